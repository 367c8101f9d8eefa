import { countCharacters, type Item, keyLabel, LIMITS, OPTION_LABELS, type Option } from '@chulje/contract';
import { useId } from 'react';
import { useLimitedInput } from '../../ui/editor/limited-input.ts';
import { RichLineEditor } from '../../ui/editor/rich-line-editor.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** Focuses the field of a place the linter names: 발문, 보기, ③, 해설; the stem for anything else. */
export function focusPlace(container: HTMLElement | null, place: string): void {
  const option = (OPTION_LABELS as readonly string[]).indexOf(place.charAt(0));
  const name =
    option >= 0
      ? `option-${option}`
      : place.startsWith('해설')
        ? 'explanation'
        : place.includes('보기')
          ? 'material'
          : 'stem';
  const field = container?.querySelector<HTMLElement>(`[data-place="${name}"] :is(textarea, [contenteditable="true"])`);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** Edits stem, 〈보기〉, options, key and explanation of an item. */
export function ItemForm({ item, onChange }: { item: Item; onChange: (item: Item) => void }) {
  const id = useId();
  const change = (part: Partial<Item>) => onChange({ ...item, ...part });
  const changeOption = (index: number, part: Partial<Option>) =>
    change({ options: item.options.map((option, at) => (at === index ? { ...option, ...part } : option)) });
  const { material } = item;

  return (
    <div className="flex flex-col gap-5">
      <div data-place="stem">
        <Field label="발문" hint={`${countCharacters(item.stem)}/${LIMITS.stemMax}`}>
          <LimitedArea rows={2} value={item.stem} max={LIMITS.stemMax} onChange={(stem) => change({ stem })} />
        </Field>
      </div>
      {material && (
        <div data-place="material">
          <Field label="보기" hint={`${countCharacters(material.text)}/${LIMITS.materialMax}`}>
            <LimitedArea
              rows={5}
              value={material.text}
              max={LIMITS.materialMax}
              onChange={(text) => change({ material: { ...material, text } })}
            />
          </Field>
        </div>
      )}
      <fieldset className="flex flex-col gap-3">
        <legend className="field-label mb-2">선택지</legend>
        {item.options.map((option, index) => (
          <div key={`${id}-${OPTION_LABELS[index]}`} data-place={`option-${index}`} className="flex items-start gap-2">
            <span className="pt-2" aria-hidden="true">
              {OPTION_LABELS[index]}
            </span>
            <RichLineEditor
              className="min-w-0 flex-1"
              label={`선택지 ${OPTION_LABELS[index]}`}
              value={{ text: option.text, format: option.format }}
              onChange={(value) => changeOption(index, { text: value.text, format: value.format })}
            />
          </div>
        ))}
      </fieldset>
      <RadioGroup
        legend="정답"
        value={keyLabel(item.key)}
        onChange={(label) => change({ key: OPTION_LABELS.indexOf(label as (typeof OPTION_LABELS)[number]) + 1 })}
        options={OPTION_LABELS.map((label) => ({ value: label, label }))}
      />
      <div data-place="explanation">
        <Field label="해설" hint={`${countCharacters(item.explanation)}/${LIMITS.explanationMax}`}>
          <LimitedArea
            rows={8}
            value={item.explanation}
            max={LIMITS.explanationMax}
            onChange={(explanation) => change({ explanation })}
          />
        </Field>
      </div>
    </div>
  );
}

interface LimitedAreaProps {
  rows: number;
  value: string;
  /** Characters as the server counts them. */
  max: number;
  onChange: (value: string) => void;
}

/** Several lines cut at a limit, after an IME has finished its syllable. */
function LimitedArea({ rows, value, max, onChange }: LimitedAreaProps) {
  const { inputProps } = useLimitedInput(max, { value, onChange });
  return <TextArea rows={rows} {...inputProps} />;
}
