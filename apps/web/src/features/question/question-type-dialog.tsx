import { PATTERNS, type QuestionType, STYLES } from '@chulje/contract';
import { useState } from 'react';
import { type TypeSource, useQuestionTypes } from '../../entities/items/use-question-types.ts';
import { RichText } from '../../entities/text/rich-text-view.tsx';
import { ItemView } from '../../entities/works/item-view.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';

export interface QuestionTypeDialogProps {
  isOpen: boolean;
  /** What the item will be made on: types that cannot be made there are shown, disabled, with the reason. */
  source: TypeSource;
  /** What the button at the end says. */
  confirmLabel: string;
  onClose: () => void;
  onChoose: (type: QuestionType) => void;
}

const ALL = '전체';

/** 문항 유형 선택: category, style, list and a preview with the sample. */
export function QuestionTypeDialog({ isOpen, onClose, ...props }: QuestionTypeDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="문항 유형 선택" width={960}>
      <TypeChooser {...props} />
    </Dialog>
  );
}

function TypeChooser({ source, confirmLabel, onChoose }: Omit<QuestionTypeDialogProps, 'isOpen' | 'onClose'>) {
  const [pattern, setPattern] = useState(ALL);
  const [style, setStyle] = useState(ALL);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, refetch } = useQuestionTypes(source);
  if (error) return <ErrorState message={messageOf(error)} onRetry={refetch} />;
  if (!data) return <Spinner label="유형을 불러오는 중" />;
  const { types, isAvailable, reasonOf } = data;

  const shown = types
    .filter((type) => (pattern === ALL || type.pattern === pattern) && (style === ALL || type.style === style))
    .toSorted((a, b) => Number(isAvailable(b)) - Number(isAvailable(a)));
  // The first that can be made is chosen when the choice is not in the list any more.
  const selected = shown.find((type) => type.id === chosen) ?? shown.find(isAvailable) ?? shown[0];

  return (
    <div className="flex min-h-0 flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        <Field label="범주">
          <Select value={pattern} onChange={setPattern} options={[ALL, ...PATTERNS]} />
        </Field>
        <Field label="형식">
          <Select value={style} onChange={setStyle} options={[ALL, ...STYLES]} />
        </Field>
      </div>
      <div className="grid min-h-0 gap-4 md:grid-cols-[300px_minmax(0,1fr)]">
        <ul
          className="max-h-[460px] overflow-y-auto max-md:max-h-[32dvh] rounded border border-line"
          aria-label="문항 유형"
        >
          {shown.map((type) => (
            <li key={type.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                aria-pressed={selected?.id === type.id}
                aria-disabled={!isAvailable(type)}
                className="type-row"
                onClick={() => setChosen(type.id)}
              >
                <span className="block text-sm font-semibold">{type.title}</span>
                <span className="block text-xs text-muted">
                  {type.pattern} · {type.style} · 난도 {type.difficulty}
                </span>
                {!isAvailable(type) && <span className="mt-1 block text-xs text-muted">{reasonOf(type)}</span>}
              </button>
            </li>
          ))}
          {shown.length === 0 && <li className="p-4 text-sm text-muted">조건에 맞는 유형이 없습니다.</li>}
        </ul>
        <section
          aria-label="예시 문항"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-[460px] overflow-y-auto rounded border border-line bg-surface p-5"
        >
          {selected && (
            <>
              {selected.references.length > 0 && (
                <p className="mb-2 text-xs text-muted">비슷한 발문: {selected.references.join(', ')}</p>
              )}
              {selected.subpassage && (
                <div className="passage-box mb-4">
                  <RichText value={{ text: selected.subpassage, format: [] }} marks={selected.sample.marks} />
                </div>
              )}
              <ItemView item={selected.sample} />
            </>
          )}
        </section>
      </div>
      <DialogActions className="items-center justify-end">
        {selected && !isAvailable(selected) && <p className="text-sm text-muted">{reasonOf(selected)}</p>}
        <Button
          variant="primary"
          disabled={!selected || !isAvailable(selected)}
          onClick={() => selected && onChoose(selected)}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </div>
  );
}
