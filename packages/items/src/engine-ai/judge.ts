import { type Item, keyLabel } from '@chulje/contract';
import { isFalseUndecided, type JudgedType, judgedAsk, restsOnSentences } from '../catalogue/judged-type.ts';
import { verdictOfKey } from '../catalogue/type-class.ts';
import { askFor } from './ask.ts';
import { citationOf } from './cited-sentences.ts';
import type { Fault } from './fault.ts';
import { type ModelClient, oneAhead } from './model-client.ts';
import { explanationPrompt, JUDGE_SYSTEM, judgePrompt } from './prompts/solver-prompts.ts';
import { verdictMeaning } from './prompts/verdict-meaning.ts';
import { EXPLANATION_REVIEW, JUDGEMENT, type Judgement } from './shapes.ts';
import { numberPassage } from './show-passage.ts';

/** An item to be judged on its passage. */
export interface Judging {
  item: Item;
  text: string;
  type: JudgedType;
  seed: number;
  signal: AbortSignal;
  /** Judgements by what was asked: an option that a repair has left as it was is not judged again. */
  known?: Map<string, Judgement>;
}

/**
 * Has every option judged alone, with the stem out of sight, and says where a verdict or its sentences differ from the
 * author's: exactly one option true, in 부정형 exactly one false, none undecidable unless the type is of that kind.
 * @throws {ModelFailure}
 */
export async function judgeOptions(client: ModelClient, judging: Judging): Promise<Fault[]> {
  const { item, text, type, seed, signal, known = new Map<string, Judgement>() } = judging;
  const passage = numberPassage(text, item.marks);
  const judged = oneAhead(client);
  const judgements = await Promise.all(
    item.options.map(async (option, at) => {
      const prompt = judgePrompt(passage, {
        option: option.text,
        ask: judgedAsk(type, item.stem),
        material: item.material?.text,
        meaning: verdictMeaning(type),
      });
      const judgement =
        known.get(prompt) ??
        (await askFor(
          judged,
          { purpose: 'judge', system: JUDGE_SYSTEM, prompt, variation: seed + at, signal },
          JUDGEMENT,
        ));
      known.set(prompt, judgement);
      return judgement;
    }),
  );
  return judgements.flatMap((judgement, at) => faultsOf(judgement, at, judging));
}

function faultsOf({ verdict, sentences, why }: Judgement, at: number, { item, text, type }: Judging): Fault[] {
  const label = keyLabel(at + 1);
  const isKey = at === item.key - 1;
  const own = verdictOfKey(type);
  const wanted = isKey ? own : own === '참' ? '거짓' : '참';
  const found = verdict === '판단 불가' && wanted === '거짓' && isFalseUndecided(type) ? '거짓' : verdict;
  if (found !== wanted)
    return [
      {
        cause: verdict === '판단 불가' ? '판정할 수 없는 선택지' : '판정이 정답과 다름',
        message: `${label}: ‘${wanted}’이어야 하는데 따로 판정한 사람의 판정은 ‘${verdict}’이다(정답은 ${keyLabel(item.key)}): ${why}`,
      },
    ];
  const cited = citationOf(item, at + 1, text);
  if (!restsOnSentences(type) || cited.length === 0 || sentences.length === 0) return [];
  const isNear = sentences.some((number) => cited.some((other) => distance(number, other) <= 1));
  return isNear
    ? []
    : [
        {
          cause: '근거 문장이 판정과 다름',
          message: `${label}의 근거로 ${cited.join(', ')}번 문장을 들었는데, 따로 판정한 사람은 ${sentences.join(', ')}번 문장을 들었다: ${why}`,
        },
      ];
}

/** Between two sentences of one text; the sentence before or after may well have been meant. */
function distance(one: string, other: string): number {
  if (one.startsWith('보') !== other.startsWith('보')) return Infinity;
  return Math.abs(Number(one.replace('보', '')) - Number(other.replace('보', '')));
}

/** Has the reasons read beside the sentences they rest on; none where a teacher gave no reasons. @throws {ModelFailure} */
export async function reviewExplanation(
  client: ModelClient,
  { item, text, type, seed, signal }: Judging,
): Promise<Fault[]> {
  if (item.options.every(({ reason }) => reason.trim() === '')) return [];
  const own = verdictOfKey(type);
  const { faults } = await askFor(
    client,
    {
      purpose: 'explain',
      system: JUDGE_SYSTEM,
      prompt: explanationPrompt(
        numberPassage(text, item.marks),
        { stem: item.stem, material: item.material?.text, meaning: verdictMeaning(type) },
        item.options.map((option, at) => ({
          option: option.text,
          verdict: at === item.key - 1 ? own : own === '참' ? '거짓' : '참',
          sentences: option.evidence.map(({ quote }) => quote),
          reason: option.reason,
        })),
      ),
      variation: seed,
      signal,
    },
    EXPLANATION_REVIEW,
  );
  return faults.map(({ option, kind, why }) => ({
    cause: '해설이 근거와 맞지 않음',
    message: `${keyLabel(option)}의 해설(${kind}): ${why}`,
  }));
}
