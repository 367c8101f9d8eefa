import { keyLabel, type Sitting, type StudentReport } from '@chulje/contract';
import { useState } from 'react';
import { downloadReports, type ReportFormat, useReports } from '../../../entities/sittings/reports.ts';
import { namedSeat, type Rosters } from '../../../entities/sittings/rosters.ts';
import { useAction } from '../../../entities/use-call.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { NONE, pointsText, timeText } from './figures.ts';
import { Head, ScrollTable } from './parts.tsx';
import { PracticeList } from './practice-list.tsx';

const FORMATS: Record<string, ReportFormat> = { PDF: 'pdf', 한글: 'hwpx', 워드: 'word' };
const EVERYBODY = '모두';

/** 학생 리포트 of everybody, or of one: to look at, to print with names, or as a file without them. */
export function ReportList({ sitting, nameOf }: { sitting: Sitting; nameOf: Rosters['nameOf'] }) {
  const [hasStanding, setStanding] = useState(false);
  const [format, setFormat] = useState('PDF');
  const [chosen, setChosen] = useState(EVERYBODY);
  const toast = useToast();
  const asked = { code: sitting.code, standing: hasStanding };
  const { data, error, refetch } = useReports(asked, sitting.ended);
  const onError = (failed: Error) => toast.error(messageOf(failed));
  const save = (as: 'report' | 'retry') => () => downloadReports(asked, sitting.title, FORMATS[format] ?? 'pdf', as);
  const reports = useAction(save('report'), { onError });
  const retries = useAction(save('retry'), { onError });
  if (!data)
    return error ? (
      <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Spinner label="불러오는 중" />
    );
  if (data.length === 0)
    return <EmptyState title="리포트가 없습니다" body="끝난 풀이가 있으면 학생마다 한 장씩 보여 드립니다." />;
  const named = data.map((report) => ({ report, name: namedSeat(report, nameOf) }));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <div className="w-40">
          <Field label="학생">
            <Select value={chosen} onChange={setChosen} options={[EVERYBODY, ...named.map(({ name }) => name)]} />
          </Field>
        </div>
        <Checkbox label="석차도 알리기" isChecked={hasStanding} onChange={setStanding} />
        <div className="ml-auto flex flex-wrap items-end gap-2 max-md:ml-0">
          <Button onClick={() => window.print()}>인쇄</Button>
          <div className="w-24">
            <Field label="파일">
              <Select value={format} onChange={setFormat} options={Object.keys(FORMATS)} />
            </Field>
          </div>
          <Button isBusy={reports.isPending} onClick={() => reports.mutate()}>
            리포트 받기
          </Button>
          <Button isBusy={retries.isPending} onClick={() => retries.mutate()}>
            오답 다시 풀기 종이
          </Button>
        </div>
      </div>
      <p className="text-sm text-ink-soft print:hidden">
        한 학생에게 한 장씩입니다. 다른 학생의 것은 담기지 않고, 석차는 켤 때만 담습니다. 인쇄에는 이 브라우저의 명단에
        있는 이름이 함께 나오고, 파일에는 자리 번호만 나옵니다. 링크로 푼 학생은 확인 번호로도 볼 수 있습니다.
        <span className="block break-all">{`${location.origin}/s/${sitting.code}#report`}</span>
      </p>
      <PracticeList code={sitting.code} />
      {named
        .filter(({ name }) => chosen === EVERYBODY || name === chosen)
        .map(({ report, name }) => (
          <Report key={name} report={report} name={name} title={sitting.title} />
        ))}
    </div>
  );
}

function Report({ report, name, title }: { report: StudentReport; name: string; title: string }) {
  const { formLabel, score, fullScore, band, isRegraded, standing, items, patterns, wrong } = report;
  return (
    <article aria-label={`${name} 리포트`} className="panel print-page flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-lg font-bold">{name}</h2>
        <p className="text-sm text-ink-soft">
          {title} · {formLabel}형
        </p>
        <p className="ml-auto text-lg font-semibold tabular-nums max-md:ml-0">
          {pointsText(score)}점 / {pointsText(fullScore)}점
        </p>
      </header>
      <ul className="flex flex-col gap-1 text-sm">
        {band && (
          <li>
            우연한 오차를 생각하면 실력은 {pointsText(band.low)}～{pointsText(band.high)}점쯤입니다(셋 중 둘은 이 안).
          </li>
        )}
        {standing && (
          <li>
            {standing.students}명 중 {standing.rank}등입니다.
          </li>
        )}
        {isRegraded && <li>제출한 뒤에 채점이 바뀌었습니다.</li>}
        {patterns.map(({ pattern, items: asked, right }) => (
          <li key={pattern}>
            {pattern}: {asked}문항 중 {right}문항을 맞혔습니다.
          </li>
        ))}
      </ul>
      {items && <Marks items={items} label={`${name} 채점`} />}
      {wrong.length > 0 && (
        <section aria-label={`${name} 틀린 문항`} className="flex flex-col gap-3">
          <h3 className="field-label">틀린 문항</h3>
          {wrong.map(({ number, stem, chosen, reason, sentence, practice }) => (
            <div key={number} className="flex flex-col gap-1 text-sm break-inside-avoid">
              <p className="font-medium">
                {number}번. {stem}
              </p>
              <p>{chosen ? `고른 선지: ${chosen}` : '답하지 않았습니다.'}</p>
              {reason && <p className="whitespace-pre-line text-ink-soft">{reason}</p>}
              {sentence && <blockquote className="passage-box">{sentence}</blockquote>}
              {practice !== null && (
                <p>
                  {practice === 0
                    ? '같은 유형의 다른 문항은 없습니다.'
                    : `같은 유형의 다른 문항: ‘오답 다시 풀기’ ${practice}번`}
                </p>
              )}
            </div>
          ))}
        </section>
      )}
    </article>
  );
}

function Marks({ items, label }: { items: NonNullable<StudentReport['items']>; label: string }) {
  const hasTimes = items.some(({ ms }) => ms !== null);
  return (
    <ScrollTable
      label={label}
      heads={['번호', '채점', '내 답', '정답', ...(hasTimes ? ['시간'] : []), '읽기'].map((name) => (
        <Head key={name}>{name}</Head>
      ))}
    >
      {items.map(({ number, isExcluded, isRight, c, keys, ms, pattern, pace }) => (
        <tr key={number} className="border-line border-b last:border-b-0">
          <th scope="row" className="px-3 py-1 text-left font-medium">
            {number}
          </th>
          <td className={`px-3 py-1 ${isRight ? '' : 'text-danger'}`}>
            {isExcluded ? '제외' : isRight ? '○' : '✕'}
            {!isExcluded && <span className="sr-only">{isRight ? '맞음' : '틀림'}</span>}
          </td>
          <td className="px-3 py-1">{c === 0 ? '없음' : keyLabel(c)}</td>
          <td className="px-3 py-1">{keys?.map(keyLabel).join('') || NONE}</td>
          {hasTimes && <td className="px-3 py-1 whitespace-nowrap">{ms === null ? NONE : timeText(ms)}</td>}
          <td className="px-3 py-1">{[pattern, pace].filter(Boolean).join(' · ')}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
