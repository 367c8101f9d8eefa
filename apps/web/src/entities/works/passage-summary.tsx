/** 지문 요약: field, keyword and gist of a passage. */
export function PassageSummary({ field, keyword, gist }: { field: string; keyword: string; gist: string[] }) {
  return (
    <aside aria-label="지문 요약" className="h-fit rounded border border-line bg-surface p-5">
      <dl className="flex flex-col gap-4">
        <SummaryRow term="지문 분야">{field || '직접 입력'}</SummaryRow>
        <SummaryRow term="지문 제재">{keyword || '—'}</SummaryRow>
        <SummaryRow term="핵심 논점">
          {gist.length === 0 ? (
            '핵심 논점이 없습니다.'
          ) : (
            <ul className="flex list-disc flex-col gap-1.5 pl-4">
              {gist.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </SummaryRow>
      </dl>
    </aside>
  );
}

function SummaryRow({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-xs font-semibold text-muted">{term}</dt>
      <dd className="text-sm leading-6">{children}</dd>
    </div>
  );
}
