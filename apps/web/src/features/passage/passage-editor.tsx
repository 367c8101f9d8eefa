import {
  countCharacters,
  type Generation,
  generatePassage,
  generatePassageFallback,
  LIMITS,
  type PassageDetail,
  type Field as PassageField,
} from '@chulje/contract';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWorkDownload } from '../../entities/exports/use-work-download.tsx';
import { GenerationOverlay } from '../../entities/generation/generation-overlay.tsx';
import { useGeneration } from '../../entities/generation/use-generation.ts';
import { useLengthCheck } from '../../entities/generation/use-length-check.ts';
import { useRoom } from '../../entities/generation/use-room.ts';
import { type TypedTopic, useAskTopic } from '../../entities/generation/use-topic-match.ts';
import { paths } from '../../entities/paths.ts';
import type { RichValue } from '../../entities/text/rich-text.ts';
import { type RichEditorHandle, RichTextEditor } from '../../entities/text/rich-text-editor.tsx';
import { useRefreshAfterGeneration, useTicket } from '../../entities/tickets/use-ticket.ts';
import { PassageSummary } from '../../entities/works/passage-summary.tsx';
import { loadPassage, savePassage } from '../../entities/works/passages.ts';
import { useSavedWork } from '../../entities/works/use-saved-work.ts';
import { useTitleInput } from '../../entities/works/use-title-input.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { textKind } from '../../lib/use-history.ts';
import { useSaveKey } from '../../lib/use-save-key.ts';
import { useUndoKeys } from '../../lib/use-undo-keys.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { DraftBar } from '../../ui/draft-bar.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import { UnsavedMark } from '../../ui/unsaved-mark.tsx';
import { type EditedPassage, toEditedPassage } from './edited-passage.ts';
import type { PassageDialogsProps } from './passage-dialogs.tsx';
import { passageFailure } from './passage-failure.ts';

const PassageDialogs = lazy(async () => ({ default: (await import('./passage-dialogs.tsx')).PassageDialogs }));

