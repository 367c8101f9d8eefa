import { type BankItem, keyLabel, type QuestionSet } from '@chulje/contract';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../entities/paths.ts';
import { RichText } from '../../entities/text/rich-text-view.tsx';
import { ItemView } from '../../entities/works/item-view.tsx';
import { useSetToRead } from '../../entities/works/question-sets.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Comes behind the screen. */
const ItemObserved = lazy(async () => ({
  default: (await import('../../entities/items/observed.tsx')).ItemObserved,
}));

export interface BankItemDialogProps {
  item: BankItem;
  /** Address of the bank as it is filtered, to come back to. */
  from: string;
  onClose: () => void;
}

/** An item with its passage and its key, and the other items on that passage. Mounted, it is open. */
export function BankItemDialog({ item, from, onClose }: BankItemDialogProps) {
  const { data, error, refetch } = useSetToRead(item.pasCode);
  return (
    <Dialog isOpen onClose={onClose} title={item.title} width={1120}>
      {data ? (
        <SetReading set={data} first={item.queCode} />
      ) : error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="불러오는 중" />
      )}
      <DialogActions className="flex-wrap items-center justify-end gap-4">
        <Link to={paths.bankOfWork(item.pasCode)} className="link text-sm" onClick={onClose}>
          이 지문의 문항만 보기
        </Link>
        <Link to={paths.questionResult(item.pasCode, from)} className="link text-sm">
          문항 편집으로 가기
        </Link>
      </DialogActions>
    </Dialog>
  );
}

function SetReading({ set, first }: { set: QuestionSet; first: string }) {
  const [chosen, setChosen] = useState(first);
  const at = Math.max(
    0,
    set.questions.findIndex(({ queCode }) => queCode === chosen),
  );
  const question = set.questions[at];
  const others = set.questions
    .map((each, index) => ({ ...each, number: index + 1 }))
    .filter((_, index) => index !== at);
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <article
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="지문"
        className="reading-passage max-h-[60dvh] overflow-y-auto rounded border border-line p-4 max-md:max-h-[40dvh]"
      >
        <RichText value={{ text: set.content, format: set.format }} marks={question?.item.marks ?? []} />
      </article>
      <div className="flex flex-col gap-4">
        {question && (
          <section aria-label={`${at + 1}번 문항`} aria-live="polite">
            <ItemView item={question.item} number={at + 1} showsKey />
            <p className="mt-3 text-sm text-ink-soft">정답 {keyLabel(question.item.key)}</p>
            <Suspense>
              <ItemObserved queCode={question.queCode} />
            </Suspense>
          </section>
        )}
        {others.length > 0 && (
          <section aria-labelledby="others">
            <h3 id="others" className="mb-2 font-semibold text-sm">
              이 지문의 다른 문항
            </h3>
            <ul className="flex max-h-56 flex-col overflow-y-auto rounded border border-line">
              {others.map(({ queCode, item, number }) => (
                <li key={queCode} className="border-line border-b last:border-b-0">
                  <button
                    type="button"
                    className="flex min-h-10 w-full items-baseline gap-2 px-3 py-2 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-2"
                    onClick={() => setChosen(queCode)}
                  >
                    <span className="tabular-nums">{number}.</span>
                    <span className="min-w-0 flex-1">{item.stem}</span>
                    <span className="text-muted text-xs whitespace-nowrap">{item.type}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
