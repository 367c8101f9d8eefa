import { type Finding, type Item, keyLabel, LIMITS, OPTION_LABELS, type Option } from '@chulje/contract';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLimitedInput } from '../../entities/text/limited-input.ts';
import { RichLineEditor } from '../../entities/text/rich-line-editor.tsx';
import type { RichValue } from '../../entities/text/rich-text.ts';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export { AboutItem } from './about-item.tsx';

/** Focuses the field of a place the linter names: 발문, 보기, ③, 해설; the stem for anything else. */
export function focusPlace(container: HTMLElement | null, place: string): void {
  const option = (OPTION_LABELS as readonly string[]).indexOf(place.charAt(0));
  const name = option >= 0 ? `option-${option}` : placeName(place);
  const field = container?.querySelector<HTMLElement>(
    `[data-place="${name}"] :is(textarea, [contenteditable="true"], input:checked)`,
  );
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

const isOption = (place: string): boolean => (OPTION_LABELS as readonly string[]).includes(place.charAt(0));

/** The field that a place of the linter belongs to, options apart. */
function placeName(place: string): 'explanation' | 'material' | 'key' | 'options' | 'stem' {
  if (place.startsWith('해설')) return 'explanation';
  if (place.includes('보기')) return 'material';
  if (place.startsWith('정답')) return 'key';
  return place === '선택지' ? 'options' : 'stem';
}

/** What the linter says of one field, right under it. */
function FieldFindings({ findings, isAt }: { findings: readonly Finding[]; isAt: (place: string) => boolean }) {
  const own = findings.filter(({ place }) => isAt(place));
  if (own.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-0.5 text-sm">
      {own.map(({ rule, severity, message }) => (
        <li key={`${rule}/${message}`} className={severity === 'error' ? 'text-danger' : 'text-ink-soft'}>
          {severity === 'error' ? '오류: ' : '주의: '}
          {message}
        </li>
      ))}
    </ul>
  );
}

export interface ItemFormProps {
  item: Item;
  findings: readonly Finding[];
  /** Told what is edited (stem, option 2 …) too: edits of one place in quick succession are undone together. */
  onChange: (edit: (before: Item) => Item, place: string) => void;
}

/** Edits stem, 〈보기〉, options, key and explanation of an item. */
export function ItemForm({ item, findings, onChange }: ItemFormProps) {
  const change = (part: Partial<Item>, place: string) => onChange((before) => ({ ...before, ...part }), place);
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const changeOption = useCallback((index: number, value: RichValue) => {
    const withOption = (before: Item): Item => ({
      ...before,
      options: before.options.map((option, at) =>
        at === index ? { ...option, text: value.text, format: value.format } : option,
      ),
    });
    latest.current(withOption, `option ${index}`);
  }, []);
  const { material } = item;
  const at = (name: ReturnType<typeof placeName>) => (
    <FieldFindings findings={findings} isAt={(place) => !isOption(place) && placeName(place) === name} />
  );

  return (
    <div className="flex flex-col gap-5">
      <div data-place="stem">
        <LimitedField
          label="발문"
          rows={2}
          value={item.stem}
          max={LIMITS.stemMax}
          onChange={(stem) => change({ stem }, 'stem')}
        />
        {at('stem')}
      </div>
      {material && (
        <div data-place="material">
          <LimitedField
            label="보기"
            rows={5}
            value={material.text}
            max={LIMITS.materialMax}
            onChange={(text) => change({ material: { ...material, text } }, 'material')}
          />
          {at('material')}
        </div>
      )}
      <fieldset className="flex flex-col gap-3">
        <legend className="field-label mb-2">선택지</legend>
        {item.options.map((option, index) => (
          <div key={OPTION_LABELS[index]}>
            <OptionField index={index} option={option} onChange={changeOption} />
            <div className="pl-6">
              <FieldFindings findings={findings} isAt={(place) => place.charAt(0) === OPTION_LABELS[index]} />
            </div>
          </div>
        ))}
        {at('options')}
      </fieldset>
      <div data-place="key">
        <RadioGroup
          legend="정답"
          value={keyLabel(item.key)}
          onChange={(label) =>
            change({ key: OPTION_LABELS.indexOf(label as (typeof OPTION_LABELS)[number]) + 1 }, 'key')
          }
          options={OPTION_LABELS.map((label) => ({ value: label, label }))}
        />
        {at('key')}
      </div>
      <div data-place="explanation">
        <LimitedField
          label="해설"
          rows={8}
          value={item.explanation}
          max={LIMITS.explanationMax}
          onChange={(explanation) => change({ explanation }, 'explanation')}
        />
        {at('explanation')}
      </div>
    </div>
  );
}

interface OptionFieldProps {
  index: number;
  option: Option;
  onChange: (index: number, value: RichValue) => void;
}

/** One option, rendered anew only when it is the one that changes. */
const OptionField = memo(function OptionField({ index, option, onChange }: OptionFieldProps) {
  const label = OPTION_LABELS[index];
  const change = useCallback((value: RichValue) => onChange(index, value), [index, onChange]);
  return (
    <div data-place={`option-${index}`} className="flex items-start gap-2">
      <span className="pt-2" aria-hidden="true">
        {label}
      </span>
      <RichLineEditor className="min-w-0 flex-1" label={`선택지 ${label}`} value={option} onChange={change} />
    </div>
  );
});

interface LimitedFieldProps {
  label: string;
  rows: number;
  value: string;
  /** Characters as the server counts them. */
  max: number;
  onChange: (value: string) => void;
}

/** As the editors of rich text do: the whole screen is not drawn anew at every key. */
const EMIT_MS = 150;

/**
 * Several lines cut at a limit, after an IME has finished its syllable. What is typed is handed on at the latest pause,
 * on leaving, and before a key with Ctrl or ⌘, so that undoing knows of it.
 */
function LimitedField({ label, rows, value, max, onChange }: LimitedFieldProps) {
  const [text, setText] = useState(value);
  const known = useRef(value);
  const typed = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (typed.current === known.current) return;
    known.current = typed.current;
    latest.current(typed.current);
  }, []);
  useLayoutEffect(() => {
    if (value === known.current) return;
    known.current = value;
    typed.current = value;
    setText(value);
  }, [value]);
  useEffect(() => flush, [flush]);

  const { inputProps, count } = useLimitedInput(max, {
    value: text,
    onChange: (next) => {
      typed.current = next;
      setText(next);
      timer.current ??= setTimeout(flush, EMIT_MS);
    },
  });
  return (
    <Field label={label} hint={`${count}/${max}`}>
      <TextArea
        rows={rows}
        {...inputProps}
        onBlur={flush}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && flush()}
      />
    </Field>
  );
}
