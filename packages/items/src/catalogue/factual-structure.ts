import type { QuestionType } from '@chulje/contract';
import { markOn, questionType } from './question-type.ts';
import { ETHICS, HEAT_ISLAND, OPEN_MARKET } from './snippets-factual.ts';

/** 사실적 읽기: how a passage, two passages or a part of one is built. */
export const FACTUAL_STRUCTURE: readonly QuestionType[] = [
  questionType(
    {
      id: 'F10',
      pattern: '사실적 읽기',
      type: '내용 전개 방식',
      style: '정답형',
      title: '내용 전개 방식',
      statement: '윗글의 내용 전개 방식으로 가장 적절한 것은?',
      difficulty: '하',
      tags: ['글의 구조'],
      references: ['2025-6월 모평 4번', '2024-6월 모평 4번'],
      subpassage: HEAT_ISLAND,
    },
    {
      stem: '윗글의 내용 전개 방식으로 가장 적절한 것은?',
      key: 1,
      options: [
        {
          text: '열섬 현상의 뜻을 밝히고 원인을 나누어 살핀 뒤 대책을 제시하고 있다.',
          reason: '1문단에서 뜻을, 2문단과 3문단에서 원인을, 5문단에서 대책을 다룬다.',
          quote: '열섬 현상을 누그러뜨리려면',
          operation: 'D0',
        },
        {
          text: '열섬 현상에 대한 대립하는 견해를 소개한 뒤 이를 절충하고 있다.',
          reason: '원인을 하나씩 들었을 뿐 대립하는 견해를 소개하지는 않았다.',
          quote: '녹지가 줄어든 것도 한 원인이다',
          operation: 'D6',
        },
        {
          text: '열섬 현상이 여러 도시로 퍼진 과정을 시간 순서로 서술하고 있다.',
          reason: '낮과 밤에 일어나는 일을 말하였을 뿐 현상이 퍼진 과정은 다루지 않았다.',
          quote: '낮에 햇볕의 열을 많이 품었다가 밤에 천천히 내놓는다',
          operation: 'D6',
        },
        {
          text: '열섬 현상의 대책을 먼저 검토한 뒤 그 결과로 원인을 추적하고 있다.',
          reason: '원인을 먼저 다루고 대책은 마지막 문단에서 제시하였다.',
          quote: '열섬 현상은 먼저 땅을 덮은 물질에서 비롯한다',
          operation: 'D2',
        },
        {
          text: '열섬 현상을 일으키는 두 원인을 견주어 어느 쪽이 큰지 밝히고 있다.',
          reason: '두 원인을 차례로 들었을 뿐 어느 쪽이 큰지 견주지는 않았다.',
          quote: '녹지가 줄어든 것도 한 원인이다',
          operation: 'D3',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F11',
      pattern: '사실적 읽기',
      type: '(가)·(나) 설명',
      style: '정답형',
      title: '(가)와 (나)에 대한 설명',
      statement: '(가)와 (나)에 대한 설명으로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['주제 통합'],
      references: ['2026 수능 4번', '2026-9월 모평 4번'],
      subpassage: ETHICS,
    },
    {
      stem: '(가)와 (나)에 대한 설명으로 가장 적절한 것은?',
      key: 2,
      options: [
        {
          text: '(가)와 (나)는 모두 결과에 따라 행위를 평가하는 이론을 설명하고 있다.',
          reason: '(나)에서 칸트는 도덕적 가치가 결과가 아니라 의지에서 나온다고 보았다.',
          quote: '행위의 도덕적 가치가 결과가 아니라 의지에서 나온다',
          operation: 'D3',
        },
        {
          text: '(가)는 (나)와 달리 쾌락과 고통의 양을 판단의 기준으로 제시하고 있다.',
          reason: '(가)만이 쾌락과 고통을 합한 양으로 옳은 행위를 가린다.',
          quote: '쾌락을 합한 양이 고통을 합한 양을 가장 크게 넘어서게 하는 행위',
          operation: 'D0',
        },
        {
          text: '(가)는 (나)와 달리 동정심에 이끌린 행위가 지니는 가치를 논의하고 있다.',
          reason: '동정심에 이끌린 행위의 가치를 논의하는 것은 (나)이다.',
          quote: '동정심이나 이익에 이끌린 행위는 의무에 맞더라도',
          operation: 'D9',
        },
        {
          text: '(나)는 (가)와 달리 한 사람 한 사람의 쾌락을 헤아리는 방법을 소개하고 있다.',
          reason: '한 사람 한 사람의 쾌락을 헤아리는 일은 (가)에서 다룬다.',
          quote: '한 사람 한 사람의 쾌락을 똑같이 헤아려야 한다',
          operation: 'D9',
        },
        {
          text: '(가)와 (나)는 모두 한 사상가의 이론을 다른 사상가의 이론으로 비판하고 있다.',
          reason: '(가)와 (나)는 한 사상가의 견해를 설명할 뿐 다른 이론으로 비판하지 않는다.',
          quote: '칸트는 행위의 도덕적 가치가',
          operation: 'D6',
        },
      ],
    },
  ),
  questionType(
    {
      id: 'F13',
      pattern: '사실적 읽기',
      type: '구간 내용 파악',
      style: '정답형',
      title: '[A]에서 알 수 있는 내용',
      statement: '[A]에서 알 수 있는 내용으로 가장 적절한 것은?',
      difficulty: '중',
      tags: ['구간'],
      references: ['2026-9월 모평 2번', '2024 수능 2번'],
      subpassage: OPEN_MARKET,
    },
    {
      stem: '[A]에서 알 수 있는 내용으로 가장 적절한 것은?',
      key: 3,
      marks: [
        markOn(
          OPEN_MARKET,
          '[A]',
          '경기가 가라앉았다고 판단하면 중앙은행은 증권을 사들인다. 그 대금이 금융 기관으로 흘러 들어가면 자금에 여유가 생긴 금융 기관 사이의 금리가 낮아지고, 낮아진 금리는 차츰 예금과 대출의 금리로 번져 기업의 투자와 가계의 소비를 북돋운다.',
        ),
      ],
      options: [
        {
          text: '금리의 변화가 물가에 영향을 미치기까지는 시간이 걸린다.',
          reason: '[A]가 아니라 마지막 문장에서 다룬 내용이다.',
          quote: '물가에 영향을 미치기까지는 시간이 걸리므로',
          operation: 'D6',
        },
        {
          text: '금융 기관 사이의 금리가 낮아지면 가계는 소비를 줄인다.',
          reason: '낮아진 금리는 예금과 대출의 금리로 번져 가계의 소비를 북돋운다.',
          quote: '가계의 소비를 북돋운다',
          operation: 'D11',
        },
        {
          text: '중앙은행이 증권을 사들이면 대출의 금리까지 낮아질 수 있다.',
          reason: '증권을 사들인 대금으로 낮아진 금리가 예금과 대출의 금리로 번진다.',
          quote: '낮아진 금리는 차츰 예금과 대출의 금리로 번져',
          operation: 'D0',
        },
        {
          text: '중앙은행은 경기가 가라앉으면 금융 기관에 증권을 팔게 된다.',
          reason: '경기가 가라앉았다고 판단하면 중앙은행은 증권을 사들인다.',
          quote: '경기가 가라앉았다고 판단하면 중앙은행은 증권을 사들인다',
          operation: 'D11',
        },
        {
          text: '기업의 투자가 늘어나면 금융 기관 사이의 금리가 낮아진다.',
          reason: '금리가 낮아져서 기업의 투자가 늘어나는 것으로 원인과 결과가 뒤바뀌었다.',
          quote: '기업의 투자와 가계의 소비를 북돋운다',
          operation: 'D2',
        },
      ],
    },
  ),
];
