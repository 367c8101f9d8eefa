import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

/** Whether the values of a form, as they stand, can be sent. The library's own answer is no after every refusal. */
export function useIsReady<Input extends FieldValues>(control: Control<Input>, schema: z.ZodMiniType): boolean {
  return z.safeParse(schema, useWatch({ control })).success;
}
