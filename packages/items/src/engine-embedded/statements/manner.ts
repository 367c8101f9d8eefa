import { quoteEvidence, type Sentence, splitSentences } from '../../model.ts';
import type { Candidate, Recipe } from '../assemble.ts';
import { josa } from '../grammar/hangul.ts';
import { isTopic } from '../grammar/topic.ts';
import { MEANS, type Means } from './means.ts';

interface Done {
  means: Means;
  places: readonly Sentence[];
}

/**
 * F10 on any text: pairs of means, in one recipe for each way of wording them; none when the text shows too little of
 * its build.
 */
export function mannerRecipes(text: string, stem: string): Recipe[] {
  const sentences = splitSentences(text);
  const done = MEANS.flatMap((means): Done[] => {
    const places = means.cue ? sentences.filter((sentence) => means.cue?.test(sentence.text)) : [];
    const heads = new Set(places.map((place) => place.text.split(' ').find(isTopic)));
    const isShown =
      heads.size >= (means.holders ?? 1) &&
      places.length > 0 &&
      places.length >= (means.needed ?? 1) &&
      (means.beside?.test(text) ?? true);
    return isShown ? [{ means, places }] : [];
  });
  const undone = MEANS.filter(({ hint, isCommon }) => !isCommon && !hint.test(text));
  if (done.length < 2 || undone.length < OTHERS) return [];
  const pairs = done.flatMap((first, at) => done.slice(at + 1).map((second) => [first, second] as const));
  return Array.from({ length: WORDINGS }, (_, wording) => wording).flatMap((wording) =>
    pairs.map(
      ([first, second]): Recipe => ({
        stem,
        trues: [
          {
            text: `${say(first.means, wording)}며 ${say(second.means, wording)}고 있다.`,
            operation: 'D0',
            reason: `${tell(first)} ${tell(second)}`,
            evidence: [first, second].flatMap(({ places }) => evidenceOf(text, places)),
          },
        ],
        falses: undone.map((means, turn) => mixed(text, besides([first, second], done, turn), means, wording)),
        spread: 'free',
      }),
    ),
  );
}

/** What stands beside a falsehood, and whether first: the key neither begins nor ends as no other option does. */
function besides([first, second]: readonly [Done, Done], done: readonly Done[], turn: number): [Done, boolean] {
  const others = done.filter((one) => one !== first && one !== second);
  const other = others[Math.floor(turn / 3) % Math.max(1, others.length)] ?? second;
  if (turn % 3 === 0) return [first, true];
  return turn % 3 === 1 ? [second, false] : [other, true];
}

const OTHERS = 4;
const WORDINGS = 3;

const say = ({ said }: Means, wording: number): string => said[wording % said.length] ?? said[0];

/** What is not done beside something that is. */
function mixed(text: string, [beside, isFirst]: [Done, boolean], means: Means, wording: number): Candidate {
  const [first, second] = isFirst ? [beside.means, means] : [means, beside.means];
  return {
    text: `${say(first, wording)}며 ${say(second, wording)}고 있다.`,
    operation: 'D6',
    reason: `${tell(beside)} 그러나 ${say(means, wording)}는 부분은 윗글에 없다.`,
    evidence: evidenceOf(text, beside.places),
  };
}

function tell({ means, places }: Done): string {
  const [place] = places;
  const quote = place?.text ?? '';
  return `${(place?.paragraph ?? 0) + 1}문단의 ${josa(`“${quote}”`, '과/와')} 같은 부분에서 ${means.said[0]}고 있다.`;
}

const evidenceOf = (text: string, places: readonly Sentence[]) =>
  places.slice(0, 1).map(({ start, end }) => quoteEvidence(text, start, end));
