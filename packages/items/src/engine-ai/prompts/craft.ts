import type { Pattern, QuestionType } from '@chulje/contract';
import { CONSTRUCTION } from '../../catalogue/construction.ts';
import { judgedAsk } from '../../catalogue/judged-type.ts';
import { classOf, type TypeClass } from '../../catalogue/type-class.ts';

/** What is told of the craft by category, class of type and part. Figures are those of CSAT.md §§1.3 and 3.1. */

const LENGTHS: Readonly<Record<Pattern, string>> = {
  '사실적 읽기': '35~55자(45자 안팎)',
  '추론적 읽기': '40~65자(50자 안팎)',
  '비판적 읽기': '45~75자(60자 안팎)',
  '어휘 및 문법': '낱말·뜻풀이는 4~20자, 예문은 12~25자',
};

const SENTENCE = [
  '선택지는 지문의 문장을 옮기지 않고 주어와 서술어를 바꾸어 같은 뜻의 다른 말로 쓴다. 지문과 이어서 25자 넘게 같은 부분이 없게 한다.',
  '선택지마다 지문의 두 문장 이상을 이어야 판단할 수 있게 하면 좋다. 같은 문장을 두 선택지가 묻지 않는다.',
  '거짓인 선택지는 지문의 어느 문장과 어긋나는지 한 곳을 짚을 수 있어야 한다. 지문에 없는 말을 보태어 거짓으로 만들지 않는다.',
  '‘모든’, ‘반드시’, ‘오직’ 같은 말이 거짓인 선택지에만 있지 않게 한다.',
];

const CLASSES: Readonly<Record<TypeClass, readonly string[]>> = {
  sentence: SENTENCE,
  question: [
    '선택지는 모두 “…는가?”로 끝나는 의문문이다. verdict는 그 물음의 답이 지문에 있으면 참, 없으면 거짓이다.',
    '답이 있는 물음의 sentences에는 답이 되는 문장을, 답이 없는 물음에는 화제가 가장 가까운 문장을 적는다.',
    '답이 없는 물음도 지문이 다룬 대상에 관한 것이어야 한다. 지문의 말만 보고는 답이 있을 것 같아야 한다.',
  ],
  word: [
    '예문이나 낱말은 지문에 없는 것을 새로 쓴다. 지문만으로 증명될 필요는 없고, sentences에는 표시한 말이 든 문장을 적는다(여덟 자 이상이면 충분하다).',
    '뜻풀이는 표준국어대사전의 풀이 방식(‘…하다.’, ‘…음.’)으로 쓰고, 예문은 그 뜻이 한 가지로만 읽히는 자연스러운 문장으로 쓴다.',
    '표시할 말(ⓐ)은 뜻이 여럿으로 뚜렷이 갈리는 고유어 용언처럼 고르고, 지문에 한 번만 나오거나 앞뒤 말로 구별되는 자리를 고른다.',
    '오답은 같은 낱말의 다른 뜻이거나 결합하는 말(연어)이 달라지는 것으로 하고, 두 가지로 읽히는 예문은 쓰지 않는다.',
    '조합형 선택지는 칸의 차례와 구분 기호를 다섯 선택지에서 똑같이 쓴다.',
  ],
  case: [
    '〈보기〉의 요소 하나하나가 지문의 개념 하나에 대응하게 한다. 선택지는 지문과 〈보기〉를 모두 보아야 판단할 수 있고, 둘에 없는 지식은 필요하지 않아야 한다.',
    '〈보기〉는 지문에 나오지 않은 새로운 사례로 쓰고, 지문의 용어로 답을 말해 주지 않는다. 사례, 대화(학생: … / 교사: …), 학습지, ㄱ～ㄹ의 진술 가운데 유형에 맞는 꼴로 쓴다.',
    '〈보기〉의 수량이나 조건은 계산하거나 견줄 만큼만 넣고, 그것을 쓰는 선택지가 있게 한다.',
    '끝맺음은 유형의 예를 따른다(‘…겠군.’, ‘…할 것이다.’).',
    'sentences에는 지문의 원리(“3”)와 〈보기〉의 사실(“보2”)을 함께 적는다.',
  ],
};

const CRITICAL =
  '비판·평가 문항의 참은 지문만으로 증명되지 않는다. sentences에는 그 비판이 겨누는 전제나 평가의 기준을 말한 문장을 적고, reason에는 그것이 왜 정확한 비판·평가인지 쓴다.';

