import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { GUIDE, type GuidePart } from './guide-steps.ts';

/** 이용 가이드: from a passage to a paper, with pictures of the product itself. `linkOf`: where a part can be tried. */
export function GuideText({ linkOf }: { linkOf: (part: GuidePart) => ReactNode }) {
  return (
    <>
      <header className="flex flex-col gap-3">
        <h1 className="screen-title">이용 가이드</h1>
        <p className="text-ink-soft">지문을 만들고, 문항을 더하고, 시험지로 내려받기까지 차례대로 살펴봅니다.</p>
        <nav aria-label="가이드 차례">
          <ol className="flex flex-wrap gap-2">
            {GUIDE.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`} className="chip min-h-9">
                  {index + 1}. {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {GUIDE.map((part, index) => (
        <Part key={part.id} {...part} number={index + 1}>
          {linkOf(part)}
        </Part>
      ))}
    </>
  );
}

function Part({
  id,
  title,
  lead,
  steps,
  tips,
  pictures,
  number,
  children,
}: GuidePart & { number: number; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="panel flex scroll-mt-20 flex-col gap-5 md:p-8">
      <h2 id={`${id}-title`} className="flex items-baseline gap-3 text-lg font-bold">
        <span className="text-accent tabular-nums">{number}</span>
        {title}
      </h2>
      <p className="text-ink-soft">{lead}</p>
      <ol className="flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent tabular-nums"
            >
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {pictures.map(({ source, alt }) => (
        // On a phone a picture is too small to read; by itself it can be enlarged.
        <a key={source} href={source} target="_blank" rel="noopener" className="rounded-lg">
          {/* The height keeps the place until the picture is there. */}
          <img
            src={source}
            alt={`${alt} 새 창에서 크게 보기`}
            width={1440}
            height={900}
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-lg border border-line shadow-raised"
          />
        </a>
      ))}
      <ul className="flex flex-col gap-2 rounded bg-sunken px-4 py-3 text-sm">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-2">
            <Lightbulb aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-warning" />
            {tip}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
