import { expect, it } from 'vitest';
import { CATALOGUE } from '../../catalogue/index.ts';
import { typeBrief } from './craft.ts';
import { asDraft, describeChange, type ItemTask, itemPrompt, repairItemPrompt } from './item-prompts.ts';

const named = (name: string) => {
  const found = CATALOGUE.find(({ type }) => type === name);
  if (!found) throw new Error(name);
  return found;
};
const type = named('〈보기〉 적용');
const TASK: ItemTask = {
  text: type.subpassage,
  type,
  difficulty: undefined,
  avoid: [],
  symbols: [],
  keys: [2],
  brief: undefined,
  example: '선생님의 문항',
};

it('a repair has the task and the item, and neither plan, spare options nor our sample again', () => {
  const draft = {
    ...asDraft(type.sample, type.subpassage, type),
    plan: { facts: ['떠올린 사실'], keyClaim: '', chain: '', traps: [] },
  };
  const spares = draft.options.slice(0, 1).map((option) => ({ ...option, text: '예비로 쓴 선택지' }));
  const asked = repairItemPrompt(
    TASK,
    { ...draft, spares },
    ['3번 선택지: 너무 길다.'],
    describeChange(type.sample, '쉽게', 2),
  );
  for (const kept of [
    '위 지문으로 문항 하나를 만들라',
    '[이 유형의 규칙]',
    '선생님의 문항',
    '3번 선택지: 너무 길다.',
    '"number":5',
    '[보1]',
    '쉽게',
  ])
    expect(asked).toContain(kept);
  for (const gone of ['떠올린 사실', '예비로 쓴 선택지', '"plan"', '"spares"', '예시_문항', 'spares:'])
    expect(asked).not.toContain(gone);
  expect(itemPrompt(TASK)).toContain('예시_문항');
});

it('titles and combinations have rules of their own, and none of those on words', () => {
  for (const name of ['표제와 부제', '중심 내용', '빈칸 조합', '활동지 판단 점검'])
    expect(typeBrief(named(name), undefined)).not.toMatch(/예문|뜻풀이|연어|고유어/);
  expect(typeBrief(named('표제와 부제'), undefined)).toContain('표제 – 부제');
  expect(typeBrief(named('바꿔 쓰기'), undefined)).toContain('표준국어대사전');
});

it('who writes a case is told not to call things 가 and 나, and who marks words to keep to the order of the text', () => {
  expect(typeBrief(type, undefined)).toContain('‘가’, ‘나’로 부르지 않는다');
  expect(typeBrief(named('두 대상 비교'), undefined)).toContain('지문에 나오는 차례대로');
});
