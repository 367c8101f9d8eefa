import { type ExamHeader, LIMITS } from '@chulje/contract';
import { textKind } from '../../lib/use-history.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ExamEditor } from './use-exam-editor.ts';

const HEAD_FIELDS: readonly {
  name: Exclude<keyof ExamHeader, 'approvals' | 'goals'>;
  label: string;
  max: number;
  placeholder?: string;
}[] = [
  { name: 'year', label: '학년도', max: 10, placeholder: '2027' },
  { name: 'term', label: '학기', max: 10, placeholder: '1' },
  { name: 'round', label: '고사명', max: 40, placeholder: '중간고사' },
  { name: 'course', label: '과목', max: 20 },
  { name: 'period', label: '교시', max: 20, placeholder: '제 1 교시' },
  { name: 'school', label: '학교', max: 40 },
  { name: 'author', label: '출제자', max: 20 },
];

/** What stands at the head of the paper, the time to solve it and its first number. */
export function ExamHeadForm({ editor: { edited, change, failure } }: { editor: ExamEditor }) {
  const set = (values: Partial<typeof edited>, kind: string) => change((before) => ({ ...before, ...values }), kind);
  return (
    <section aria-label="시험지 정보" className="panel flex flex-col gap-4 p-4">
      <Field label="시험지 이름" {...(edited.title.trim() === '' && { error: '시험지 이름을 입력해 주세요.' })}>
        <TextInput
          value={edited.title}
          maxLength={LIMITS.titleMax}
          onChange={(event) => set({ title: event.target.value }, textKind('title', edited.title, event.target.value))}
        />
      </Field>
      <details>
        <summary className="min-h-8 cursor-pointer text-sm font-medium">머리말과 시험 시간</summary>
        <div className="grid grid-cols-2 gap-3 pt-3">
          {HEAD_FIELDS.map(({ name, label, max, placeholder }) => (
            <Field key={name} label={label} {...errorOf(failure?.fields[`header.${name}`])}>
              <TextInput
                value={edited.header[name]}
                maxLength={max}
                placeholder={placeholder}
                onChange={({ target: { value } }) =>
                  set({ header: { ...edited.header, [name]: value } }, textKind(name, edited.header[name], value))
                }
              />
            </Field>
          ))}
          <NumberField
            label="시험 시간(분)"
            value={edited.minutes}
            max={300}
            onChange={(minutes) => set({ minutes }, 'minutes')}
          />
          <NumberField
            label="첫 번호"
            value={edited.firstNumber}
            max={200}
            onChange={(number) => set({ firstNumber: number ?? 1 }, 'firstNumber')}
          />
        </div>
      </details>
    </section>
  );
}

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error });

function NumberField(props: {
  label: string;
  value: number | null;
  max: number;
  onChange: (value: number | null) => void;
}) {
  const { label, value, max, onChange } = props;
  return (
    <Field label={label}>
      <TextInput
        inputMode="numeric"
        value={value === null ? '' : String(value)}
        maxLength={3}
        onChange={(event) => {
          const typed = event.target.value.replace(/\D/g, '');
          onChange(typed === '' ? null : Math.min(max, Math.max(1, Number(typed))));
        }}
      />
    </Field>
  );
}
