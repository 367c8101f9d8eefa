import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

/** State that survives a reload of this tab. For what was typed, never for passwords. */
export function useKeptState<S extends z.ZodMiniType>(
  name: string,
  schema: S,
  initial: z.output<S>,
): [z.output<S>, (change: Partial<z.output<S>>) => void, () => void] {
  const key = `chulje.entry.${name}`;
  const [value, setValue] = useState<z.output<S>>(() => read(key, schema) ?? initial);
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Without storage the screen works all the same; only a reload starts it anew.
    }
  }, [key, value]);
  return [
    value,
    (change) => setValue((before: z.output<S>) => Object.assign({}, before, change)),
    () => sessionStorage.removeItem(key),
  ];
}

function read<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | undefined {
  try {
    const parsed = z.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
