import type { Prepared } from '../engine-embedded/makers.ts';
import { type Candidate, type ItemType, writeItem } from '../engine-embedded/write-item.ts';
import { shuffle } from '../random.ts';
import { refuse, USED_UP } from './ask.ts';
import { type Choice, choicesOf, repeats } from './compose.ts';
import type { ToldPassage } from './told-passage.ts';

/** F23: a worksheet of five statements that a student has judged, one of them wrongly. */

const ROWS = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ'];
const INSTRUCTION = '다음 진술이 윗글의 내용과 일치하면 ○, 일치하지 않으면 ×로 판단하시오.';
/** So many of the five statements are false: two or three, so that neither judgement stands out. */
const FALSE_MIN = 2;

export function prepareWorksheet(told: ToldPassage, type: ItemType): Prepared {
  const choices = choicesOf(told, told.passage.pools.facts).filter(({ isUnproven }) => !isUnproven);
  const count = (isTrue: boolean) => choices.filter((choice) => choice.isTrue === isTrue).length;
  if (count(true) < ROWS.length - FALSE_MIN || count(false) < FALSE_MIN) return refuse();
  return {
    draw: ({ difficulty, random, taken, told: spent, place = Math.floor(random() * ROWS.length) }) => {
      const isFree = ({ text }: Choice) =>
        !taken.texts.has(text) && ![...taken.materials].some((material) => material.includes(text));
      const left = shuffle(choices.filter(isFree), random).sort(
        (a, b) => Number(spent?.has(a.text)) - Number(spent?.has(b.text)) || repeats(a, taken) - repeats(b, taken),
      );
      const falses = FALSE_MIN + Math.floor(random() * 2);
      const chosen: Choice[] = [];
      const add = (isTrue: boolean, until: number) => {
        for (const choice of left)
          if (choice.isTrue === isTrue && chosen.length < until && chosen.every((other) => isApart(choice, other)))
            chosen.push(choice);
      };
      add(false, falses);
      add(true, ROWS.length);
      if (chosen.length < ROWS.length) return undefined;
      const rows = shuffle(chosen, random);
      const options = rows.map(({ isTrue, reason, evidence }, at): Candidate => {
        const isWrong = at === place;
        return {
          text: `${ROWS[at]}: ${isTrue === isWrong ? '×' : '○'}`,
          operation: isWrong ? 'D4' : 'D0',
          reason: `${reason} 따라서 ${isTrue ? '○' : '×'}로 판단해야 한다.`,
          evidence,
        };
      });
      const text = [INSTRUCTION, ...rows.map(({ text: say }, at) => `${ROWS[at]}. ${say}`)].join('\n');
      const material = { label: '〈학습지〉', text };
      return writeItem({ stem: type.statement, material }, options, place + 1, type, difficulty);
    },
    none: USED_UP,
  };
}

const isApart = (a: Choice, b: Choice) => !a.facts.some((fact) => b.facts.includes(fact));
