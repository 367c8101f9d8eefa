import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findTopic, makePassage, suggestTopics } from '../make-passage.ts';
import { PACKS } from '../packs/index.ts';
import { findPack, rankPacks } from './search.ts';

const OFFERED = 3;

/** The lines of teachers-topics.txt, a case for each topic. */
const CASES = readFileSync(new URL('./teachers-topics.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[=?-] /.test(line))
  .flatMap((line) => {
    const [head = '', ...topics] = line.split('|').map((part) => part.trim());
    const [kind = '', ...ids] = head.split(' ');
    return topics.map((topic) => ({ kind, ids, topic }));
  });
const ofKind = (kind: string) => CASES.filter((one) => one.kind === kind);
const offered = (topic: string) =>
  rankPacks(topic)
    .slice(0, OFFERED)
    .map(({ id }) => id);

it('is held against hundreds of topics, none of them twice, that name a pack, come near one, or neither', () => {
  const topics = CASES.map(({ topic }) => topic);
  expect(topics.filter((topic, at) => topics.indexOf(topic) !== at)).toEqual([]);
  expect(ofKind('=').length).toBeGreaterThanOrEqual(400);
  expect(ofKind('?').length).toBeGreaterThanOrEqual(100);
  expect(ofKind('-').length).toBeGreaterThanOrEqual(200);
  const ids = new Set(PACKS.map(({ id }) => id));
  expect(CASES.flatMap((one) => one.ids).filter((id) => !ids.has(id))).toEqual([]);
});

it('gives teachers the pack that their topic names', () => {
  const found = ofKind('=').map(({ topic }) => [topic, findPack(topic)?.pack.id]);
  expect(found).toEqual(ofKind('=').map(({ topic, ids }) => [topic, ids[0]]));
});

it('gives no pack to any other topic of theirs', () => {
  const wrong = [...ofKind('?'), ...ofKind('-')].filter(({ topic }) => findPack(topic));
  expect(wrong).toEqual([]);
});

it('offers the packs that their topic comes near', () => {
  const missed = ofKind('?')
    .map(({ topic, ids }) => ({ topic, ids, offered: offered(topic) }))
    .filter((one) => !one.ids.every((id) => one.offered.includes(id)));
  expect(missed).toEqual([]);
});

it('gives none for nonsense or nothing', () => {
  expect(
    ['ㅁㄴㅇㄹ', '쾅쾅뿅뿅', '', '  ', '의', '무엇인가', '개념의 이해', '금리ㅋ', '칸트 美學'].filter(findPack),
  ).toEqual([]);
});

it('finds every pack by every name: without spaces, framed, in capitals, between signs', () => {
  const lost = PACKS.flatMap((pack) =>
    [pack.topic, ...pack.aliases]
      .flatMap((name) => [name, name.replaceAll(' ', ''), `${name}의 원리`, ` ‘${name.toUpperCase()}’ `])
      .filter((name) => findPack(name)?.pack !== pack),
  );
  expect(lost).toEqual([]);
});

it('gives no pack by a word that is only near, and offers it', () => {
  const words = PACKS.flatMap((pack) => pack.near.map((word) => ({ word, pack })));
  expect(words.filter(({ word }) => findPack(word)).map(({ word }) => word)).toEqual([]);
  const many = (word: string) => words.filter((other) => other.word === word).length > OFFERED;
  expect(words.filter(({ word, pack }) => !many(word) && !offered(word).includes(pack.id))).toEqual([]);
});

it('writes nothing on a topic it does not know, and offers the three nearest', () => {
  expect(makePassage({ topic: '행복이란 무엇인가', seed: 1 })).toEqual({ ok: false });
  expect(suggestTopics('행복이란 무엇인가', '인문')).toHaveLength(OFFERED);
  expect(suggestTopics('세포 분열', '과학')[0]?.topic).toContain('세포');
});

it('names both topics where two are typed, and takes neither', () => {
  expect(findTopic('금리와 환율')).toBeUndefined();
  expect(
    new Set(
      suggestTopics('금리와 환율')
        .slice(0, 2)
        .map(({ topic }) => topic),
    ),
  ).toEqual(new Set(['통화 정책과 중앙은행', '환율의 결정과 변동']));
});

it('suggests more of the chosen field when nothing is typed', () => {
  const topics = suggestTopics('', '예술');
  expect(topics).toHaveLength(12);
  expect(new Set(topics.map(({ field }) => field))).toEqual(new Set(['예술']));
});
