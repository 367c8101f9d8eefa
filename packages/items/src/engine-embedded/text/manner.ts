import { josa } from '@chulje/korean';
import { quoteEvidence, type Sentence, splitSentences } from '../../model.ts';
import { shuffle } from '../../random.ts';
import type { Prepared } from '../makers.ts';
import { type Candidate, type ItemType, writeItem } from '../write-item.ts';
import { chooseOptions } from './choose-options.ts';
import { MEANS, type Means } from './means.ts';
import type { Reading } from './reading.ts';

interface Done {
  means: Means;
  places: readonly Sentence[];
}

const TOO_PLAIN = '이 지문에는 전개 방식을 물을 만큼 뚜렷한 방식이 부족합니다.';

/** F10: two means that the text certainly uses, beside pairs of which at least one is nowhere in it. */
export function prepareManner(reading: Reading, type: ItemType): Prepared {
  const { text } = reading;
  const done = doneIn(reading);
  const undone = undoneIn(text);
  // What no reader expects of such a text only where the rest makes no item.
  const near = undone.filter(({ isFar }) => !isFar);
  if (done.length < 2 || undone.length < OTHERS) return { refusal: TOO_PLAIN };
  const pairs = done.flatMap((first, at) => done.slice(at + 1).flatMap((second) => shownApart(first, second)));
  if (pairs.length === 0) return { refusal: TOO_PLAIN };
  const ways = Array.from({ length: WORDINGS }, (_, wording) =>
    pairs.map((pair, at) => ({ pair, at, wording })),
  ).flat();
  return {
    draw: (draw) => {
      const inTurn = tellingFirst(shuffle(ways, draw.random));
      const tries = [near, undone].flatMap((pool) => inTurn.map((way) => ({ ...way, pool })));
      for (const { pair, at, wording, pool } of tries) {
        const [first, second] = pair;
        const halves = sayBoth(first.means, second.means, wording);
        if (!halves) continue;
        const said = { first: { ...first, said: halves[0] }, second: { ...second, said: halves[1] } };
        const others = done.filter(({ means }) => !pair.some((half) => half.means === means));
        for (const chosen of windows(pool, at + wording)) {
          const falses = chosen.flatMap(
            (means, turn) => mixed(text, said, others, chosen, { means, turn, wording }) ?? [],
          );
          const drawn = chooseOptions({ trues: [keyOf(text, pair, halves)], falses }, draw);
          if (!drawn) continue;
          draw.keepVia(drawn.options);
          return writeItem({ stem: type.statement }, drawn.options, drawn.key, type, draw.difficulty);
        }
      }
      return undefined;
    },
  };
}

/** Pairs of means that tell texts apart come before those with one, and with two, that nearly every text has. */
const tellingFirst = <Way extends { pair: readonly Done[] }>(ways: readonly Way[]): Way[] => {
  const plain = ({ pair }: Way) => pair.filter(({ means }) => means.isPlain).length;
  return [...ways].sort((a, b) => plain(a) - plain(b));
};

/** Two means, each with a sentence that shows it, which are neither one nor next to each other: none where no two are. */
function shownApart(first: Done, second: Done): (readonly [Done, Done])[] {
  for (const one of first.places)
    for (const other of second.places)
      if (Math.max(one.start, other.start) > Math.min(one.end, other.end) + GAP)
        return [
          [
            { ...first, places: [one] },
            { ...second, places: [other] },
          ],
        ];
  return [];
}

/** What may part two sentences that follow each other. */
const GAP = 2;

/** The means of which no word hints. */
const undoneIn = (text: string): Means[] => MEANS.filter(({ hint, isCommon }) => !isCommon && !hint.test(text));

/** The means that cues show for certain, with the sentences that show them. */
function doneIn({ text, topicOf }: Reading): Done[] {
  const sentences = splitSentences(text);
  return MEANS.flatMap((means): Done[] => {
    const places = means.cue ? sentences.filter((sentence) => means.cue?.test(sentence.text)) : [];
    const isShown =
      places.length > 0 &&
      places.length >= (means.needed ?? 1) &&
      (means.beside?.test(text) ?? true) &&
      (means.holders === undefined || new Set(places.map(topicOf)).size >= means.holders);
    return isShown ? [{ means, places }] : [];
  });
}

