import type { QuestionType } from '@chulje/contract';
import { PARITY, READING } from './inference-snippets.ts';
import { markOn, questionType } from './question-type.ts';
import { REFRIGERATION } from './snippets.ts';

/** 추론적 읽기 that holds the passage against another thing, a log or a supposed case. References only where CSAT.md §2 or ITEMS.md §2 lists them. */
export const APPLICATION_COMPARE: readonly QuestionType[] = [
  questionType(
    {
      id: 'I16',
      pattern: '추론적 읽기',
      type: '윗글–〈보기〉 비교',
      style: '정답형',
      title: '윗글과 〈보기〉를 비교한 내용으로 가장 적절한 것',
      statement: '윗글의 ⓐ와 〈보기〉의 ⓑ를 비교한 내용으로 가장 적절한 것은?',
      difficulty: '상',
      tags: ['적용', '〈보기〉', '비교'],
      references: ['2026-6월 모평 12번', '2024-9월 모평 3번'],
      subpassage: REFRIGERATION,
    },
    {
      stem: '윗글의 ⓐ와 〈보기〉의 ⓑ를 비교한 내용으로 가장 적절한 것은?',
      key: 4,
      points: 3,
      material: {
        label: '〈보기〉',
        text: 'ⓑ 열전 냉장고는 서로 다른 두 반도체를 이어 전류를 흘리면 한쪽 이음매에서는 열을 빨아들이고 다른 쪽 이음매에서는 열을 내놓는 현상을 이용한다. 열을 빨아들이는 쪽을 안에, 열을 내놓는 쪽을 밖에 두면 내부의 온도가 내려간다. 냉매와 압축기가 없어 소리가 거의 나지 않는다.',
      },
      marks: [markOn(REFRIGERATION, 'ⓐ', '냉장고')],
      options: [
        {
          text: 'ⓐ와 ⓑ는 모두 물질이 기체로 변할 때 빼앗는 열을 이용한다.',
          reason: 'ⓑ는 물질의 상태 변화가 아니라 전류를 흘릴 때 이음매에서 열이 드나드는 현상을 이용한다.',
          quote: '냉매가 기체로 변할 때 주위의 열을 빼앗는 성질을 이용하여',
          operation: 'D9',
        },
        {
          text: 'ⓐ는 ⓑ와 달리 내부에서 얻은 열을 바깥으로 내보내는 장치이다.',
          reason: 'ⓑ도 안에서 열을 빨아들여 밖에서 내놓으므로 이 점은 같다.',
          quote: '열을 안에서 밖으로 옮기는 장치',
          operation: 'D9',
        },
        {
          text: 'ⓑ는 ⓐ와 달리 내부의 열을 없애는 방법으로 온도를 낮춘다.',
          reason: 'ⓑ도 빨아들인 열을 없애지 않고 밖에서 내놓는다.',
          quote: '열을 없애는 장치가 아니라',
          operation: 'D4',
        },
        {
          text: 'ⓐ는 ⓑ와 달리 냉매의 압력을 높이고 낮추는 과정을 이용한다.',
          reason: 'ⓐ는 냉매의 압력을 높이고 낮추며 열을 옮기지만 ⓑ에는 냉매와 압축기가 없다.',
          quote: '압축기는 기체 상태의 냉매를 눌러 압력과 온도를 높이고',
          operation: 'D0',
        },
        {
          text: 'ⓐ와 ⓑ는 모두 기체를 눌러 뜨겁게 하는 과정을 거쳐 열을 내보낸다.',
          reason: '기체를 눌러 온도를 높이는 것은 압축기가 있는 ⓐ에만 해당한다.',
          quote: '압축기는 기체 상태의 냉매를 눌러',
          operation: 'D9',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'I17',
      pattern: '추론적 읽기',
      type: '학생 독서 기록',
      style: '부정형',
      title: '독서 일지를 이해한 내용으로 적절하지 않은 것',
      statement: '다음은 학생의 독서 일지이다. 윗글을 바탕으로 ⓐ～ⓔ를 이해한 내용으로 적절하지 않은 것은?',
      difficulty: '하',
      tags: ['적용', '독서 기록'],
      references: ['2025-6월 모평 3번', '2024 수능 3번'],
      subpassage: READING,
    },
    {
      stem: '다음은 학생의 독서 일지이다. 윗글을 바탕으로 ⓐ～ⓔ를 이해한 내용으로 적절하지 않은 것은?',
      key: 3,
      material: {
        label: '독서 일지',
        text: '과학 시간의 발표에 쓸 내용을 찾으려고 지진에 관한 책을 골랐다. 먼저 ⓐ 차례를 보고 어떤 내용이 나올지 생각해 보았다. 읽다가 ‘진앙’이라는 모르는 말이 나와서 ⓑ 앞뒤 문장을 보고 뜻을 짐작하였다. 지구 내부의 구조를 몰라서 이해할 수 없는 부분에서는 ⓒ 백과사전에서 그 구조를 다룬 글을 찾아 읽었다. 지진파의 종류를 설명한 부분은 복잡해서 ⓓ 종류별 특징을 표로 정리하였다. 다 읽고 나서 ⓔ 발표에 쓸 내용을 충분히 찾았는지 따져 보았다.',
      },
      options: [
        {
          text: 'ⓐ: 읽기 전에 차례를 훑어 내용을 예측한 것에 해당한다.',
          reason: '책을 읽기에 앞서 차례를 보고 나올 내용을 생각하였다.',
          quote: '제목이나 차례를 훑어 내용을 예측한다',
          operation: 'D0',
        },
        {
          text: 'ⓑ: 낱말의 뜻을 몰라 막혔을 때 문맥을 살핀 것에 해당한다.',
          reason: '모르는 낱말이 나오자 앞뒤 문장을 보고 뜻을 짐작하였다.',
          quote: '낱말의 뜻을 몰라서 막히면 앞뒤 문맥으로 짐작하거나',
          operation: 'D0',
        },
        {
          text: 'ⓒ: 내용이 복잡해서 막혔을 때 다시 읽은 것에 해당한다.',
          reason: '구조를 잘 몰라서 백과사전을 찾은 것은 부족한 배경지식을 다른 자료로 보충한 것이다.',
          quote: '배경지식이 부족해서 막히면 다른 자료를 찾아 보충하며',
          operation: 'D5',
        },
        {
          text: 'ⓓ: 이해가 막힌 까닭에 알맞은 방법을 고른 것에 해당한다.',
          reason: '내용이 복잡해서 막히자 표로 정리하는 방법을 골랐다.',
          quote: '내용이 복잡해서 막히면 다시 읽거나 표나 그림으로 정리한다',
          operation: 'D0',
        },
        {
          text: 'ⓔ: 처음에 정한 목적을 이루었는지 평가한 것에 해당한다.',
          reason: '발표에 쓸 내용을 찾는다는 처음의 목적을 이루었는지 따져 보았다.',
          quote: '처음에 정한 목적을 이루었는지 평가하고',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'I21',
      pattern: '추론적 읽기',
      type: '가정 상황 적용',
      style: '긍정형',
      title: '가정한 상황에 대한 설명으로 적절한 것',
      statement: '{조건}일 때, ㉠～㉢에 대한 설명으로 적절한 것은?',
      difficulty: '상',
      tags: ['적용', '표지', '계산'],
      references: ['2022 수능 12번', '2019 수능 18번'],
      subpassage: PARITY,
    },
    {
      stem: '보내려는 데이터가 1011010이고 전해지는 동안 비트 두 개가 바뀌었을 때, ㉠～㉢에 대한 설명으로 적절한 것은?',
      key: 3,
      points: 3,
      marks: [
        markOn(PARITY, '㉠', '패리티 비트'),
        markOn(PARITY, '㉡', '이렇게 만든 부호'),
        markOn(PARITY, '㉢', '받은 부호'),
      ],
      options: [
        {
          text: '㉠은 데이터에 들어 있는 1의 개수가 홀수이므로 1이 된다.',
          reason: '1011010에는 1이 네 개, 곧 짝수 개 들어 있으므로 ㉠은 0이 된다.',
          quote: '그 수가 짝수이면 0을',
          operation: 'D11',
        },
        {
          text: '㉡은 데이터에 비트를 두 개 덧붙여 모두 9개의 비트가 된다.',
          reason: '7개의 비트에 패리티 비트 하나를 덧붙이므로 모두 8개의 비트가 된다.',
          quote: '비트 하나를 더 보내는 것만으로',
          operation: 'D11',
        },
        {
          text: '㉢에 들어 있는 1의 개수는 ㉡과 마찬가지로 짝수가 된다.',
          reason: '짝수 개의 비트가 바뀌면 1의 개수가 다시 짝수가 된다.',
          quote: '짝수 개의 비트가 바뀌면 1의 개수가 다시 짝수가 되므로',
          operation: 'D0',
        },
        {
          text: '㉢을 받은 수신 측은 데이터를 다시 보내 달라고 요청한다.',
          reason: '두 개의 비트가 바뀌어 1의 개수가 짝수이므로 수신 측은 오류를 찾지 못해 다시 요청하지 않는다.',
          quote: '홀수이면 오류가 있다고 판정하고 데이터를 다시 보내 달라고 요청한다',
          operation: 'D7',
        },
        {
          text: '㉢에서 바뀐 두 비트가 어느 것인지 수신 측이 알 수 있다.',
          reason: '이 방식으로는 어느 비트가 바뀌었는지 알 수 없다.',
          quote: '어느 비트가 바뀌었는지는 알 수 없다',
          operation: 'D4',
        },
      ],
    },
  ),
];
