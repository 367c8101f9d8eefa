import type { Candidate, Recipe } from '../assemble.ts';
import type { Role } from '../packs/pack.ts';
import { type Known, proofOf, stands, strandsTold } from './known.ts';

/** F10: how the passage unfolds. Only what the roles of its paragraphs decide is asked. */

interface Manner {
  text: string;
  /** Why it does not fit. */
  because: string;
}

/** Manners that no pack may have: AUTHORING.md bars figures of the day, questions, first person and quoted papers. */
const NEVER: readonly Manner[] = [
  {
    text: '통계 수치를 제시하여 대상의 실태를 드러내고 앞으로의 변화를 예측하고 있다.',
    because: '통계 수치로 실태를 드러내거나 앞일을 예측한 부분이 없다.',
  },
  {
    text: '묻고 답하는 방식을 되풀이하여 대상에 대한 독자의 궁금증을 풀어 주고 있다.',
    because: '묻고 답하는 방식은 쓰이지 않았다.',
  },
  {
    text: '글쓴이가 직접 겪은 일을 실마리로 삼아 대상의 특징을 이끌어 내고 있다.',
    because: '글쓴이가 겪은 일은 나오지 않는다.',
  },
  {
    text: '법률의 조항을 차례로 인용하여 제도의 변화 과정과 문제점을 지적하고 있다.',
    because: '법률의 조항을 인용한 부분이 없다.',
  },
  {
    text: '용어의 어원을 밝힌 뒤 그 뜻이 시대마다 달라져 온 과정을 살피고 있다.',
    because: '용어의 어원이나 뜻의 변천을 살핀 부분이 없다.',
  },
  {
    text: '전문가와 나눈 대담을 소개하여 대상을 둘러싼 오해를 바로잡고 있다.',
    because: '전문가와 나눈 대담은 나오지 않는다.',
  },
];

export function onManner(known: Known, stem: string): Recipe[] {
  const strands = strandsTold(known);
  const roles = strands.flatMap((strand) => strand?.role ?? []);
  // A paragraph the user wrote may do anything.
  if (roles.length < strands.length) return [];
  const has = (...all: Role[]) => all.every((role) => roles.includes(role));
  const manners = [
    ...(roles[0] === '도입' && has('원리')
      ? ['중심 개념의 뜻을 밝힌 다음 대상에 담긴 원리를 단계적으로 설명하고 있다.']
      : []),
    ...(has('쟁점') && known.knowledge.positions.filter(({ facts }) => stands(known, facts)).length > 1
      ? ['하나의 쟁점을 둘러싸고 맞서는 견해와 그 근거를 차례로 소개하고 있다.']
      : []),
    ...(has('인과', '한계') ? ['현상이 일어나는 까닭을 인과에 따라 설명하고 그에 따른 한계를 덧붙이고 있다.'] : []),
  ];
  const opening = proofOf(
    known,
    (strands[0]?.facts ?? []).map(({ id }) => id),
  ).slice(0, 1);
  const option = (text: string, operation: Candidate['operation'], reason: string): Candidate => ({
    text,
    operation,
    reason,
    evidence: opening,
  });
  const outline = `윗글은 ${strands.flatMap((strand) => (strand ? [`‘${strand.gist}’`] : [])).join(', ')}의 차례로 전개된다.`;
  return [
    {
      stem,
      trues: manners.map((text) => option(text, 'D0', outline)),
      falses: NEVER.map(({ text, because }) => option(text, 'D6', because)),
      spread: 'free',
    },
  ];
}
