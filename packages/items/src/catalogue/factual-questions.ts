import type { QuestionType } from '@chulje/contract';
import { questionType } from './question-type.ts';
import { DIGITIZING, OPEN_MARKET } from './snippets-factual.ts';

/** 사실적 읽기: what the passage tells and which questions it answers. */
export const FACTUAL_QUESTIONS: readonly QuestionType[] = [
  questionType(
    {
      id: 'F06',
      pattern: '사실적 읽기',
      type: '정보 확인',
      style: '정답형',
      title: '알 수 있는 내용',
      statement: '윗글에서 알 수 있는 내용으로 가장 적절한 것은?',
      difficulty: '하',
      tags: ['세부 정보'],
      references: ['2018 수능 38번', '2017 수능 33번'],
      subpassage: OPEN_MARKET,
    },
    {
      stem: '윗글에서 알 수 있는 내용으로 가장 적절한 것은?',
      key: 4,
      options: [
        {
          text: '공개 시장 운영은 돈의 양을 조절하는 유일한 수단이다.',
          reason: '돈의 양을 조절하는 방법이라고 하였을 뿐 유일한 수단이라고 하지는 않았다.',
          quote: '시중에 도는 돈의 양을 조절하는데',
          operation: 'D3',
        },
        {
          text: '금융 기관 사이의 금리는 예금과 대출의 금리를 뒤따라 움직인다.',
          reason: '금융 기관 사이의 금리가 먼저 낮아지고 이것이 예금과 대출의 금리로 번진다.',
          quote: '낮아진 금리는 차츰 예금과 대출의 금리로 번져',
          operation: 'D2',
        },
        {
          text: '중앙은행은 물가가 크게 오를 우려가 있을 때 증권을 사들인다.',
          reason: '물가가 크게 오를 우려가 있으면 증권을 팔아 시중의 돈을 거두어들인다.',
          quote: '물가가 크게 오를 우려가 있으면 중앙은행은 증권을 팔아',
          operation: 'D5',
        },
        {
          text: '중앙은행이 증권을 사고판 일은 물가에 곧바로 영향을 미치지는 않는다.',
          reason: '금리가 바뀌어 물가에 영향을 미치기까지는 시간이 걸린다.',
          quote: '금리가 바뀌어 물가에 영향을 미치기까지는 시간이 걸리므로',
          operation: 'D0',
        },
        {
          text: '중앙은행이 증권을 사들이면 금융 기관의 자금은 줄어든다.',
          reason: '증권을 사들인 대금이 흘러 들어가면 금융 기관은 자금에 여유가 생긴다.',
          quote: '그 대금이 금융 기관으로 흘러 들어가면 자금에 여유가 생긴 금융 기관',
          operation: 'D11',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F08',
      pattern: '사실적 읽기',
      type: '답을 찾을 수 없는 질문',
      style: '부정형',
      title: '답을 찾을 수 없는 질문',
      statement: '윗글을 통해 답을 찾을 수 없는 질문은?',
      difficulty: '중',
      tags: ['질문'],
      references: ['2022 수능 10번'],
      subpassage: OPEN_MARKET,
    },
    {
      stem: '윗글을 통해 답을 찾을 수 없는 질문은?',
      key: 3,
      options: [
        {
          text: '중앙은행은 어디를 상대로 증권을 사고파는가?',
          reason: '중앙은행은 금융 기관을 상대로 증권을 사고판다.',
          quote: '금융 기관을 상대로 국채와 같은 증권을 사고팔아',
          operation: 'D0',
        },
        {
          text: '중앙은행은 어떤 경우에 증권을 사들이는가?',
          reason: '경기가 가라앉았다고 판단하면 증권을 사들인다.',
          quote: '경기가 가라앉았다고 판단하면 중앙은행은 증권을 사들인다',
          operation: 'D0',
        },
        {
          text: '사고팔 증권의 양은 어떤 절차로 정해지는가?',
          reason: '증권을 사고판다고 하였을 뿐 그 양을 정하는 절차는 다루지 않았다.',
          quote: '증권을 사고팔아 시중에 도는 돈의 양을 조절하는데',
          operation: 'D6',
        },
        {
          text: '낮아진 금리는 기업과 가계에 어떤 영향을 미치는가?',
          reason: '낮아진 금리는 기업의 투자와 가계의 소비를 북돋운다.',
          quote: '기업의 투자와 가계의 소비를 북돋운다',
          operation: 'D0',
        },
        {
          text: '중앙은행이 경기를 미리 내다보아야 하는 까닭은 무엇인가?',
          reason: '금리가 바뀌어 물가에 영향을 미치기까지 시간이 걸리기 때문이다.',
          quote: '물가에 영향을 미치기까지는 시간이 걸리므로',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F09',
      pattern: '사실적 읽기',
      type: '답을 찾을 수 있는 질문',
      style: '정답형',
      title: '답을 찾을 수 있는 질문',
      statement: '윗글에서 답을 찾을 수 있는 질문으로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['질문'],
      references: ['2026 수능 15번', '2025-9월 모평 12번'],
      subpassage: DIGITIZING,
    },
    {
      stem: '윗글에서 답을 찾을 수 있는 질문으로 가장 적절한 것은?',
      key: 5,
      options: [
        {
          text: '신호를 디지털로 바꾸는 방법은 언제 처음 쓰였는가?',
          reason: '바꾸는 단계를 설명하였을 뿐 처음 쓰인 때는 밝히지 않았다.',
          quote: '아날로그 신호를 디지털 신호로 바꾸는 일은 세 단계를 거친다',
          operation: 'D6',
        },
        {
          text: '표본화에서 신호의 값을 재는 데에 쓰는 도구는 무엇인가?',
          reason: '값을 재어 뽑아낸다고 하였을 뿐 재는 도구는 밝히지 않았다.',
          quote: '일정한 시간 간격으로 재어 뽑아내는 단계',
          operation: 'D6',
        },
        {
          text: '양자화 잡음은 사람의 귀에 어떤 소리로 들리는가?',
          reason: '양자화 잡음의 뜻을 밝혔을 뿐 어떻게 들리는지는 다루지 않았다.',
          quote: '값 사이에 생기는 차이를 양자화 잡음이라 하는데',
          operation: 'D6',
        },
        {
          text: '부호화에서 십진수가 아니라 이진수를 쓰는 까닭은 무엇인가?',
          reason: '이진수로 나타낸다고 하였을 뿐 그 까닭은 밝히지 않았다.',
          quote: '양자화된 값을 0과 1로 된 이진수로 나타내는 단계',
          operation: 'D6',
        },
        {
          text: '원래의 신호를 되살리려면 표본을 얼마나 자주 뽑아야 하는가?',
          reason: '표본을 뽑는 횟수가 가장 높은 주파수의 두 배보다 많아야 한다고 하였다.',
          quote: '가장 높은 주파수의 두 배보다 많아야 원래의 신호를 되살릴 수 있다',
          operation: 'D0',
        },
      ],
    },
  ),
];
