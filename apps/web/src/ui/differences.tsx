/** One part of a work in two versions. */
export interface Difference {
  label: string;
  parts: readonly { kind: 'same' | 'removed' | 'added'; text: string }[];
}

/** The parts that differ, each under its name, in a box that scrolls by keyboard too. */
export function Differences({ list, whenNone }: { list: readonly Difference[]; whenNone: string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="달라진 내용"
      className="flex max-h-[50dvh] flex-col gap-4 overflow-y-auto rounded border border-line p-4"
    >
      {list.length === 0 && <p className="text-sm">{whenNone}</p>}
      {list.map(({ label, parts }) => (
        <section key={label} aria-label={label}>
          <h3 className="mb-1 text-xs font-semibold text-muted">{label}</h3>
          <ChangedText parts={parts} />
        </section>
      ))}
    </section>
  );
}

/** What went struck through, what came underlined; told in words to screen readers. */
function ChangedText({ parts }: Pick<Difference, 'parts'>) {
  return (
    <p className="whitespace-pre-line text-sm leading-6">
      {parts.map((part, index) => {
        const key = `${index}-${part.kind}`;
        if (part.kind === 'removed')
          return (
            <del key={key} className="diff-removed">
              <span className="sr-only">지움: </span>
              {part.text}
            </del>
          );
        if (part.kind === 'added')
          return (
            <ins key={key} className="diff-added">
              <span className="sr-only">더함: </span>
              {part.text}
            </ins>
          );
        return <span key={key}>{part.text}</span>;
      })}
    </p>
  );
}
