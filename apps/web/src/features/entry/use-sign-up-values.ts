import * as z from 'zod/mini';
import { useKeptState } from './use-kept-state.ts';

const ValuesSchema = z.object({ memName: z.string(), agreesToTerms: z.boolean(), agreesToPrivacy: z.boolean() });

/** What sign-up asks besides e-mail and password; survives a reload of the tab. */
export function useSignUpValues(form: 'signup' | 'google') {
  return useKeptState(`values.${form}`, ValuesSchema, { memName: '', agreesToTerms: false, agreesToPrivacy: false });
}
