import { dice } from '../../measure.ts';
import { type Candidate, type ItemType, writeItem } from '../assemble.ts';
import type { Prepared } from '../makers.ts';
import { shuffle } from '../planner/random.ts';
import type { Known } from './known.ts';
import { statementsOf } from './statements.ts';

/** F23: a worksheet of five statements that a student has judged, one of them wrongly. */

const ROWS = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ'];
const INSTRUCTION = '다음 진술이 윗글의 내용과 일치하면 ○, 일치하지 않으면 ×로 판단하시오.';
/** Statements as near as this answer each other. */
const ALIKE = 0.5;
/** So many of the five statements are false: two or three, so that neither judgement stands out. */
const FALSE_MIN = 2;
const NOT_ENOUGH = '이 지문에는 서로 다른 내용을 말하는 서술문이 부족합니다.';

export function prepareWorksheet(known: Known, type: ItemType): Prepared {
  const { trues, falses } = statementsOf(known);
  const isEnough = placesOf(trues) >= ROWS.length && placesOf(falses) >= ROWS.length;
  if (!isEnough) return { refusal: NOT_ENOUGH };
  return {
    draw: ({ difficulty, random, taken }) => {
      const falseCount = FALSE_MIN + Math.floor(random() * 2);
      const fresh = (list: readonly Candidate[]) =>
        shuffle(
          list.filter(({ text }) => !taken.texts.has(text)),
          random,
        );
      const chosen: { candidate: Candidate; isTrue: boolean }[] = [];
      const add = (pool: readonly Candidate[], isTrue: boolean, until: number) => {
        for (const candidate of pool) {
          if (chosen.length === until) return;
          if (chosen.every((other) => apart(candidate, other.candidate))) chosen.push({ candidate, isTrue });
        }
      };
      add(fresh(falses), false, falseCount);
      add(fresh(trues), true, ROWS.length);
      if (chosen.length < ROWS.length) return undefined;
      const rows = shuffle(chosen, random);
      const key = Math.floor(random() * ROWS.length);
      const sheet = rows.map(({ candidate }, at) => `${ROWS[at]}. ${candidate.text}`);
      const options = rows.map(({ candidate, isTrue }, at): Candidate => {
        const isWrong = at === key;
        return {
          text: `${ROWS[at]}: ${isTrue === isWrong ? '×' : '○'}`,
          operation: isWrong ? 'D4' : 'D0',
          evidence: candidate.evidence,
          reason: `${isTrue ? '윗글과 일치하는 진술이므로 ○' : '윗글과 어긋나는 진술이므로 ×'}로 판단해야 한다. ${candidate.reason}`,
        };
      });
      const material = { label: '〈학습지〉', text: [INSTRUCTION, ...sheet].join('\n') };
      return writeItem({ stem: type.statement, material }, options, key + 1, type, difficulty);
    },
  };
}

const placesOf = (list: readonly Candidate[]) => new Set(list.map(({ evidence }) => evidence[0]?.start)).size;

const apart = (a: Candidate, b: Candidate) =>
  a.evidence[0]?.start !== b.evidence[0]?.start && dice(a.text, b.text) < ALIKE;
