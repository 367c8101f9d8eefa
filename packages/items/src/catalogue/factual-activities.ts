import type { QuestionType } from '@chulje/contract';
import { questionType } from './question-type.ts';
import { CONTRACT } from './snippets.ts';
import { HEAT_ISLAND } from './snippets-factual.ts';

/** 사실적 읽기: ways of reading, activity sheets and main ideas. */
export const FACTUAL_ACTIVITIES: readonly QuestionType[] = [
  questionType(
    {
      id: 'F22',
      pattern: '사실적 읽기',
      type: '읽기 방법',
      style: '부정형',
      title: '글을 읽은 방법',
      statement: '학생이 윗글을 읽은 방법으로 적절하지 않은 것은?',
      difficulty: '하',
      tags: ['독서 방법'],
      references: ['2026-9월 모평 14번', '2025 수능 10번'],
      subpassage: HEAT_ISLAND,
    },
    {
      stem: '학생이 윗글을 읽은 방법으로 적절하지 않은 것은?',
      key: 3,
      options: [
        {
          text: '열섬이라는 이름이 붙은 까닭을 등온선의 모양과 관련지으며 읽었다.',
          reason: '1문단에서 등온선이 도시를 섬처럼 에워싸는 모양을 띠어 붙은 이름이라고 하였다.',
          quote: '등온선이 도시를 섬처럼 에워싸는 모양을 띠어',
          operation: 'D0',
        },
        {
          text: '‘먼저’, ‘한 원인’과 같은 말을 살펴 열섬 현상의 원인을 나누며 읽었다.',
          reason: '2문단과 3문단은 이러한 말로 원인을 나누어 제시한다.',
          quote: '녹지가 줄어든 것도 한 원인이다',
          operation: 'D0',
        },
        {
          text: '열섬 현상의 원인에 대한 두 학자의 주장을 서로 견주며 읽었다.',
          reason: '원인을 차례로 들었을 뿐 학자의 주장을 소개하지는 않았다.',
          quote: '열섬 현상은 먼저 땅을 덮은 물질에서 비롯한다',
          operation: 'D6',
        },
        {
          text: '바람이 세면 기온 차이가 줄어드는 까닭을 더운 공기와 연결하며 읽었다.',
          reason: '4문단에서 더운 공기가 흩어져 기온 차이가 줄어든다고 하였다.',
          quote: '바람이 세면 더운 공기가 흩어져',
          operation: 'D0',
        },
        {
          text: '대책으로 든 것들이 앞에서 다룬 내용과 어떻게 이어지는지 따지며 읽었다.',
          reason: '5문단에서 든 대책은 앞 문단에서 다룬 원인이나 조건과 이어진다.',
          quote: '식물을 심어 증발을 늘리고',
          operation: 'D0',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F23',
      pattern: '사실적 읽기',
      type: '활동지 판단 점검',
      style: '부정형',
      title: '학습지의 판단 결과',
      statement: '다음은 학생에게 제공된 학습지의 일부이다. ‘판단 결과’로 적절하지 않은 것은?',
      difficulty: '중',
      tags: ['활동지'],
      references: ['2026 수능 16번', '2025-9월 모평 8번'],
      subpassage: CONTRACT,
    },
    {
      stem: '다음은 학생에게 제공된 학습지의 일부이다. ‘판단 결과’로 적절하지 않은 것은?',
      key: 5,
      material: {
        label: '학습지',
        text: `다음 진술이 윗글의 내용과 일치하면 ○, 일치하지 않으면 ×로 판단하시오.
ㄱ. 당사자들의 의사가 서로 맞아야 계약이 이루어진다.
ㄴ. 값을 밝히지 않은 광고는 대개 청약에 해당한다.
ㄷ. 조건을 붙인 승낙은 새로운 청약으로 다루어진다.
ㄹ. 청약은 내용이 구체적이지 않아도 된다.
ㅁ. 멀리 떨어진 사람에게 승낙을 알리는 글이 늦게 도착하면 계약이 성립한 시점도 늦어진다.`,
      },
      options: [
        {
          text: 'ㄱ: ○',
          reason: '계약은 당사자의 의사가 서로 맞아떨어질 때 성립한다.',
          quote: '당사자의 의사가 서로 맞아떨어질 때 성립한다',
          operation: 'D0',
        },
        {
          text: 'ㄴ: ×',
          reason: '값을 밝히지 않은 광고는 대개 청약이 아니라 청약의 유인에 그친다.',
          quote: '청약을 하도록 이끄는 유인에 그친다',
          operation: 'D0',
        },
        {
          text: 'ㄷ: ○',
          reason: '조건을 붙여 승낙하면 새로운 청약을 한 것으로 본다.',
          quote: '새로운 청약을 한 것으로 본다',
          operation: 'D0',
        },
        {
          text: 'ㄹ: ×',
          reason: '청약은 그것만으로 계약이 성립할 수 있을 만큼 내용이 구체적이어야 한다.',
          quote: '내용이 구체적이어야 하므로',
          operation: 'D0',
        },
        {
          text: 'ㅁ: ○',
          reason: '글이 늦게 도착하더라도 계약이 성립한 시점은 달라지지 않으므로 ×로 판단해야 한다.',
          quote: '계약이 성립한 시점은 달라지지 않는다',
          operation: 'D4',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F24',
      pattern: '사실적 읽기',
      type: '중심 내용',
      style: '정답형',
      title: '중심 내용',
      statement: '윗글의 중심 내용으로 가장 적절한 것은?',
      difficulty: '하',
      tags: ['중심 내용'],
      subpassage: HEAT_ISLAND,
    },
    {
      stem: '윗글의 중심 내용으로 가장 적절한 것은?',
      key: 2,
      options: [
        {
          text: '열섬 현상이라는 이름의 유래와 등온선의 모양',
          reason: '1문단의 내용에 그쳐 글 전체를 아우르지 못한다.',
          quote: '등온선이 도시를 섬처럼 에워싸는 모양을 띠어',
          operation: 'D3',
        },
        {
          text: '열섬 현상의 원인과 이를 누그러뜨리는 방안',
          reason: '2문단부터 4문단까지 원인과 조건을, 5문단에서 방안을 다룬다.',
          quote: '열섬 현상을 누그러뜨리려면',
          operation: 'D0',
        },
        {
          text: '아스팔트와 콘크리트가 열을 품었다가 내놓는 과정',
          reason: '2문단의 내용에 그쳐 글 전체를 아우르지 못한다.',
          quote: '낮에 햇볕의 열을 많이 품었다가 밤에 천천히 내놓는다',
          operation: 'D3',
        },
        {
          text: '도시의 녹지가 줄어든 원인과 식물을 심는 방법',
          reason: '녹지가 줄어든 원인이나 식물을 심는 방법은 다루지 않았다.',
          quote: '녹지가 줄어든 것도 한 원인이다',
          operation: 'D6',
        },
        {
          text: '도시와 교외의 기온을 바꾸는 바람의 여러 종류',
          reason: '바람의 세기에 따른 차이를 말하였을 뿐 바람의 종류는 다루지 않았다.',
          quote: '바람이 세면 더운 공기가 흩어져',
          operation: 'D6',
        },
      ],
    },
  ),
];
