import type { Field } from '@chulje/contract';
import { asData, DATA_RULE } from '../untrusted.ts';

/** Prompts of the passage pipeline: plan → draft → repair → gist. The figures are those of CSAT.md §1.1 and §3.5. */

/** Who writes and in what register; holds for all four calls. */
export const PASSAGE_SYSTEM = `너는 대학수학능력시험 국어 영역 독서 지문을 쓰는 출제 위원이다.
- 고등학교 3학년이 배경지식 없이 글만으로 이해할 수 있어야 한다. 필요한 용어는 글 안에서 모두 정의한다.
- 널리 인정된 사실만 쓴다. 확실하지 않은 수치, 연도, 인용은 쓰지 않는다. 생존 인물과 상표는 다루지 않는다.
- 모든 문장은 ‘-다.’로 끝나는 해라체 평서문으로 쓴다. 독자를 부르거나 글쓴이를 드러내지 않고, 물음표는 두 번을 넘기지 않으며, 느낌표, 제목, 목록, 서식 기호, 주소, 그림 문자를 쓰지 않는다.
- 실제 시험, 교과서, 기사의 문장을 옮기지 않는다.
${DATA_RULE}`;

/** Fixes structure, terms and the relations that items will be made of, before a word of the text is written. */
export function planPrompt(field: Field, topic: string): string {
  return `다음 주제로 독서 지문 한 편을 구상하라. 분야는 ${field}이다.
${asData('주제', topic)}

- 문단은 4~6개로 하고, 화제나 문제 제기에서 정의, 원리나 이론, 대비되는 입장이나 조건과 예외, 사례나 의의로 나아가게 한다.
- paragraphs: 문단마다 구실(role)과 담을 내용(content).
- terms: 글에서 정의할 핵심 용어와 그 뜻.
- handles: 문항을 만들 거리. 원인과 결과, 조건, 대비, 과정의 순서, 견해의 차이처럼 학생이 추론해야 하는 관계를 5개 이상.
- keyword: 이 글의 제재를 나타내는 짧은 명사구.
- title: 20자 안팎의 작업 이름.
JSON 객체 하나만 출력한다.`;
}

/** Asks for the text itself, bare, so that it can be shown while it is written. */
export function draftPrompt(field: Field, topic: string, plan: string): string {
  return `아래 구상대로 ${field} 분야의 독서 지문을 쓰라.
${asData('주제', topic)}
${asData('구상', plan)}

- 공백을 포함하여 1,300자에서 1,900자, 문단은 4~6개, 문단마다 한 줄로 쓰고 문단 사이에는 줄을 한 번만 바꾼다.
- 문장은 16개에서 34개, 한 문장은 평균 55자에서 75자, 길어도 200자를 넘지 않는다. 이웃한 문장을 같은 접속어로 시작하지 않는다.
- 대비, 조건, 인과가 분명히 드러나게 써서 한 문장만 읽고는 풀 수 없는 문항을 낼 수 있게 한다.
지문만 출력한다. 제목, 설명, 인사말은 쓰지 않는다.`;
}

/** Hands the draft back with the linter's findings, in its own words. */
export function repairPassagePrompt(text: string, faults: readonly string[]): string {
  return `아래 지문에서 다음 점만 고쳐 전체를 다시 쓰라. 내용과 구조는 지킨다.
${faults.map((fault) => `- ${fault}`).join('\n')}
${asData('지문', text)}

고친 지문 전체만 출력한다.`;
}

/** 핵심 논점 of the finished text. */
export function gistPrompt(text: string): string {
  return `아래 지문의 핵심 논점을 글의 흐름대로 3~5개의 문장으로 정리하라. 한 문장은 60자 이내의 ‘-다.’로 끝나는 문장으로 쓴다. 글에 없는 내용은 넣지 않는다.
${asData('지문', text)}

gist에 문장 목록을 담은 JSON 객체 하나만 출력한다.`;
}
