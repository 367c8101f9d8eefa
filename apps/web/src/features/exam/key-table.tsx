import { type Frozen, keyLabel } from '@chulje/contract';
import { pointsText } from './edited-exam.ts';

/** The keys of all forms in one table; of the others also which number of 가형 it is. */
export function KeyTable({ frozen: { revision, forms, fixed } }: { frozen: Frozen }) {
  const [first] = forms;
  if (!first) return null;
  return (
    <section aria-labelledby="exam-keys" className="flex flex-col gap-2">
      <h3 id="exam-keys" className="text-sm font-semibold">
        {revision}판 정답표
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <div className="max-h-[40dvh] overflow-auto rounded border border-line" tabIndex={0}>
        <table className="w-full text-center text-sm tabular-nums">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th scope="col" className="px-3 py-2 font-medium">
                번호
              </th>
              {forms.map(({ label }) => (
                <th key={label} scope="col" className="px-3 py-2 font-medium">
                  {label}형
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.items.map(({ number }, at) => (
              <tr key={number} className="border-line border-t">
                <th scope="row" className="px-3 py-1.5 font-medium">
                  {number}
                </th>
                {forms.map(({ label, items }) => {
                  const entry = items[at];
                  return (
                    <td key={label} className="px-3 py-1.5">
                      {entry && `${keyLabel(entry.key)} (${pointsText(entry.points)}점)`}
                      {entry && entry.first !== number && (
                        <span className="ml-1 text-xs text-muted">가형 {entry.first}번</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {fixed.length > 0 && forms.length > 1 && (
        <p className="text-xs text-muted">
          가형 {fixed.map((number) => `${number}번`).join(', ')}은 선택지의 차례에 뜻이 있어 섞지 않았습니다.
        </p>
      )}
    </section>
  );
}
