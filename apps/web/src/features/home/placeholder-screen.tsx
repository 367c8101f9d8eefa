import { paths } from '../../entities/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** /immediately and /delay: addresses that are kept for what is to come. */
export function PlaceholderScreen() {
  return (
    <div className="screen">
      <h1 className="screen-title">준비 중인 화면입니다</h1>
      <EmptyState
        title="곧 찾아뵙겠습니다"
        body="이 화면은 아직 준비하고 있습니다. 준비가 끝나면 공지사항으로 알려 드리겠습니다."
        action={
          <LinkButton variant="primary" to={paths.home}>
            홈으로 돌아가기
          </LinkButton>
        }
      />
    </div>
  );
}
