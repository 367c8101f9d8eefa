import { OPTION_LABELS } from '@chulje/contract';
import { numberMaterial } from '../show-passage.ts';
import { asData, DATA_RULE } from '../untrusted.ts';

/** Prompts of the checks: who answers them sees what a student sees, and never the key. */

export const SOLVER_SYSTEM = `너는 대학수학능력시험 국어 영역 독서 문항을 검토하는 위원이다. 정답을 모르는 채로 문항을 풀고, 정답 시비가 없는지 따진다.
- 지문과 〈보기〉에 있는 내용만으로 판단한다. 배경지식으로 옳고 그름을 정하지 않는다. 낱말의 뜻과 쓰임만은 표준국어대사전을 따른다.
- 다섯 선택지를 하나씩 지문과 견준 뒤에 답을 고른다.
- 지문에서 ㉠{…}, ⓐ{…}는 그 기호가 붙은 밑줄 친 말이고, [A]와 [/A] 사이는 묶음 [A]이다. 중괄호는 인쇄되지 않는다.
${DATA_RULE}`;

/** What of its wording a strict teacher would touch up, though the item has one answer; each with what it means. */
export const WORDING_FAULTS = {
  '읽히지 않는 말': '꾸밈이 꼬였거나 결합이 어색하거나 필요한 주어, 목적어가 빠져 두 번 읽어야 한다.',
  '말의 세기': '지문보다 세거나 약하게, 넓거나 좁게 말하여 이의가 나올 수 있다.',
  '빠진 조건': '지문이 붙인 조건이나 주체를 떨어뜨렸다.',
  '베낀 말': '정답이 지문의 한 문장을 거의 그대로 옮겼다.',
  '맞선 선택지': '두 선택지가 서로 뒤집은 말이어서 하나가 답임이 드러난다.',
  '뻔한 선택지': '지문을 읽지 않아도 버려지거나, 지문의 한 낱말을 반대말로 바꾸었을 뿐이다.',
  '〈보기〉만으로 풀림': '〈보기〉의 말만으로 그 선택지가 가려진다.',
  '표시한 자리': '표시한 말이 뜻의 반 토막이거나, 바로 곁에 답이 드러나 있다.',
} as const;

/** What a solver gets: passage with the marks in it, stem, 〈보기〉, the options in an order of his own, and what the verdicts mean. */
export function solvePrompt(
  passage: string,
  {
    stem,
    material,
    options,
    meaning,
  }: { stem: string; material: string | undefined; options: readonly string[]; meaning: string },
): string {
  const kinds = Object.entries(WORDING_FAULTS).map(([kind, what]) => `  · ${kind}: ${what}`);
  return `${asData('지문', passage)}
아래 문항을 풀라.
${material === undefined ? '' : `${asData('보기', material)}\n`}${asData('문항', [stem, ...listed(options)].join('\n'))}
[판정의 뜻] ${meaning}

JSON 객체 하나만 출력한다.
- judgements: 다섯 선택지를 한 번씩, 각각 번호(option, 1~5), verdict(참, 거짓, 판단 불가), 판단의 근거(why, 한 문장).
- answer: 고른 답의 번호(1~5). 답이 되는 선택지가 없으면 0.
- sure: 답을 얼마나 확신하는가(높음, 보통, 낮음).
- alsoRight: 고른 답 말고도 답이라고 주장할 수 있는 선택지(option)와 그 까닭(why)의 목록. 없으면 빈 목록.
- flaw: 문항이 성립하지 않게 하는 잘못(답이 없음, 지문에 근거가 없음, 비문 등). 없으면 빈 문자열.
- remarks: 답은 하나이지만 전국 시험에 그대로 실을 수 없는 말. 각각 option(1~5, 발문이나 〈보기〉이면 0), kind, why(어디를 어떻게 고칠지 한 문장). 취향의 차이는 적지 않고, 없으면 빈 목록.
${kinds.join('\n')}`;
}

const listed = (options: readonly string[]) => options.map((option, at) => `${OPTION_LABELS[at]} ${option}`);

export const JUDGE_SYSTEM = `너는 글과 진술을 견주는 검토 위원이다. 글에는 문장마다 [1], [2], 〈보기〉에는 [보1], [보2]처럼 번호가 붙어 있다.
- 글에 있는 내용만으로 판단한다. 글에서 ㉠{…}은 그 기호가 붙은 말이다. 그럴듯함이나 배경지식으로 정하지 않는다. 낱말의 뜻과 쓰임만은 표준국어대사전을 따른다.
- 참, 거짓, 판단 불가가 무엇을 뜻하는지는 요청의 [판정의 뜻]에 적혀 있다.
${DATA_RULE}`;

interface Judged {
  /** The question that options answer; none where they are statements. */
  ask: string | undefined;
  material: string | undefined;
  /** What the verdicts mean of options of this type. */
  meaning: string;
}

