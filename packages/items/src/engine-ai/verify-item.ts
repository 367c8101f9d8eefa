import { type Item, keyLabel } from '@chulje/contract';
import { CATALOGUE } from '../catalogue/index.ts';
import { type Checkers, checkItem, type ItemCheck } from './check-item.ts';
import type { PipelineProgress } from './make-passage.ts';

export interface AiVerification extends ItemCheck {
  /** Why it is not verified, for the user; empty when it is. */
  refusal: string;
}

/**
 * Checks an item by the rules that a new one has to pass, and changes nothing of it.
 * @throws {ModelFailure}
 */
export async function verifyAiItem(
  checkers: Checkers,
  { item, text, seed }: { item: Item; text: string; seed: number },
  solvers: number,
  progress: PipelineProgress,
): Promise<AiVerification> {
  await progress.stage('검사');
  const type = CATALOGUE.find((entry) => entry.type === item.type) ?? { ...item, id: '' };
  const check = await checkItem(checkers, { item, text, type, seed, signal: progress.signal }, solvers);
  return { ...check, refusal: refusalOf(item, check) };
}

function refusalOf(item: Item, { votes, faults, signs }: ItemCheck): string {
  if (faults.length === 0) return signs.map(({ message }) => message).join(' ');
  const answers = votes.map((vote) => (vote === 0 ? '‘답 없음’' : keyLabel(vote)));
  const causes = new Set(faults.map(({ cause }) => cause));
  const others = faults.flatMap(({ cause, message }) => (cause === SECOND ? [message.charAt(0)] : []));
  const doubts = [
    ...(others.length > 0 ? [`${[...new Set(others)].toSorted().join(' ')}도 답이 될 수 있다고 보았습니다.`] : []),
    ...[...causes].flatMap((cause) => DOUBTS[cause] ?? []),
  ];
  const isUnanimous = votes.every((vote) => vote === item.key);
  return [isUnanimous && doubts.length > 0 ? '' : `정답을 모르고 푼 답은 ${answers.join(' ')}입니다.`, ...doubts]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const SECOND = '다른 답도 된다는 풀이';
const DOUBTS: Readonly<Record<string, string>> = {
  '풀이가 결함을 지적함': '문항에 잘못이 있다고 보았습니다.',
  '판정이 정답과 다름': '선택지를 하나씩 판정한 결과가 정답과 다릅니다.',
  '판정할 수 없는 선택지': '지문으로 참과 거짓을 정할 수 없는 선택지가 있다고 보았습니다.',
  '근거 문장이 판정과 다름': '근거로 든 문장이 판정의 근거와 다르다고 보았습니다.',
  '해설이 근거와 맞지 않음': '해설이 근거로 든 문장과 맞지 않는다고 보았습니다.',
};
