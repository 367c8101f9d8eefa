import type { Sitting } from '@chulje/contract';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../entities/paths.ts';
import { useSittings } from '../../entities/sittings/sittings.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useAddress } from '../../lib/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StateBadge } from './state-badge.tsx';

/** Fetched when it is first opened. */
const ClassesDialog = lazy(async () => ({ default: (await import('./classes-dialog.tsx')).ClassesDialog }));

/** 응시: everything given to students, given last first, or what was given of one exam. */
export function SittingList() {
  const { data: all, error, refetch } = useSittings();
  const { params, write } = useAddress();
  const [isClasses, setClasses] = useState(false);
  const [wasClasses, setWasClasses] = useState(false);
  const exam = params.get('exam');
  const data = exam ? all?.filter(({ examCode }) => examCode === exam) : all;
  return (
    <section aria-labelledby="sittings-title" className="screen screen-wide">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 id="sittings-title" className="screen-title">
          응시
        </h1>
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setWasClasses(true);
            setClasses(true);
          }}
        >
          반 관리
        </Button>
      </header>
      {exam && (
        <button type="button" className="link self-start text-sm" onClick={() => write({ exam: '' })}>
          이 시험지의 응시만 보는 중 · 모두 보기
        </button>
      )}
      {!data && !error && <Spinner label="불러오는 중" />}
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          title="학생에게 낸 시험지가 없습니다"
          body="문항 편집 화면이나 보관함에서, 또는 시험지를 확정한 뒤 ‘학생에게 내기’를 누르면 링크와 코드가 만들어집니다."
          action={<LinkButton to={paths.exams}>시험지 목록으로</LinkButton>}
        />
      )}
      {data && data.length > 0 && (
        <ul className="flex flex-col gap-3">
          {data.map((sitting) => (
            <SittingLine key={sitting.code} sitting={sitting} />
          ))}
        </ul>
      )}
      <Suspense>{wasClasses && <ClassesDialog isOpen={isClasses} onClose={() => setClasses(false)} />}</Suspense>
    </section>
  );
}

function SittingLine({ sitting }: { sitting: Sitting }) {
  const { code, title, label, mode, closesAt, seats, solving, ended, items } = sitting;
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-1">
      <Link to={paths.sitting(code)} className="link font-medium">
        {title}
      </Link>
      {label && <span className="text-sm text-ink-soft">{label}</span>}
      <StateBadge sitting={sitting} />
      <span className="ml-auto text-sm text-muted tabular-nums max-md:ml-0 max-md:basis-full">
        {mode} · 문항 {items}개 · 자리 {seats} · 푸는 중 {solving} · 끝남 {ended} · {formatDateTime(closesAt)} 마감
      </span>
    </li>
  );
}
