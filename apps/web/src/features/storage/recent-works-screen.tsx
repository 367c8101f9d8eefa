import { LIMITS } from '@chulje/contract';
import { RunningList } from '../../entities/generation/running-list.tsx';
import { useRunningList } from '../../entities/generation/use-running-list.ts';
import { paths } from '../../entities/paths.ts';
import { useWorks } from '../../entities/works/use-works.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { KeptWorksScreen } from './kept-works-screen.tsx';

/** 보관함 · 최근 작업: all works, of which 150 are kept. */
export function RecentWorksScreen() {
  const query = useWorks();
  const running = useRunningList();
  return (
    <KeptWorksScreen
      title="최근 작업"
      query={query}
      note={
        <>
          {query.data && <Room count={query.data.length} />}
          <RunningList {...running} />
        </>
      }
      empty={
        <EmptyState
          title="최근 작업 내역이 없습니다"
          action={
            <LinkButton variant="primary" to={paths.passageForm}>
              지문 생성하기
            </LinkButton>
          }
        />
      }
    />
  );
}

function Room({ count }: { count: number }) {
  const isFull = count >= LIMITS.recentWorks;
  return (
    <div className="flex max-w-md flex-col gap-1.5">
      <p className="flex justify-between gap-4 text-sm text-ink-soft">
        <span>최대 {LIMITS.recentWorks}개까지 보관됩니다.</span>
        <span className="tabular-nums">
          {count} / {LIMITS.recentWorks}
        </span>
      </p>
      <Meter label="보관 중인 작업" value={count} max={LIMITS.recentWorks} />
      {isFull && (
        <p className="text-sm text-danger">
          최근 작업 내역이 꽉 찼습니다. 새로 생성하려면 쓰지 않는 작업을 보관하거나 삭제해 공간을 확보해 주세요.
        </p>
      )}
    </div>
  );
}
