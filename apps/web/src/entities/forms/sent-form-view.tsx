import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Form } from '../../ui/form.tsx';
import type { SentForm } from './use-sent-form.ts';

export interface SentFormViewProps<Input extends FieldValues> {
  form: SentForm<Input>;
  className?: string;
  children: ReactNode;
}

/** The form around its fields, which find their values and faults by their names. */
export function SentFormView<Input extends FieldValues>({ form, className, children }: SentFormViewProps<Input>) {
  return (
    <FormProvider {...form.fields}>
      <Form
        onSubmit={form.submit}
        isSending={form.isSending}
        error={form.failure}
        {...(className !== undefined && { className })}
      >
        {children}
      </Form>
    </FormProvider>
  );
}
