import { isNewNotice, LIMITS, NOTICE_TYPES } from '@chulje/contract';
import { Link } from 'react-router';
import { useNotices } from '../../entities/notices/use-notices.ts';
import { paths } from '../../entities/paths.ts';
import { messageOf } from '../../lib/api-error.ts';
import { seoulDay } from '../../lib/format.ts';
import { pageOf } from '../../lib/page-of.ts';
import { readPage, useAddress, writePage } from '../../lib/use-address.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const ALL = '전체';
const TYPES = [ALL, ...NOTICE_TYPES];

/** 공지사항: by type, ten a page; type and page are in the address. */
export function NoticeList() {
  const { params, write } = useAddress();
  const { data, error, refetch } = useNotices();
  const type = TYPES.find((name) => name === params.get('type')) ?? ALL;
  const matching = data?.filter((notice) => type === ALL || notice.type === type) ?? [];
  const { rows, page, pages } = pageOf(matching, readPage(params), LIMITS.noticePageSize);
  const now = new Date();

  return (
    <section aria-label="공지사항" className="flex flex-col gap-4">
      <ChipGroup label="공지 분류" value={type} onChange={(next) => write({ type: next, page: '' })} options={TYPES} />
      <div className="flex flex-col gap-4">
        {!data && error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
        {!data && !error && <Spinner label="불러오는 중" />}
        {data && rows.length === 0 && <EmptyState title="공지사항이 없습니다." />}
        {rows.length > 0 && (
          <div className="overflow-hidden rounded-lg border border-line bg-surface">
            <table className="w-full border-collapse text-sm">
              <caption className="sr-only">공지사항</caption>
              <thead className="bg-sunken text-left text-xs text-ink-soft">
                <tr>
                  <th className="w-24 px-4 py-3 font-semibold max-md:w-17 max-md:px-3">분류</th>
                  <th className="px-2 py-3 font-semibold">제목</th>
                  <th className="w-32 px-4 py-3 text-right font-semibold max-md:w-22 max-md:px-3">날짜</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((notice) => (
                  <tr key={notice.notCode} className="border-t border-line hover:bg-paper">
                    <td className="px-4 max-md:px-3">
                      <Badge tone={notice.type === '작업' ? 'warning' : 'accent'}>{notice.type}</Badge>
                    </td>
                    <td className="px-2">
                      <Link
                        to={paths.notice(notice.notCode)}
                        className="flex min-h-12 flex-wrap items-center gap-x-2 py-2 font-medium hover:text-accent hover:underline"
                      >
                        {notice.title}
                        {isNewNotice(notice.date, now) && <Badge tone="danger">NEW</Badge>}
                      </Link>
                    </td>
                    <td className="px-4 text-right whitespace-nowrap text-ink-soft tabular-nums max-md:px-3 max-md:text-xs">
                      {seoulDay(new Date(notice.date)).replaceAll('-', '.')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <Pager page={page} pages={pages} onChange={(next) => write({ page: writePage(next) })} />
      </div>
    </section>
  );
}
