import { useRef, useState } from 'preact/hooks';
import { ApiError, messageOf } from '../../lib/api-error.ts';

/** Sends a form once at a time; what went wrong in words, those of a field before those of the whole. */
export function useSending<T>(send: () => Promise<T>, onDone: (answer: T) => void) {
  const [isSending, setSending] = useState(false);
  // The state of a second press in the same moment is still that of the first.
  const isOnItsWay = useRef(false);
  const [message, setMessage] = useState<string>();
  async function go() {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setSending(true);
    setMessage(undefined);
    try {
      onDone(await send());
    } catch (error) {
      const [field] = error instanceof ApiError ? Object.values(error.fields) : [];
      setMessage(field ?? messageOf(error));
    }
    isOnItsWay.current = false;
    setSending(false);
  }
  return { isSending, message, run: () => void go() };
}
