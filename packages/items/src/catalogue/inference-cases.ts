import type { QuestionType } from '@chulje/contract';
import { CATALYST, GOODS } from './inference-snippets.ts';
import { markOn, questionType } from './question-type.ts';

/** 추론적 읽기 that asks for cases and ways. References only where CSAT.md §2 or ITEMS.md §2 lists them. */
export const INFERENCE_CASES: readonly QuestionType[] = [
  questionType(
    {
      id: 'I13',
      pattern: '추론적 읽기',
      type: '사례 찾기',
      style: '정답형',
      title: '㉠에 해당하는 사례로 가장 적절한 것',
      statement: '㉠에 해당하는 사례로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['추론', '사례', '표지'],
      references: ['2025 수능 2번', '2020 수능 41번'],
      subpassage: GOODS,
    },
    {
      stem: '㉠에 해당하는 사례로 가장 적절한 것은?',
      key: 2,
      marks: [markOn(GOODS, '㉠', '공유 자원')],
      options: [
        {
          text: '값을 치른 사람만 쓸 수 있고 쓰는 사람이 늘면 남은 자리가 줄어드는 극장의 좌석',
          reason: '값을 치른 사람만 쓸 수 있으므로 배제성이 있다.',
          quote: '값을 치르지 않은 사람이 쓰지 못하게 막을 수 있는지를 뜻하는 배제성',
          operation: 'D7',
        },
        {
          text: '값을 치르지 않은 사람도 잡을 수 있고 잡을수록 남의 몫이 줄어드는 먼바다의 물고기',
          reason: '값을 치르지 않아도 되므로 배제성이 없고, 잡을수록 줄어드므로 경합성이 있다.',
          quote: '배제성은 없으나 경합성이 있는 재화는 공유 자원이라 한다',
          operation: 'D0',
        },
        {
          text: '값을 치르지 않은 사람도 볼 수 있고 여럿이 보아도 밝기가 줄지 않는 등대의 불빛',
          reason: '배제성은 없지만 여럿이 보아도 몫이 줄지 않으므로 경합성도 없다.',
          quote: '배제성과 경합성이 모두 없는 재화를 공공재라 하는데',
          operation: 'D7',
        },
        {
          text: '값을 치른 사람만 볼 수 있고 보는 사람이 늘어도 남의 몫이 줄지 않는 유료 방송',
          reason: '값을 치른 사람만 볼 수 있어 배제성이 있고, 남의 몫이 줄지 않아 경합성이 없다.',
          quote: '배제성은 없으나 경합성이 있는 재화는 공유 자원이라 한다',
          operation: 'D4',
        },
        {
          text: '값을 치른 사람만 가져갈 수 있고 가져갈수록 남의 몫이 줄어드는 가게의 과일',
          reason: '경합성은 있지만 값을 치른 사람만 가져갈 수 있으므로 배제성도 있다.',
          quote: '배제성은 없으나 경합성이 있는 재화는 공유 자원이라 한다',
          operation: 'D7',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'I14',
      pattern: '추론적 읽기',
      type: '사례 찾기(부정)',
      style: '부정형',
      title: '㉠의 사례로 적절하지 않은 것',
      statement: '㉠의 사례로 적절하지 않은 것은?',
      difficulty: '중',
      tags: ['추론', '사례', '표지'],
      references: ['2018 수능 31번'],
      subpassage: GOODS,
    },
    {
      stem: '㉠의 사례로 적절하지 않은 것은?',
      key: 3,
      marks: [markOn(GOODS, '㉠', '공공재')],
      options: [
        {
          text: '다른 사람이 쓰고 있어도 누구나 쓸 수 있고, 쓰는 사람이 늘어도 밝기가 그대로인 가로등의 불빛',
          reason: '누구나 쓸 수 있으므로 배제성이 없고, 밝기가 그대로이므로 경합성도 없다.',
          quote: '배제성과 경합성이 모두 없는 재화를 공공재라 하는데',
          operation: 'D0',
        },
        {
          text: '나라 안의 사람이라면 누구나 누릴 수 있고, 인구가 늘어도 다른 사람의 몫이 그대로인 국가의 방위',
          reason: '누구나 누리므로 배제성이 없고, 다른 사람의 몫이 그대로이므로 경합성도 없다.',
          quote: '배제성과 경합성이 모두 없는 재화를 공공재라 하는데',
          operation: 'D0',
        },
        {
          text: '누구나 값을 치르지 않고 쓸 수 있고, 쓰는 사람이 늘면 다른 사람이 쓸 자리가 줄어드는 바닷가의 모래밭',
          reason: '배제성은 없지만 다른 사람이 쓸 자리가 줄어들므로 경합성이 있어 공공재가 아니다.',
          quote: '한 사람이 쓰면 다른 사람이 쓸 수 있는 몫이 줄어드는지를 뜻하는 경합성',
          operation: 'D7',
        },
        {
          text: '값을 치르지 않은 사람도 들을 수 있고, 듣는 사람이 늘어도 소리의 크기가 그대로인 마을의 경보 방송',
          reason: '듣지 못하게 막을 수 없으므로 배제성이 없고, 소리가 그대로이므로 경합성도 없다.',
          quote: '배제성과 경합성이 모두 없는 재화를 공공재라 하는데',
          operation: 'D0',
        },
        {
          text: '값을 치르지 않은 사람도 지켜 주고, 사람이 늘어도 다른 사람이 누릴 몫이 그대로인 강가의 제방',
          reason: '값을 치르지 않은 사람도 지켜 주므로 배제성이 없고, 다른 사람의 몫이 그대로이므로 경합성도 없다.',
          quote: '배제성과 경합성이 모두 없는 재화를 공공재라 하는데',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'I15',
      pattern: '추론적 읽기',
      type: '방법·조건 도출',
      style: '정답형',
      title: '㉠을 높이는 방법으로 가장 적절한 것',
      statement: '㉠을 높이는 방법으로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['추론', '방법', '표지'],
      references: ['2024-6월 모평 9번'],
      subpassage: CATALYST,
    },
    {
      stem: '㉠을 높이는 방법으로 가장 적절한 것은?',
      key: 5,
      marks: [markOn(CATALYST, '㉠', '촉매의 효율')],
      options: [
        {
          text: '촉매를 큰 덩어리로 뭉쳐 표면적을 줄인다.',
          reason: '표면적이 줄어들면 반응이 일어날 자리가 줄어들어 촉매의 효율이 낮아진다.',
          quote: '잘게 나누어 표면적을 넓히면',
          operation: 'D11',
        },
        {
          text: '촉매를 넣은 뒤에 활성화 에너지를 더 높인다.',
          reason: '활성화 에너지가 높아지면 반응이 느려지며, 촉매는 이를 낮추는 구실을 한다.',
          quote: '활성화 에너지가 더 낮은 새로운 경로를 마련하여',
          operation: 'D11',
        },
        {
          text: '반응물이 아닌 물질로 촉매의 표면을 덮는다.',
          reason: '반응물이 아닌 물질이 표면을 덮으면 촉매는 제 기능을 잃는다.',
          quote: '그 자리를 덮으면 촉매는 제 기능을 잃게 된다',
          operation: 'D11',
        },
        {
          text: '반응물과 생성물의 에너지 차이를 더 키운다.',
          reason: '촉매는 반응물과 생성물의 에너지를 바꾸지 않으며, 그 차이는 촉매의 효율과 관련이 없다.',
          quote: '반응물과 생성물의 에너지를 바꾸지 않으므로',
          operation: 'D6',
        },
        {
          text: '같은 양의 촉매를 더 잘게 부수어 가루로 만든다.',
          reason: '같은 양이라도 잘게 나누면 반응이 일어나는 표면이 넓어져 효율이 높아진다.',
          quote: '같은 양이라도 잘게 나누어 표면적을 넓히면',
          operation: 'D0',
        },
      ],
    },
  ),
];
