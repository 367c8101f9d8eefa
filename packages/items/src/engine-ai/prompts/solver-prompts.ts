import { OPTION_LABELS } from '@chulje/contract';
import { asData, DATA_RULE } from '../untrusted.ts';

/** Prompts of blind solving: the solver sees what a student sees, and never the key or the explanation. */

export const SOLVER_SYSTEM = `너는 대학수학능력시험 국어 영역 독서 문항을 검토하는 위원이다. 정답을 모르는 채로 문항을 풀고, 정답 시비가 없는지 따진다.
- 지문과 〈보기〉에 있는 내용만으로 판단한다. 배경지식으로 옳고 그름을 정하지 않는다.
- 다섯 선택지를 하나씩 지문과 견준 뒤에 답을 고른다.
${DATA_RULE}`;

/** What a solver gets: passage with the marks in it, stem, 〈보기〉 and the options in an order of his own. */
export function solvePrompt(
  passage: string,
  stem: string,
  material: string | undefined,
  options: readonly string[],
): string {
  return `아래 문항을 풀라.
${asData('지문', passage)}
${material === undefined ? '' : `${asData('보기', material)}\n`}${asData('문항', [stem, ...options.map((option, at) => `${OPTION_LABELS[at]} ${option}`)].join('\n'))}

JSON 객체 하나만 출력한다.
- judgements: 선택지마다 번호(option, 1~5)와 판단의 근거(why, 한 문장).
- answer: 고른 답의 번호(1~5).
- alsoRight: 고른 답 말고도 답이라고 주장할 수 있는 선택지의 번호 목록. 없으면 빈 목록.
- flaw: 문항 자체의 잘못(답이 없음, 지문에 근거가 없음, 비문 등). 없으면 빈 문자열.`;
}
