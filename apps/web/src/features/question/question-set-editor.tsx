import type { QuestionSet } from '@chulje/contract';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../entities/paths.ts';
import { loadPassageFont } from '../../entities/text/passage-font.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { UnsavedMark } from '../../ui/unsaved-mark.tsx';
import { ItemCarousel } from './item-carousel.tsx';
import { useSetEditor } from './set-editor.ts';
import { SetEditorProvider } from './set-editor-provider.tsx';
import { SetPassage } from './set-passage.tsx';
import { SetToolbar } from './set-toolbar.tsx';

loadPassageFont();

// Beside the set, which does not wait for them.
const DraftBar = lazy(async () => ({ default: (await import('../../ui/draft-bar.tsx')).DraftBar }));
const SetDialogs = lazy(async () => ({ default: (await import('./set-dialogs.tsx')).SetDialogs }));

/** Passage and items side by side, edited together and saved together. */
export function QuestionSetEditor({ loaded, isReopened }: { loaded: QuestionSet; isReopened: boolean }) {
  return (
    <SetEditorProvider loaded={loaded} isReopened={isReopened}>
      <section aria-labelledby="set-title" className="screen screen-wide max-md:pb-20">
        <Link to={paths.questionForm} className="-mb-3 flex w-fit items-center text-sm text-accent md:hidden">
          <ChevronLeft aria-hidden="true" size={16} />
          문항 생성
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading />
          <SetToolbar />
        </div>
        {isReopened && (
          <p className="-mt-3 text-sm text-muted">
            홈이나 보관함에서 연 작업에는 문항을 추가할 수 없습니다.{' '}
            <Link
              to={paths.questionsFrom(loaded.pasCode)}
              className="inline-block text-accent underline underline-offset-2"
            >
              이 지문으로 새 문항 만들기
            </Link>
          </p>
        )}
        <Draft />
        <Halves />
        <Suspense>
          <SetDialogs />
        </Suspense>
      </section>
    </SetEditorProvider>
  );
}

function Heading() {
  const isUnsaved = useSetEditor(({ work }) => work.isUnsaved);
  return (
    <h1 id="set-title" className="screen-title relative">
      문항 편집
      {isUnsaved && <UnsavedMark />}
    </h1>
  );
}

function Draft() {
  const draft = useSetEditor(({ work }) => work.draft);
  const restore = useSetEditor(({ work }) => work.restoreDraft);
  const discard = useSetEditor(({ work }) => work.discardDraft);
  return (
    draft && (
      <Suspense>
        <DraftBar onRestore={restore} onDiscard={discard} />
      </Suspense>
    )
  );
}

/** Side by side on wide screens; on phones and tablets one at a time. */
function Halves() {
  const id = useId();
  const half = useSetEditor(({ view }) => view.half);
  const look = useSetEditor((editor) => editor.look);
  return (
    <>
      <Tabs
        className="lg:hidden"
        label="편집할 부분"
        value={half}
        onChange={(value) => look({ half: value as 'passage' | 'items' })}
        tabs={[
          { value: 'passage', label: '지문', controls: `${id}-passage` },
          { value: 'items', label: '문항', controls: `${id}-items` },
        ]}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <div
          id={`${id}-passage`}
          className={`min-w-0 flex-col gap-4 lg:flex ${half === 'passage' ? 'flex' : 'hidden'}`}
        >
          <SetPassage />
        </div>
        <div id={`${id}-items`} className={`min-w-0 lg:block ${half === 'items' ? 'block' : 'hidden'}`}>
          <ItemCarousel />
        </div>
      </div>
    </>
  );
}
