import { LIMITS } from '@chulje/contract';
import { Plus, Sparkles } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { firstNumbersOf, moved } from './edited-exam.ts';
import { SectionCard } from './section-card.tsx';
import type { ExamEditor } from './use-exam-editor.ts';

/** Fetched when they are first opened. */
const FillDialog = lazy(async () => ({ default: (await import('./fill-dialog.tsx')).FillDialog }));
const ItemPickerDialog = lazy(async () => ({
  default: (await import('./item-picker-dialog.tsx')).ItemPickerDialog,
}));
const WorkPickerDialog = lazy(async () => ({
  default: (await import('./work-picker-dialog.tsx')).WorkPickerDialog,
}));

/** Passages with their items in the order of the paper: moved by button, keyboard or drag. */
export function SectionList({ editor }: { editor: ExamEditor }) {
  const { edited, stored, change } = editor;
  const [isAdding, setAdding] = useState(false);
  const [hasAdded, setHasAdded] = useState(false);
  /** Null until it is first opened. */
  const [isFilling, setFilling] = useState<boolean | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  /** Where what is dragged stands now. All of one drag is undone together. */
  const [drag, setDrag] = useState<{ at: number; kind: string } | null>(null);
  const [announced, setAnnounced] = useState('');
  const numbers = firstNumbersOf(edited);
  const itemCount = edited.sections.reduce((sum, { items }) => sum + items.length, 0);

  function move(from: number, to: number, kind = `section ${Date.now()}`) {
    change((before) => ({ ...before, sections: moved(before.sections, from, to) }), kind);
    setAnnounced(`지문을 ${to + 1}번째 자리로 옮겼습니다.`);
  }
  const dragOver = (event: DragEvent, at: number) => {
    if (drag === null) return;
    event.preventDefault();
    if (drag.at === at) return;
    move(drag.at, at, drag.kind);
    setDrag({ ...drag, at });
  };
  return (
    <section aria-labelledby="exam-sections" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="exam-sections" className="text-base font-bold">
          지문과 문항
        </h2>
        <span className="text-sm text-muted tabular-nums">
          지문 {edited.sections.length}개 · 문항 {itemCount}개
        </span>
        <Button
          className="ml-auto"
          disabled={edited.sections.length >= LIMITS.examPassages}
          onClick={() => setFilling(true)}
        >
          <Sparkles aria-hidden="true" size={16} />
          자동 채우기
        </Button>
        <Button
          disabled={edited.sections.length >= LIMITS.examPassages}
          onClick={() => {
            setHasAdded(true);
            setAdding(true);
          }}
        >
          <Plus aria-hidden="true" size={16} />
          지문 추가
        </Button>
      </div>
      {edited.sections.length === 0 && (
        <EmptyState title="담은 지문이 없습니다" body="보관함에서 문항이 있는 작업을 골라 담으세요." />
      )}
      <ol className="flex flex-col gap-3">
        {edited.sections.map((section, at) => (
          <li
            key={section.pasCode}
            onDragOver={(event) => dragOver(event, at)}
            onDrop={(event) => event.preventDefault()}
            className={drag?.at === at ? 'opacity-60' : ''}
          >
            <SectionCard
              editor={editor}
              section={section}
              firstNumber={numbers[at] ?? 1}
              place={{ at, of: edited.sections.length, onMove: (to) => move(at, to) }}
              drag={{ onStart: () => setDrag({ at, kind: `drag ${Date.now()}` }), onEnd: () => setDrag(null) }}
              onPick={() => setPicked(section.pasCode)}
            />
          </li>
        ))}
      </ol>
      <span aria-live="polite" className="sr-only">
        {announced}
      </span>
      <Suspense>
        {isFilling !== null && <FillDialog isOpen={isFilling} onClose={() => setFilling(false)} editor={editor} />}
        {hasAdded && (
          <WorkPickerDialog
            isOpen={isAdding}
            onClose={() => setAdding(false)}
            taken={edited.sections.map(({ pasCode }) => pasCode)}
            room={{ passages: LIMITS.examPassages - edited.sections.length, items: LIMITS.examItems - itemCount }}
            onAdd={(sections) =>
              change((before) => ({ ...before, sections: [...before.sections, ...sections] }), `add ${Date.now()}`)
            }
          />
        )}
        {picked !== null && (
          <ItemPickerDialog
            title={stored.sections.find(({ pasCode }) => pasCode === picked)?.title ?? ''}
            pasCode={picked}
            editor={editor}
            room={LIMITS.examItems - itemCount}
            onClose={() => setPicked(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
