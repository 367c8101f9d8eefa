import type { QuestionType } from '@chulje/contract';
import { markOn, questionType } from './question-type.ts';
import { CONTRACT } from './snippets.ts';

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
];
