import { isNewNotice } from '@chulje/contract';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { useNotices } from '../entities/notices/use-notices.ts';
import { paths } from '../entities/paths.ts';

/** The way to the notices in the header of phones; a dot tells that there are new ones. */
export function NoticeBell() {
  const now = new Date();
  const hasNew = useNotices().data?.some((notice) => isNewNotice(notice.date, now)) ?? false;
  return (
    <Link
      to={paths.mypageTab('공지사항')}
      aria-label={hasNew ? '공지사항, 새 소식 있음' : '공지사항'}
      className="relative inline-flex size-10 items-center justify-center rounded text-ink-soft hover:bg-sunken"
    >
      <Bell aria-hidden="true" size={20} />
      {hasNew && <span aria-hidden="true" className="absolute top-2 right-2 size-2 rounded-full bg-danger" />}
    </Link>
  );
}
