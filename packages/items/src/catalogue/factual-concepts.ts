import type { QuestionType } from '@chulje/contract';
import { markOn, questionType } from './question-type.ts';
import { REFRIGERATION } from './snippets.ts';
import { DIGITIZING, ETHICS, IMMUNITY } from './snippets-factual.ts';

/** 사실적 읽기: a concept, views, or two things compared. */
export const FACTUAL_CONCEPTS: readonly QuestionType[] = [
  questionType(
    {
      id: 'F14',
      pattern: '사실적 읽기',
      type: '핵심 개념 이해',
      style: '정답형',
      title: '개념에 대한 이해',
      statement: '‘{개념}’에 대한 이해로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['개념'],
      references: ['2026 수능 7번', '2026-9월 모평 16번'],
      subpassage: DIGITIZING,
    },
    {
      stem: '‘양자화’에 대한 이해로 가장 적절한 것은?',
      key: 4,
      options: [
        {
          text: '연속된 신호의 값을 일정한 시간 간격으로 재어 뽑아낸다.',
          reason: '일정한 시간 간격으로 값을 재어 뽑아내는 것은 표본화이다.',
          quote: '표본화는 연속된 신호의 값을 일정한 시간 간격으로 재어',
          operation: 'D1',
        },
        {
          text: '표본의 값을 이진수로 나타낸 다음에 거치는 단계이다.',
          reason: '이진수로 나타내는 부호화는 양자화된 값을 대상으로 하므로 나중에 거친다.',
          quote: '부호화는 양자화된 값을 0과 1로 된 이진수로',
          operation: 'D2',
        },
        {
          text: '정해 둔 값을 촘촘히 나눌수록 처리할 자료가 줄어든다.',
          reason: '정해 둔 값을 촘촘히 나누면 처리할 자료의 양이 늘어난다.',
          quote: '이 잡음은 줄지만 처리할 자료의 양이 늘어난다',
          operation: 'D11',
        },
        {
          text: '표본의 값을 바꾸는 과정에서 실제의 값과 차이가 생긴다.',
          reason: '실제의 값과 바뀐 값 사이에 생기는 차이를 양자화 잡음이라 한다.',
          quote: '실제의 값과 바뀐 값 사이에 생기는 차이',
          operation: 'D0',
        },
        {
          text: '표본의 값을 미리 정해 둔 값 가운데 가장 큰 것으로 바꾼다.',
          reason: '표본의 값을 미리 정해 둔 값 가운데 가장 가까운 것으로 바꾼다.',
          quote: '가운데 가장 가까운 것으로 바꾸는 단계',
          operation: 'D3',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F15',
      pattern: '사실적 읽기',
      type: '핵심 개념 설명(부정)',
      style: '부정형',
      title: '개념에 대한 설명으로 적절하지 않은 것',
      statement: '‘{개념}’에 대한 설명으로 적절하지 않은 것은?',
      difficulty: '중',
      tags: ['개념'],
      references: ['2026-9월 모평 7번', '2025 수능 5번'],
      subpassage: REFRIGERATION,
    },
    {
      stem: '‘냉매’에 대한 설명으로 적절하지 않은 것은?',
      key: 1,
      options: [
        {
          text: '응축기를 지나며 바깥 공기에서 열을 빼앗는다.',
          reason: '냉매는 응축기를 지나며 바깥 공기에 열을 내준다.',
          quote: '바깥 공기에 열을 내주고 액체가 된다',
          operation: 'D1',
        },
        {
          text: '압력이 낮아지면 증발기에서 쉽게 기체로 변한다.',
          reason: '압력이 낮아진 냉매는 증발기에서 쉽게 기체로 변한다.',
          quote: '압력이 낮아진 냉매는 증발기에서 쉽게 기체로 변하는데',
          operation: 'D0',
        },
        {
          text: '압축기에서 눌리면 압력과 온도가 함께 올라간다.',
          reason: '압축기는 냉매를 눌러 압력과 온도를 높인다.',
          quote: '냉매를 눌러 압력과 온도를 높이고',
          operation: 'D0',
        },
        {
          text: '기체로 변할 때 둘레의 열을 빼앗는 성질이 있다.',
          reason: '냉매는 기체로 변할 때 주위의 열을 빼앗는다.',
          quote: '냉매가 기체로 변할 때 주위의 열을 빼앗는 성질',
          operation: 'D0',
        },
        {
          text: '내부에서 얻은 열을 응축기를 거쳐 바깥으로 내보낸다.',
          reason: '내부에서 얻은 열은 압축기와 응축기를 거쳐 바깥으로 나간다.',
          quote: '압축기와 응축기를 거쳐 바깥으로 나간다',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F16',
      pattern: '사실적 읽기',
      type: '인물·이론의 견해',
      style: '부정형',
      title: '인물·이론의 견해',
      statement: '윗글에 나타난 ‘{갑}’과 ‘{을}’의 견해에 대한 이해로 적절하지 않은 것은?',
      difficulty: '중',
      tags: ['견해'],
      references: ['2025-6월 모평 12번', '2024 수능 13번'],
      subpassage: ETHICS,
    },
    {
      stem: '윗글에 나타난 ‘벤담’과 ‘칸트’의 견해에 대한 이해로 적절하지 않은 것은?',
      key: 1,
      options: [
        {
          text: '벤담은 의무이기 때문에 한 행위에만 가치가 있다고 보았다.',
          reason: '의무이기 때문에 한 행위만이 도덕적 가치를 지닌다고 본 사람은 칸트이다.',
          quote: '의무이기 때문에 한 행위만이 도덕적 가치를 지닌다',
          operation: 'D9',
        },
        {
          text: '벤담은 쾌락이 누구의 것이든 그 무게에 차이가 없다고 보았다.',
          reason: '벤담은 누구의 것이냐에 따라 쾌락의 무게가 달라지지 않는다고 보았다.',
          quote: '누구의 것이냐에 따라 그 무게가 달라지지는 않는다',
          operation: 'D0',
        },
        {
          text: '벤담은 고통을 줄이는 일이 선한 것에 해당한다고 보았다.',
          reason: '벤담은 쾌락을 낳고 고통을 줄이는 것을 선이라고 보았다.',
          quote: '쾌락을 낳고 고통을 줄이는 것이 선이라고 보고',
          operation: 'D0',
        },
        {
          text: '칸트는 사람을 수단으로만 대하는 행위가 옳지 않다고 보았다.',
          reason: '칸트는 사람을 수단으로만 대해서는 안 된다고 하였다.',
          quote: '사람을 수단으로만 대해서는 안 된다',
          operation: 'D0',
        },
        {
          text: '칸트는 의무에 맞는 행위라도 도덕적 가치가 없을 수 있다고 보았다.',
          reason: '칸트에 따르면 동정심에 이끌린 행위는 의무에 맞더라도 도덕적 가치가 없다.',
          quote: '의무에 맞더라도 도덕적 가치를 지니지 못하며',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F17',
      pattern: '사실적 읽기',
      type: '두 대상 비교',
      style: '정답형',
      title: '㉠과 ㉡에 대한 이해',
      statement: '㉠과 ㉡에 대한 이해로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['표지', '비교'],
      references: ['2026-6월 모평 11번', '2025 수능 7번'],
      subpassage: IMMUNITY,
    },
    {
      stem: '㉠과 ㉡에 대한 이해로 가장 적절한 것은?',
      key: 5,
      marks: [markOn(IMMUNITY, '㉠', '선천 면역'), markOn(IMMUNITY, '㉡', '후천 면역')],
      options: [
        {
          text: '㉠에서는 ㉡에서와 달리 림프구가 늘어나 항체를 만든다.',
          reason: '림프구가 늘어나 항체를 만드는 것은 ㉡이다.',
          quote: '이를 알아보는 림프구가 늘어나 항체를 만들기까지',
          operation: 'D9',
        },
        {
          text: '㉠은 ㉡과 달리 특정한 병원체를 가려내어 맞서는 방어이다.',
          reason: '특정한 병원체를 가려내어 맞서는 방어는 ㉡이다.',
          quote: '후천 면역은 특정한 병원체를 가려내어 맞서는 방어',
          operation: 'D9',
        },
        {
          text: '㉡은 ㉠과 달리 피부와 점막이 병원체를 막는 방어이다.',
          reason: '피부와 점막이 병원체를 막는 것은 ㉠이다.',
          quote: '피부와 점막이 병원체가 들어오는 것을 막고',
          operation: 'D9',
        },
        {
          text: '㉠과 ㉡은 모두 병원체의 종류를 가리지 않고 일어난다.',
          reason: '병원체의 종류를 가리지 않는 것은 ㉠뿐이다.',
          quote: '종류를 가리지 않고 잡아먹는다',
          operation: 'D3',
        },
        {
          text: '㉡은 ㉠과 달리 맞섰던 병원체에 대한 기억을 몸에 남긴다.',
          reason: '㉠은 기억을 남기지 않지만 ㉡에서는 기억 세포가 남는다.',
          quote: '이때 생긴 기억 세포는 남아 있다가',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F18',
      pattern: '사실적 읽기',
      type: '두 대상 비교(부정)',
      style: '부정형',
      title: '㉠, ㉡에 대한 이해로 적절하지 않은 것',
      statement: '㉠, ㉡에 대한 이해로 적절하지 않은 것은?',
      difficulty: '중',
      tags: ['표지', '비교'],
      references: ['2020 수능 17번', '2019 수능 40번'],
      subpassage: IMMUNITY,
    },
    {
      stem: '㉠, ㉡에 대한 이해로 적절하지 않은 것은?',
      key: 2,
      marks: [markOn(IMMUNITY, '㉠', '선천 면역'), markOn(IMMUNITY, '㉡', '후천 면역')],
      options: [
        {
          text: '㉠에서는 대식 세포가 병원체를 종류에 관계없이 잡아먹는다.',
          reason: '㉠에서 대식 세포와 같은 세포는 종류를 가리지 않고 병원체를 잡아먹는다.',
          quote: '대식 세포와 같은 세포가 종류를 가리지 않고 잡아먹는다',
          operation: 'D0',
        },
        {
          text: '㉡은 병원체가 처음 들어왔을 때 ㉠보다 빠르게 일어난다.',
          reason: '㉠은 바로 일어나지만 ㉡은 처음에 항체를 만들기까지 여러 날이 걸린다.',
          quote: '항체를 만들기까지 여러 날이 걸린다',
          operation: 'D9',
        },
        {
          text: '㉡은 ㉠과 달리 특정한 병원체를 가려내는 데 바탕을 둔다.',
          reason: '㉡은 ㉠과 달리 특정한 병원체를 가려내어 맞선다.',
          quote: '특정한 병원체를 가려내어 맞서는 방어',
          operation: 'D0',
        },
        {
          text: '㉡은 같은 병원체가 다시 들어오면 처음보다 빨리 항체를 만든다.',
          reason: '두 번째에는 기억 세포가 빠르게 늘어나 항체가 훨씬 빨리 만들어진다.',
          quote: '두 번째에는 항체가 훨씬 빨리 만들어진다',
          operation: 'D0',
        },
        {
          text: '㉠과 ㉡은 모두 우리 몸이 병원체에 맞서는 방어에 속한다.',
          reason: '우리 몸은 ㉠과 ㉡의 두 갈래 면역으로 병원체에 맞선다.',
          quote: '우리 몸은 두 갈래의 면역으로 병원체에 맞선다',
          operation: 'D0',
        },
      ],
    },
  ),
];
