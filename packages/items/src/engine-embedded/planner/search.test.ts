import { expect, it } from 'vitest';
import { makePassage, suggestTopics } from '../make-passage.ts';
import { PACKS } from '../packs/index.ts';
import type { Field } from '../packs/pack.ts';
import { findPack } from './search.ts';

it.each<[query: string, field: Field, id: string | undefined, why: string]>([
  ['귀납 추론의 정당화', '인문', 'induction', 'its own name'],
  ['귀납추론', '인문', 'induction', 'no space'],
  ['귀납 추론은 정당화 될 수 있는가', '인문', 'induction', 'particles and other words'],
  ['귀납의 문제와 흄', '인문', 'induction', 'an alias among other words'],
  ['원근', '예술', 'perspective', 'a part of the name'],
  ['르네상스의 원근법에 대하여', '예술', 'perspective', 'particles and empty words'],
  ['역선택이란 무엇인가', '사회', 'adverse-selection', 'a definition asked for'],
  ['정보비대칭', '사회', 'adverse-selection', 'an alias without its space'],
  ['삼투압의 원리', '과학', 'osmosis', 'an alias with an empty word'],
  ['세포막을 통한 물의 이동', '과학', 'osmosis', 'the same words in another order'],
  ['해밍 코드', '기술', 'error-codes', 'the word teachers use'],
  ['패리티비트', '기술', 'error-codes', 'an alias without its space'],
  ['원근법', '과학', 'perspective', 'another field chosen'],
  ['양자 역학의 해석', '과학', undefined, 'a topic no pack knows'],
  ['조선 후기의 풍속화', '예술', undefined, 'a topic no pack knows'],
  ['세포 분열', '과학', undefined, 'one common word'],
  ['정보', '사회', undefined, 'a word too wide'],
  ['비대칭 암호', '기술', 'public-key', 'a word that another topic shares'],
  ['ㅁㄴㅇㄹ', '기술', undefined, 'nonsense'],
  ['', '인문', undefined, 'nothing'],
])('%s in %s gives %s: %s', (query, field, id) => {
  expect(findPack(query, field)?.pack.id).toBe(id);
});

it('finds every pack by every name, with and without spaces, in any field', () => {
  const lost = PACKS.flatMap((pack) =>
    [pack.topic, ...pack.aliases]
      .flatMap((name) => [name, name.replaceAll(' ', ''), `${name}에 대한 이해`])
      .filter((name) => findPack(name, '인문')?.pack !== pack),
  );
  expect(lost).toEqual([]);
});

it('names the nearest topics when it knows none', () => {
  const made = makePassage({ field: '과학', topic: '세포 분열', seed: 1 });
  expect(made).toMatchObject({ ok: false, nearest: expect.any(Array) });
  expect(made.ok || made.nearest.length).toBe(3);
  // Topics that know cells come before those that do not.
  expect(made.ok || made.nearest[0]?.topic).toContain('세포');
});

it('suggests the topics of the chosen field first when nothing is typed', () => {
  expect(suggestTopics('예술', '', 1)).toEqual([expect.objectContaining({ field: '예술' })]);
  expect(suggestTopics(undefined, '해밍', 1)).toEqual([{ field: '기술', topic: '오류 검출과 정정 부호' }]);
  expect(suggestTopics('사회', '', 1000)).toHaveLength(PACKS.length);
});
