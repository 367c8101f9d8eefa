import { type Item, keyLabel, OPTION_LABELS, type Span } from '@chulje/contract';

/** Words of the passage, and where they stood when they were quoted. */
export type Quotation = Span & { quote: string };

/** The panel's head says the key already. */
const KEY_LINE = /^정답[:：]?\s*[①-⑤]\s*\n/;

/** 정답과 해설, and for each option a button that lights up its evidence in the passage. */
export function ExplanationPanel({
  item,
  onShowEvidence,
}: {
  item: Item;
  onShowEvidence: (evidence: Quotation[]) => void;
}) {
  const proven = item.options.flatMap((option, index) => {
    const spans = option.evidence.filter((evidence) => evidence.source === 'passage');
    return spans.length > 0 ? [{ label: OPTION_LABELS[index], spans }] : [];
  });
  return (
    <section aria-label="정답과 해설" className="rounded border border-line bg-sunken p-5">
      <p className="mb-3 text-sm font-semibold">
        정답 <span className="text-accent">{keyLabel(item.key)}</span>
      </p>
      <p className="whitespace-pre-line text-sm leading-6">
        {item.explanation.replace(KEY_LINE, '') || '해설이 없습니다.'}
      </p>
      {proven.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3">
          <span className="text-xs text-muted max-md:w-full">지문에서 근거 보기</span>
          {proven.map(({ label, spans }) => (
            <button
              key={label}
              type="button"
              className="chip"
              aria-label={`선택지 ${label}의 근거 보기`}
              onClick={() => onShowEvidence(spans)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
