/** @jsxImportSource preact */
import { OPTION_LABELS, type SolvableForm, splitAtNegativeWord } from '@chulje/contract';
import type { SolvingSession, SolvingState } from '../../entities/solving/solving-session.ts';
import { LineText } from './passage-text.tsx';

export type SolvableItem = SolvableForm['sections'][number]['items'][number];

function Stem({ stem }: { stem: string }) {
  const [before, word, after] = splitAtNegativeWord(stem) ?? [stem, '', ''];
  return (
    <>
      {before}
      {word && <u>{word}</u>}
      {after}
    </>
  );
}

/** Stem and 〈보기〉 as printed. */
export function ItemHead({ item }: { item: SolvableItem }) {
  return (
    <>
      <p id={`stem-${item.number}`} class="item-stem">
        {item.number}. <Stem stem={item.stem} />
        {item.saysPoints && <span class="ml-1 font-normal">[{item.points / 10}점]</span>}
      </p>
      {item.material && (
        <div class="item-material">
          <p class="item-material-label">〈{item.material.label.replace(/[〈〉<>]/g, '') || '보기'}〉</p>
          <p class="whitespace-pre-line">{item.material.text}</p>
        </div>
      )}
    </>
  );
}

/** An item to answer: a group of radio buttons, with what the student notes on it. */
export function ItemCard({
  item,
  session,
  state: { answers, flags, struck, phase, item: current },
}: {
  item: SolvableItem;
  session: SolvingSession;
  state: SolvingState;
}) {
  const { number } = item;
  const chosen = answers[number]?.c ?? 0;
  const isOpen = phase === '푸는 중';
  const isFlagged = flags.includes(number);
  return (
    <section
      id={`item-${number}`}
      data-item={number}
      class="item-view solve-item"
      aria-label={`${number}번 문항`}
      data-current={current === number || undefined}
      onFocusIn={() => session.go(number)}
    >
      <ItemHead item={item} />
      <div role="radiogroup" aria-labelledby={`stem-${number}`} class="solve-options">
        {item.options.map(({ text, format }, at) => {
          const c = at + 1;
          const isStruck = struck[number]?.includes(c) ?? false;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option has no identity but its place
            <div key={at} class="solve-option" data-struck={isStruck || undefined}>
              <label>
                <input
                  type="radio"
                  name={`answer-${number}`}
                  value={c}
                  checked={chosen === c}
                  disabled={!isOpen}
                  onClick={(event) => {
                    // It shows as chosen once the device has kept it, and not before.
                    event.preventDefault();
                    if (chosen !== c) void session.choose(number, c);
                  }}
                />
                <span>{OPTION_LABELS[at]}</span>
                <LineText text={text} format={format} />
              </label>
              <button
                type="button"
                class="solve-strike"
                aria-pressed={isStruck}
                aria-label={`${number}번 ${OPTION_LABELS[at]} 지워 두기`}
                title="지워 두기"
                onClick={() => session.toggleStruck(number, c)}
              >
                ✕
              </button>
            </div>
          );
        })}
      </div>
      <div class="flex flex-wrap gap-2">
        <button
          type="button"
          class="solve-button solve-small"
          aria-pressed={isFlagged}
          onClick={() => session.toggleFlag(number)}
        >
          {isFlagged ? '★' : '☆'} 다시 보기
        </button>
        {chosen > 0 && isOpen && (
          <button type="button" class="solve-button solve-small" onClick={() => void session.clear(number)}>
            답 지우기
          </button>
        )}
      </div>
    </section>
  );
}
