import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { MYPAGE_TABS, type MypageTab, toMypageTab } from '../../entities/paths.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const PANEL = 'mypage-panel';

/** 마이페이지: four tabs, the chosen one in the address. What each shows is handed in, so that features stay apart. */
export function MypageScreen({ panels }: { panels: Record<MypageTab, ReactNode> }) {
  const [search, setSearch] = useSearchParams();
  const tab = toMypageTab(search.get('tab'));
  return (
    <div className="screen">
      <h1 className="screen-title">마이페이지</h1>
      <Tabs
        label="마이페이지"
        value={tab}
        onChange={(next) => setSearch({ tab: next })}
        tabs={MYPAGE_TABS.map((value) => ({ value, label: value, controls: PANEL }))}
        className="[&>button]:flex-auto [&>button]:px-1 [&>button]:whitespace-nowrap md:[&>button]:flex-none md:[&>button]:px-6"
      />
      <div id={PANEL} role="tabpanel" aria-label={tab} className="flex flex-col gap-6">
        <Suspense fallback={<Spinner label="불러오는 중" />}>{panels[tab]}</Suspense>
      </div>
    </div>
  );
}
