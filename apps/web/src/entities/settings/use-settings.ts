import type { AnswerOf, getSettings } from '@chulje/contract';
import { useEffect, useState } from 'react';

type Settings = AnswerOf<typeof getSettings>;
let loading: Promise<Settings> | undefined;

/** What the server says of this installation; undefined until then, and when it cannot say. */
export function useSettings(): Settings | undefined {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => {
    loading ??= import('./ask-settings.ts').then(({ askSettings }) => askSettings());
    // Without an answer the screens work; only what depends on settings stays hidden.
    loading.then(setSettings, () => {});
  }, []);
  return settings;
}
