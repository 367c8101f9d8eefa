import { readFileSync } from 'node:fs';
import type { Field } from '@chulje/contract';
import { expect, it } from 'vitest';
import { findTopic, rankTopics, suggestTopics } from './find-topic.ts';
import { TOPICS } from './topics.ts';

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
  rankTopics(topic)
    .slice(0, OFFERED)
    .map(({ id }) => id);

it('is held against hundreds of topics, none of them twice, that name one, come near one, or neither', () => {
  const topics = CASES.map(({ topic }) => topic);
  expect(topics.filter((topic, at) => topics.indexOf(topic) !== at)).toEqual([]);
  expect(ofKind('=').length).toBeGreaterThanOrEqual(400);
  expect(ofKind('?').length).toBeGreaterThanOrEqual(100);
  expect(ofKind('-').length).toBeGreaterThanOrEqual(200);
  const ids = new Set(TOPICS.map(({ id }) => id));
  expect(CASES.flatMap((one) => one.ids).filter((id) => !ids.has(id))).toEqual([]);
});

it('gives teachers the topic that their words name', () => {
  const found = ofKind('=').map(({ topic }) => [topic, findTopic(topic)?.id]);
  expect(found).toEqual(ofKind('=').map(({ topic, ids }) => [topic, ids[0]]));
});

it('gives none to any other words of theirs', () => {
  const wrong = [...ofKind('?'), ...ofKind('-')].filter(({ topic }) => findTopic(topic));
  expect(wrong).toEqual([]);
});

it('offers those that their words come near', () => {
  const missed = ofKind('?')
    .map(({ topic, ids }) => ({ topic, ids, offered: offered(topic) }))
    .filter((one) => !one.ids.every((id) => one.offered.includes(id)));
  expect(missed).toEqual([]);
});

it('gives none for nonsense or nothing', () => {
  expect(
    ['ㅁㄴㅇㄹ', '쾅쾅뿅뿅', '', '  ', '의', '무엇인가', '개념의 이해', '금리ㅋ', '칸트 美學'].filter(findTopic),
  ).toEqual([]);
});

it('finds every topic by every name: without spaces, framed, in capitals, between signs', () => {
  const lost = TOPICS.flatMap((topic) =>
    [topic.topic, ...topic.aliases]
      .flatMap((name) => [name, name.replaceAll(' ', ''), `${name}의 원리`, ` ‘${name.toUpperCase()}’ `])
      .filter((name) => findTopic(name) !== topic),
  );
  expect(lost).toEqual([]);
});

it('gives none by a word that is only near, and offers it', () => {
  const words = TOPICS.flatMap((topic) => topic.near.map((word) => ({ word, topic })));
  expect(words.filter(({ word }) => findTopic(word)).map(({ word }) => word)).toEqual([]);
  const many = (word: string) => words.filter((other) => other.word === word).length > OFFERED;
  expect(words.filter(({ word, topic }) => !many(word) && !offered(word).includes(topic.id))).toEqual([]);
});

it('offers the nearest of those that have passages where it knows none', () => {
  expect(suggestTopics('행복이란 무엇인가', '인문')).toHaveLength(OFFERED);
  expect(suggestTopics('세포막의 구조', '과학')[0]?.topic).toContain('세포');
});

it.each<[string, Field, Field]>([
  ['무역', '인문', '사회'],
  ['광합성', '과학', '과학'],
  ['지문 인식', '기술', '기술'],
  ['상속', '사회', '사회'],
  ['민화', '예술', '예술'],
  ['기후 변화', '과학', '과학'],
])(
  'offers for %s, to which nothing is near, what else its field has and nothing that only looks alike',
  (query, chosen, field) => {
    expect(new Set(suggestTopics(query, chosen).map((topic) => topic.field))).toEqual(new Set([field]));
  },
);

it('takes a mistyped letter for what it is, but no word for another', () => {
  expect(suggestTopics('엔트로퍼', '인문')[0]?.topic).toContain('엔트로피');
  expect(suggestTopics('진리', '인문').map(({ topic }) => topic)).not.toContain('통화 정책과 중앙은행');
});

it('takes neither where two are typed, though it knows both', () => {
  expect(findTopic('금리와 환율')).toBeUndefined();
  expect(
    new Set(
      rankTopics('금리와 환율')
        .slice(0, 2)
        .map(({ topic }) => topic),
    ),
  ).toEqual(new Set(['통화 정책과 중앙은행', '환율의 결정과 변동']));
});

it('knows a topic whose passages are still being written, and offers it to nobody', () => {
  const [written] = TOPICS.filter(({ passages }) => passages.length === 0);
  expect(written && findTopic(written.topic)).toBe(written);
  expect(written && suggestTopics(written.topic)).not.toContain(written);
});

it('suggests those of the chosen field when nothing is typed', () => {
  const topics = suggestTopics('', '예술');
  expect(topics.length).toBeGreaterThan(0);
  expect(new Set(topics.map(({ field }) => field))).toEqual(new Set(['예술']));
});
