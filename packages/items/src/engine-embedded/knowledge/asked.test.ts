import { describe, expect, it } from 'vitest';
import { knownOf, named, textOf } from '../../testing/told-texts.ts';
import { arts } from '../packs/arts.ts';
import { humanities } from '../packs/humanities.ts';
import { society } from '../packs/society.ts';
import { technology } from '../packs/technology.ts';
import { onQuestions } from './asked.ts';

describe.each([
  ['virtue', named(humanities, 'virtue')],
  ['punishment', named(society, 'punishment')],
  ['montage', named(arts, 'montage')],
  ['compression', named(technology, 'compression')],
])('%s', (_, pack) => {
  const text = textOf(pack, '설명');
  const known = knownOf(text);
  const asked = (isNegative: boolean) => onQuestions(known, '', isNegative).flatMap(({ falses }) => falses);

  it('answers what it asks of terms, differences, grounds and changes', () => {
    const [recipe] = onQuestions(known, '', false);
    for (const { text: question, evidence, reason } of recipe?.trues ?? []) {
      expect(question).toMatch(
        /무엇을 가리키는가\?$|어떤 점에서 다른가\?$|보는 근거는 무엇인가\?$|수록 어떤 변화가 나타나는가\?$/,
      );
      expect(question).not.toContain('일수록');
      expect(evidence.length).toBeGreaterThan(0);
      for (const { quote } of evidence.slice(0, 1)) expect(text).toContain(quote);
      expect(reason).toContain('에서 답을 찾을 수 있다.');
    }
    expect(recipe?.trues.length).toBeGreaterThan(4);
  });

  it('asks in vain of several of its terms, not of one alone', () => {
    const names = known.knowledge.terms.map(({ name }) => name);
    const about = new Set(asked(true).flatMap((option) => names.find((name) => option.text.includes(name)) ?? []));
    expect(about.size).toBeGreaterThan(1);
  });

  it('asks what only other tellings answer of nothing that it names, and never for the one that has no answer', () => {
    const elsewhere = asked(false).filter(({ reason }) => reason.includes('다루지 않으므로'));
    for (const { reason } of elsewhere) expect(text).not.toContain(/‘([^’]+)’/.exec(reason)?.[1]);
    expect(asked(true).filter(({ reason }) => reason.includes('다루지 않으므로'))).toEqual([]);
  });

  it('asks for no grounds in vain: what speaks for a view may be told without its holder', () => {
    expect([...asked(true), ...asked(false)].filter(({ text: question }) => question.includes('근거'))).toEqual([]);
  });
});
