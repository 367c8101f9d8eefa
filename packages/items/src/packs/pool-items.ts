import type { Prepared } from '../engine-embedded/makers.ts';
import type { ItemType } from '../engine-embedded/write-item.ts';
import { type Asking, NOT_STANDING, prepareAskings } from './ask.ts';
import { type Choice, choicesOf } from './compose.ts';
import { nameBoth, nameOne } from './holders.ts';
import { prepareCommonGround, prepareVerdicts } from './judgement-items.ts';
import { prepareMarked, prepareSeries } from './marked-items.ts';
import type { Option, Pools } from './schema.ts';
import { asWritten, type ToldPassage } from './told-passage.ts';
import { prepareSense, prepareSensePair, prepareSenseRow, prepareSubstitutes } from './word-items.ts';
import { prepareWorksheet } from './worksheet-item.ts';

/** Which type is made of which pool of its passage. */

type Maker = (told: ToldPassage, type: ItemType) => Prepared;

/** Options that stand by themselves under the stem of the type. */
const plain =
  (poolOf: (pools: Pools) => readonly Option[] | undefined): Maker =>
  (told, type) => {
    const choices = choicesOf(told, poolOf(told.passage.pools) ?? []);
    return prepareAskings(told, type, [{ stem: type.statement, choices }]);
  };

const facts = plain(({ facts }) => facts);
const inferences = plain(({ inferences }) => inferences);

const questions: Maker = (told, type) => {
  const choices = choicesOf(
    told,
    told.passage.pools.questions.map(({ say, answered, facts, reason }) => ({
      say,
      facts,
      op: answered ? 'D0' : 'D6',
      reason,
    })),
    { right: '답을 찾을 수 있다.', wrong: '답을 찾을 수 없다.' },
  ).map(({ isUnproven, ...choice }): Choice => choice);
  return prepareAskings(told, type, [{ stem: type.statement, choices }]);
};

/** ‘벤담’과 ‘칸트’, or ‘벤담’, ‘롤스’, ‘하트’. */
const views: Maker = (told, type) => {
  const { pools, views: held } = told.passage;
  const owners = [...new Set(held.map(({ owner }) => owner))];
  const [first = '', second = ''] = owners;
  const stem =
    owners.length === 2
      ? nameBoth(type.statement, first, second)
      : type.statement.replace('‘{갑}’과 ‘{을}’', owners.map((owner) => `‘${owner}’`).join(', '));
  return prepareAskings(told, type, [{ stem, choices: choicesOf(told, pools.views), names: owners }]);
};

const criticisms: Maker = (told, type) => {
  const { pools, views: held } = told.passage;
  const askings = pools.criticisms.map(({ of, options }): Asking => {
    const owner = held.find(({ id }) => id === of)?.owner ?? '';
    return { stem: nameOne(type.statement, owner), choices: choicesOf(told, options), points: 3 };
  });
  return prepareAskings(told, type, askings);
};

const concepts: Maker = (told, type) => {
  const askings = (told.passage.pools.concepts ?? []).map(({ term, options }) => ({
    stem: type.statement.replace('{개념}', term),
    choices: choicesOf(told, options),
  }));
  return prepareAskings(told, type, askings);
};

/** 〈보기〉 of these kinds; `isReaction` where the stem wants a student’s words, in -군. */
const cases =
  (kinds: readonly Pools['cases'][number]['kind'][], isReaction = false): Maker =>
  (told, type) => {
    const written = told.passage.pools.cases.filter(
      ({ kind, options }) => kinds.includes(kind) && (!isReaction || options.every(({ say }) => /군\.?$/.test(say))),
    );
    const askings = written.map(({ text, options }) => ({
      stem: type.statement,
      choices: choicesOf(told, options),
      material: { label: '〈보기〉', text },
      points: 3 as const,
    }));
    return prepareAskings(told, type, askings);
  };
const ANY = ['이론', '사례', '실험', '자료'] as const;

/** A type that needs more judgement than a pool of options can hold. */
const NEEDS_MODEL = '내장 자료로는 만들지 않는 유형입니다. AI 모델을 연결하면 만들 수 있습니다.';

const MAKERS: Readonly<Record<string, Maker>> = {
  F01: facts,
  F02: facts,
  F03: facts,
  F04: facts,
  F05: facts,
  F06: facts,
  F08: questions,
  F09: questions,
  F10: plain(({ manner }) => manner),
  F13: prepareMarked({ asks: ['이해'], symbol: '[A]' }),
  F14: concepts,
  F15: concepts,
  F16: views,
  F17: prepareMarked({ asks: ['비교', '이해'], marks: 2 }),
  F18: prepareMarked({ asks: ['비교', '이해'], marks: 2 }),
  F19: prepareMarked({ asks: ['이해'], marks: 1 }),
  F20: prepareMarked({ asks: ['이해'], marks: 1 }),
  F21: prepareMarked({ asks: ['비교', '이해'], marks: 3 }),
  F22: plain(({ reading }) => reading),
  F23: prepareWorksheet,
  F26: plain(({ headings }) => headings),
  F27: prepareMarked({ asks: ['이해'], symbol: '[A]' }),
  F28: prepareSeries,
  I01: inferences,
  I02: inferences,
  I03: prepareMarked({ asks: ['이유'] }),
  I04: prepareMarked({ asks: ['의미'] }),
  I07: cases(ANY),
  I08: cases(ANY),
  I09: cases(['실험', '자료']),
  I10: cases(ANY, true),
  I11: cases(['실험']),
  I12: cases(ANY, true),
  I13: prepareMarked({ asks: ['사례'] }),
  I14: prepareMarked({ asks: ['사례'] }),
  I18: prepareVerdicts,
  I19: prepareMarked({ asks: ['평가'], marks: 2 }),
  I22: cases(['실험', '자료', '사례']),
  C01: criticisms,
  C04: prepareMarked({ asks: ['평가'], marks: 1 }),
  C05: prepareMarked({ asks: ['평가'], marks: 3 }),
  C06: prepareCommonGround,
  V01: prepareSense,
  V02: prepareSenseRow,
  V03: prepareSubstitutes,
  V04: prepareSubstitutes,
  V05: prepareSensePair,
};

/** Looks whether the passage carries the type, and where it does no more, says so. */
export function preparePools(told: ToldPassage, type: ItemType): Prepared {
  const prepare = MAKERS[type.id];
  if (!prepare) return { refusal: NEEDS_MODEL };
  const prepared = prepare(told, type);
  if (!('refusal' in prepared)) return prepared;
  return 'refusal' in prepare(asWritten(told), type) ? prepared : { refusal: NOT_STANDING };
}
