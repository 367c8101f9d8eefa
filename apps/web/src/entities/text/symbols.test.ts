import { SYMBOL_SETS } from '@chulje/contract';
import { describe, expect, it } from 'vitest';
import { SYMBOL_PALETTE, symbolOfKey } from './symbols.ts';

const press = (code: string, keys = {}) => ({
  code,
  ctrlKey: true,
  altKey: true,
  shiftKey: false,
  metaKey: false,
  ...keys,
});

describe('the symbol keys', () => {
  it('reach every symbol of the four sets by a key of its own', () => {
    const reached = SYMBOL_PALETTE.flat().map(({ code }) => symbolOfKey(press(code)));
    expect(reached).toEqual(SYMBOL_SETS.flat());
    expect(new Set(SYMBOL_PALETTE.flat().map(({ shortcut }) => shortcut)).size).toBe(20);
  });

  it('leave typing and other shortcuts alone', () => {
    expect(symbolOfKey(press('KeyQ', { altKey: false }))).toBeUndefined();
    expect(symbolOfKey(press('KeyQ', { shiftKey: true }))).toBeUndefined();
    expect(symbolOfKey(press('KeyY'))).toBeUndefined();
  });
});