/** One option alone: as a statement, or under what it is to answer, put so that it does not tell whether true or false is looked for. */
export function judgePrompt(passage: string, { option, ask, material, meaning }: Judged & { option: string }): string {
  const how =
    ask === undefined
      ? '위 글에 비추어 ‘진술’ 하나가 참인지 판정하라.'
      : '위 글에 비추어 ‘선택지’ 하나가 ‘물음’에 맞는 답인지 판정하라.';
  return `${asData('지문', passage)}
${how}
[판정의 뜻] ${meaning}
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
  { options, ask, material, meaning }: Judged & { options: readonly string[] },
): string {
  const how =
    ask === undefined
      ? '위 글에 비추어 아래 진술들을 하나씩 매기라. 진술마다 따로 판정하고 서로 견주지 않는다.'
      : '위 글에 비추어 아래 선택지들을 하나씩 매기라. 선택지마다 ‘물음’에 맞는 답인지 따로 판정하고 서로 견주지 않는다.';
  return `${asData('지문', passage)}
${how}
[판정의 뜻] ${meaning}
${material === undefined ? '' : `${asData('보기', numberMaterial(material))}\n`}${ask === undefined ? '' : `${asData('물음', ask)}\n`}${asData('후보들', options.map((option, at) => `${at + 1}. ${option}`).join('\n'))}

JSON 객체 하나만 출력한다.
- ratings: ${options.length}개 모두, 각각 number, verdict(참, 거짓, 판단 불가), lure(글을 대강 읽은 학생이 반대로 판정할 만한 정도, 1 거의 없음 ~ 5 매우 큼), why(한 문장).`;
}

/** What may be wrong with a reason, each with what it means. */
export const REASON_FAULTS = {
  '근거와 어긋남': '해설의 말이 근거 문장이나 지문과 다르다.',
  '지문에 없는 말': '지문에도 〈보기〉에도 없고 거기에서 따라 나오지도 않는 것을 사실처럼 말한다.',
  '근거가 무관함': '근거 문장을 읽어도 그 선택지가 참인지 거짓인지 알 수 없다.',
  '판정과 반대': '해설대로라면 판정이 뒤집힌다.',
  '판정과 맞지 않음': '해설이 말하는 것은 옳으나 그 선택지의 판정을 뒷받침하지 않는다.',
  되풀이: '선택지를 되풀이할 뿐 어느 점 때문에 그런지 말하지 않는다.',
  '읽히지 않음': '비문이거나, 없는 번호나 기호를 들어 무엇을 말하는지 알 수 없다.',
} as const;

/** The reasons of all options, beside the passage, the stem and the sentences that each rests on. */
export function explanationPrompt(
  passage: string,
  { stem, material, meaning }: { stem: string; material: string | undefined; meaning: string },
  entries: readonly { option: string; verdict: string; sentences: readonly string[]; reason: string }[],
): string {
  const shown = entries.map(
    ({ option, verdict, sentences, reason }, at) =>
      `${at + 1}. 선택지: ${option}\n   판정: ${verdict}\n   근거 문장: ${sentences.join(' ')}\n   해설: ${reason}`,
  );
  const kinds = Object.entries(REASON_FAULTS).map(([kind, what]) => `  · ${kind}: ${what}`);
  return `${asData('지문', passage)}
위 글에 딸린 한 문항의 선택지와 그 판정, 근거 문장, 해설이다. 해설이 근거 문장에서 따라 나오고 판정과 맞는지 하나씩 검토하라.
[판정의 뜻] ${meaning}
${material === undefined ? '' : `${asData('보기', numberMaterial(material))}\n`}${asData('발문', stem)}
${asData('해설들', shown.join('\n'))}

JSON 객체 하나만 출력한다.
- faults: 잘못된 해설만. 각각 번호(option, 1~5), 잘못의 갈래(kind), 무엇이 어떻게 잘못인지(why, 한 문장). 잘못이 없으면 빈 목록.
${kinds.join('\n')}
- 더 자세하거나 더 매끄러우면 좋겠다는 것, 근거 문장을 하나 더 들 수 있다는 것, 학생이 왜 헷갈리는지를 짐작한 말은 잘못이 아니다.`;
}

/** Who sees no passage and may not use what it knows: only what options look like. */
export const GUESS_SYSTEM = `너는 글을 읽지 않고 시험 문항의 꼴만 보는 사람이다. 아는 사실로 옳고 그름을 따지지 않는다.
- 볼 것은 다섯이다. 하나만 길거나 자세한가, 발문의 말을 하나만 되풀이하는가, ‘반드시, 모든, 오직’ 같은 단정하는 말이 어디에 있는가, 하나만 ‘있을 수 있다’처럼 약하게 말하는가, 두 선택지가 서로 맞서는가.
${DATA_RULE}`;

/** An item without its passage, or its options alone, and whether the right or the wrong one is looked for. */
export function guessPrompt({
  wanted,
  stem,
  material,
  options,
}: {
  wanted: '참' | '거짓';
  stem: string | undefined;
  material: string | undefined;
  options: readonly string[];
}): string {
  return `${wanted === '참' ? '옳은 것' : '옳지 않은 것'} 하나를 고르는 문항이다. ${stem === undefined ? '지문과 발문 없이' : '지문 없이'} 선택지의 꼴만 보고 정답을 짐작하라.
${material === undefined ? '' : `${asData('보기', material)}\n`}${asData('문항', [...(stem === undefined ? [] : [stem]), ...listed(options)].join('\n'))}

answer에 고른 번호(1~5)를 담은 JSON 객체 하나만 출력한다. 꼴에 드러난 단서가 없거나 아는 사실로만 고를 수 있으면 0을 적는다.`;
}
