import type { Field, PassageLength } from '@chulje/contract';
import { asData, DATA_RULE } from '../untrusted.ts';

/** Prompts of the passage pipeline: plan → draft → repair of the whole or of sentences → gist. The figures are those of CSAT.md §1.1 and §3.5. */

/** Who writes and in what register; holds for all four calls. */
export const PASSAGE_SYSTEM = `너는 대학수학능력시험 국어 영역 독서 지문을 쓰는 출제 위원이다.
- 고등학교 3학년이 배경지식 없이 글만으로 이해할 수 있어야 한다. 필요한 용어는 글 안에서 모두 정의한다.
- 널리 인정된 사실만 쓴다. 확실하지 않은 수치, 연도, 인용은 쓰지 않는다. 생존 인물과 상표는 다루지 않는다.
- 모든 문장은 ‘-다.’로 끝나는 해라체 평서문으로 쓴다. 독자를 부르거나 글쓴이를 드러내지 않고, 물음표는 두 번을 넘기지 않으며, 느낌표, 제목, 목록, 서식 기호, 주소, 그림 문자를 쓰지 않는다.
- 실제 시험, 교과서, 기사의 문장을 옮기지 않는다.
- 한 문단에는 화제 하나만 둔다. 화제를 옮길 때에는 문단을 나누거나 ‘한편’처럼 잇는 말을 두고, 앞 문장과 어떤 관계인지 드러낸다.
- ‘이처럼, 이러한, 그, 이때, …도’가 받는 말은 바로 앞 문장이나 문단에 실제로 있어야 한다. ‘이처럼 두 값이 같으면’이라고 쓰려면 앞에서 두 값이 같은 경우를 말했어야 한다.
- 서술어에 필요한 주어와 목적어를 빠뜨리지 않고(‘기준값과 견주며’ → ‘측정한 값을 기준값과 견주며’), 꾸미는 말은 꾸밈을 받는 말 바로 앞에 두어 두 뜻으로 읽히지 않게 한다.
- 잇는 말은 실제 관계에 맞게 쓴다. ‘다만’은 바로 앞 원칙의 예외에만, ‘따라서, 그러므로, -므로’는 앞 문장만으로 그렇게 되는 결론에만 쓴다(‘번져 가므로 크게 달라진다’에서 번지는 것은 ‘크게’의 까닭이 아니다). 앞에서 ‘대개, 쉽다’로 말한 것을 뒤에서 단정하지 않는다.
- 법칙이나 규칙을 경우에 옮길 때에는 조건을 모두 적는다(‘같은 힘이 든다’ → ‘같은 만큼 빨라지게 하려면 같은 힘이 든다’). 여러 갈래 가운데 하나만 설명할 때에는 그 갈래라고 밝힌다.
- 밝힌 성질이나 까닭은 뒤에서 쓰고, 쓰지 않을 용어(정의만 하고 마는 말)와 받치지 않은 주장은 두지 않는다.
- 굳어진 용어는 그대로 쓰고 뜻을 풀어 주며(‘시효가 진행되다’를 ‘시효가 나아가다’로 바꾸지 않는다), 사람 이름에는 누구인지를 붙인다.
- 마지막 문장은 교훈으로 맺지 않고, 앞에서 말한 것보다 넓게 말하지 않는다.
${DATA_RULE}`;

/** For 핵심 논점 alone: what is told of writing has no place there. */
export const GIST_SYSTEM = `너는 글의 핵심을 간추리는 편집자이다.
${DATA_RULE}`;

/** Fixes structure, terms and the relations that items will be made of, before a word of the text is written. */
export function planPrompt(field: Field, topic: string): string {
  return `다음 주제로 독서 지문 한 편을 구상하라. 분야는 ${field}이다.
${asData('주제', topic)}

- 문단은 4~6개로 하고, 화제나 문제 제기에서 정의, 원리나 이론, 대비되는 입장이나 조건과 예외, 사례나 의의로 나아가게 한다.
- 다음 다섯 가지를 글의 어딘가에 반드시 넣고, 무엇으로 할지 feed에 적는다: pair 견줄 수 있는 두 대상, exception 원칙과 그 예외, chain 원인이 세 단계로 이어지는 과정, inverse 하나가 커지면 다른 하나가 작아지는 두 양, verbs 문맥에서 뜻이 갈리는 고유어 동사 다섯.
- paragraphs: 문단마다 구실(role)과 담을 내용(content). 4~6개.
- terms: 글에서 정의할 핵심 용어와 그 뜻.
- handles: 문항을 만들 거리. 원인과 결과, 조건, 대비, 과정의 순서, 견해의 차이처럼 학생이 추론해야 하는 관계를 5개 이상, 어느 문단에 둘지와 함께.
- keyword: 이 글의 제재를 나타내는 짧은 명사구.
- title: 20자 안팎의 작업 이름.
JSON 객체 하나만 출력한다.`;
}

/** How long passages are, in characters: 독서론, one text, and a long one or a pair (CSAT.md §1.1 and §4). */
export const PASSAGE_LENGTHS: Readonly<Record<PassageLength, { sentences: string; from: number; to: number }>> = {
  짧게: { sentences: '15~18', from: 840, to: 1050 },
  보통: { sentences: '21~26', from: 1200, to: 1600 },
  길게: { sentences: '33~42', from: 1900, to: 2600 },
};

