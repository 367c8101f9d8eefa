import { BookOpen, FileText, ListChecks, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../entities/paths.ts';
import { NewestNotices } from './newest-notices.tsx';
import { OpenSittings } from './open-sittings.tsx';
import { RecentWorks } from './recent-works.tsx';
import { WelcomePanel } from './welcome-panel.tsx';

/** 홈: greeting with tickets, notices, what students solve now, ways to begin, and the newest works. */
export function HomeScreen() {
  return (
    <div className="screen max-w-6xl">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <WelcomePanel />
        <NewestNotices />
      </div>
      <OpenSittings />
      <QuickStart />
      <RecentWorks />
    </div>
  );
}

const STARTS: readonly { to: string; icon: LucideIcon; label: string; text: string }[] = [
  { to: paths.passageForm, icon: FileText, label: '지문 생성', text: '분야와 주제로 독서 지문을 만듭니다' },
  { to: paths.questionForm, icon: ListChecks, label: '문항 생성', text: '지문으로 오지선다 문항을 만듭니다' },
  { to: paths.guide, icon: BookOpen, label: '이용 가이드', text: '처음이라면 화면과 함께 살펴보세요' },
];

function QuickStart() {
  return (
    <section aria-labelledby="quick-start" className="flex flex-col gap-3">
      <h2 id="quick-start" className="text-base font-bold">
        빠른 시작
      </h2>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {STARTS.map(({ to, icon: Icon, label, text }) => (
          <Link
            key={to}
            to={to}
            className="panel group flex flex-col gap-3 p-4 hover:border-accent md:flex-row md:items-center md:gap-4 [&:nth-child(3)]:max-md:hidden"
          >
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent group-hover:bg-accent group-hover:text-on-accent">
              <Icon aria-hidden="true" size={22} />
            </span>
            <span className="flex flex-col gap-0.5">
              <span className="font-semibold group-hover:text-accent">{label}</span>
              <span className="text-sm text-ink-soft">{text}</span>
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
