import { getStatistics, type Statistics } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, messageOf } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BarChart } from './bar-chart.tsx';
import { fieldName } from './statistics-names.ts';
import { StatisticsTable } from './statistics-table.tsx';
import { WeekChart } from './week-chart.tsx';

/** 한눈에 보기: tickets used a week, and what stands in the library by field and pattern. */
export function StatisticsPanel() {
  const { data, error, refetch } = useQuery({ queryKey: queryKeys.statistics, queryFn: () => api(getStatistics, {}) });
  return (
    <section aria-labelledby="statistics-title" className="panel flex flex-col gap-5">
      <h2 id="statistics-title" className="text-base font-bold">
        한눈에 보기
      </h2>
      {error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!data && !error && <Spinner label="불러오는 중" />}
      {data && <Charts statistics={data} />}
    </section>
  );
}

function Charts({ statistics }: { statistics: Statistics }) {
  const { weeks, patterns } = statistics;
  const fields = statistics.fields.filter(({ field, items }) => field !== '' || items > 0);
  const used = weeks.reduce((sum, week) => sum + week.used, 0);
  const passages = fields.reduce((sum, row) => sum + row.passages, 0);
  const items = patterns.reduce((sum, row) => sum + row.items, 0);
  if (used + passages + items === 0) {
    return (
      <p className="text-sm text-ink-soft">
        아직 만든 지문과 문항이 없습니다. 지문이나 문항을 만들면 주마다 쓴 이용권과 분야·유형별 작업 수를 여기에서 볼 수
        있습니다.
      </p>
    );
  }
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-3">
        <Figure title="주별 사용 이용권" figure={`${used}개`} note={`최근 ${weeks.length}주`}>
          <WeekChart weeks={weeks} />
        </Figure>
        <Figure title="분야별 지문과 문항" figure={`${passages}편 · ${items}문항`} note="보관함">
          <BarChart
            label="분야별 지문과 문항"
            series={['지문', '문항']}
            rows={fields.map(({ field, passages: made, items: asked }) => ({
              label: fieldName(field),
              values: [made, asked],
            }))}
          />
        </Figure>
        <Figure title="유형별 문항" figure={`${items}문항`} note="보관함">
          <BarChart
            label="유형별 문항"
            series={['문항']}
            rows={patterns.map(({ pattern, items: asked }) => ({ label: pattern, values: [asked] }))}
          />
        </Figure>
      </div>
      <StatisticsTable weeks={weeks} fields={fields} patterns={patterns} />
    </>
  );
}

interface FigureProps {
  title: string;
  figure: string;
  note: string;
  children: ReactNode;
}

function Figure({ title, figure, note, children }: FigureProps) {
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <figcaption>
        <span className="flex items-baseline justify-between gap-3 text-sm text-ink-soft">
          {title}
          <span className="text-xs text-muted">{note}</span>
        </span>
        <strong className="text-lg tracking-tight tabular-nums">{figure}</strong>
      </figcaption>
      {children}
    </figure>
  );
}