const keyOf = (text: string, [first, second]: readonly [Done, Done], halves: readonly [string, string]): Candidate => ({
  text: join(...halves),
  operation: 'D0',
  reason: `${tell(first, halves[0])} ${tell(second, halves[1])}`,
  evidence: [first, second].flatMap(({ places }) => evidenceOf(text, places)),
  via: { rule: 'means-shown', claim: [first, second].map(({ means }) => means.said[0]).join(' / '), guards: CUES },
});

/** What the two rules of this type rest on. */
const CUES = ['cue-in-sentence'];
const NO_HINTS = ['no-hint-in-text'];

const OTHERS = 4;
const WORDINGS = 3;
/** Of so many the falsehoods of one item are taken: no half stands in more than two of them. */
const WINDOW = 6;

/** Runs of what is not done, each beginning elsewhere. */
function windows(undone: readonly Means[], from: number): Means[][] {
  const starts = undone.length <= WINDOW ? [0] : [0, WINDOW / 2];
  return starts.map((start) =>
    Array.from(
      { length: Math.min(WINDOW, undone.length) },
      (_, at) => undone[(from * WINDOW + start + at) % undone.length] as Means,
    ),
  );
}

const join = (first: string, second: string): string => `${first}고 ${second}고 있다.`;

/** Ways of saying the means, the one asked for first. */
const waysOf = ({ said }: Means, wording: number): string[] =>
  said.map((_, at) => said[(wording + at) % said.length] ?? said[0]);

/** Words that may well stand twice in an option. */
const SMALL = /^(?:이를|이에|그에|한|두|들어|따라|따른|대한|된|서로|여러|다른|함께)$/;
/** What a word begins with, whatever its ending: 제시하여 and 제시한 are one. */
const roots = (said: string): string[] =>
  said
    .split(' ')
    .filter((word) => !SMALL.test(word))
    .map((word) => word.slice(0, 2));

const repeatsNone = (first: string, second: string): boolean => {
  const held = new Set(roots(first));
  return !roots(second).some((root) => held.has(root));
};

/** Both means in words of which none comes twice. */
function sayBoth(first: Means, second: Means, wording: number): [string, string] | undefined {
  for (const one of waysOf(first, wording))
    for (const other of waysOf(second, wording)) if (repeatsNone(one, other)) return [one, other];
  return undefined;
}

interface Said extends Done {
  said: string;
}

/**
 * What is not done beside one of the two that are, in their very words, or beside a third, or with another that is not
 * done: the key neither begins nor ends as no other option does, and no half stands in most of them.
 */
function mixed(
  text: string,
  { first, second }: { first: Said; second: Said },
  others: readonly Done[],
  undone: readonly Means[],
  { means, turn, wording }: { means: Means; turn: number; wording: number },
): Candidate | undefined {
  const beside = [first, second][turn % 3];
  if (beside) {
    const said = waysOf(means, wording).find((way) => repeatsNone(beside.said, way));
    if (said === undefined) return undefined;
    return falsehood(text, beside, beside === first ? [beside.said, said] : [said, beside.said], [said]);
  }
  const third = others[Math.floor(turn / 3) % Math.max(1, others.length)];
  const partner = third?.means ?? undone[(turn + 1) % undone.length];
  const both = partner && partner !== means ? sayBoth(partner, means, wording) : undefined;
  return both && falsehood(text, third ?? first, both, third ? both.slice(1) : both);
}

function falsehood(
  text: string,
  beside: Done,
  halves: readonly [string, string],
  absent: readonly string[],
): Candidate {
  const shown = halves.find((said) => !absent.includes(said));
  const missing = absent.map((said) => `${said}는 부분`).join('이나 ');
  return {
    text: join(...halves),
    operation: 'D6',
    reason: shown ? `${tell(beside, shown)} 그러나 ${missing}은 윗글에 없다.` : `${missing}은 윗글에 없다.`,
    evidence: evidenceOf(text, beside.places),
    via: { rule: 'means-absent', claim: absent.join(' / '), guards: NO_HINTS },
  };
}

function tell({ places }: Done, said: string): string {
  const [place] = places;
  const quote = place?.text ?? '';
  return `${(place?.paragraph ?? 0) + 1}문단의 ${josa(`“${quote}”`, '과/와')} 같은 부분에서 ${said}고 있다.`;
}

const evidenceOf = (text: string, places: readonly Sentence[]) =>
  places.slice(0, 1).map(({ start, end }) => quoteEvidence(text, start, end));
