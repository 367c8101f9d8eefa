import { type Evidence, type ExamFinding, type Item, keyLabel, OPTION_LABELS } from '@chulje/contract';
import { coverageOf, plainLength, shingles } from '../measure.ts';
import { locateEvidence } from '../model.ts';
import type { Said } from '../sets/fellows.ts';
import { crosses, isWorded, settles, tellsKey } from '../sets/lint-set.ts';
import { containment } from './fingerprints.ts';
import type { ReadItem, ReadSection } from './read-sections.ts';

/**
 * Rules on two items of an exam. What a work allows itself, since only some of its items may be printed, counts here:
 * the gates are those of the linter's set rules.
 */

export const COPIED_ITEM = 0.4;
/** Fewer fingerprints than this are words that any two items of a passage share. */
const FEWEST_PRINTS = 12;
/** Of the shorter of two proofs, so much is one proof. */
const SAME_EVIDENCE = 0.5;
/** An option restates words when so many of its bigrams are theirs, and so many of theirs its own. */
const OF_OPTION = 0.6;
const OF_EVIDENCE = 0.35;
const FEWEST_LETTERS = 12;

export function checkPairs(sections: readonly ReadSection[]): ExamFinding[] {
  const within = sections.flatMap(({ items, text }) =>
    pairsOf(items).flatMap(([own, other]) => {
      const same = sameEvidence(own, other, text);
      return [
        ...same,
        // What asks for one sentence twice tells itself: that is said already.
        ...(same.length > 0 ? [] : [...hint(own, other, text), ...hint(other, own, text)]),
        ...sameOptions(own, other),
        ...crossingMarks(own, other),
      ];
    }),
  );
  const items = sections.flatMap((section) => section.items);
  return [...within, ...pairsOf(items).flatMap(([own, other]) => sharedWords(own, other))];
}

const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((own, at) => list.slice(at + 1).map((other): [T, T] => [own, other]));

const place = ({ number, pasCode }: ReadItem, where: string, text: string) => ({
  name: `${number}번 ${where}`,
  pasCode,
  text,
});
const keyPlace = (item: ReadItem) => {
  const { key } = item.fellow.item;
  return place(item, `정답 ${keyLabel(key)}`, item.fellow.key?.text ?? '');
};

/** Where in the passage the key is proved. */
function proofsOf({ options, key }: Item, text: string): Evidence[] {
  return (options[key - 1]?.evidence ?? []).flatMap((evidence) =>
    evidence.source === 'passage' ? (locateEvidence(evidence, text) ?? []) : [],
  );
}

const lengthOf = (proofs: readonly Evidence[]): number => proofs.reduce((sum, { start, end }) => sum + end - start, 0);

function sameEvidence(own: ReadItem, other: ReadItem, text: string): ExamFinding[] {
  if (own.fellow.isVocabulary || other.fellow.isVocabulary) return [];
  const [proofs, others] = [proofsOf(own.fellow.item, text), proofsOf(other.fellow.item, text)];
  const shared = proofs.reduce(
    (sum, a) =>
      sum + others.reduce((all, b) => all + Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)), 0),
    0,
  );
  const least = Math.min(lengthOf(proofs), lengthOf(others));
  if (least === 0 || shared / least < SAME_EVIDENCE) return [];
  const quote = (list: readonly Evidence[]) => list.map((proof) => `“${proof.quote}”`).join(' … ');
  return [
    {
      check: '같은 근거',
      severity: 'error',
      message: `${own.number}번과 ${other.number}번이 같은 문장을 묻습니다.`,
      places: [place(own, '정답의 근거', quote(proofs)), place(other, '정답의 근거', quote(others))],
    },
  ];
}

/** Whether words that are so say what the key of an item rests on. */
function restates(bigrams: ReadonlySet<string>, proof: ReadonlySet<string>): boolean {
  return coverageOf(bigrams, proof) >= OF_OPTION && coverageOf(proof, bigrams) >= OF_EVIDENCE;
}

/** What of one item tells the answer of another: a true option, the stem or 〈보기〉. */
function hint(own: ReadItem, other: ReadItem, text: string): ExamFinding[] {
  if (own.fellow.isVocabulary || other.fellow.isVocabulary) return [];
  const proof = shingles(
    proofsOf(other.fellow.item, text)
      .map(({ quote }) => quote)
      .join(' '),
    2,
  );
  const tells = (option: Said) =>
    option.isTrue &&
    option !== own.fellow.key &&
    (settles(option, other.fellow.key) ||
      (plainLength(option.text) >= FEWEST_LETTERS && restates(option.bigrams, proof)));
  const telling = own.fellow.options.flatMap((option, at) => {
    const label = OPTION_LABELS[at];
    return label && tells(option) ? [{ where: label as string, text: option.text }] : [];
  });
  if (tellsKey(own.fellow, other.fellow)) {
    const { material, stem } = own.fellow.item;
    telling.push(material ? { where: '보기', text: material.text } : { where: '발문', text: stem });
  }
  if (telling.length === 0) return [];
  return [
    {
      check: '힌트',
      severity: 'warning',
      message: `${own.number}번 ${telling.map(({ where }) => where).join(', ')}에서 ${other.number}번의 답을 알 수 있습니다.`,
      places: [...telling.map(({ where, text: said }) => place(own, where, said)), keyPlace(other)],
    },
  ];
}

function sameOptions(own: ReadItem, other: ReadItem): ExamFinding[] {
  return own.fellow.options.flatMap(({ text, bare }, at) => {
    const twin = isWorded(text) ? other.fellow.options.findIndex((option) => option.bare === bare) : -1;
    if (twin < 0) return [];
    const [label, others] = [OPTION_LABELS[at] ?? '', OPTION_LABELS[twin] ?? ''];
    return [
      {
        check: '문항 구성' as const,
        severity: 'error' as const,
        message: `같은 선택지가 두 번 있습니다: ${own.number}번 ${label}, ${other.number}번 ${others}`,
        places: [place(own, label, text), place(other, others, other.fellow.options[twin]?.text ?? '')],
      },
    ];
  });
}

function crossingMarks(own: ReadItem, other: ReadItem): ExamFinding[] {
  const quote = ({ symbol, quote: words = '' }: Item['marks'][number]) => `${symbol} ${words}`;
  return own.fellow.item.marks.flatMap((a) => {
    const b = other.fellow.item.marks.find((mark) => crosses(a, mark));
    return b
      ? [
          {
            check: '문항 구성' as const,
            severity: 'warning' as const,
            message: `${own.number}번과 ${other.number}번의 표시가 지문에서 엇갈려 겹칩니다.`,
            places: [place(own, '표시', quote(a)), place(other, '표시', quote(b))],
          },
        ]
      : [];
  });
}

/** Items that say the same, wherever their passages are. */
function sharedWords(own: ReadItem, other: ReadItem): ExamFinding[] {
  if (Math.min(own.prints.size, other.prints.size) < FEWEST_PRINTS) return [];
  const share = containment(own.prints, other.prints);
  if (share < COPIED_ITEM) return [];
  const said = (item: ReadItem) =>
    place(item, '선택지', item.fellow.item.options.map(({ text }, at) => `${OPTION_LABELS[at]} ${text}`).join('\n'));
  return [
    {
      check: '문항 겹침',
      severity: 'error',
      message: `${own.number}번과 ${other.number}번이 ${Math.round(share * 100)}% 겹칩니다.`,
      places: [said(own), said(other)],
    },
  ];
}
