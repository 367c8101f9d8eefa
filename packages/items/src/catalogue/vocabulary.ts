import type { QuestionType } from '@chulje/contract';
import { markOn, questionType } from './question-type.ts';
import { CONTRACT, REFRIGERATION } from './snippets.ts';

const MARKS = [
  markOn(REFRIGERATION, 'ⓐ', '이용하여'),
  markOn(REFRIGERATION, 'ⓑ', '눌러'),
  markOn(REFRIGERATION, 'ⓒ', '떨어진다'),
  markOn(REFRIGERATION, 'ⓓ', '나간다'),
  markOn(REFRIGERATION, 'ⓔ', '옮기는'),
];

const LINES = [
  '냉매가 기체로 변할 때 주위의 열을 빼앗는 성질을 이용하여',
  '냉매를 눌러 압력과 온도를 높이고',
  '압력이 급격히 떨어진다',
  '압축기와 응축기를 거쳐 바깥으로 나간다',
  '열을 안에서 밖으로 옮기는 장치',
] as const;

/** 어휘 및 문법: words to put in place of others, and what words mean. */
export const VOCABULARY: readonly QuestionType[] = [
  questionType(
    {
      id: 'V03',
      pattern: '어휘 및 문법',
      type: '바꿔 쓰기',
      style: '정답형',
      title: '바꿔 쓰기에 가장 적절한 것',
      statement: '문맥상 ⓐ～ⓔ와 바꿔 쓰기에 가장 적절한 것은?',
      difficulty: '중',
      tags: ['어휘', '바꿔 쓰기'],
      references: ['2026-6월 모평 13번', '2025 수능 17번'],
      subpassage: CONTRACT,
    },
    {
      stem: '문맥상 ⓐ～ⓔ와 바꿔 쓰기에 가장 적절한 것은?',
      key: 1,
      marks: [
        markOn(CONTRACT, 'ⓐ', '맺자고'),
        markOn(CONTRACT, 'ⓑ', '받아들이는'),
        markOn(CONTRACT, 'ⓒ', '이끄는'),
        markOn(CONTRACT, 'ⓓ', '낮추어'),
        markOn(CONTRACT, 'ⓔ', '알리는'),
      ],
      options: [
        {
          text: 'ⓐ: 체결하자고',
          reason: '‘체결하다’는 계약이나 조약 따위를 맺는다는 뜻이므로 ‘계약을 맺자고’와 바꿔 쓸 수 있다.',
          quote: '한쪽이 계약을 맺자고 제안하는 의사 표시',
          operation: 'D0',
        },
        {
          text: 'ⓑ: 흡수하는',
          reason: '‘흡수하다’는 빨아들이거나 외부의 것을 안으로 모아들인다는 뜻이다. 문맥에는 ‘수락하는’이 어울린다.',
          quote: '상대가 그 내용을 받아들이는 의사 표시',
          operation: 'D10',
        },
        {
          text: 'ⓒ: 인솔하는',
          reason: '‘인솔하다’는 여러 사람을 이끌고 간다는 뜻이다. 문맥에는 ‘유도하는’이 어울린다.',
          quote: '상대에게 청약을 하도록 이끄는 유인',
          operation: 'D10',
        },
        {
          text: 'ⓓ: 강등하여',
          reason: '‘강등하다’는 등급이나 계급을 낮춘다는 뜻이다. 값에 대해서는 ‘인하하여’가 어울린다.',
          quote: '값을 낮추어 달라는 조건',
          operation: 'D10',
        },
        {
          text: 'ⓔ: 누설하는',
          reason: '‘누설하다’는 비밀이 새어 나가게 한다는 뜻이다. 문맥에는 ‘통지하는’이 어울린다.',
          quote: '승낙의 의사를 알리는 글',
          operation: 'D10',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'V04',
      pattern: '어휘 및 문법',
      type: '바꿔 쓰기(부정)',
      style: '부정형',
      title: '바꿔 쓰기에 적절하지 않은 것',
      statement: '문맥상 ⓐ～ⓔ와 바꿔 쓰기에 적절하지 않은 것은?',
      difficulty: '하',
      tags: ['어휘', '바꿔 쓰기'],
      references: ['2026 수능 9번', '2026-9월 모평 13번'],
      subpassage: REFRIGERATION,
    },
    {
      stem: '문맥상 ⓐ～ⓔ와 바꿔 쓰기에 적절하지 않은 것은?',
      key: 3,
      marks: MARKS,
      options: [
        {
          text: 'ⓐ: 활용하여',
          reason: '‘활용하다’는 성질을 살려 쓴다는 뜻으로 바꿔 쓸 수 있다.',
          quote: LINES[0],
          operation: 'D0',
        },
        {
          text: 'ⓑ: 압축하여',
          reason: '‘압축하다’는 눌러서 부피를 줄인다는 뜻으로 바꿔 쓸 수 있다.',
          quote: LINES[1],
          operation: 'D0',
        },
        {
          text: 'ⓒ: 낙하한다',
          reason: '‘낙하하다’는 높은 곳에서 아래로 떨어진다는 뜻이어서 압력이 줄어든다는 문맥에 맞지 않는다.',
          quote: LINES[2],
          operation: 'D10',
        },
        {
          text: 'ⓓ: 배출된다',
          reason: '‘배출되다’는 안에서 밖으로 내보내진다는 뜻으로 바꿔 쓸 수 있다.',
          quote: LINES[3],
          operation: 'D0',
        },
        {
          text: 'ⓔ: 이동시키는',
          reason: '‘이동시키다’는 자리를 옮기게 한다는 뜻으로 바꿔 쓸 수 있다.',
          quote: LINES[4],
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'V08',
      pattern: '어휘 및 문법',
      type: '사전적 의미',
      style: '부정형',
      title: '사전적 의미로 적절하지 않은 것',
      statement: 'ⓐ～ⓔ의 사전적 의미로 적절하지 않은 것은?',
      difficulty: '하',
      tags: ['어휘', '뜻풀이'],
      subpassage: REFRIGERATION,
    },
    {
      stem: 'ⓐ～ⓔ의 사전적 의미로 적절하지 않은 것은?',
      key: 2,
      marks: [
        markOn(REFRIGERATION, 'ⓐ', '성질'),
        markOn(REFRIGERATION, 'ⓑ', '내부'),
        markOn(REFRIGERATION, 'ⓒ', '상태'),
        markOn(REFRIGERATION, 'ⓓ', '압력'),
        markOn(REFRIGERATION, 'ⓔ', '장치'),
      ],
      options: [
        {
          text: 'ⓐ: 사물이 본디 가지고 있는 특성.',
          reason: '‘성질’의 뜻풀이로 알맞다.',
          quote: '주위의 열을 빼앗는 성질',
          operation: 'D0',
        },
        {
          text: 'ⓑ: 어떤 것을 둘러싼 바깥의 부분.',
          reason: '‘내부’는 안쪽의 부분을 뜻한다.',
          quote: '내부의 온도를 낮춘다',
          operation: 'D10',
        },
        {
          text: 'ⓒ: 사물이나 현상이 놓여 있는 모양이나 형편.',
          reason: '‘상태’의 뜻풀이로 알맞다.',
          quote: '기체 상태의 냉매',
          operation: 'D0',
        },
        {
          text: 'ⓓ: 두 물체가 맞닿은 면을 서로 누르는 힘.',
          reason: '‘압력’의 뜻풀이로 알맞다.',
          quote: '압력과 온도를 높이고',
          operation: 'D0',
        },
        {
          text: 'ⓔ: 어떤 목적에 맞게 작용하도록 갖추어 놓은 기계.',
          reason: '‘장치’의 뜻풀이로 알맞다.',
          quote: '열을 안에서 밖으로 옮기는 장치',
          operation: 'D0',
        },
      ],
    },
  ),
];
