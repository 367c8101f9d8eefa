import { FEEDBACK_TIMES, FEEDBACKS, FORM_RULES, LIMITS, SOLVING_PAGES } from '@chulje/contract';
import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { MoreRules } from './give-defaults.ts';

/** 더 보기: the rules that the kind has filled in. */
export function GiveMore({
  rules,
  errors,
  hasList,
  onChange,
}: {
  rules: MoreRules;
  errors: Readonly<Record<string, string>>;
  /** Slips need numbers that are known beforehand. */
  hasList: boolean;
  onChange: (rules: MoreRules) => void;
}) {
  const set = (change: Partial<MoreRules>) => onChange({ ...rules, ...change });
  const chosen = <T extends string>(all: readonly T[], value: string, otherwise: T): T =>
    all.find((each) => each === value) ?? otherwise;
  const field = (label: string, name: keyof MoreRules, control: ReactNode, hint?: string) => (
    <Field label={label} {...(hint && { hint })} {...(errors[name] && { error: errors[name] })}>
      {control}
    </Field>
  );
  const count = (name: 'attempts' | 'lateMinutes' | 'keepDays', min: number, max: number) => (
    <TextInput
      type="number"
      min={min}
      max={max}
      value={rules[name]}
      onChange={(event) => set({ [name]: Math.trunc(Number(event.target.value)) })}
    />
  );
  return (
    <details className="rounded border border-line p-3">
      <summary className="cursor-pointer font-medium">더 보기</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {field(
          '학생에게 보이는 결과',
          'feedback',
          <Select
            value={rules.feedback}
            options={FEEDBACKS}
            onChange={(value) => set({ feedback: chosen(FEEDBACKS, value, rules.feedback) })}
          />,
        )}
        {field(
          '결과를 보이는 때',
          'feedbackAt',
          <Select
            value={rules.feedbackAt}
            options={FEEDBACK_TIMES}
            onChange={(value) => set({ feedbackAt: chosen(FEEDBACK_TIMES, value, rules.feedbackAt) })}
          />,
          '직접: 결과 공개를 누를 때',
        )}
        {field(
          '형 나누기',
          'formRule',
          <Select
            value={rules.formRule}
            options={FORM_RULES}
            onChange={(value) => set({ formRule: chosen(FORM_RULES, value, rules.formRule) })}
          />,
          '한 형: 모두 가형',
        )}
        {field(
          '화면',
          'page',
          <Select
            value={rules.page}
            options={SOLVING_PAGES}
            onChange={(value) => set({ page: chosen(SOLVING_PAGES, value, rules.page) })}
          />,
        )}
        {field('푸는 횟수', 'attempts', count('attempts', 1, LIMITS.attemptsOfSeat))}
        {field('늦게 도착한 답을 받는 시간(분)', 'lateMinutes', count('lateMinutes', 0, LIMITS.lateMinutes))}
        {field(
          '답을 보관하는 기간(일)',
          'keepDays',
          count('keepDays', LIMITS.keepDaysMin, LIMITS.keepDaysMax),
          '마감한 날부터',
        )}
      </div>
      <div className="mt-3 flex flex-col gap-2">
        <Checkbox
          label="지나간 쪽으로 돌아갈 수 있습니다"
          isChecked={rules.allowBack}
          onChange={(allowBack) => set({ allowBack })}
        />
        <Checkbox
          label="화면을 벗어난 횟수와 시간을 기록합니다(학생에게 미리 알립니다)"
          isChecked={rules.signals}
          onChange={(signals) => set({ signals })}
        />
        {hasList ? (
          <Checkbox
            label="자리 번호표의 숫자를 물어봅니다"
            isChecked={rules.hasSlips}
            onChange={(hasSlips) => set({ hasSlips })}
          />
        ) : (
          <p className="text-sm text-ink-soft">
            번호가 있는 반을 고르거나 마지막 번호를 적으면 자리 번호표를 쓸 수 있습니다.
          </p>
        )}
      </div>
    </details>
  );
}
