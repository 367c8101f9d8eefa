/** A changed text: what went struck through, what came underlined; told in words to screen readers. */
export function DiffView({ parts }: { parts: readonly { kind: 'same' | 'removed' | 'added'; text: string }[] }) {
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
