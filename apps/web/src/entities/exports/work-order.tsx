import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';

export interface WorkOrderProps {
  works: readonly { pasCode: string; title: string }[];
  onChange: (works: { pasCode: string; title: string }[]) => void;
}

/** The order in which works are printed, moved one place at a time. */
export function WorkOrder({ works, onChange }: WorkOrderProps) {
  function move(from: number, to: number) {
    const next = [...works];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
    onChange(next);
  }
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-1.5">차례</legend>
      <ol className="max-h-44 overflow-y-auto rounded border border-line">
        {works.map((work, index) => (
          <li key={work.pasCode} className="flex items-center gap-2 border-line border-b px-3 py-1 last:border-b-0">
            <span className="w-6 shrink-0 text-right text-muted text-sm tabular-nums">{index + 1}</span>
            <span className="min-w-0 grow truncate text-sm">{work.title}</span>
            <IconButton
              label={`${work.title} 위로`}
              icon={ArrowUp}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              label={`${work.title} 아래로`}
              icon={ArrowDown}
              disabled={index === works.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
