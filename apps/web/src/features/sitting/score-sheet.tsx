import { OPTION_LABELS, type Sitting } from '@chulje/contract';
import { saveFile } from '../../entities/exports/download.ts';
import { namedSeat, type Rosters } from '../../entities/sittings/rosters.ts';
import { useScores } from '../../entities/sittings/sittings.ts';
import { messageOf } from '../../lib/api-error.ts';
import { makeExcel } from '../../lib/excel.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type Scores, scoreFile, scoresCsv, scoreTable } from './scores.ts';

/** 채점표: a line an attempt that has ended. */
export function ScoreSheet({ sitting, nameOf }: { sitting: Sitting; nameOf: Rosters['nameOf'] }) {
  const toast = useToast();
  const { data, error, refetch } = useScores(sitting.code, sitting.ended);
  async function saveExcel(scores: Scores) {
    const { head, rows: lines } = scoreFile(scores, nameOf);
    const columns = head.map((header) => ({ header, width: header === '상태' || header === '이름' ? 14 : 7 }));
    try {
      saveFile(await makeExcel({ sheet: '채점표', columns, rows: lines }), `${sitting.title} 채점표.xlsx`);
    } catch {
      toast.error('파일을 만들지 못했습니다. 잠시 뒤에 다시 시도해 주세요.');
    }
  }
  if (!data)
    return error ? (
      <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Spinner label="불러오는 중" />
    );
  const { numbers, rows, rates } = scoreTable(data);
  if (rows.length === 0) return <EmptyState title="제출한 학생이 없습니다" body="학생이 제출하면 바로 채점됩니다." />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-2 self-end">
        <Button
          onClick={() =>
            saveFile(
              new Blob([scoresCsv(scoreFile(data, nameOf))], { type: 'text/csv;charset=utf-8' }),
              `${sitting.title} 채점표.csv`,
            )
          }
        >
          CSV로 받기
        </Button>
        <Button onClick={() => void saveExcel(data)}>엑셀로 받기</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section aria-label="점수" tabIndex={0} className="overflow-x-auto rounded-lg border border-line bg-surface">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">자리마다 점수와 고른 답. ✕는 틀린 답입니다.</caption>
          <thead className="border-line border-b bg-sunken text-left text-muted text-xs whitespace-nowrap">
            <tr>
              {['자리', '형', '점수'].map((name) => (
                <th key={name} scope="col" className="bg-sunken px-3 py-2 font-medium first:sticky first:left-0">
                  {name}
                </th>
              ))}
              {numbers.map((number) => (
                <th key={number} scope="col" className="px-1 py-2 text-center font-medium">
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ attempt, cells }) => (
              <tr key={`${attempt.seat}/${attempt.ordinal}`} className="border-line border-b">
                <th
                  scope="row"
                  className="sticky left-0 bg-surface px-3 py-1.5 text-left font-medium whitespace-nowrap"
                >
                  {namedSeat(attempt, nameOf)}
                  {attempt.ordinal > 1 && ` (${attempt.ordinal}번째)`}
                </th>
                <td className="px-3 py-1.5">{attempt.formLabel}</td>
                <td className="px-3 py-1.5">{attempt.score / 10}</td>
                {cells.map(({ c, isRight }, at) => (
                  <td
                    key={numbers[at]}
                    className={`px-1 py-1.5 text-center whitespace-nowrap ${isRight ? '' : 'text-danger'}`}
                  >
                    {OPTION_LABELS[c - 1] ?? '–'}
                    {!isRight && c > 0 && '✕'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot className="bg-sunken text-xs">
            <tr>
              <th scope="row" colSpan={3} className="sticky left-0 bg-sunken px-3 py-2 text-left font-medium">
                정답률
              </th>
              {rates.map((rate, at) => (
                <td key={numbers[at]} className="px-1 py-2 text-center">
                  {rate === null ? '–' : `${rate}%`}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}
