import { LIMITS } from '@chulje/contract';
import {
  Archive,
  ChevronRight,
  ClipboardCheck,
  Files,
  FolderClock,
  Library,
  type LucideIcon,
  Star,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router';
import { RunningList } from '../../entities/generation/running-list.tsx';
import { useRunningList } from '../../entities/generation/use-running-list.ts';
import { paths } from '../../entities/paths.ts';
import { FavoritesCard, RecentCard } from './work-cards.tsx';

const PLACES: readonly { label: string; to: string; icon: LucideIcon }[] = [
  { label: '좋아요', to: paths.favorites, icon: Star },
  { label: '작업', to: paths.recentWorks, icon: FolderClock },
  { label: '시험지', to: paths.exams, icon: Files },
  { label: '응시', to: paths.sittings, icon: ClipboardCheck },
  { label: '문항 은행', to: paths.bank, icon: Library },
  { label: '보관한 작업', to: paths.archive, icon: Archive },
  { label: '휴지통', to: paths.trash, icon: Trash2 },
];

/** 보관함: favourites and recent works at a glance; on phones the ways to all that it holds. */
export function StorageHomeScreen() {
  return (
    <div className="screen screen-wide">
      <div className="flex items-center justify-between">
        <h1 className="screen-title">보관함</h1>
        <Link to={paths.trash} className="link hidden text-sm md:inline">
          휴지통
        </Link>
      </div>
      <nav aria-label="보관함" className="flex flex-col gap-3 md:hidden">
        {PLACES.map(({ label, to, icon: Icon }) => (
          <Link key={to} to={to} className="panel flex min-h-16 items-center gap-4 font-semibold">
            <Icon aria-hidden="true" size={20} className="text-accent" />
            <span className="flex-1">{label}</span>
            <ChevronRight aria-hidden="true" size={18} className="text-muted" />
          </Link>
        ))}
      </nav>
      <div className="md:hidden">
        <RunningList {...useRunningList()} />
      </div>
      <div className="hidden flex-col gap-8 md:flex">
        <FavoritesCard />
        <RecentCard />
      </div>
    </div>
  );
}

/** 보관함 · 최근 작업 카드, by itself. */
export function RecentCardScreen() {
  return (
    <div className="screen screen-wide">
      <h1 className="sr-only">보관함 최근 작업 {LIMITS.storageRecentRows}개</h1>
      <RecentCard />
    </div>
  );
}
