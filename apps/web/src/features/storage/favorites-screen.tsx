import { paths } from '../../entities/paths.ts';
import { useFavorites } from '../../entities/works/use-works.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { KeptWorksScreen } from './kept-works-screen.tsx';

/** 보관함 · 즐겨찾기. */
export function FavoritesScreen() {
  return (
    <KeptWorksScreen
      title="즐겨찾기"
      query={useFavorites()}
      empty={
        <EmptyState
          title="중요 표시한 문서가 없습니다"
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
