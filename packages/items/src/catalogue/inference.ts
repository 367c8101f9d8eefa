import type { QuestionType } from '@chulje/contract';
import { CATALYST, ELASTICITY, GOODS } from './inference-snippets.ts';
import { markOn, questionType } from './question-type.ts';
import { CONTRACT } from './snippets.ts';

/** 추론적 읽기 on the passage alone. References only where CSAT.md §2 or ITEMS.md §2 lists them. */
export const INFERENCE: readonly QuestionType[] = [
  questionType(
    {
      id: 'I01',
      pattern: '추론적 읽기',
      type: '추론(부정)',
      style: '부정형',
      title: '추론한 내용으로 적절하지 않은 것',
      statement: '윗글을 읽고 추론한 내용으로 적절하지 않은 것은?',
      difficulty: '중',
      tags: ['추론'],
      references: ['2026 수능 11번', '2025-6월 모평 6번'],
      subpassage: CATALYST,
    },
    {
      stem: '윗글을 읽고 추론한 내용으로 적절하지 않은 것은?',
      key: 4,
      options: [
        {
          text: '촉매를 넣으면 같은 온도에서도 반응할 수 있는 입자의 비율이 커질 것이다.',
          reason: '촉매가 활성화 에너지를 낮추면 그보다 큰 에너지를 가진 입자의 비율이 커진다.',
          quote: '활성화 에너지가 더 낮은 새로운 경로를 마련하여',
          operation: 'D0',
        },
        {
          text: '촉매의 양을 반응 전과 반응 후에 재어 견주면 양이 서로 같게 나올 것이다.',
          reason: '촉매는 반응 전후에 그 양이 변하지 않으므로 두 값이 같다.',
          quote: '촉매는 반응 전후에 그 양이 변하지 않으며',
          operation: 'D0',
        },
        {
          text: '온도를 낮추면 충돌하더라도 반응하지 못하는 입자의 비율이 늘어날 것이다.',
          reason: '온도를 높일 때와 반대로 활성화 에너지보다 큰 에너지를 가진 입자의 비율이 작아진다.',
          quote: '온도를 높이면 활성화 에너지보다 큰 에너지를 가진 입자의 비율이 커져',
          operation: 'D0',
        },
        {
          text: '열을 내놓는 반응에 촉매를 쓰면 반응에서 나오는 열의 양이 줄어들 것이다.',
          reason: '촉매는 반응에서 드나드는 열의 양에 영향을 주지 않으므로 나오는 열의 양은 그대로이다.',
          quote: '반응에서 드나드는 열의 양에도 영향을 주지 않는다',
          operation: 'D4',
        },
        {
          text: '같은 양의 고체 촉매를 가루로 만들면 반응이 일어나는 면이 넓어질 것이다.',
          reason: '반응은 고체 촉매의 표면에서 일어나며 잘게 나누면 표면적이 넓어진다.',
          quote: '같은 양이라도 잘게 나누어 표면적을 넓히면',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'I02',
      pattern: '추론적 읽기',
      type: '추론',
      style: '정답형',
      title: '추론한 내용으로 가장 적절한 것',
      statement: '윗글에서 추론한 내용으로 가장 적절한 것은?',
      difficulty: '상',
      tags: ['추론'],
      references: ['2025-6월 모평 13번', '2021 수능 36번(㉠에 대한 추론)'],
      subpassage: ELASTICITY,
    },
    {
      stem: '윗글에서 추론한 내용으로 가장 적절한 것은?',
      key: 2,
      points: 3,
      options: [
        {
          text: '가격이 10% 올랐을 때 수요량이 5% 줄었다면 그 상품의 수요는 탄력적이다.',
          reason: '수요량의 변화율을 가격의 변화율로 나눈 값이 0.5로 1보다 작으므로 비탄력적이다.',
          quote: '수요량의 변화율을 가격의 변화율로 나눈 값',
          operation: 'D11',
        },
        {
          text: '가격을 올려 늘어난 판매 수입도 시간이 흐르면 다시 줄어들 가능성이 있다.',
          reason: '시간이 흐르면 탄력성이 커지며, 수요가 탄력적이 되면 오른 가격 때문에 판매 수입이 줄 수 있다.',
          quote: '시간이 흐를수록 소비자가 다른 상품을 찾아낼 수 있어 탄력성이 커진다',
          operation: 'D0',
        },
        {
          text: '값이 그대로인 상품은 소비자의 소득이 늘어날수록 수요가 더 탄력적이 된다.',
          reason: '소득이 늘면 상품의 값이 소득에서 차지하는 비중이 작아지므로 수요는 덜 탄력적이 된다.',
          quote: '상품의 값이 소득에서 차지하는 비중이 클수록 수요는 탄력적이 된다',
          operation: 'D11',
        },
        {
          text: '가격을 올려서 판매량이 줄어들기만 하면 기업의 판매 수입도 따라서 줄어든다.',
          reason: '판매량이 줄더라도 수요가 비탄력적이면 판매 수입은 늘어난다.',
          quote: '비탄력적이면 판매 수입이 늘어난다',
          operation: 'D7',
        },
        {
          text: '대신 쓸 상품이 새로 나오면 기존 상품은 가격이 변해도 수요량이 덜 변하게 된다.',
          reason: '대신 쓸 수 있는 상품이 많을수록 수요는 탄력적이 되어 수요량이 더 크게 변한다.',
          quote: '대신 쓸 수 있는 상품이 많을수록',
          operation: 'D11',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'I03',
      pattern: '추론적 읽기',
      type: '이유 추론',
      style: '정답형',
      title: '㉠의 이유로 가장 적절한 것',
      statement: '㉠의 이유로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['추론', '이유', '표지'],
      references: ['2026 수능 6번', '2026-6월 모평 7번'],
      subpassage: CONTRACT,
    },
    {
      stem: '㉠의 이유로 가장 적절한 것은?',
      key: 5,
      marks: [
        markOn(CONTRACT, '㉠', '물건의 값을 밝히지 않은 광고는 대개 상대에게 청약을 하도록 이끄는 유인에 그친다'),
      ],
      options: [
        {
          text: '광고를 본 사람이 값을 낮추어 달라는 조건을 붙일 수 있기 때문이다.',
          reason: '조건을 붙인 승낙은 청약을 받은 다음의 일이므로 광고가 유인에 그치는 까닭이 아니다.',
          quote: '값을 낮추어 달라는 조건을 붙여 승낙하면',
          operation: 'D5',
        },
        {
          text: '광고를 낸 사람과 광고를 본 사람이 서로 멀리 떨어져 있기 때문이다.',
          reason: '멀리 떨어져 있다는 점은 계약이 성립하는 시점과 관련될 뿐이다.',
          quote: '멀리 떨어진 사람 사이에서는',
          operation: 'D5',
        },
        {
          text: '광고를 낸 사람이 상대의 제안을 이미 받아들인 것과 같기 때문이다.',
          reason: '상대의 제안을 받아들이는 의사 표시는 승낙이며 광고를 낸 사람은 이를 하지 않았다.',
          quote: '상대가 그 내용을 받아들이는 의사 표시를 승낙이라 한다',
          operation: 'D1',
        },
        {
          text: '광고를 본 사람이 승낙을 알리는 글은 도중에 늦어질 수 있기 때문이다.',
          reason: '글이 늦게 도착하는 것은 광고가 청약인지를 가르는 까닭이 아니다.',
          quote: '글이 도중에 늦게 도착하더라도',
          operation: 'D5',
        },
        {
          text: '값이 빠진 광고만으로는 계약이 성립할 만큼 내용이 분명하지 않기 때문이다.',
          reason:
            '청약은 그것만으로 계약이 성립할 수 있을 만큼 구체적이어야 하는데 값을 밝히지 않은 광고는 그렇지 못하다.',
          quote: '내용이 구체적이어야 하므로',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'I04',
      pattern: '추론적 읽기',
      type: '구절 의미',
      style: '정답형',
      title: '㉠의 의미로 가장 적절한 것',
      statement: '㉠의 의미로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['추론', '표지'],
      references: ['2026-6월 모평 15번', '2021 수능 19번'],
      subpassage: GOODS,
    },
    {
      stem: '㉠의 의미로 가장 적절한 것은?',
      key: 1,
      marks: [markOn(GOODS, '㉠', '남의 수레에 올라타려')],
      options: [
        {
          text: '비용은 부담하지 않으면서 다른 사람이 마련한 재화를 쓰려 한다.',
          reason: '값을 치르지 않고도 쓸 수 있는 재화를 두고 하는 말이므로 비용을 남에게 미루고 쓰려 한다는 뜻이다.',
          quote: '값을 치르지 않고도 쓸 수 있으므로',
          operation: 'D0',
        },
        {
          text: '재화를 마련하는 데 드는 비용을 다른 사람과 똑같이 나누려 한다.',
          reason: '비용을 나누는 것이 아니라 값을 치르지 않고 쓰려 하는 태도를 가리킨다.',
          quote: '값을 치르지 않고도 쓸 수 있으므로',
          operation: 'D4',
        },
        {
          text: '다른 사람이 쓸 수 없게 먼저 재화를 차지하여 혼자서 쓰려 한다.',
          reason: '공공재는 배제성과 경합성이 모두 없어 먼저 차지하거나 혼자 쓸 까닭이 없다.',
          quote: '배제성과 경합성이 모두 없는 재화를 공공재라 하는데',
          operation: 'D5',
        },
        {
          text: '재화가 바닥나기에 앞서 다른 사람보다 더 많은 몫을 쓰려 한다.',
          reason: '저마다 더 많이 쓰려 하는 것은 공공재가 아니라 공유 자원을 두고 하는 행동이다.',
          quote: '저마다 더 많이 쓰려 하다가 자원이 바닥나기 쉽다',
          operation: 'D5',
        },
        {
          text: '다른 사람이 내놓은 재화를 알맞은 값을 치르고 사들여 쓰려 한다.',
          reason: '값을 치르고 쓰려 한다면 시장에서 필요한 만큼 공급되지 않을 까닭이 없다.',
          quote: '시장에서는 공공재가 필요한 만큼 공급되지 않는다',
          operation: 'D4',
        },
      ],
    },
  ),
];
