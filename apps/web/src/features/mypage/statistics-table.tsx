import { countTickets, type Statistics } from '@chulje/contract';
import { fieldName, weekName } from './statistics-names.ts';

/** The same numbers as tables, for who cannot see the charts or wants to read them exactly. */
export function StatisticsTable({ weeks, fields, types }: Statistics) {
  return (
    <details className="text-sm">
      <summary className="inline-block min-h-8 text-ink-soft underline underline-offset-2 hover:text-ink">
        표로 보기
      </summary>
      <div className="mt-3 grid items-start gap-6 lg:grid-cols-[2fr_3fr_4fr]">
        <Table
          caption="주별 사용 이용권"
          head={['주(월요일)', '사용']}
          rows={weeks.map(({ start, used }) => [weekName(start), countTickets(used)])}
        />
        <Table
          caption="분야별 지문과 문항"
          head={['분야', '지문', '문항']}
          rows={fields.map(({ field, passages, items }) => [fieldName(field), `${passages}편`, `${items}문항`])}
        />
        <Table
          caption="유형별 문항"
          head={['유형', '갈래', '문항']}
          rows={types.map(({ pattern, type, items }) => [type, pattern, `${items}문항`])}
        />
      </div>
    </details>
  );
}

function Table({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
}) {
  return (
    <table className="w-full border-collapse tabular-nums">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead className="bg-sunken text-xs text-ink-soft">
        <tr>
          {head.map((name, at) => (
            <th key={name} scope="col" className={`px-3 py-2 font-semibold ${at === 0 ? 'text-left' : 'text-right'}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={`${name} ${values[0]}`} className="border-t border-line">
            <th scope="row" className="px-3 py-1.5 text-left font-normal">
              {name}
            </th>
            {values.map((value, at) => (
              <td key={head[at + 1]} className="px-3 py-1.5 text-right whitespace-nowrap">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
