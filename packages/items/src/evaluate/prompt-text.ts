import { PASSAGE_LENGTHS } from '@chulje/contract';
import * as z from 'zod/mini';
import { CATALOGUE } from '../catalogue/index.ts';
import { ITEM, PATCH } from '../engine-ai/item-shapes.ts';
import {
  asDraft,
  describeChange,
  ITEM_SYSTEM,
  itemPrompt,
  repairItemPrompt,
} from '../engine-ai/prompts/item-prompts.ts';
import {
  draftPrompt,
  EDIT_SYSTEM,
  editPrompt,
  FACTS_SYSTEM,
  factsPrompt,
  GIST_SYSTEM,
  gistPrompt,
  PASSAGE_SYSTEM,
  patchPassagePrompt,
  planPrompt,
  repairPassagePrompt,
} from '../engine-ai/prompts/passage-prompts.ts';
import { setPlanPrompt } from '../engine-ai/prompts/set-prompts.ts';
import {
  explanationPrompt,
  GUESS_SYSTEM,
  guessPrompt,
  JUDGE_SYSTEM,
  judgePrompt,
  SOLVER_SYSTEM,
  solvePrompt,
  trapsPrompt,
} from '../engine-ai/prompts/solver-prompts.ts';
import { verdictMeaning } from '../engine-ai/prompts/verdict-meaning.ts';
import {
  EDITS,
  EXPLANATION_REVIEW,
  FACTS,
  GIST,
  GUESS,
  JUDGEMENT,
  PLAN,
  SET_PLAN,
  SOLUTION,
  trapRatings,
} from '../engine-ai/shapes.ts';

const PLANNED = {
  claims: ['주장'],
  slots: [1, 2].map(() => ({ sentences: ['1'], keyProposition: '명제', traps: [] })),
};

/** Everything that models are told: every prompt on every type with its sample, and every schema. */
export function promptText(): string {
  const shapes = [
    PLAN,
    FACTS,
    EDITS,
    GIST,
    SET_PLAN,
    ITEM,
    PATCH,
    trapRatings(8),
    SOLUTION,
    JUDGEMENT,
    EXPLANATION_REVIEW,
    GUESS,
  ];
  const items = CATALOGUE.map((type) => {
    const { sample, subpassage: text } = type;
    const task = {
      text,
      type,
      difficulty: undefined,
      avoid: [sample],
      symbols: [{ symbol: '㉠', quote: '말' }],
      keys: [1, 2],
      brief: { plan: PLANNED, slot: 1, key: 3 },
      example: '예시',
    };
    const alone = { ...task, avoid: [], symbols: [], keys: [], brief: undefined, example: undefined };
    return [
      itemPrompt(task),
      itemPrompt(alone, describeChange(sample, '요청', 2)),
      repairItemPrompt(alone, asDraft(sample, text, type), ['잘못'], describeChange(sample, '요청', undefined)),
    ];
  });
  return JSON.stringify([
    shapes.map(({ schema }) => z.toJSONSchema(schema)),
    items,
    [
      PASSAGE_SYSTEM,
      GIST_SYSTEM,
      planPrompt('과학', '주제'),
      ...PASSAGE_LENGTHS.map((length) => draftPrompt('과학', '주제', '구상', length)),
      EDIT_SYSTEM,
      editPrompt('지문'),
      FACTS_SYSTEM,
      factsPrompt('지문', '구상'),
      gistPrompt('지문'),
    ],
    repairPassagePrompt('지문', ['잘못']),
    patchPassagePrompt('지문', ['잘못']),
    [ITEM_SYSTEM, SOLVER_SYSTEM, JUDGE_SYSTEM, GUESS_SYSTEM],
    CATALOGUE.map(verdictMeaning),
    ['보기', undefined].map((material) =>
      solvePrompt('지문', { stem: '발문', material, options: ['선택지'], meaning: '뜻' }),
    ),
    judgePrompt('지문', { option: '선택지', ask: undefined, material: '보기', meaning: '뜻' }),
    judgePrompt('지문', { option: '선택지', ask: '물음', material: undefined, meaning: '뜻' }),
    trapsPrompt('지문', { options: ['선택지'], ask: undefined, material: '보기', meaning: '뜻' }),
    trapsPrompt('지문', { options: ['선택지'], ask: '물음', material: undefined, meaning: '뜻' }),
    setPlanPrompt({
      text: '지문이다.',
      slots: CATALOGUE.map((type) => ({ type, difficulty: undefined })),
      standing: { items: CATALOGUE.slice(0, 1).map(({ sample }) => sample) },
    }),
    explanationPrompt('지문', { stem: '발문', material: '보기', meaning: '뜻' }, [
      { option: '선택지', verdict: '참', sentences: ['문장'], reason: '해설' },
    ]),
    guessPrompt({ wanted: '참', stem: '발문', material: '보기', options: ['선택지'] }),
    guessPrompt({ wanted: '거짓', stem: undefined, material: undefined, options: ['선택지'] }),
  ]);
}
