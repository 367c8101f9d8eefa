import { ACHIEVEMENT_CUTS, type Sitting } from '@chulje/contract';
import { useId, useState } from 'react';
import { type AnalysisQuery, useAnalysis } from '../../../entities/sittings/analysis.ts';
import type { Rosters } from '../../../entities/sittings/rosters.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useViewInAddress } from '../../../lib/use-address.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AreaList } from './area-list.tsx';
import { Comparison } from './comparison.tsx';
import { ItemList } from './item-list.tsx';
import { Overview } from './overview.tsx';
import { ReportList } from './report-list.tsx';
import { type Grading, StudentList } from './student-list.tsx';

const VIEWS = ['한눈에', '문항', '학생', '영역', '비교', '리포트'] as const;
const ALL = '모두';
const FIRST = '첫 풀이만';
const EVERY = '모든 풀이';
const className = (group: number) => (group === 0 ? '반 없음' : `${group}반`);

/** 분석 of a sitting: what the class does not understand, and which item is bad. */
export function AnalysisView({ sitting, nameOf }: { sitting: Sitting; nameOf: Rosters['nameOf'] }) {
  const [view, setView] = useViewInAddress('analysis', VIEWS);
  const [group, setGroup] = useState<Pick<AnalysisQuery, 'attempts' | 'class' | 'form'>>({ attempts: 'first' });
  const [grading, setGrading] = useState<Grading>({ scale: '없음', cuts: ACHIEVEMENT_CUTS.join(',') });
  const id = useId();
  const query = { ...group, grades: grading.scale, cuts: grading.cuts };
  const { data, error, refetch } = useAnalysis(sitting, query);
  if (!data)
    return error ? (
      <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Spinner label="불러오는 중" />
    );
  if (sitting.ended === 0)
    return (
      <EmptyState title="분석할 답이 없습니다" body="학생이 제출하거나 종이로 푼 답을 입력하면 바로 분석합니다." />
    );
  const { classes, forms } = data;
  return (
    <div className="flex flex-col gap-4">
      {/* A report is of a student's last answers, whatever group is looked at. */}
      {view !== '리포트' && (
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <div className="w-32">
            <Field label="풀이">
              <Select
                value={group.attempts === 'all' ? EVERY : FIRST}
                onChange={(value) => setGroup({ ...group, attempts: value === EVERY ? 'all' : 'first' })}
                options={[FIRST, EVERY]}
              />
            </Field>
          </div>
          {classes.length > 1 && (
            <div className="w-32">
              <Field label="반">
                <Select
                  value={group.class === undefined ? ALL : className(Number(group.class))}
                  onChange={(value) => setGroup({ ...group, class: classes.find((each) => className(each) === value) })}
                  options={[ALL, ...classes.map(className)]}
                />
              </Field>
            </div>
          )}
          {forms.length > 1 && (
            <div className="w-32">
              <Field label="형">
                <Select
                  value={group.form ?? ALL}
                  onChange={(value) => setGroup({ ...group, form: forms.find((each) => each === value) })}
                  options={[ALL, ...forms]}
                />
              </Field>
            </div>
          )}
          <Button className="ml-auto max-md:ml-0" onClick={() => window.print()}>
            인쇄
          </Button>
        </div>
      )}
      {group.attempts === 'all' && (
        <p className="text-sm text-ink-soft">
          한 학생이 여러 번 푼 것도 따로 셉니다. 다시 푼 답은 처음보다 잘 맞으므로 수치가 실제보다 좋게 나옵니다.
        </p>
      )}
      {error && <p className="text-sm text-danger">{messageOf(error)}</p>}
      <Tabs
        label="분석 보기"
        value={view}
        onChange={setView}
        tabs={VIEWS.map((name) => ({ value: name, label: name, controls: `${id}-panel` }))}
      />
      <div id={`${id}-panel`} role="tabpanel" aria-label={view}>
        {view === '한눈에' && <Overview analysis={data} />}
        {view === '문항' && <ItemList sitting={sitting} analysis={data} query={query} />}
        {view === '학생' && <StudentList analysis={data} nameOf={nameOf} grading={grading} onGrading={setGrading} />}
        {view === '영역' && <AreaList analysis={data} />}
        {view === '비교' && <Comparison analysis={data} />}
        {view === '리포트' && <ReportList sitting={sitting} nameOf={nameOf} />}
      </div>
    </div>
  );
}
