import type { QuestionType } from '@chulje/contract';
import { markOn, questionType } from './question-type.ts';
import { DIGITIZING, HEAT_ISLAND, OPEN_MARKET } from './snippets-factual.ts';

const SPAN =
  '경기가 가라앉았다고 판단하면 중앙은행은 증권을 사들인다. 그 대금이 금융 기관으로 흘러 들어가면 자금에 여유가 생긴 금융 기관 사이의 금리가 낮아지고, 낮아진 금리는 차츰 예금과 대출의 금리로 번져 기업의 투자와 가계의 소비를 북돋운다.';

/** 사실적 읽기: a span, a row of marks, the whole under a heading. References only where ITEMS.md §2 lists them. */
export const FACTUAL_SPANS: readonly QuestionType[] = [
  questionType(
    {
      id: 'F27',
      pattern: '사실적 읽기',
      type: '구간 내용 파악(부정)',
      style: '부정형',
      title: '[A]에 대한 이해로 적절하지 않은 것',
      statement: '[A]에 대한 이해로 적절하지 않은 것은?',
      difficulty: '중',
      tags: ['구간'],
      references: ['2023 수능 5번'],
      subpassage: OPEN_MARKET,
    },
    {
      stem: '[A]에 대한 이해로 적절하지 않은 것은?',
      key: 4,
      marks: [markOn(OPEN_MARKET, '[A]', SPAN)],
      options: [
        {
          text: '중앙은행이 증권을 사면 그 값을 받은 금융 기관의 자금이 늘어난다.',
          reason: '증권의 대금이 금융 기관으로 흘러 들어가 자금에 여유가 생긴다고 하였다.',
          quote: '그 대금이 금융 기관으로 흘러 들어가면',
          operation: 'D0',
        },
        {
          text: '금융 기관 사이의 금리는 예금과 대출의 금리보다 먼저 변화한다.',
          reason: '금융 기관 사이의 금리가 낮아진 뒤 그것이 예금과 대출의 금리로 번진다고 하였다.',
          quote: '낮아진 금리는 차츰 예금과 대출의 금리로 번져',
          operation: 'D0',
        },
        {
          text: '증권을 사들이는 조치는 경기에 대한 중앙은행의 판단에 따라 이루어진다.',
          reason: '경기가 가라앉았다고 판단하면 증권을 사들인다고 하였다.',
          quote: '경기가 가라앉았다고 판단하면 중앙은행은 증권을 사들인다',
          operation: 'D0',
        },
        {
          text: '기업의 투자와 가계의 소비가 늘어난 결과로 대출의 금리가 낮아진다.',
          reason: '대출의 금리가 낮아져 투자와 소비가 늘어나는 것이므로 원인과 결과가 뒤바뀌었다.',
          quote: '예금과 대출의 금리로 번져 기업의 투자와 가계의 소비를 북돋운다',
          operation: 'D2',
        },
        {
          text: '자금에 여유가 생긴 금융 기관들은 서로 더 낮은 금리로 돈을 빌리게 된다.',
          reason: '자금에 여유가 생긴 금융 기관 사이의 금리가 낮아진다고 하였다.',
          quote: '자금에 여유가 생긴 금융 기관 사이의 금리가 낮아지고',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F28',
      pattern: '사실적 읽기',
      type: '㉠～㉤ 이해(부정)',
      style: '부정형',
      title: '㉠～㉤에 대한 이해로 적절하지 않은 것',
      statement: '㉠～㉤에 대한 이해로 적절하지 않은 것은?',
      difficulty: '중',
      tags: ['표지'],
      subpassage: DIGITIZING,
    },
    {
      stem: '㉠～㉤에 대한 이해로 적절하지 않은 것은?',
      key: 4,
      marks: [
        markOn(DIGITIZING, '㉠', '표본화'),
        markOn(DIGITIZING, '㉡', '가장 높은 주파수의 두 배'),
        markOn(DIGITIZING, '㉢', '양자화'),
        markOn(DIGITIZING, '㉣', '양자화 잡음'),
        markOn(DIGITIZING, '㉤', '부호화'),
      ],
      options: [
        {
          text: '㉠은 끊임없이 이어지는 신호에서 같은 시간마다 값을 얻는 단계이다.',
          reason: '표본화는 연속된 신호의 값을 일정한 시간 간격으로 재어 뽑아낸다.',
          quote: '연속된 신호의 값을 일정한 시간 간격으로 재어 뽑아내는 단계',
          operation: 'D0',
        },
        {
          text: '㉡을 넘지 못하는 횟수로 표본을 뽑으면 신호를 온전히 되살릴 수 없다.',
          reason: '표본을 뽑는 횟수가 이보다 많아야 원래의 신호를 되살릴 수 있다.',
          quote: '두 배보다 많아야 원래의 신호를 되살릴 수 있다',
          operation: 'D0',
        },
        {
          text: '㉢을 거치면 값이 다른 두 표본이 미리 정해 둔 같은 값으로 바뀔 수 있다.',
          reason: '표본의 값을 정해 둔 값 가운데 가장 가까운 것으로 바꾸므로 다른 표본이 같은 값이 될 수 있다.',
          quote: '미리 정해 둔 몇 개의 값 가운데 가장 가까운 것으로 바꾸는 단계',
          operation: 'D0',
        },
        {
          text: '㉣은 정해 둔 값들 사이의 간격이 좁아질수록 크게 나타난다.',
          reason: '정해 둔 값을 더 촘촘히 나누면 이 잡음은 줄어든다.',
          quote: '정해 둔 값을 더 촘촘히 나누면 이 잡음은 줄지만',
          operation: 'D11',
        },
        {
          text: '㉤은 가까운 값으로 이미 바뀐 표본을 두 가지 숫자로 표현한다.',
          reason: '부호화는 양자화된 값을 0과 1로 된 이진수로 나타낸다.',
          quote: '양자화된 값을 0과 1로 된 이진수로 나타내는 단계',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F26',
      pattern: '사실적 읽기',
      type: '표제와 부제',
      style: '정답형',
      title: '표제와 부제',
      statement: '윗글의 표제와 부제로 가장 적절한 것은?',
      difficulty: '하',
      tags: ['중심 내용'],
      subpassage: HEAT_ISLAND,
    },
    {
      stem: '윗글의 표제와 부제로 가장 적절한 것은?',
      key: 3,
      options: [
        {
          text: '도시를 에워싼 섬 – 등온선으로 본 열섬 현상의 유래',
          reason: '이름의 유래는 1문단에서만 다루므로 글 전체를 아우르지 못한다.',
          quote: '등온선이 도시를 섬처럼 에워싸는 모양을 띠어',
          operation: 'D3',
        },
        {
          text: '바람과 도시의 기온 – 바람길을 둘러싼 두 입장의 대립',
          reason: '바람길은 열섬 현상을 누그러뜨리는 방법으로 들었을 뿐 입장의 대립은 없다.',
          quote: '바람이 드나드는 길을 내면',
          operation: 'D6',
        },
        {
          text: '도시는 왜 더 더운가 – 열섬 현상의 원인과 완화 방안',
          reason: '2문단부터 4문단까지 원인과 조건을, 5문단에서 완화하는 방안을 다룬다.',
          quote: '열섬 현상을 누그러뜨리려면',
          operation: 'D0',
        },
        {
          text: '도시를 식히는 녹지 – 도시의 녹지가 줄어든 원인과 대책',
          reason: '녹지가 줄어든 것을 한 원인으로 들었을 뿐 녹지가 줄어든 까닭은 다루지 않았다.',
          quote: '녹지가 줄어든 것도 한 원인이다',
          operation: 'D6',
        },
        {
          text: '교외의 기온 상승 – 열섬 현상이 교외로 번져 가는 과정',
          reason: '열섬 현상은 도시의 기온이 교외보다 높은 현상이며 교외로 번지는 과정은 다루지 않았다.',
          quote: '도시의 기온이 둘레의 교외보다 높게 나타나는 현상',
          operation: 'D1',
        },
      ],
    },
  ),
];
