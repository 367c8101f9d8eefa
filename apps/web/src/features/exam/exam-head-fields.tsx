import type { ExamHeader } from '@chulje/contract';
import { textKind } from '../../lib/use-history.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { LogoField } from './logo-field.tsx';
import type { ExamEditor } from './use-exam-editor.ts';

const HEAD_FIELDS: readonly {
  name: Exclude<keyof ExamHeader, 'approvals' | 'goals' | 'logo'>;
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

/** What stands at the head of the paper beside its name, the time to solve it and its first number. */
export function ExamHeadFields({ editor: { edited, change, failure } }: { editor: ExamEditor }) {
  const set = (values: Partial<typeof edited>, kind: string) => change((before) => ({ ...before, ...values }), kind);
  return (
    <>
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
      <Approvals
        names={edited.header.approvals}
        onChange={(approvals, kind) => set({ header: { ...edited.header, approvals } }, kind)}
      />
      <LogoField logo={edited.header.logo} onChange={(logo) => set({ header: { ...edited.header, logo } }, 'logo')} />
    </>
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

const APPROVALS_MAX = 4;

/** 결재란: a field for each box, and one more as long as there may be another. One that is emptied is taken away. */
function Approvals({
  names,
  onChange,
}: {
  names: readonly string[];
  onChange: (names: string[], kind: string) => void;
}) {
  const fields = [...names, ''].slice(0, APPROVALS_MAX);
  return (
    <fieldset className="pt-3">
      <legend className="field-label">결재란</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {fields.map((name, at) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={at}
            aria-label={`결재란 ${at + 1}`}
            value={name}
            maxLength={10}
            placeholder={['담당', '부장', '교감', '교장'][at]}
            onChange={({ target: { value } }) =>
              onChange(
                fields.map((each, place) => (place === at ? value : each)).filter((each) => each.trim() !== ''),
                textKind(`approval ${at}`, name, value),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
