import type { QuestionType } from '@chulje/contract';
import { UTILITY } from './critical-snippets.ts';
import { questionType } from './question-type.ts';

/** 비판적 읽기: criticism and rebuttal of a view. */
export const REBUTTAL: readonly QuestionType[] = [
  questionType(
    {
      id: 'C01',
      pattern: '비판적 읽기',
      type: '이론 비판',
      style: '정답형',
      title: '이론에 대한 비판으로 가장 적절한 것',
      statement: '‘{갑}’의 견해에 대한 비판으로 가장 적절한 것은?',
      difficulty: '상',
      tags: ['비판', '관점'],
      references: ['2026 수능 2번', '2017 수능 19번'],
      subpassage: UTILITY,
    },
    {
      stem: '‘벤담’의 견해에 대한 비판으로 가장 적절한 것은?',
      key: 4,
      options: [
        {
          text: '행위가 어떤 결과를 낳는지를 살피지 않고 동기만으로 옳고 그름을 가르고 있다.',
          reason: '벤담은 동기 그 자체가 옳고 그름의 기준이 되지 못한다고 보므로 그의 견해를 잘못 이해한 비판이다.',
          quote: '행위의 동기는 그 자체로는 옳고 그름을 가르는 기준이 되지 못하며',
          operation: 'D4',
        },
        {
          text: '쾌락만을 계산에 넣고 고통은 계산에 넣지 않아 행위의 결과를 한쪽만 보고 있다.',
          reason: '벤담은 쾌락을 더한 값에서 고통을 뺀 값을 따지므로 고통도 이미 다루고 있다.',
          quote: '쾌락을 더한 값에서 고통을 뺀 값이 가장 큰 행위를 골라야 한다',
          operation: 'D7',
        },
        {
          text: '신분이 높은 사람의 쾌락을 더 큰 몫으로 세어 사람들을 불평등하게 대하고 있다.',
          reason: '벤담은 누구의 쾌락이든 똑같이 한 사람의 몫으로 세어야 한다고 본다.',
          quote: '누구의 쾌락이든 똑같이 한 사람의 몫으로 세어야 한다',
          operation: 'D4',
        },
        {
          text: '고통을 뺀 값만 크다면 몇몇 사람에게 부당한 고통을 주는 행위까지 옳다고 하게 된다.',
          reason:
            '벤담은 모두의 쾌락에서 고통을 뺀 값만을 따지므로, 그 값이 크다면 일부가 부당하게 고통을 받는 행위도 옳다고 하게 된다. 그의 견해가 다루지 못한 점을 짚은 비판이다.',
          quote: '관련된 사람들 모두의 쾌락을 더한 값에서 고통을 뺀 값이 가장 큰 행위를 골라야 한다',
          operation: 'D0',
        },
        {
          text: '쾌락이 지닌 질의 차이를 지나치게 따져 단순한 놀이가 주는 쾌락을 낮추어 보고 있다.',
          reason: '벤담은 쾌락에 질의 차이가 없다고 보고, 같은 양이면 단순한 놀이도 똑같이 좋다고 본다.',
          quote: '쾌락의 종류에 따른 질의 차이는 없다',
          operation: 'D4',
        },
      ],
    },
  ),
];
