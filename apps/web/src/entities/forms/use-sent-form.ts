import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, messageOf } from '../../lib/api-error.ts';

export interface SentFormOptions<Input extends FieldValues, Output extends FieldValues> {
  /** Made of the contract's schemas; fields have the names of the call's body. */
  schema: z.ZodMiniType<Output, Input>;
  initial: Input;
  /** May throw what the server refused. */
  send: (values: Output) => Promise<void>;
  /** The field that a refusal is about which names none, or the words for all fields: nothing when it is dealt with. */
  tell?: (error: unknown) => { field?: Path<Input>; message: string } | undefined;
}

export interface SentForm<Input extends FieldValues> {
  fields: UseFormReturn<Input>;
  isSending: boolean;
  /** A failure that belongs to no single field. */
  failure: string | undefined;
  submit: () => void;
}

/**
 * A form whose values go to the server as one call: checked by a schema, sent once, kept when sending fails. What the
 * server says of a field stands beside it, until the field is changed.
 */
export function useSentForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  initial,
  send,
  tell = (error) => ({ message: messageOf(error) }),
}: SentFormOptions<Input, Output>): SentForm<Input> {
  const fields = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues: initial as DefaultValues<Input>,
    mode: 'all',
  });
  const { isSubmitting, errors } = fields.formState;

  function place(error: unknown) {
    const named = error instanceof ApiError ? Object.entries(error.fields).filter(([name]) => name in initial) : [];
    for (const [name, message] of named) fields.setError(name as Path<Input>, { type: SERVER, message });
    if (named.length > 0) return;
    const told = tell(error);
    if (told) fields.setError(told.field ?? 'root', { type: SERVER, message: told.message });
  }

  const submit = fields.handleSubmit((values) => send(values).catch(place));
  return {
    fields: fields as unknown as UseFormReturn<Input>,
    isSending: isSubmitting,
    failure: errors.root?.message,
    submit: () => void submit(),
  };
}

/** The type of an error that the server found. */
export const SERVER = 'server';