/** Asks for the text itself, bare, so that it can be shown while it is written. */
export function draftPrompt(field: Field, topic: string, plan: string, length: PassageLength): string {
  const { sentences, from, to } = PASSAGE_LENGTHS[length];
  return `아래 구상대로 ${field} 분야의 독서 지문을 쓰라.
${asData('주제', topic)}
${asData('구상', plan)}

- 문장 ${sentences}개를 쓰고, 한 문장은 55~65자쯤으로 한다(모두 ${from.toLocaleString('ko-KR')}자에서 ${to.toLocaleString('ko-KR')}자가 된다). 문단은 4~6개로 나누고, 문단마다 한 줄로 쓰며 문단 사이에는 줄을 한 번만 바꾼다.
- 이웃한 문장을 같은 접속어로 시작하지 않고, 한 문장이 200자를 넘지 않게 한다. 구상의 용어와 거리(handles), feed의 다섯 가지를 모두 담는다.
- 대비, 조건, 인과가 분명히 드러나게 써서 한 문장만 읽고는 풀 수 없는 문항을 낼 수 있게 한다.
지문만 출력한다. 제목, 설명, 인사말은 쓰지 않는다.`;
}

/** For who vouches for the facts of a passage that another wrote. */
export const FACTS_SYSTEM = `너는 글의 사실을 확인하는 검토 위원이다. 글의 문장에는 [1], [2]처럼 번호가 붙어 있다.
- 널리 알려진 사실, 글 안의 정의, 가정한 예, 앞 문장에서 따라 나오는 말은 확실하다. 이런 문장은 적지 않는다.
- 불확실: 학계에서 갈리거나, 수치·연도·인용을 확인할 수 없거나, 지나치게 단정한 문장, 조건이나 갈래를 빠뜨려 엄밀하지 않은 문장, 앞 문장이 받치지 않는 결론을 ‘-므로, 따라서’로 이은 문장. 거짓: 알려진 사실과 다른 문장.
${DATA_RULE}`;

/** Sentence by sentence, and beside the plan. */
export function factsPrompt(numbered: string, plan: string): string {
  return `아래 지문의 사실을 한 문장씩 확인하고, 구상이 모두 담겼는지 살펴라.
${asData('지문', numbered)}
${asData('구상', plan)}

JSON 객체 하나만 출력한다.
- doubts: 확실하지 않은 문장만. 각각 sentence(번호), verdict(불확실 또는 거짓), why(무엇이 왜 그런지 한 문장). 없으면 빈 목록.
- missing: 구상의 용어(terms)나 거리(handles), feed의 다섯 가지 가운데 지문에 담기지 않은 것. 없으면 빈 목록.`;
}

/** For who puts a finished text better and changes nothing that it says. */
export const EDIT_SYSTEM = `너는 대학수학능력시험 국어 영역 독서 지문의 문장을 다듬는 편집자이다. 글의 문장에는 [1], [2]처럼 번호가 붙어 있다.
- 비문, 어색한 결합, 번역 투, 되풀이되는 말이나 접속어, 주어와 서술어의 어긋남, 빠진 목적어, 두 뜻으로 읽히는 꾸밈을 고친다.
- 잇는 말이 앞뒤의 관계와 다르거나(예외가 아닌데 ‘다만’, 따라 나오지 않는데 ‘따라서’), 화제가 바뀌는데 잇는 말이 없거나, ‘이처럼, 이러한, 그, …도’가 받는 말이 앞에 없으면 그 문장을 고친다. 뜻과 사실, 용어, 조건은 바꾸지 않는다.
- 고친 문장도 ‘-다.’로 끝나는 한 문장이다. 문장을 합치거나 나누거나 더하지 않는다. 좋은 문장은 그대로 둔다.
${DATA_RULE}`;

export function editPrompt(numbered: string): string {
  return `아래 지문에서 고쳐야 할 문장만 다듬으라.
${asData('지문', numbered)}

JSON 객체 하나만 출력한다.
- edits: 고친 문장만. 각각 sentence(번호), text(고친 문장 전체, 번호 없이). 고칠 것이 없으면 빈 목록.`;
}

/** Hands the draft back with the linter's findings, in its own words. */
export function repairPassagePrompt(text: string, faults: readonly string[]): string {
  return `아래 지문에서 다음 점만 고쳐 전체를 다시 쓰라. 내용과 구조는 지킨다.
${faults.map((fault) => `- ${fault}`).join('\n')}
${asData('지문', text)}

고친 지문 전체만 출력한다.`;
}

/** Names sentences that are at fault; only these are written anew. */
export function patchPassagePrompt(numbered: string, faults: readonly string[]): string {
  return `아래 지문에서 다음 점에 걸리는 문장만 고쳐 쓰라. 다른 문장은 글자 하나 바꾸지 않는다.
${faults.map((fault) => `- ${fault}`).join('\n')}
${asData('지문', numbered)}

- 고친 문장은 앞뒤 문장과 이어져야 한다. ‘이처럼, 그’처럼 앞을 받는 말이 뒤 문장에 있으면 그 받는 말이 그대로 남게 한다.
- 빠진 내용을 넣을 때에는 가장 알맞은 문장을 골라 그 문장에 이어 한두 문장을 더 쓴다.
JSON 객체 하나만 출력한다.
- edits: 고친 문장만. 각각 sentence(번호), text(그 자리에 들어갈 말 전체, 번호 없이).`;
}

/** 핵심 논점 of the finished text. */
export function gistPrompt(text: string): string {
  return `아래 지문의 핵심 논점을 글의 흐름대로 3~5개의 문장으로 정리하라. 한 문장은 60자 이내의 ‘-다.’로 끝나는 문장으로 쓴다. 글에 없는 내용은 넣지 않는다.
${asData('지문', text)}

gist에 문장 목록을 담은 JSON 객체 하나만 출력한다.`;
}
