import { LIMITS } from '@chulje/contract';
import { paths } from '../../entities/paths.ts';
import { useArchivedWorks } from '../../entities/works/archived-works.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { KeptWorksScreen } from './kept-works-screen.tsx';

/** 보관함 · 보관한 작업: out of the 150, and otherwise like any other. */
export function ArchivedWorksScreen() {
  const query = useArchivedWorks();
  return (
    <KeptWorksScreen
      title="보관한 작업"
      isArchive
      query={query}
      note={
        <p className="text-sm text-ink-soft">
          보관한 작업은 최근 작업 {LIMITS.recentWorks}개에 들지 않고, 그대로 열고 추출하고 시험지로 묶을 수 있습니다.
          {query.data && (
            <>
              {' '}
              <span className="whitespace-nowrap tabular-nums">
                {query.data.length.toLocaleString('ko-KR')} / {LIMITS.archivedWorks.toLocaleString('ko-KR')}
              </span>
            </>
          )}
        </p>
      }
      empty={
        <EmptyState
          title="보관한 작업이 없습니다"
          body="최근 작업에서 골라 보관하면 여기에 모입니다."
          action={<LinkButton to={paths.recentWorks}>최근 작업 보기</LinkButton>}
        />
      }
    />
  );
}
