import { ACCOUNT_MESSAGES, NewPasswordSchema } from '@chulje/contract';
import * as z from 'zod/mini';

/** The fields of a password to choose and its repetition, for the schema of a form. */
export const NEW_PASSWORD = {
  memPassword: NewPasswordSchema,
  repeated: z.pipe(
    z.string(),
    z.transform((value) => value.normalize('NFC')),
  ),
};
export const NO_PASSWORD = { memPassword: '', repeated: '' };

/** The check that goes with those fields. */
export const isRepeated = z.refine<{ memPassword: string; repeated: string }>(
  ({ memPassword, repeated }) => memPassword === repeated,
  { path: ['repeated'], error: ACCOUNT_MESSAGES.passwordConfirm },
);
