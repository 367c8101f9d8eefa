import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExamFinding, Item, Option } from '@chulje/contract';
import { describe, expect, it } from 'vitest';
import { quoteEvidence, splitSentences } from '../model.ts';
import { type Option as PackOption, PackSchema, type Passage, passageText } from '../packs/schema.ts';
import { GOOD_ITEM, GOOD_PASSAGE } from '../testing/good-item.ts';
import { checkExam } from './check-exam.ts';
import { containment, fingerprintsOf } from './fingerprints.ts';
import type { CheckedSection } from './read-sections.ts';

const FOLDER = fileURLToPath(new URL('../../packs/', import.meta.url));
const packs = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('/') && file.endsWith('.json'))
  .map((file) => PackSchema.parse(JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8'))));
const passages = packs.flatMap((pack) => pack.passages);

const PROOF = splitSentences(GOOD_PASSAGE);
const option = (text: string, sentence: number): Option => ({
  ...(GOOD_ITEM.options[0] as Option),
  text,
  evidence: PROOF[sentence] ? [quoteEvidence(GOOD_PASSAGE, PROOF[sentence].start, PROOF[sentence].end)] : [],
});
/** Five options that say nothing of each other or of those of another letter. */
const strange = (letter: number): Option[] =>
  [0, 1, 2, 3, 4].map((at) =>
    option(
      `${String.fromCharCode(...Array.from({ length: 16 }, (_, i) => 0xac00 + letter * 600 + at * 90 + i * 5))}다.`,
      -1,
    ),
  );
const item = (letter: number, change: Partial<Item> = {}): Item => ({
  ...GOOD_ITEM,
  key: (letter % 5) + 1,
  options: strange(letter),
  ...change,
});
const put = (options: Option[], at: number, given: Option) => options.with(at, given);

function exam(...sections: (Partial<CheckedSection> & { of: Item[] })[]): CheckedSection[] {
  let number = 0;
  return sections.map(({ of, ...section }, at) => ({
    pasCode: `work-${at}`,
    title: `지문 ${at + 1}`,
    keyword: '',
    text: GOOD_PASSAGE,
    items: of.map((each) => {
      number += 1;
      return { number, item: each };
    }),
    ...section,
  }));
}
const OTHER_PASSAGE = passageText(passages[0] as Passage);
const checksOf = (findings: ExamFinding[]) => findings.map(({ check }) => check);

describe('an exam as a whole', () => {
  it('has nothing to be said of when its passages and items have nothing in common', () => {
    expect(checkExam(exam({ of: [item(0), item(1)] }, { of: [item(2)], text: OTHER_PASSAGE }))).toEqual([]);
  });

  it('names two passages that share a quarter of their words, and the words', () => {
    const copied = GOOD_PASSAGE.split('\n')[1] ?? '';
    const [finding] = checkExam(
      exam({ of: [item(0)] }, { of: [item(1)], text: `${OTHER_PASSAGE.slice(0, 600)}\n${copied}` }),
    );
    expect(finding).toMatchObject({ check: '지문 겹침', severity: 'error' });
    expect(finding?.message).toMatch(/^1번 지문과 2번 지문이 \d+% 겹칩니다\.$/);
    for (const { text } of finding?.places ?? []) expect(text).toContain('역선택이 일어날 수 있다');
  });

  it('names two items whose keys rest on the same words', () => {
    const a = item(0, { options: put(strange(0), 0, option('보증은 신호이다.', 8)) });
    const b = item(1, { options: put(strange(1), 1, option('수리의 약속은 값을 올린다.', 8)) });
    const [finding] = checkExam(exam({ of: [a, b] }));
    expect(finding).toMatchObject({ check: '같은 근거', message: '1번과 2번이 같은 문장을 묻습니다.' });
    expect(finding?.places.map(({ name }) => name)).toEqual(['1번 정답의 근거', '2번 정답의 근거']);
  });

  it('names the option that tells the answer of another item, and shows that answer beside it', () => {
    const a = item(0, {
      options: put(strange(0), 3, option('보증은 신호로서 힘을 가지려면 비용의 차이가 있어야 한다.', 8)),
    });
    const b = item(1, {
      options: put(strange(1), 1, option('보증은 신호로서 힘을 가지려면 비용의 차이가 없어야 한다.', 8)),
    });
    const [finding] = checkExam(exam({ of: [a, b] }));
    expect(finding).toMatchObject({ check: '힌트', message: '1번 ④에서 2번의 답을 알 수 있습니다.' });
    expect(finding?.places.map(({ name }) => name)).toEqual(['1번 ④', '2번 정답 ②']);
  });

  it('names the same topic twice, and the same items', () => {
    const found = checkExam(
      exam(
        { of: [GOOD_ITEM], keyword: '역 선택' },
        { of: [{ ...GOOD_ITEM, key: 2 }], keyword: '역선택', text: OTHER_PASSAGE },
      ),
    );
    expect(checksOf(found)).toEqual(['문항 겹침', '같은 제재']);
  });

  it('counts keys and runs over all passages, and names vocabulary items of one passage', () => {
    const same = [0, 1, 2, 3, 4].map((at) => item(at, { key: 3 }));
    const found = checkExam(exam({ of: same.slice(0, 2) }, { of: same.slice(2), text: OTHER_PASSAGE }));
    expect(found.map(({ message }) => message)).toEqual([
      '정답이 ③인 문항이 5개입니다. 5문항에서는 2개까지가 고릅니다.',
      '1～5번의 정답이 모두 같은 번호입니다.',
    ]);
    const words = [item(0, { pattern: '어휘 및 문법' }), item(1, { pattern: '어휘 및 문법' })];
    expect(checkExam(exam({ of: words }))[0]?.message).toContain('1번, 2번');
  });

  it('names an option that stands twice', () => {
    const twin = put(strange(1), 0, strange(0)[2] as Option);
    const [finding] = checkExam(exam({ of: [item(0), item(1, { options: twin })] }));
    expect(finding?.message).toBe('같은 선택지가 두 번 있습니다: 1번 ③, 2번 ①');
  });
});

describe('fingerprints', () => {
  it('find a quarter of a passage copied into another, wherever it stands', () => {
    for (const [at, own] of passages.slice(0, 20).entries()) {
      const text = passageText(own);
      const other = passageText(passages[(at + 30) % passages.length] as Passage);
      const length = Math.ceil(Math.min(text.length, other.length) * 0.3);
      const copied = `${other.slice(0, 300)}${text.slice(200, 200 + length)}${other.slice(300, other.length - length)}`;
      expect(containment(fingerprintsOf(text), fingerprintsOf(copied))).toBeGreaterThanOrEqual(0.25);
    }
  });

  it('accuse no two passages of the packs, of one topic or of two', () => {
    const prints = passages.map((passage) => fingerprintsOf(passageText(passage)));
    const shares = prints.flatMap((own, at) => prints.slice(at + 1).map((other) => containment(own, other)));
    expect(Math.max(...shares)).toBeLessThan(0.25);
  });
});

/** Options of the packs: what facts each rests on is known, and so is which pairs tell each other and which have nothing in common. */
function planted(count: number): { hints: CheckedSection[][]; clean: CheckedSection[][] } {
  const hints: CheckedSection[][] = [];
  const clean: CheckedSection[][] = [];
  for (const [at, passage] of passages.entries()) {
    const text = passageText(passage);
    const { facts, inferences } = passage.pools;
    const keys = facts.filter(({ op }) => op !== 'D0');
    const truths = inferences.filter(({ op }) => op === 'D0');
    const key = keys[at % keys.length];
    const truth = truths.find((one) => key && !one.facts.some((fact) => key.facts.includes(fact)));
    if (key && truth) clean.push(two(passage, text, truth, key));
    const trueKey = facts.filter(({ op }) => op === 'D0')[at % 5];
    const other = truths.findLast((one) => trueKey && !one.facts.some((fact) => trueKey.facts.includes(fact)));
    if (trueKey && other) clean.push(two(passage, text, other, trueKey));
    for (const telling of [key, trueKey])
      if (telling)
        hints.push(two(passage, text, { ...telling, say: retold(passage, telling, hints.length), op: 'D0' }, telling));
  }
  return { hints: hints.slice(0, count), clean: clean.slice(0, count) };
}

/** What a key rests on, told as a true option would tell it: the sentence, its end, its words in other order, or one word less in four. */
function retold({ paragraphs }: Passage, { facts }: PackOption, way: number): string {
  const sentence =
    paragraphs.flatMap(({ sentences }) => sentences).find((one) => one.facts.some((fact) => facts.includes(fact)))
      ?.say ?? '';
  const words = sentence.split(' ');
  switch (way % 4) {
    case 0:
      return sentence;
    case 1:
      return words.slice(Math.floor(words.length / 4)).join(' ');
    case 2:
      return [...words.slice(2, -1), ...words.slice(0, 2), ...words.slice(-1)].join(' ');
    default:
      return words.filter((_, at) => at % 4 !== 2).join(' ');
  }
}

function two({ paragraphs }: Passage, text: string, truth: PackOption, key: PackOption): CheckedSection[] {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const made = ({ say, facts }: PackOption): Option => ({
    ...option(say, -1),
    evidence: sentences
      .filter((sentence) => sentence.facts.some((fact) => facts.includes(fact)))
      .map(({ say: quote }) => quoteEvidence(text, text.indexOf(quote), text.indexOf(quote) + quote.length)),
  });
  const style = key.op === 'D0' ? '긍정형' : '부정형';
  const telling = item(0, { options: put(strange(0), 1, made(truth)), style: '부정형' });
  return exam({ of: [telling, item(1, { options: put(strange(1), 1, made(key)), style, key: 2 })], text });
}

it('finds nine planted hints in ten, and accuses no more than one clean pair in twenty', () => {
  const { hints, clean } = planted(100);
  expect([hints.length, clean.length]).toEqual([100, 100]);
  const accused = (pairs: CheckedSection[][]) =>
    pairs.filter((pair) => checksOf(checkExam(pair)).includes('힌트')).length;
  expect(accused(hints)).toBeGreaterThanOrEqual(90);
  expect(accused(clean)).toBeLessThanOrEqual(5);
});
