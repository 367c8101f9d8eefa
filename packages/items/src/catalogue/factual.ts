import type { QuestionType } from '@chulje/contract';
import { questionType } from './question-type.ts';
import { CONTRACT, REFRIGERATION } from './snippets.ts';

/** 사실적 읽기. References only where CSAT.md §2 or ITEMS.md §2 lists them. */
export const FACTUAL: readonly QuestionType[] = [
  questionType(
    {
      id: 'F01',
      pattern: '사실적 읽기',
      type: '내용 불일치',
      style: '부정형',
      title: '내용과 일치하지 않는 것',
      statement: '윗글의 내용과 일치하지 않는 것은?',
      difficulty: '하',
      tags: ['세부 정보'],
      references: ['2026 수능 1번', '2026-6월 모평 1번'],
      subpassage: REFRIGERATION,
    },
    {
      stem: '윗글의 내용과 일치하지 않는 것은?',
      key: 4,
      options: [
        {
          text: '압축기를 지난 냉매는 온도와 압력이 모두 높아진다.',
          reason: '압축기는 냉매를 눌러 압력과 온도를 높인다.',
          quote: '압축기는 기체 상태의 냉매를 눌러 압력과 온도를 높이고',
          operation: 'D0',
        },
        {
          text: '냉매는 응축기에서 바깥 공기로 열을 내보내며 액체로 바뀐다.',
          reason: '냉매는 응축기를 지나며 바깥 공기에 열을 내주고 액체가 된다.',
          quote: '바깥 공기에 열을 내주고 액체가 된다',
          operation: 'D0',
        },
        {
          text: '냉장고가 하는 일은 내부의 열을 바깥으로 옮기는 것이다.',
          reason: '냉장고는 열을 안에서 밖으로 옮기는 장치이다.',
          quote: '열을 안에서 밖으로 옮기는 장치',
          operation: 'D0',
        },
        {
          text: '팽창 밸브의 좁은 구멍을 지나면 냉매의 압력은 급격히 높아진다.',
          reason: '팽창 밸브를 지나면 압력이 급격히 떨어진다.',
          quote: '팽창 밸브의 좁은 구멍을 지나면서 압력이 급격히 떨어진다',
          operation: 'D11',
        },
        {
          text: '증발기에서 냉매가 기체로 변하는 데 드는 열은 냉장고 안에서 얻는다.',
          reason: '냉매가 기체로 변할 때 필요한 열을 내부의 공기에서 얻는다.',
          quote: '이때 필요한 열을 냉장고 내부의 공기에서 얻으므로',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F02',
      pattern: '사실적 읽기',
      type: '내용 일치',
      style: '긍정형',
      title: '내용과 일치하는 것',
      statement: '윗글의 내용과 일치하는 것은?',
      difficulty: '중',
      tags: ['세부 정보'],
      references: ['2026 수능 10번', '2026 수능 14번'],
      subpassage: CONTRACT,
    },
    {
      stem: '윗글의 내용과 일치하는 것은?',
      key: 3,
      options: [
        {
          text: '청약은 내용이 구체적이지 않아도 효력에 차이가 없다.',
          reason: '청약은 그것만으로 계약이 성립할 수 있을 만큼 구체적이어야 한다.',
          quote: '내용이 구체적이어야 하므로',
          operation: 'D7',
        },
        {
          text: '값을 밝히지 않은 광고는 대체로 승낙에 해당하는 의사 표시이다.',
          reason: '그러한 광고는 청약을 하도록 이끄는 유인에 그친다.',
          quote: '물건의 값을 밝히지 않은 광고는 대개 상대에게 청약을 하도록 이끄는 유인에 그친다',
          operation: 'D1',
        },
        {
          text: '조건을 붙인 승낙은 처음의 청약을 거절한 것으로 다루어진다.',
          reason: '조건을 붙여 승낙하면 처음의 청약을 거절하고 새로운 청약을 한 것으로 본다.',
          quote: '이는 처음의 청약을 거절하고 새로운 청약을 한 것으로 본다',
          operation: 'D0',
        },
        {
          text: '계약은 당사자 가운데 한쪽이 의사를 밝히는 것만으로 성립할 수 있다.',
          reason: '계약은 당사자의 의사가 서로 맞아떨어질 때 성립한다.',
          quote: '계약은 당사자의 의사가 서로 맞아떨어질 때 성립한다',
          operation: 'D7',
        },
        {
          text: '멀리 떨어진 사람의 승낙은 그 글이 상대에게 도착한 때에 계약을 이룬다.',
          reason: '승낙의 의사를 알리는 글을 보낸 때에 계약이 성립한다고 본다.',
          quote: '승낙의 의사를 알리는 글을 보낸 때에 계약이 성립한다고 보아',
          operation: 'D2',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F03',
      pattern: '사실적 읽기',
      type: '세부 내용 이해(부정)',
      style: '부정형',
      title: '이해한 내용으로 적절하지 않은 것',
      statement: '윗글을 이해한 내용으로 적절하지 않은 것은?',
      difficulty: '중',
      tags: ['세부 정보'],
      references: ['2026-9월 모평 1번', '2025 수능 4번'],
      subpassage: CONTRACT,
    },
    {
      stem: '윗글을 이해한 내용으로 적절하지 않은 것은?',
      key: 2,
      options: [
        {
          text: '청약과 승낙은 모두 의사를 나타내는 표시에 속한다.',
          reason: '청약과 승낙은 각각 제안하는 의사 표시와 받아들이는 의사 표시이다.',
          quote: '상대가 그 내용을 받아들이는 의사 표시를 승낙이라 한다',
          operation: 'D0',
        },
        {
          text: '승낙을 알리는 글이 늦게 닿으면 계약이 성립한 때도 늦어진다.',
          reason: '글이 늦게 도착하더라도 계약이 성립한 시점은 달라지지 않는다.',
          quote: '계약이 성립한 시점은 달라지지 않는다',
          operation: 'D4',
        },
        {
          text: '값을 깎아 달라며 승낙한 사람은 새로운 청약을 한 것이 된다.',
          reason: '조건을 붙여 승낙하면 새로운 청약을 한 것으로 본다.',
          quote: '새로운 청약을 한 것으로 본다',
          operation: 'D0',
        },
        {
          text: '청약의 유인은 상대가 청약을 하도록 이끄는 데 머무는 행위이다.',
          reason: '값을 밝히지 않은 광고는 청약을 하도록 이끄는 유인에 그친다.',
          quote: '상대에게 청약을 하도록 이끄는 유인에 그친다',
          operation: 'D0',
        },
        {
          text: '두 당사자의 의사가 서로 맞지 않으면 계약은 이루어지지 않는다.',
          reason: '계약은 당사자의 의사가 서로 맞아떨어질 때 성립한다.',
          quote: '당사자의 의사가 서로 맞아떨어질 때 성립한다',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F04',
      pattern: '사실적 읽기',
      type: '세부 내용 이해',
      style: '정답형',
      title: '이해한 내용으로 가장 적절한 것',
      statement: '윗글을 이해한 내용으로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['세부 정보'],
      references: ['2026-9월 모평 15번', '2025 수능 11번'],
      subpassage: REFRIGERATION,
    },
    {
      stem: '윗글을 이해한 내용으로 가장 적절한 것은?',
      key: 5,
      options: [
        {
          text: '냉장고는 내부의 열을 완전히 없애는 장치라고 할 수 있다.',
          reason: '냉장고는 열을 없애는 장치가 아니라 옮기는 장치이다.',
          quote: '열을 없애는 장치가 아니라',
          operation: 'D4',
        },
        {
          text: '압축기는 액체 상태의 냉매를 눌러 온도를 낮추는 구실을 한다.',
          reason: '압축기는 기체 상태의 냉매를 눌러 온도를 높인다.',
          quote: '압축기는 기체 상태의 냉매를 눌러 압력과 온도를 높이고',
          operation: 'D11',
        },
        {
          text: '냉매는 팽창 밸브를 지나면서 압력이 높아져 기체로 변하기 쉽다.',
          reason: '냉매는 팽창 밸브를 지나면서 압력이 떨어진다.',
          quote: '압력이 급격히 떨어진다',
          operation: 'D11',
        },
        {
          text: '응축기를 지나는 냉매는 바깥 공기에서 열을 얻어 기체로 바뀐다.',
          reason: '냉매는 응축기에서 바깥 공기에 열을 내주고 액체가 된다.',
          quote: '바깥 공기에 열을 내주고 액체가 된다',
          operation: 'D1',
        },
        {
          text: '냉장고 안의 온도는 냉매가 기체로 변하면서 열을 얻을 때 내려간다.',
          reason: '냉매가 기체로 변할 때 내부의 열을 얻으므로 내부의 온도가 내려간다.',
          quote: '냉장고 내부의 공기에서 얻으므로 내부의 온도가 내려간다',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F05',
      pattern: '사실적 읽기',
      type: '정보 확인(부정)',
      style: '부정형',
      title: '알 수 있는 내용으로 적절하지 않은 것',
      statement: '윗글에서 알 수 있는 내용으로 적절하지 않은 것은?',
      difficulty: '하',
      tags: ['세부 정보'],
      references: ['2025-9월 모평 4번', '2025-6월 모평 8번'],
      subpassage: REFRIGERATION,
    },
    {
      stem: '윗글에서 알 수 있는 내용으로 적절하지 않은 것은?',
      key: 2,
      options: [
        {
          text: '냉매는 기체로 변할 때 둘레의 열을 빼앗는다.',
          reason: '냉매는 기체로 변할 때 주위의 열을 빼앗는 성질이 있다.',
          quote: '냉매가 기체로 변할 때 주위의 열을 빼앗는 성질',
          operation: 'D0',
        },
        {
          text: '응축기는 바깥 공기의 열을 냉매에 전해 주는 구실을 한다.',
          reason: '응축기에서는 냉매가 바깥 공기에 열을 내준다.',
          quote: '바깥 공기에 열을 내주고 액체가 된다',
          operation: 'D1',
        },
        {
          text: '증발기를 지나는 냉매는 압력이 낮아 쉽게 기체로 변한다.',
          reason: '압력이 낮아진 냉매는 증발기에서 쉽게 기체로 변한다.',
          quote: '압력이 낮아진 냉매는 증발기에서 쉽게 기체로 변하는데',
          operation: 'D0',
        },
        {
          text: '냉장고 안에서 빠져나온 열은 마지막에 바깥으로 내보내진다.',
          reason: '냉매가 내부에서 얻은 열은 바깥으로 나간다.',
          quote: '냉매가 내부에서 얻은 열은 다시 압축기와 응축기를 거쳐 바깥으로 나간다',
          operation: 'D0',
        },
        {
          text: '팽창 밸브에는 액체가 된 냉매가 지나가는 좁은 구멍이 있다.',
          reason: '액체가 된 냉매는 팽창 밸브의 좁은 구멍을 지난다.',
          quote: '액체가 된 냉매는 팽창 밸브의 좁은 구멍을 지나면서',
          operation: 'D0',
        },
      ],
    },
  ),
];
