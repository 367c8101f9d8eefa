import { readFileSync } from 'node:fs';
import { garuTagger } from '@chulje/korean';
import { expect, it } from 'vitest';
import { makeItem } from '../make-item.ts';
import { MEANS } from './means.ts';
import { textReader } from './reading.ts';

const SOURCES = { packs: [], read: textReader(garuTagger()) };
const text = readFileSync(new URL('../testing/auctions.txt', import.meta.url), 'utf8').trim();

it('keys on two means whose cues stand in the text and offers with each false option one of which nothing hints', () => {
  const absent = MEANS.filter(({ hint }) => !hint.test(text)).flatMap(({ said }) => said);
  for (const seed of [1, 2, 3, 4, 5]) {
    const made = makeItem({ passage: { text }, type: '내용 전개 방식', seed }, SOURCES);
    if (!made.ok) throw new Error(made.reason);
    for (const [at, option] of made.item.options.entries())
      expect(absent.some((said) => option.text.includes(said))).toBe(at !== made.item.key - 1);
    expect(made.via?.map(({ rule }) => rule).filter((rule) => rule === 'means-shown')).toHaveLength(1);
  }
});

it('keys on what nearly every text does only where it shows no two others', () => {
  const plain = MEANS.filter(({ isPlain }) => isPlain).flatMap(({ said }) => said);
  for (const seed of [1, 2, 3, 4, 5]) {
    const made = makeItem({ passage: { text }, type: '내용 전개 방식', seed }, SOURCES);
    if (!made.ok) throw new Error(made.reason);
    const key = made.item.options[made.item.key - 1]?.text ?? '';
    expect(plain.filter((said) => key.includes(said))).toEqual([]);
  }
});

it('counts as holders of views only those that the text names', () => {
  const told = (names: readonly string[]) => names.map((name) => `${name} 그것을 옳다고 보았다.`).join(' ');
  const reading = (names: readonly string[]) =>
    makeItem(
      {
        passage: {
          text: `${told(names)} 그는 이를 반박하였다. 자유란 구속이 없는 상태를 말한다.`,
        },
        type: '내용 전개 방식',
        seed: 1,
      },
      SOURCES,
    ).ok;
  expect(reading(['흄은', '칸트는', '밀은'])).toBe(true);
  expect(reading(['흄은', '흄은', '흄은'])).toBe(false);
});

it('keys on two means that different sentences show, in the words of the option', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const made = makeItem({ passage: { text }, type: '내용 전개 방식', seed }, SOURCES);
    if (!made.ok) throw new Error(made.reason);
    const key = made.item.options[made.item.key - 1];
    const [one, other] = key?.evidence ?? [];
    expect(one && other && (one.end < other.start || other.end < one.start)).toBe(true);
    for (const half of key?.text.replace(/ ?있다\.$/, '').split(/(?<=고) (?=.*고$)/) ?? [])
      expect(key?.reason).toContain(half);
  }
});

it('says of no text with letters for quantities that it uses no formula', () => {
  const formulae = MEANS.find(({ said: [first] }) => first.includes('수식'));
  for (const said of ['비용은 y의 절반이다.', '값은 두 배로 늘어난다.', '점 A에서 잰다.', '그 비율이 크다.'])
    expect(formulae?.hint.test(said), said).toBe(true);
});
