import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface AccordionProps {
  entries: readonly { title: string; body: ReactNode }[];
}

/** Headings that open what stands below them, one at a time. */
export function Accordion({ entries }: AccordionProps) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      {entries.map(({ title, body }, index) => {
        const isOpen = open === index;
        return (
          <div key={title} className="border-t border-line first:border-t-0">
            <h3>
              <button
                type="button"
                id={`${id}-${index}-title`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}`}
                className="flex min-h-13 w-full items-center justify-between gap-4 px-5 py-3 text-left font-semibold hover:bg-sunken focus-visible:-outline-offset-2"
                onClick={() => setOpen(isOpen ? null : index)}
              >
                {title}
                <ChevronDown
                  aria-hidden="true"
                  size={18}
                  className={`shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
                />
              </button>
            </h3>
            <section
              id={`${id}-${index}`}
              aria-labelledby={`${id}-${index}-title`}
              hidden={!isOpen}
              className="px-5 pb-5 text-sm leading-6 text-ink-soft"
            >
              {body}
            </section>
          </div>
        );
      })}
    </div>
  );
}
