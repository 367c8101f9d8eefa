import type { Item, Mark, Material } from '@chulje/contract';
import type { Draw, Prepared } from '../engine-embedded/makers.ts';
import { type ItemType, writeItem } from '../engine-embedded/write-item.ts';
import { isVocabulary } from '../lint/group-context.ts';
import { shuffle } from '../random.ts';
import { lookBeside, standsClear } from '../sets/index.ts';
import { type Choice, compose, type Wish } from './compose.ts';
import type { ToldPassage } from './told-passage.ts';

/** What can be asked of a passage for a type: a stem, with the options that may stand under it. */
export interface Asking {
  stem: string;
  choices: readonly Choice[];
  material?: Material;
  marks?: readonly Mark[];
  points?: Item['points'];
  /** Whom the stem names. */
  names?: readonly string[];
}

/** The passage has nothing for the type. */
const NOTHING_WRITTEN = '이 지문에는 이 유형으로 물을 내용이 준비되어 있지 않습니다.';
/** It had, before sentences were taken out or rewritten. */
export const NOT_STANDING = '지문을 고친 뒤로 이 유형의 근거가 되는 문장이 지문에 남아 있지 않습니다.';
/** All of it stands in other items by now. */
export const USED_UP = '이 지문에서 이 유형으로 물을 내용은 모두 다른 문항에서 이미 다루었습니다.';

/** Why a passage does not carry a type: of one that was edited, `preparePools` says whether it did before. */
export const refuse = () => ({ refusal: NOTHING_WRITTEN });

const OPTIONS = 5;

/** Items of a type from what can be asked, the fresh before what stands in another item already. */
export function prepareAskings(told: ToldPassage, type: ItemType, askings: readonly Asking[]): Prepared {
  const isNegative = type.style === '부정형';
  const enough = askings.filter(({ choices }) => canFill(choices, isNegative));
  if (enough.length === 0) return refuse();
  return {
    draw: (draw) => {
      const { taken, standing = [] } = draw;
      const unfit = ({ marks = [] }: Asking) =>
        marks.some(({ start }) => taken.marks.has(start)) ? 2 : Number(!comesAfter(marks, standing));
      // A 〈보기〉 is printed once: what one item asks of it tells what the next would.
      const left = enough.filter(
        ({ material, marks = [] }) => !taken.materials.has(material?.text ?? '') && standsClear(marks, standing),
      );
      for (const asking of shuffle(left, draw.random).sort((a, b) => unfit(a) - unfit(b))) {
        const wish = { ...wishOf(draw, isNegative), names: asking.names };
        const made = compose(leftBeside(told, standing, asking, isNegative), wish);
        if (made) return writeItem(asking, made.options, made.key, type, draw.difficulty);
      }
      return undefined;
    },
    none: USED_UP,
  };
}

/** Whether marks stand behind those of standing items, which have the first symbols; those on words have a row of their own. */
const comesAfter = (marks: readonly Mark[], standing: readonly Item[]): boolean =>
  marks.every((mark) =>
    standing.every((item) => isVocabulary(item) || item.marks.every(({ start }) => start < mark.start)),
  );

/** The options that neither tell a key that stands nor, as a key, are told: the rules of a set, ahead of the choice. */
function leftBeside(
  { text }: ToldPassage,
  standing: readonly Item[],
  { choices, marks = [] }: Asking,
  isNegative: boolean,
): readonly Choice[] {
  if (standing.length === 0) return choices;
  const options = choices.map(({ text: said, reason, operation, evidence }) => ({
    text: said,
    reason,
    operation,
    evidence,
    format: [],
  }));
  const beside = lookBeside(standing, { text }, { options, marks: [...marks] });
  return choices.filter(({ isTrue }, at) =>
    isTrue === isNegative ? !(isTrue && beside[at]?.tells) : !beside[at]?.isTold,
  );
}

function canFill(choices: readonly Choice[], isNegative: boolean): boolean {
  const right = choices.filter(({ isTrue }) => isTrue).length;
  const wrong = choices.length - right;
  return isNegative ? right >= OPTIONS - 1 && wrong >= 1 : right >= 1 && wrong >= OPTIONS - 1;
}

/** What a draw wishes of the options. */
export const wishOf = ({ random, taken, told, place, difficulty, isAsked }: Draw, isNegative: boolean): Wish => ({
  isNegative,
  place: place ?? Math.floor(random() * OPTIONS),
  random,
  taken,
  told: told ?? new Set(),
  difficulty: isAsked ? difficulty : undefined,
});
