/** @jsxImportSource preact */
import { OPTION_LABELS } from '@chulje/contract';
import type { SolvingState } from '../../entities/solving/solving-session.ts';

/** All items in a row: which are answered, which are to be looked at again, and where one is. */
export function ItemStrip({
  numbers,
  state: { answers, flags, item },
  canGo,
  onGo,
}: {
  numbers: readonly number[];
  state: SolvingState;
  canGo: (number: number) => boolean;
  onGo: (number: number) => void;
}) {
  return (
    <nav aria-label="문항" class="solve-strip">
      {numbers.map((number) => {
        const c = answers[number]?.c ?? 0;
        const isFlagged = flags.includes(number);
        const said = `${number}번, ${c > 0 ? `${c}번 고름` : '빈칸'}${isFlagged ? ', 다시 보기' : ''}`;
        return (
          <button
            key={number}
            type="button"
            aria-label={said}
            aria-current={number === item ? 'step' : undefined}
            data-answered={c > 0 || undefined}
            disabled={!canGo(number)}
            onClick={() => onGo(number)}
          >
            <span>
              {isFlagged && '★'}
              {number}
            </span>
            <span>{OPTION_LABELS[c - 1] ?? '–'}</span>
          </button>
        );
      })}
    </nav>
  );
}
