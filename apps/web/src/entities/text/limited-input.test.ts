import { countCharacters } from '@chulje/contract';
import { describe, expect, it } from 'vitest';
import { limitEdit } from './limited-input.ts';

describe('a title of 50 characters', () => {
  const full = '가'.repeat(50);

  it('passes what fits unchanged', () => {
    expect(limitEdit('가', '가나', 50)).toEqual({ text: '가나' });
  });

  it('takes out what was typed beyond, at the place where it was typed', () => {
    expect(limitEdit(full, `${full.slice(0, 10)}나${full.slice(10)}`, 50)).toEqual({ text: full, caret: 10 });
  });

  it('counts a character outside the basic plane as one and never halves it', () => {
    const { text } = limitEdit('', '𠮷'.repeat(60), 50);
    expect(text).toBe('𠮷'.repeat(50));
    expect(countCharacters(text)).toBe(50);
  });

  it('counts decomposed 한글 as the server does', () => {
    const decomposed = '한'.repeat(50).normalize('NFD');
    expect(limitEdit('', decomposed, 50)).toEqual({ text: decomposed });
  });
});
