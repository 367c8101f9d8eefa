import { DOCUMENT_VERSIONS, NameSchema, SIGN_UP_MESSAGES } from '@chulje/contract';
import { type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { SentFormView } from '../../entities/forms/sent-form-view.tsx';
import { TextField } from '../../entities/forms/text-field.tsx';
import { useIsReady } from '../../entities/forms/use-is-ready.ts';
import { useSentForm } from '../../entities/forms/use-sent-form.ts';
import { isRepeated, NEW_PASSWORD, NO_PASSWORD } from '../../entities/session/new-password.ts';
import { NewPasswordFields } from '../../entities/session/new-password-fields.tsx';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentField } from './consent-field.tsx';
import { useSignUpValues } from './use-sign-up-values.ts';

const RestSchema = z.object({
  memName: NameSchema,
  agreesToPrivacy: z.literal(true),
  agreesToTerms: z.literal(true),
});
const SCHEMAS = {
  signup: z.extend(RestSchema, NEW_PASSWORD).check(isRepeated),
  /** Google has no need of a password. */
  google: z.extend(RestSchema, { memPassword: z.string(), repeated: z.string() }),
};

/** What a sign-up sends beside the proof of the e-mail. */
export interface SignUpBody {
  memName: string;
  memPassword: string;
  consents: typeof DOCUMENT_VERSIONS;
}

export interface SignUpFormProps {
  kind: keyof typeof SCHEMAS;
  /** A name to begin with. */
  name?: string;
  /** The e-mail, and how it is proved. */
  children: ReactNode;
  isProved: boolean;
  label: string;
  /** Joins. `forget` drops what a reload would bring back. */
  onSend: (body: SignUpBody, forget: () => void) => Promise<void>;
  /** True for a refusal that is told elsewhere. */
  onRefused?: (error: ApiError) => boolean;
}

/** The sign-up form, by e-mail and with Google. */
export function SignUpForm({ kind, name = '', children, isProved, label, onSend, onRefused }: SignUpFormProps) {
  const [kept, keep, forget] = useSignUpValues(kind);
  const form = useSentForm({
    schema: SCHEMAS[kind],
    initial: { ...kept, memName: kept.memName || name, ...NO_PASSWORD },
    send: ({ memName, memPassword }) => onSend({ memName, memPassword, consents: DOCUMENT_VERSIONS }, forget),
    tell(error) {
      if (error instanceof ApiError && onRefused?.(error)) return;
      const isPlain = error instanceof ApiError && error.code === 'auth.consent-outdated';
      return { message: isPlain ? error.message : `${SIGN_UP_MESSAGES.failed} ${messageOf(error)}` };
    },
  });
  const { control } = form.fields;
  const isReady = useIsReady(control, SCHEMAS[kind]) && isProved;
  const [memName, agreesToPrivacy, agreesToTerms] = useWatch({
    control,
    name: ['memName', 'agreesToPrivacy', 'agreesToTerms'],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function at every rendering
  useEffect(() => keep({ memName, agreesToPrivacy, agreesToTerms }), [memName, agreesToPrivacy, agreesToTerms]);

  return (
    <SentFormView form={form} className="panel p-6">
      {children}
      {kind === 'signup' && <NewPasswordFields />}
      <TextField name="memName" label="이름" autoComplete="name" placeholder="한글 2~8자" />
      <div className="flex flex-col gap-1">
        <label className="flex min-h-9 items-center gap-2 border-b border-line pb-2 text-sm font-semibold">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={agreesToPrivacy && agreesToTerms}
            onChange={({ target }) => {
              form.fields.setValue('agreesToPrivacy', target.checked, { shouldValidate: true });
              form.fields.setValue('agreesToTerms', target.checked, { shouldValidate: true });
            }}
          />
          모두 동의합니다
        </label>
        <ConsentField document="privacy" name="agreesToPrivacy" />
        <ConsentField document="terms" name="agreesToTerms" />
      </div>
      <Button type="submit" variant="primary" size="large" disabled={!isReady} isBusy={form.isSending}>
        {label}
      </Button>
    </SentFormView>
  );
}
