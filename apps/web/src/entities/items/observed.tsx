import { getItemHistory, type ItemHistory, type Observed, observedDifficulty } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** It changes with a sitting, not with what is done here. */
const STALE_MS = 60_000;

/** What students made of an item in sittings that have closed. */
function useItemHistory(queCode: string) {
  return useQuery({
    queryKey: queryKeys.itemHistory(queCode),
    queryFn: () => api(getItemHistory, { params: { queCode } }),
    staleTime: STALE_MS,
  });
}

const percent = (share: number) => Math.round(100 * share);

/** 정답률 as far as so many students let one say it. */
export function observedText({ students, right, facility, interval }: Omit<Observed, 'times'>): string {
  if (facility === null) return `${students}명 중 ${right}명`;
  return `${percent(facility)}%(${students}명${interval ? `, 95% 구간 ${percent(interval.low)}–${percent(interval.high)}%` : ''})`;
}

/** 관측 정답률 and how hard that is, in a line, where students have solved the item. */
export function ObservedLine({ history }: { history: Observed }) {
  const { facility, times } = history;
  return (
    <>
      관측 정답률 {observedText(history)}
      {facility !== null && ` · 관측 난이도 ${observedDifficulty(facility)}`}
      {times > 1 && ` · 응시 ${times}번`}
    </>
  );
}

/** The same for an item by its code; nothing while there is none. */
export function ItemObserved({ queCode }: { queCode: string }) {
  const history = useItemHistory(queCode).data?.history;
  return history ? (
    <p className="text-xs text-muted tabular-nums">
      <ObservedLine history={history} />
    </p>
  ) : null;
}

/** Sitting by sitting, the newest first. */
export function HistoryList({ sittings }: { sittings: ItemHistory['sittings'] }) {
  return (
    <ul className="flex flex-col gap-1 text-sm tabular-nums">
      {sittings.map((one) => (
        <li key={one.at}>
          {new Date(one.at).toLocaleDateString('ko-KR')} · 정답률 {observedText({ ...one, interval: null })}
        </li>
      ))}
    </ul>
  );
}
