import { isNewNotice, LIMITS } from '@chulje/contract';
import { Link } from 'react-router';
import { useNotices } from '../../entities/notices/use-notices.ts';
import { paths } from '../../entities/paths.ts';
import { messageOf } from '../../lib/api-error.ts';
import { seoulDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The newest four notices; on phones the bell in the header leads to all of them. */
export function NewestNotices() {
  const { data, error } = useNotices();
  const now = new Date();
  return (
    <section aria-labelledby="notices" className="panel hidden flex-col gap-3 md:flex">
      <div className="flex items-baseline justify-between">
        <h2 id="notices" className="text-base font-bold">
          공지사항
        </h2>
        <Link to={paths.mypageTab('공지사항')} className="link text-sm" aria-label="공지사항 더보기">
          더보기
        </Link>
      </div>
      {!data && error && <p className="text-sm text-muted">{messageOf(error)}</p>}
      {!data && !error && <Spinner label="불러오는 중" />}
      {data?.length === 0 && <p className="text-sm text-muted">공지사항이 없습니다.</p>}
      <ul className="flex flex-col">
        {data?.slice(0, LIMITS.homeNotices).map((notice) => (
          <li key={notice.notCode}>
            <Link
              to={paths.notice(notice.notCode)}
              className="flex min-h-10 items-center gap-2 text-sm hover:text-accent"
            >
              <span className="truncate">{notice.title}</span>
              {isNewNotice(notice.date, now) && <Badge tone="danger">NEW</Badge>}
              <span className="ml-auto shrink-0 pl-2 text-xs text-muted tabular-nums">
                {seoulDay(new Date(notice.date)).slice(5).replace('-', '.')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
