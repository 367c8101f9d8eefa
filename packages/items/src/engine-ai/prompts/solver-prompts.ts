import { OPTION_LABELS } from '@chulje/contract';
import { numberMaterial } from '../show-passage.ts';
import { asData, DATA_RULE } from '../untrusted.ts';

/** Prompts of the checks: who answers them sees what a student sees, and never the key. */

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
  return `${asData('지문', passage)}
아래 문항을 풀라.
${material === undefined ? '' : `${asData('보기', material)}\n`}${asData('문항', [stem, ...listed(options)].join('\n'))}

JSON 객체 하나만 출력한다.
- judgements: 선택지마다 번호(option, 1~5), verdict(참, 거짓, 판단 불가), 판단의 근거(why, 한 문장).
- answer: 고른 답의 번호(1~5). 답이 되는 선택지가 없으면 0.
- sure: 답을 얼마나 확신하는가(높음, 보통, 낮음).
- alsoRight: 고른 답 말고도 답이라고 주장할 수 있는 선택지(option)와 그 까닭(why)의 목록. 없으면 빈 목록.
- flaw: 문항이 성립하지 않게 하는 잘못(답이 없음, 지문에 근거가 없음, 비문 등). 없으면 빈 문자열.
- remark: 잘못은 아니지만 다듬으면 좋을 점. 없으면 빈 문자열.`;
}

const listed = (options: readonly string[]) => options.map((option, at) => `${OPTION_LABELS[at]} ${option}`);

export const JUDGE_SYSTEM = `너는 글과 진술을 견주는 검토 위원이다. 글에는 문장마다 [1], [2], 〈보기〉에는 [보1], [보2]처럼 번호가 붙어 있다.
- 글에 있는 내용만으로 판단한다. 그럴듯함이나 배경지식으로 정하지 않는다.
- 참: 글에서 확인되거나 반드시 따라 나온다. 거짓: 글과 어긋난다. 판단 불가: 글로는 참인지 거짓인지 정할 수 없다.
${DATA_RULE}`;

/** One option alone: as a statement, or under what it is to answer, put so that it does not tell whether true or false is looked for. */
export function judgePrompt(
  passage: string,
  { option, ask, material }: { option: string; ask: string | undefined; material: string | undefined },
): string {
  const how =
    ask === undefined
      ? '위 글에 비추어 ‘진술’ 하나가 참인지 판정하라.'
      : '위 글에 비추어 ‘선택지’ 하나가 ‘물음’에 맞는 답인지 판정하라. 맞으면 참, 맞지 않으면 거짓이다.';
  return `${asData('지문', passage)}
${how}
${material === undefined ? '' : `${asData('보기', numberMaterial(material))}\n`}${
  ask === undefined ? asData('진술', option) : `${asData('물음', ask)}\n${asData('선택지', option)}`
}

JSON 객체 하나만 출력한다.
- sentences: 판정의 근거가 되는 문장의 번호 목록.
- verdict: 참, 거짓, 판단 불가 가운데 하나.
- why: 그렇게 판정한 까닭(한 문장).`;
}

/** Options that are meant to be no key, without a word of what their author takes them for. */
export function trapsPrompt(
  passage: string,
  { options, ask, material }: { options: readonly string[]; ask: string | undefined; material: string | undefined },
): string {
  const how =
    ask === undefined
      ? '위 글에 비추어 아래 진술들을 하나씩 매기라. 진술마다 따로 판정하고 서로 견주지 않는다.'
      : '위 글에 비추어 아래 선택지들을 하나씩 매기라. 선택지마다 ‘물음’에 맞는 답이면 참, 맞지 않으면 거짓이다. 서로 견주지 않는다.';
  return `${asData('지문', passage)}
${how}
${material === undefined ? '' : `${asData('보기', numberMaterial(material))}\n`}${ask === undefined ? '' : `${asData('물음', ask)}\n`}${asData('후보들', options.map((option, at) => `${at + 1}. ${option}`).join('\n'))}

JSON 객체 하나만 출력한다.
- ratings: 하나마다 number, verdict(참, 거짓, 판단 불가), lure(글을 대강 읽은 학생이 반대로 판정할 만한 정도, 1 거의 없음 ~ 5 매우 큼), why(한 문장).`;
}

/** The reasons of all options, each beside the sentences it rests on. */
export function explanationPrompt(
  entries: readonly { option: string; verdict: string; sentences: readonly string[]; reason: string }[],
): string {
  const shown = entries.map(
    ({ option, verdict, sentences, reason }, at) =>
      `${at + 1}. 선택지: ${option}\n   판정: ${verdict}\n   근거 문장: ${sentences.join(' ')}\n   해설: ${reason}`,
  );
  return `아래는 한 문항의 선택지와 그 판정, 근거 문장, 해설이다. 해설이 근거 문장에서 따라 나오고 판정과 맞는지 하나씩 검토하라.
${asData('해설들', shown.join('\n'))}

JSON 객체 하나만 출력한다.
- faults: 잘못된 해설의 번호(option, 1~5)와 잘못(why): 근거 문장과 어긋나거나, 근거 문장이 그 선택지와 무관하거나, 판정과 반대로 말하는 것. 잘못이 없으면 빈 목록. 더 자세하면 좋겠다는 것은 잘못이 아니다.`;
}

/** The item without its passage, or its options alone: what a student could guess. */
export function guessPrompt(
  stem: string | undefined,
  material: string | undefined,
  options: readonly string[],
): string {
  return `${stem === undefined ? '지문과 발문 없이 선택지만 보고 정답을 짐작하라.' : '지문 없이 정답을 짐작하라.'} 아는 사실로 풀지 말고, 길이, 표현, 자세함처럼 선택지에 드러난 것으로만 고른다.
${material === undefined ? '' : `${asData('보기', material)}\n`}${asData('문항', [...(stem === undefined ? [] : [stem]), ...listed(options)].join('\n'))}

answer에 고른 번호(1~5)를 담은 JSON 객체 하나만 출력한다. 짐작할 단서가 없으면 0을 적는다.`;
}
