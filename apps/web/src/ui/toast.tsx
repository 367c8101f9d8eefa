import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

type Tone = 'success' | 'error';
/** What can be done about a message. */
export interface ToastAction {
  label: string;
  onChoose: () => void;
}
interface ToastEntry {
  id: number;
  tone: Tone;
  message: string;
  action: ToastAction | undefined;
}
export interface ToastActions {
  success(message: string, action?: ToastAction): void;
  error(message: string, action?: ToastAction): void;
}

const SHOWN_MS = { success: 4_000, error: 10_000 };
/** Whoever must choose first reads, and finds the way to the button. */
const ACTION_SHOWN_MS = 60_000;
const ToastContext = createContext<ToastActions>({ success() {}, error() {} });
let serial = 0;

/** Short messages at the edge of the screen, read out politely (errors at once). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<ToastEntry[]>([]);
  const dismiss = useCallback((id: number) => setEntries((before) => before.filter((entry) => entry.id !== id)), []);
  const show = useCallback(
    (tone: Tone, message: string, action?: ToastAction) => {
      serial += 1;
      const id = serial;
      setEntries((before) => {
        // What failed has worked by now; but for what ended by itself, with nothing done here.
        const left =
          tone === 'success' && !action ? before.filter((entry) => entry.tone === 'success' || entry.action) : before;
        return [...left.filter((entry) => entry.message !== message), { id, tone, message, action }].slice(-3);
      });
      setTimeout(() => dismiss(id), action ? ACTION_SHOWN_MS : SHOWN_MS[tone]);
    },
    [dismiss],
  );
  const actions = useMemo<ToastActions>(
    () => ({
      success: (message, action) => show('success', message, action),
      error: (message, action) => show('error', message, action),
    }),
    [show],
  );
  return (
    <ToastContext value={actions}>
      {children}
      <section
        aria-label="알림"
        className="pointer-events-none fixed inset-x-4 bottom-32 z-[60] flex flex-col items-center gap-2 md:bottom-6"
      >
        {entries.map((entry) => (
          <div
            key={entry.id}
            role={entry.tone === 'error' ? 'alert' : 'status'}
            className={`pointer-events-auto flex max-w-lg items-center gap-2 rounded-lg border py-1 pr-1 pl-4 text-sm shadow-raised ${
              entry.tone === 'error'
                ? 'border-danger bg-danger-soft text-danger'
                : 'border-success bg-success-soft text-success'
            }`}
          >
            <span className="whitespace-pre-line">{entry.message}</span>
            {entry.action && (
              <Button
                size="small"
                className="shrink-0"
                onClick={() => {
                  dismiss(entry.id);
                  entry.action?.onChoose();
                }}
              >
                {entry.action.label}
              </Button>
            )}
            <IconButton label="알림 닫기" icon={X} onClick={() => dismiss(entry.id)} />
          </div>
        ))}
      </section>
    </ToastContext>
  );
}

export function useToast(): ToastActions {
  return useContext(ToastContext);
}
