import { CHECKED_BY, type Check } from '@chulje/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckBadge } from './check-badge.tsx';

const CHECK: Check = {
  engine: 'AI (author)',
  state: '검증됨',
  votes: [3, 3, 3],
  by: ['solver', 'judge'],
  checked: [...CHECKED_BY],
  isOwn: false,
  isGivenAway: false,
  weak: [],
  found: { state: '검증됨', words: '' },
  canVerify: false,
};
const OWN: Check = {
  ...CHECK,
  state: '검토 필요',
  by: ['author'],
  isOwn: true,
  found: { state: '검토 필요', words: '' },
};

const words = (check: Check, isAsChecked: boolean) =>
  renderToStaticMarkup(
    <CheckBadge
      check={check}
      itemKey={3}
      isAsChecked={isAsChecked}
      hasFindings={false}
      isUnsaved={false}
      isVerifying={false}
      onVerify={undefined}
    />,
  ).replace(/<[^>]*>/g, '|');

it('a verified item says who solved it, how they voted and what was looked at', () => {
  const shown = words(CHECK, true);
  expect(shown).toMatch(/\|검증됨\|/);
  expect(shown).toContain('정답을 모르고 푼 답: ③ ③ ③');
  expect(shown).toContain('풀고 판정한 모델: solver, judge');
  expect(shown).toContain(`확인한 것: ${CHECKED_BY.join(', ')}`);
});

it('an item that its author solved is called agreed, and never verified', () => {
  const shown = words(OWN, true);
  expect(shown).toMatch(/\|AI 풀이 일치 3\/3\|/);
  expect(shown).not.toMatch(/\|검증됨\|/);
  expect(shown).toContain('문항을 쓴 모델이 스스로 풀어 검증으로 치지 않습니다.');
});

it('what a weak model made of an item is told as a sign of difficulty', () => {
  expect(words({ ...CHECK, weak: [3, 1, 5] }, true)).toContain('약한 모델은 3번 가운데 1번 맞혔습니다');
  expect(words(CHECK, true)).not.toContain('약한 모델');
});

it('an item whose style gives its key away says so', () => {
  expect(words({ ...OWN, isOwn: false, isGivenAway: true }, true)).toContain(
    '선택지의 꼴만 보고도 정답을 고를 수 있습니다.',
  );
});

it.each([{ ...CHECK, weak: [3] }, OWN])('nothing of the check is shown once passage or item have changed', (check) => {
  const shown = words(check, false);
  expect(shown).toMatch(/\|검토 필요\|/);
  for (const gone of ['정답을 모르고', '풀고 판정한', '확인한 것', '약한 모델', '일치'])
    expect(shown).not.toContain(gone);
});