const LEVELS = {
  하: '한두 문장을 찾으면 풀린다. 표현만 조금 바꾼다.',
  중: '떨어진 두세 문장을 견주어야 풀린다. 오답 하나는 대부분 맞고 한 곳만 어긋나게 한다.',
  상: '선택지마다 조건 두 가지를 함께 따져야 하고, 전형적인 잘못(조건을 빠뜨림, 방향을 거꾸로 읽음, 두 대상을 뒤섞음)마다 함정을 하나씩 둔다. 정답도 말을 크게 바꾸어 쓴다.',
} as const;

/** The type by its definition, what its class asks for, and how hard it is to be. */
export function typeBrief(type: QuestionType, difficulty: keyof typeof LEVELS | undefined): string {
  const { requires, key, distractors } = CONSTRUCTION[type.id] ?? {};
  const level = difficulty ?? type.difficulty;
  const rule =
    type.style === '부정형'
      ? '정답만 verdict가 거짓이고 나머지 넷은 참이다. 조작(operation)은 정답에만 가한다.'
      : '정답만 verdict가 참이고 나머지 넷은 거짓이다. 거짓인 넷은 서로 다른 조작으로 만든다.';
  const isAsked = judgedAsk(type, type.statement) !== undefined;
  return [
    `[유형] ${type.pattern} – ${type.type} (${type.style})`,
    `[발문의 꼴] ${type.statement}${/\{/.test(type.statement) ? ' ({ } 안에는 지문에 나온 말을 넣고 괄호는 지운다)' : ''}`,
    `[참과 거짓] ${rule}${isAsked ? ' 이 유형의 참은 발문이 묻는 것에 맞는 답이라는 뜻이고, 거짓은 맞지 않는 답이라는 뜻이다. 지문의 내용으로는 옳은 말이어도 물음의 답이 아니면 거짓으로 적는다.' : ''}`,
    ...(requires ? [`[갖출 것] ${requires}`] : []),
    ...(key ? [`[정답] ${key}`] : []),
    ...(distractors ? [`[나머지 넷] ${distractors}`] : []),
    `[선택지 길이] ${LENGTHS[type.pattern]}. 다섯이 서로 비슷해야 하고 정답만 길거나 자세하지 않게 한다.`,
    `[난도] ${level}: ${LEVELS[level]}`,
    '[이 유형의 규칙]',
    ...CLASSES[classOf(type)].map((rule) => `- ${rule}`),
    ...(type.pattern === '비판적 읽기' ? [`- ${CRITICAL}`] : []),
    ...(/㉠|ⓐ|\[A\]|㉮/.test(type.statement)
      ? ['- 표시할 곳은 같은 문장 안에 답이 드러나 있지 않은 자리로 고른다.']
      : []),
  ].join('\n');
}

/** What models most often get wrong, each with what it should have been. */
export const COMMON_FAULTS = `[자주 하는 잘못 → 고친 것]
1. 두 번째 정답: ‘늘어날 수 있다’처럼 약한 말로 써서 오답도 참이 된다 → 지문이 부정하는 방향으로 분명히 쓴다(‘줄어든다’).
2. 지문에 없는 말로 만든 오답: ‘유럽에서 처음 쓰였다’ → 지문의 두 사실을 잘못 잇는다.
3. 베낀 정답: 지문 문장을 그대로 옮긴다 → 원인과 결과의 순서를 바꾸고 용어를 풀어 쓴다.
4. 눈에 띄는 정답: 정답만 길고 조건이 많다 → 다섯을 같은 얼개로 쓴다.
5. 뻔한 오답: ‘전혀 관계가 없다’ → 대부분 맞고 한 곳만 어긋나게 한다.
6. 같은 사실을 뒤집은 두 선택지(‘A가 B보다 크다’와 ‘B가 A보다 크다’) → 하나만 남긴다.
7. 빠진 조건: 지문은 ‘온도가 일정할 때’라고 했는데 참인 선택지에 조건이 없다 → 조건까지 옮긴다.
8. 어색한 결합: ‘영향을 가하다’ → ‘영향을 미치다’.
9. 해설이 선택지를 되풀이한다: ‘지문과 다르므로 틀렸다’ → 어느 문장과 어느 점이 다른지, 학생이 왜 헷갈리는지 쓴다.
10. 발문이나 다른 선택지가 답을 알려 준다 → 발문에는 판단할 내용을 넣지 않는다.`;
