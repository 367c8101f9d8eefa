/** @jsxImportSource preact */
import { OPTION_LABELS, type PracticeItem } from '@chulje/contract';
import { useState } from 'preact/hooks';
import { ItemHead } from './item-card.tsx';
import { LineText, PassageText } from './passage-text.tsx';

type Given = PracticeItem & { item: NonNullable<PracticeItem['item']> };

/** 같은 유형의 다른 문항 to solve for oneself; nothing is sent. Its keys are a page of their own. */
export function PracticeView({ practice, onBack }: { practice: readonly PracticeItem[]; onBack: () => void }) {
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const [hasKeys, setKeys] = useState(false);
  const items = practice.filter((each): each is Given => each.item !== null);
  const turn = (to: boolean) => () => {
    setKeys(to);
    scrollTo(0, 0);
  };
  return (
    <main class="solve-card">
      <h1 class="screen-title">{hasKeys ? '정답과 해설' : '같은 유형의 다른 문항'}</h1>
      {!hasKeys && <p class="text-sm">시험에 나오지 않은 문항입니다. 점수에 들지 않고, 고른 답은 저장하지 않습니다.</p>}
      {items.map((each) =>
        hasKeys ? (
          <Key key={each.number} {...each} c={chosen[each.number] ?? 0} />
        ) : (
          <Question
            key={each.number}
            {...each}
            c={chosen[each.number] ?? 0}
            onChoose={(c) => setChosen({ ...chosen, [each.number]: c })}
          />
        ),
      )}
      <button type="button" class="solve-button solve-primary" onClick={turn(!hasKeys)}>
        {hasKeys ? '문항으로 돌아가기' : '정답과 해설 보기'}
      </button>
      <button type="button" class="solve-button" onClick={onBack}>
        리포트로 돌아가기
      </button>
    </main>
  );
}

function Question({ number, of, item, c, onChoose }: Given & { c: number; onChoose: (c: number) => void }) {
  return (
    <section class="item-view flex flex-col gap-3" aria-label={`${number}번 문항`}>
      <p class="text-sm text-ink-soft">
        틀린 {of}번과 같은 유형 · {item.type}
      </p>
      <PassageText {...item.passage} />
      <ItemHead item={{ ...item, number, points: 0, saysPoints: false }} />
      <div role="radiogroup" aria-labelledby={`stem-${number}`} class="solve-options">
        {item.options.map(({ text, format }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option has no identity but its place
          <div key={at} class="solve-option">
            <label>
              <input
                type="radio"
                name={`practice-${number}`}
                checked={c === at + 1}
                onChange={() => onChoose(at + 1)}
              />
              <span>{OPTION_LABELS[at]}</span>
              <LineText text={text} format={format} />
            </label>
          </div>
        ))}
      </div>
    </section>
  );
}

function Key({ number, item, c }: Given & { c: number }) {
  const told = c === 0 ? '고르지 않음' : `${c === item.key ? '○ 맞음' : '✕ 틀림'} · 고른 답 ${OPTION_LABELS[c - 1]}`;
  return (
    <section aria-label={`${number}번 정답`} class="flex flex-col gap-1">
      <p>
        <strong>{number}번</strong> {told} · 정답 {OPTION_LABELS[item.key - 1]}
      </p>
      <p class="whitespace-pre-line text-sm">{item.explanation}</p>
    </section>
  );
}
