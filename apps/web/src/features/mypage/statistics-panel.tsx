import { countTickets, type Statistics } from '@chulje/contract';
import { type ReactNode, useId, useState } from 'react';
import { useStatistics } from '../../entities/works/use-statistics.ts';
import { messageOf } from '../../lib/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FieldChart } from './field-chart.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import { TypeChart } from './type-chart.tsx';
import { WeekChart } from './week-chart.tsx';

/** 한눈에 보기: tickets used a week, and what stands in the library by field and question type. */
export function StatisticsPanel() {
  const { data, error, refetch } = useStatistics();
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

const VIEWS = ['이용권', '분야', '유형'] as const;
type View = (typeof VIEWS)[number];

/** Side by side on wide screens; on phones one after a choice, so that the rest of the page stays near. */
function Charts({ statistics }: { statistics: Statistics }) {
  const id = useId();
  const [view, setView] = useState<View>('이용권');
  const { weeks, types } = statistics;
  const fields = statistics.fields.filter(({ field, items }) => field !== '' || items > 0);
  const used = weeks.reduce((sum, week) => sum + week.used, 0);
  const passages = fields.reduce((sum, row) => sum + row.passages, 0);
  const items = types.reduce((sum, row) => sum + row.items, 0);
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
      <Tabs
        label="한눈에 볼 것"
        value={view}
        onChange={(value) => setView(VIEWS.find((name) => name === value) ?? view)}
        tabs={VIEWS.map((value) => ({ value, label: value, controls: `${id}-${value}` }))}
        className="lg:hidden"
      />
      <div className="grid gap-8 lg:grid-cols-3">
        <Figure
          id={`${id}-이용권`}
          isChosen={view === '이용권'}
          title="주별 사용 이용권"
          figure={countTickets(used)}
          note={`최근 ${weeks.length}주`}
        >
          <WeekChart weeks={weeks} />
        </Figure>
        <Figure
          id={`${id}-분야`}
          isChosen={view === '분야'}
          title="분야별 지문과 문항"
          figure={`지문 ${passages}편 · 문항 ${items}개`}
          note="보관함"
        >
          <FieldChart fields={fields} />
        </Figure>
        <Figure
          id={`${id}-유형`}
          isChosen={view === '유형'}
          title="유형별 문항"
          figure={`${types.length}가지 유형 · 문항 ${items}개`}
          note="보관함"
        >
          <TypeChart types={types} />
        </Figure>
      </div>
      <StatisticsTable weeks={weeks} fields={fields} types={types} />
    </>
  );
}

interface FigureProps {
  id: string;
  /** Shown on phones too. */
  isChosen: boolean;
  title: string;
  figure: string;
  note: string;
  children: ReactNode;
}

function Figure({ id, isChosen, title, figure, note, children }: FigureProps) {
  return (
    <figure id={id} className={`flex min-w-0 flex-col gap-3 ${isChosen ? '' : 'max-lg:hidden'}`}>
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