/** A passage with its title, its summary beside it or in a sheet on phones, and what can be done with it. */
export function PassageEditor({ loaded }: { loaded: PassageDetail }) {
  const navigate = useNavigate();
  const hasRoom = useRoom();
  const isLongEnough = useLengthCheck('글자 수를 확인해 주세요.');
  const toast = useToast();
  const ticket = useTicket();
  const refresh = useRefreshAfterGeneration();
  const editor = useRef<RichEditorHandle>(null);
  const [dialog, setDialog] = useState<PassageDialogsProps['open']>(null);
  const download = useWorkDownload();
  const [isShowingSummary, setShowingSummary] = useState(false);
  const work = useSavedWork<PassageDetail, EditedPassage>(loaded, {
    toEdited: toEditedPassage,
    load: loadPassage,
    save: (edited, stored, version) =>
      savePassage({
        pasCode: stored.pasCode,
        title: edited.title,
        content: edited.text,
        format: edited.format,
        ...(version !== undefined && { version }),
      }),
  });
  const { stored, edited, isUnsaved, change } = work;
  const title = useTitleInput(edited, change);
  const { text, format } = edited;
  const passage = useMemo(() => ({ text, format }), [text, format]);
  const changePassage = useCallback(
    (value: RichValue) => change((before) => ({ ...before, ...value }), textKind('passage', text, value.text)),
    [change, text],
  );
  useUndoKeys(work);

  const [topic, setTopic] = useState<TypedTopic | null>(null);
  const askTopic = useAskTopic();
  const request = () => ({
    type_passage: topic?.match?.field ?? (stored.type as PassageField),
    keyword: [topic?.typed ?? stored.keyword],
    title: edited.title.trim() || stored.title,
  });
  const isFallback = useRef(false);
  const run = useGeneration([generatePassage, generatePassageFallback], {
    onDone: (generation: Generation) => {
      isFallback.current = false;
      refresh();
      navigate(paths.passageResult(generation.pasCode ?? ''));
    },
    onFailed: (error) => {
      refresh();
      // The specification's second try, with the fallback provider; a refusal that the user can mend is told at once.
      const hasFailed = error.isFault && error.code !== 'network';
      if (hasFailed && !isFallback.current) {
        isFallback.current = true;
        setTimeout(() => run.start(generatePassageFallback, request()), 0);
        return;
      }
      isFallback.current = false;
      toast.error(passageFailure(error));
    },
  });

  async function save() {
    const current = { ...edited, ...editor.current?.flush() };
    if (current.title.trim() === '') return toast.error('작업명을 입력해 주세요.');
    await tell(work.save(current));
  }
  useSaveKey(isUnsaved && !work.isSaving ? () => void save() : undefined);

  async function tell(saving: Promise<boolean>) {
    try {
      if (await saving) toast.success('지문이 저장되었습니다.');
    } catch (error) {
      const isKnown = error instanceof ApiError && error.code !== 'network';
      const what = isKnown ? '지문 저장 중 오류가 발생했습니다:' : '저장 중 오류가 발생했습니다.';
      toast.error(`${what} ${messageOf(error)}`);
    }
  }

  async function askAgain(words: string) {
    try {
      setTopic(await askTopic(stored.type as PassageField, words));
      if (await hasRoom()) setDialog('again');
    } catch (error) {
      toast.error(passageFailure(error as ApiError));
    }
  }

  const summary = <PassageSummary field={stored.type} keyword={stored.keyword} gist={stored.gist} />;
  return (
    <section aria-labelledby="passage-title" className="screen max-md:pb-20">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 id="passage-title" className="screen-title relative">
          지문 편집
          {isUnsaved && <UnsavedMark />}
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          <UndoButtons history={work} />
          <IconButton label="미리보기" icon={Eye} onClick={() => setDialog('read')} />
          <ActionBar label="지문 작업">
            <SaveButton isUnsaved={isUnsaved} isSaving={work.isSaving} onSave={() => void save()} />
            <Button
              disabled={isUnsaved}
              onClick={async () => {
                if (await isLongEnough(edited.text)) download.open(stored);
              }}
            >
              추출
            </Button>
            <Button
              disabled={isUnsaved}
              onClick={async () => {
                if (await isLongEnough(edited.text)) navigate(paths.questionsFrom(stored.pasCode));
              }}
            >
              문항 생성
            </Button>
          </ActionBar>
          {stored.type !== '' && stored.keyword !== '' && (
            <Button disabled={run.isRunning} onClick={() => void askAgain(stored.keyword)}>
              다시 생성
            </Button>
          )}
        </div>
      </div>
      {work.draft && <DraftBar onRestore={work.restoreDraft} onDiscard={work.discardDraft} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="flex min-w-0 flex-col gap-4">
          <Field label="작업명" hint={`${title.count}/${LIMITS.titleMax}`}>
            <TextInput {...title.inputProps} />
          </Field>
          <Button className="w-fit lg:hidden" size="small" onClick={() => setShowingSummary(true)}>
            요약 보기
          </Button>
          <RichTextEditor
            ref={editor}
            className="editor-page"
            label="지문"
            value={passage}
            onChange={changePassage}
            placeholder="지문을 입력해 주세요."
            describedBy="passage-shortness"
          />
          <p id="passage-shortness" aria-live="polite" className="-mt-2 text-sm text-warning empty:hidden">
            {countCharacters(edited.text) < LIMITS.bodyMinInEditor &&
              `지문이 너무 짧습니다. ${LIMITS.bodyMinInEditor}자 이상 입력해 주세요.`}
          </p>
        </div>
        <div className="max-lg:hidden">{summary}</div>
      </div>
      <Sheet isOpen={isShowingSummary} onClose={() => setShowingSummary(false)} title="지문 요약">
        <div className="p-6 pt-12">{summary}</div>
      </Sheet>
      <Suspense>
        <PassageDialogs
          open={dialog}
          topic={topic}
          onTopic={(chosen) => void askAgain(chosen.topic)}
          work={work}
          ticket={ticket}
          onClose={() => setDialog(null)}
          onBuy={() => navigate(paths.mypageTab('이용권'))}
          onOverwrite={() => void tell(work.overwrite())}
          onAgain={() => {
            setDialog(null);
            run.start(generatePassage, request());
          }}
        />
      </Suspense>
      <GenerationOverlay
        title="지문을 생성하고 있습니다"
        generation={run.generation}
        isOpen={run.isRunning}
        onLeave={run.leave}
      />
      {download.dialog}
      <LeaveDialog blocker={work.guard} />
    </section>
  );
}
