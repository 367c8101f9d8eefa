import type { QuestionType } from '@chulje/contract';
import { markOn, questionType } from './question-type.ts';
import { CONTRACT } from './snippets.ts';
import { DIGITIZING, IMMUNITY } from './snippets-factual.ts';

/** 사실적 읽기: what is marked in the passage. */
export const FACTUAL_MARKS: readonly QuestionType[] = [
  questionType(
    {
      id: 'F19',
      pattern: '사실적 읽기',
      type: '표지 대상 이해',
      style: '정답형',
      title: '㉠에 대한 이해',
      statement: '㉠에 대한 이해로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['표지'],
      references: ['2026-9월 모평 11번', '2026-6월 모평 2번'],
      subpassage: IMMUNITY,
    },
    {
      stem: '㉠에 대한 이해로 가장 적절한 것은?',
      key: 1,
      marks: [markOn(IMMUNITY, '㉠', '기억 세포')],
      options: [
        {
          text: '같은 병원체가 다시 들어왔을 때 항체가 빨리 만들어지게 한다.',
          reason: '㉠이 빠르게 늘어나므로 두 번째에는 항체가 훨씬 빨리 만들어진다.',
          quote: '두 번째에는 항체가 훨씬 빨리 만들어진다',
          operation: 'D0',
        },
        {
          text: '태어날 때부터 몸에 갖추어져 있다가 병원체를 잡아먹는다.',
          reason: '태어날 때부터 갖추어져 병원체를 잡아먹는 것은 선천 면역에 관한 설명이다.',
          quote: '태어날 때부터 갖추어진 방어',
          operation: 'D1',
        },
        {
          text: '어떤 병원체가 다시 들어오든 가리지 않고 빠르게 늘어난다.',
          reason: '㉠은 처음에 들어온 것과 같은 병원체가 다시 들어올 때 빠르게 늘어난다.',
          quote: '같은 병원체가 다시 들어오면 빠르게 늘어나므로',
          operation: 'D7',
        },
        {
          text: '병원체가 몸에 들어오는 것을 피부와 점막에서 막아 낸다.',
          reason: '병원체가 들어오는 것을 막는 것은 피부와 점막이다.',
          quote: '피부와 점막이 병원체가 들어오는 것을 막고',
          operation: 'D1',
        },
        {
          text: '백신으로 몸에 넣은 병원체를 통해서는 생기지 않는다.',
          reason: '백신은 ㉠이 미리 생기게 하는 방법이다.',
          quote: '몸에 넣어 기억 세포가 미리 생기게 하는 방법',
          operation: 'D4',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F20',
      pattern: '사실적 읽기',
      type: '표지 대상 이해(부정)',
      style: '부정형',
      title: '㉠에 대한 이해로 적절하지 않은 것',
      statement: '㉠에 대한 이해로 적절하지 않은 것은?',
      difficulty: '중',
      tags: ['표지'],
      references: ['2025-9월 모평 2번', '2025-6월 모평 9번'],
      subpassage: CONTRACT,
    },
    {
      stem: '㉠에 대한 이해로 적절하지 않은 것은?',
      key: 3,
      marks: [markOn(CONTRACT, '㉠', '청약은')].map((mark) => ({ ...mark, end: mark.end - 1, quote: '청약' })),
      options: [
        {
          text: '상대가 받아들이면 계약이 성립할 수 있는 의사 표시이다.',
          reason: '청약을 상대가 받아들이는 것이 승낙이고, 의사가 맞으면 계약이 성립한다.',
          quote: '상대가 그 내용을 받아들이는 의사 표시를 승낙이라 한다',
          operation: 'D0',
        },
        {
          text: '계약을 맺자고 한쪽이 제안하는 뜻을 나타내는 행위이다.',
          reason: '한쪽이 계약을 맺자고 제안하는 의사 표시가 청약이다.',
          quote: '한쪽이 계약을 맺자고 제안하는 의사 표시를 청약이라 하고',
          operation: 'D0',
        },
        {
          text: '값을 밝히지 않은 광고도 대개 여기에 속한다고 볼 수 있다.',
          reason: '값을 밝히지 않은 광고는 대개 유인에 그친다.',
          quote: '유인에 그친다',
          operation: 'D4',
        },
        {
          text: '계약이 성립하려면 내용이 구체적으로 드러나 있어야 한다.',
          reason: '청약은 계약이 성립할 수 있을 만큼 내용이 구체적이어야 한다.',
          quote: '내용이 구체적이어야 하므로',
          operation: 'D0',
        },
        {
          text: '상대가 조건을 붙여 승낙하면 거절된 것으로 다루어진다.',
          reason: '조건을 붙여 승낙하면 처음의 청약을 거절한 것으로 본다.',
          quote: '이는 처음의 청약을 거절하고',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F21',
      pattern: '사실적 읽기',
      type: '다중 표지 설명',
      style: '정답형',
      title: '㉠～㉢에 대한 설명',
      statement: '㉠～㉢에 대한 설명으로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['표지', '관계'],
      references: ['2024-9월 모평 14번', '2022 수능 15번'],
      subpassage: DIGITIZING,
    },
    {
      stem: '㉠～㉢에 대한 설명으로 가장 적절한 것은?',
      key: 4,
      marks: [
        markOn(DIGITIZING, '㉠', '표본화'),
        markOn(DIGITIZING, '㉡', '양자화'),
        markOn(DIGITIZING, '㉢', '부호화'),
      ],
      options: [
        {
          text: '㉠에서 뽑아낸 값은 ㉢을 거친 다음에 ㉡에서 다루어진다.',
          reason: '㉠에서 뽑은 표본의 값은 ㉡을 거친 다음 ㉢에서 다루어진다.',
          quote: '부호화는 양자화된 값을 0과 1로 된 이진수로',
          operation: 'D2',
        },
        {
          text: '㉠에서 표본을 뽑는 횟수를 줄이면 ㉡의 잡음도 줄어든다.',
          reason: '㉡의 잡음은 정해 둔 값을 촘촘히 나눌 때 준다.',
          quote: '정해 둔 값을 더 촘촘히 나누면 이 잡음은 줄지만',
          operation: 'D5',
        },
        {
          text: '㉠은 신호의 값을 이진수로, ㉢은 시간 간격으로 나타낸다.',
          reason: '시간 간격으로 값을 재는 것은 ㉠이고, 이진수로 나타내는 것은 ㉢이다.',
          quote: '일정한 시간 간격으로 재어 뽑아내는 단계',
          operation: 'D9',
        },
        {
          text: '㉡은 ㉠을 거친 값을, ㉢은 ㉡을 거친 값을 대상으로 한다.',
          reason: '㉡은 표본의 값을 바꾸고, ㉢은 양자화된 값을 이진수로 나타낸다.',
          quote: '양자화된 값을 0과 1로 된 이진수로 나타내는 단계',
          operation: 'D0',
        },
        {
          text: '㉡과 ㉢은 모두 연속된 신호에서 표본을 뽑아내는 단계이다.',
          reason: '연속된 신호에서 표본을 뽑아내는 단계는 ㉠이다.',
          quote: '표본화는 연속된 신호의 값을',
          operation: 'D9',
        },
      ],
    },
  ),
];
