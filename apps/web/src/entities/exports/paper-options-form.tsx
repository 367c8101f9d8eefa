import { type ExportFormat, type ExportOptions, PAPER_FORMS } from '@chulje/contract';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export interface PaperOptionsFormProps {
  format: ExportFormat;
  options: ExportOptions;
  onChange: (change: Partial<ExportOptions>) => void;
  /** An exam says itself what its head is, and which form is printed. */
  isExam?: boolean;
}

const PARTS = [
  { value: 'all', label: '모두' },
  { value: 'paper', label: '학생용 문제지' },
  { value: 'answers', label: '정답표' },
  { value: 'explanations', label: '정답과 해설' },
] as const;
const SIZES = [
  { value: 'A4', label: 'A4' },
  { value: 'B4', label: 'B4' },
] as const;
const COLUMNS = [
  { value: '2', label: '2단' },
  { value: '1', label: '1단' },
] as const;
const LOOKS = [
  { value: 'standard', label: '보통' },
  { value: 'large', label: '큰 글자' },
  { value: 'dyslexia', label: '읽기 쉬운 글자' },
] as const;
const DETAILS = [
  { value: 'short', label: '정답 풀이만' },
  { value: 'full', label: '선택지마다' },
] as const;
const FORMS = [
  { value: '', label: '섞지 않음' },
  ...PAPER_FORMS.map((form) => ({ value: form, label: `${form}형` })),
] as const;
const PASSAGES = [
  { value: 'once', label: '문항 앞에 한 번' },
  { value: 'each', label: '문항마다' },
] as const;

/** What a teacher may choose of a file; only what its format knows is asked. */
export function PaperOptionsForm({ format, options, onChange, isExam = false }: PaperOptionsFormProps) {
  const isPaper = format === 'pdf' || format === 'word' || format === 'hwpx';
  const isText = isPaper || format === 'txt';
  const explains = options.parts === 'explanations' || options.parts === 'all';
  return (
    <>
      {isText && (
        <Choice legend="담을 내용" value={options.parts} choices={PARTS} onChange={(parts) => onChange({ parts })} />
      )}
      {((isText && explains) || format === 'csv') && (
        <Choice legend="해설" value={options.detail} choices={DETAILS} onChange={(detail) => onChange({ detail })} />
      )}
      {!isText && (
        <Choice
          legend="지문"
          value={options.passage}
          choices={PASSAGES}
          onChange={(passage) => onChange({ passage })}
        />
      )}
      {isPaper && (
        <>
          <div className="flex flex-wrap gap-x-6 gap-y-4">
            <Choice legend="용지" value={options.size} choices={SIZES} onChange={(size) => onChange({ size })} />
            <Choice
              legend="단"
              value={String(options.columns) as '1' | '2'}
              choices={COLUMNS}
              onChange={(columns) => onChange({ columns: columns === '1' ? 1 : 2 })}
            />
          </div>
          {format === 'hwpx' && options.columns === 2 && (
            // docs/decisions/012: such viewers guess the places of lines that 한글 measures.
            <p role="status" className="text-muted text-xs">
              2단은 한글에서 열어 주세요. 웹 브라우저의 뷰어에서는 단 아래쪽 글이 쪽 밖으로 나가 가려지기도 합니다.
              그렇게 볼 파일은 1단으로 받으세요.
            </p>
          )}
          <Choice
            legend="글자"
            value={options.look}
            choices={LOOKS}
            // Wide letters in narrow columns tear lines apart.
            onChange={(look) => onChange({ look, columns: look === 'standard' ? 2 : 1 })}
          />
        </>
      )}
      <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <legend className="field-label mb-1">덧붙임</legend>
        {isText && (
          <Checkbox label="배점 [3점]" isChecked={options.points} onChange={(points) => onChange({ points })} />
        )}
        {isPaper && <Checkbox label="OMR 답안지" isChecked={options.omr} onChange={(omr) => onChange({ omr })} />}
        {format === 'txt' && (
          <Checkbox label="오래된 프로그램용 표시(BOM)" isChecked={options.bom} onChange={(bom) => onChange({ bom })} />
        )}
        {(!isText || explains) && (
          <Checkbox label="해설의 근거" isChecked={options.evidence} onChange={(evidence) => onChange({ evidence })} />
        )}
      </fieldset>
      {!isExam && (
        <Choice
          legend="형(선택지 순서)"
          value={options.form ?? ''}
          choices={FORMS}
          onChange={(form) => onChange({ form: form || undefined })}
        />
      )}
      {isText && !isExam && (
        <div className="grid grid-cols-2 gap-3 *:first:col-span-2 sm:grid-cols-[2fr_1fr_1fr] sm:*:first:col-span-1">
          <Field label="회차">
            <TextInput
              value={options.round}
              maxLength={40}
              placeholder="3월 2회 모의 평가"
              onChange={(event) => onChange({ round: event.target.value })}
            />
          </Field>
          <Field label="과목">
            <TextInput
              value={options.subject}
              maxLength={20}
              onChange={(event) => onChange({ subject: event.target.value })}
            />
          </Field>
          <Field label="교시">
            <TextInput
              value={options.period}
              maxLength={20}
              placeholder="제 1 교시"
              onChange={(event) => onChange({ period: event.target.value })}
            />
          </Field>
        </div>
      )}
    </>
  );
}

function Choice<Value extends string>(props: {
  legend: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  const { legend, value, choices, onChange } = props;
  return (
    <RadioGroup
      legend={legend}
      value={value}
      options={choices}
      onChange={(chosen) => {
        const choice = choices.find((each) => each.value === chosen);
        if (choice) onChange(choice.value);
      }}
    />
  );
}
