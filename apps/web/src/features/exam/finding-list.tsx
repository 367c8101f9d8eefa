import type { ExamFinding } from '@chulje/contract';
import { Badge } from '../../ui/badge.tsx';

/** Remarks on an exam, each with its places side by side. */
export function FindingList({ findings }: { findings: readonly ExamFinding[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {findings.map(({ check, severity, message, places }) => (
        <li key={message} className="flex flex-col gap-2 border-line border-b pb-4 last:border-b-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
            <Badge tone={severity === 'error' ? 'danger' : 'warning'}>{check}</Badge>
            {message}
          </p>
          <ul className="grid gap-2 md:grid-cols-2">
            {places.map(({ name, text }) => (
              <li key={`${name} ${text}`} className="rounded bg-sunken p-3 text-sm">
                <span className="block font-semibold">{name}</span>
                {text && <span className="mt-1 block whitespace-pre-line leading-6 text-ink-soft">{text}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
