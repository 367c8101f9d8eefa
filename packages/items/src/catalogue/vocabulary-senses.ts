import type { QuestionType } from '@chulje/contract';
import { markOn, questionType } from './question-type.ts';
import { CONTRACT, REFRIGERATION } from './snippets.ts';

/** 어휘 및 문법: which of its senses a word of the passage has. */
export const SENSE_TYPES: readonly QuestionType[] = [
  questionType(
    {
      id: 'V01',
      pattern: '어휘 및 문법',
      type: '문맥상 의미',
      style: '정답형',
      title: '문맥상 의미가 가장 가까운 것',
      statement: 'ⓐ와 문맥상 의미가 가장 가까운 것은?',
      difficulty: '하',
      tags: ['어휘', '다의어'],
      references: ['2025 수능 9번', '2025-9월 모평 7번'],
      subpassage: CONTRACT,
    },
    {
      stem: 'ⓐ와 문맥상 의미가 가장 가까운 것은?',
      key: 2,
      marks: [markOn(CONTRACT, 'ⓐ', '붙여')],
      options: [
        {
          text: '그는 편지 봉투에 우표를 붙여 보냈다.',
          reason: '이 문장에서는 맞닿아 떨어지지 않게 한다는 뜻으로 쓰였다.',
          quote: '값을 낮추어 달라는 조건을 붙여 승낙하면',
          operation: 'D10',
        },
        {
          text: '그는 갖가지 이유를 붙여 약속을 미루었다.',
          reason: 'ⓐ와 이 문장의 ‘붙이다’는 모두 조건이나 이유 따위를 딸리게 한다는 뜻으로 쓰였다.',
          quote: '값을 낮추어 달라는 조건을 붙여 승낙하면',
          operation: 'D0',
        },
        {
          text: '그는 마른 장작에 불을 붙여 방을 데웠다.',
          reason: '이 문장에서는 불을 일으켜 타게 한다는 뜻으로 쓰였다.',
          quote: '값을 낮추어 달라는 조건을 붙여 승낙하면',
          operation: 'D10',
        },
        {
          text: '그는 책 읽기에 재미를 붙여 밤을 새웠다.',
          reason: '이 문장에서는 어떤 감정이나 마음이 생겨나게 한다는 뜻으로 쓰였다.',
          quote: '값을 낮추어 달라는 조건을 붙여 승낙하면',
          operation: 'D10',
        },
        {
          text: '그는 강아지에게 예쁜 이름을 붙여 주었다.',
          reason: '이 문장에서는 이름 따위를 지어 달게 한다는 뜻으로 쓰였다.',
          quote: '값을 낮추어 달라는 조건을 붙여 승낙하면',
          operation: 'D10',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'V02',
      pattern: '어휘 및 문법',
      type: '같은 의미 예문(ⓐ～ⓔ)',
      style: '정답형',
      title: '가장 가까운 의미로 쓰인 것',
      statement: '문맥상 ⓐ～ⓔ와 가장 가까운 의미로 쓰인 것은?',
      difficulty: '중',
      tags: ['어휘', '다의어'],
      references: ['2026-6월 모평 9번', '2024-6월 모평 17번'],
      subpassage: REFRIGERATION,
    },
    {
      stem: '문맥상 ⓐ～ⓔ와 가장 가까운 의미로 쓰인 것은?',
      key: 4,
      marks: [
        markOn(REFRIGERATION, 'ⓐ', '낮춘다'),
        markOn(REFRIGERATION, 'ⓑ', '눌러'),
        markOn(REFRIGERATION, 'ⓒ', '지나며'),
        markOn(REFRIGERATION, 'ⓓ', '떨어진다'),
        markOn(REFRIGERATION, 'ⓔ', '옮기는'),
      ],
      options: [
        {
          text: 'ⓐ: 선배는 후배에게도 말을 낮추지 않았다.',
          reason: 'ⓐ는 온도를 내려가게 한다는 뜻이지만, 이 문장에서는 상대를 하대하여 말한다는 뜻으로 쓰였다.',
          quote: '내부의 온도를 낮춘다',
          operation: 'D10',
        },
        {
          text: 'ⓑ: 그는 치밀어 오르는 화를 꾹 눌렀다.',
          reason: 'ⓑ는 물체에 힘을 가한다는 뜻이지만, 이 문장에서는 감정을 참는다는 뜻으로 쓰였다.',
          quote: '기체 상태의 냉매를 눌러 압력과 온도를 높이고',
          operation: 'D10',
        },
        {
          text: 'ⓒ: 약속한 시간이 벌써 한참이나 지났다.',
          reason: 'ⓒ는 어디를 거쳐 간다는 뜻이지만, 이 문장에서는 시간이 흘러 그 시기에서 벗어난다는 뜻으로 쓰였다.',
          quote: '뜨거워진 냉매는 응축기를 지나며',
          operation: 'D10',
        },
        {
          text: 'ⓓ: 약을 먹고 한숨 자고 나니 열이 떨어졌다.',
          reason: 'ⓓ와 이 문장의 ‘떨어지다’는 모두 값이나 수준 따위가 낮아진다는 뜻으로 쓰였다.',
          quote: '압력이 급격히 떨어진다',
          operation: 'D0',
        },
        {
          text: 'ⓔ: 그들은 미루어 온 계획을 실천에 옮겼다.',
          reason:
            'ⓔ는 다른 자리로 움직이게 한다는 뜻이지만, 이 문장에서는 어떤 일을 다음 단계로 나아가게 한다는 뜻으로 쓰였다.',
          quote: '열을 안에서 밖으로 옮기는 장치',
          operation: 'D10',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'V05',
      pattern: '어휘 및 문법',
      type: '의미 예문 짝',
      style: '정답형',
      title: '의미로 쓰인 예가 바르게 짝지어진 것',
      statement: 'ⓐ, ⓑ의 의미로 쓰인 예가 바르게 짝지어진 것은?',
      difficulty: '중',
      tags: ['어휘', '다의어'],
      references: ['2026 수능 13번', '2026-9월 모평 9번'],
      subpassage: CONTRACT,
    },
    {
      stem: 'ⓐ, ⓑ의 의미로 쓰인 예가 바르게 짝지어진 것은?',
      key: 3,
      marks: [markOn(CONTRACT, 'ⓐ', '맺자고'), markOn(CONTRACT, 'ⓑ', '보낸')],
      options: [
        {
          text: 'ⓐ: 두 나라는 동맹을 맺었다. / ⓑ: 그는 바닷가에서 여름을 보냈다.',
          reason: '앞의 예는 ⓐ와 같은 뜻이지만, 뒤의 예는 시간을 지나가게 한다는 뜻으로 쓰였다.',
          quote: '승낙의 의사를 알리는 글을 보낸 때에',
          operation: 'D10',
        },
        {
          text: 'ⓐ: 그는 서둘러 말끝을 맺었다. / ⓑ: 나는 친구에게 책을 보냈다.',
          reason: '뒤의 예는 ⓑ와 같은 뜻이지만, 앞의 예는 하던 일을 끝낸다는 뜻으로 쓰였다.',
          quote: '한쪽이 계약을 맺자고 제안하는',
          operation: 'D10',
        },
        {
          text: 'ⓐ: 그는 이웃과 친분을 맺었다. / ⓑ: 나는 할머니께 편지를 보냈다.',
          reason:
            'ⓐ와 앞의 예는 관계를 이룬다는 뜻으로, ⓑ와 뒤의 예는 물건 따위를 다른 곳으로 가게 한다는 뜻으로 쓰였다.',
          quote: '한쪽이 계약을 맺자고 제안하는',
          operation: 'D0',
        },
        {
          text: 'ⓐ: 앞마당의 나무가 열매를 맺었다. / ⓑ: 누나는 동생에게 짐을 보냈다.',
          reason: '뒤의 예는 ⓑ와 같은 뜻이지만, 앞의 예는 열매 따위를 이룬다는 뜻으로 쓰였다.',
          quote: '한쪽이 계약을 맺자고 제안하는',
          operation: 'D10',
        },
        {
          text: 'ⓐ: 두 회사는 협정을 맺었다. / ⓑ: 관중은 선수에게 박수를 보냈다.',
          reason: '앞의 예는 ⓐ와 같은 뜻이지만, 뒤의 예는 마음을 느낄 수 있도록 나타낸다는 뜻으로 쓰였다.',
          quote: '승낙의 의사를 알리는 글을 보낸 때에',
          operation: 'D10',
        },
      ],
    },
  ),
];
