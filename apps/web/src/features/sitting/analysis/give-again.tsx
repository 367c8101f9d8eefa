import type { AnalysedItem, Analysis, Sitting } from '@chulje/contract';
import { LIMITS } from '@chulje/contract';
import { lazy, Suspense, useState } from 'react';
import { freezeWorks } from '../../../entities/exams/bind-works.ts';
import { Button } from '../../../ui/button.tsx';
import { doubtedItems, numbersText } from './figures.ts';

/** Fetched when it is first opened. */
const GiveDialog = lazy(async () => ({
  default: (await import('../../../entities/sittings/give-dialog.tsx')).GiveDialog,
}));

const ADDED = ' 다시 풀기';
const named = (title: string) =>
  `${Array.from(title)
    .slice(0, LIMITS.titleMax - ADDED.length)
    .join('')}${ADDED}`;

/** Items that fewer than half have right. */
const missedItems = ({ items, students }: Analysis): AnalysedItem[] =>
  items.filter(({ right, isExcluded }) => right !== null && !isExcluded && 2 * right < students);

/** 다시 풀기 of what fewer than half have right: an exam of those items alone, given as any other. */
export function GiveAgain({ sitting, analysis }: { sitting: Sitting; analysis: Analysis }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const missed = missedItems(analysis);
  // A wrong key is not to be learned.
  const doubted = doubtedItems(missed);
  const items = missed.filter((item) => !doubted.includes(item));
  if (items.length === 0) return null;
  const codes = [...new Set(items.map(({ pasCode }) => pasCode))];
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        많이 틀린 문항 다시 풀기
      </Button>
      <Suspense>
        {wasOpen && (
          <GiveDialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title={named(sitting.title)}
            minutes={null}
            note={
              <p className="text-xs text-muted">
                절반이 넘는 학생이 틀리거나 답하지 않은 {numbersText(items)}을 지금 보관된 글대로 시험지 하나로 확정해
                냅니다.
                {doubted.length > 0 &&
                  ` 정답이 의심되는 ${numbersText(doubted)}은 뺐습니다. 정답을 먼저 확인해 주세요.`}
              </p>
            }
            freeze={(title) => freezeWorks(codes, { title, items: items.map(({ queCode }) => queCode) })}
          />
        )}
      </Suspense>
    </>
  );
}
