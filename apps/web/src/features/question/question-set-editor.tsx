import { type Finding, type Item, LIMITS, type QuestionSet, type Span } from '@chulje/contract';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useWorkDownload } from '../../entities/exports/use-work-download.tsx';
import { useEngine } from '../../entities/generation/use-engine.ts';
import { useLengthCheck } from '../../entities/generation/use-length-check.ts';
import { useCheck } from '../../entities/items/use-check.ts';
import { useItemFindings } from '../../entities/items/use-item-findings.ts';
import { paths } from '../../entities/paths.ts';
import { loadPassageFont } from '../../entities/text/passage-font.ts';
import type { RichValue } from '../../entities/text/rich-text.ts';
import { type RichEditorHandle, RichTextEditor } from '../../entities/text/rich-text-editor.tsx';
import { useTicket } from '../../entities/tickets/use-ticket.ts';
import { PassageSummary } from '../../entities/works/passage-summary.tsx';
import { useTitleInput } from '../../entities/works/use-title-input.ts';
import { textKind } from '../../lib/use-history.ts';
import { useSaveKey } from '../../lib/use-save-key.ts';
import { useUndoKeys } from '../../lib/use-undo-keys.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { DraftBar } from '../../ui/draft-bar.tsx';
import { Field } from '../../ui/field.tsx';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { UnsavedMark } from '../../ui/unsaved-mark.tsx';
import { findDifference, locateEvidence, withItem, withMoved, withoutItem, withPassage } from './edited-set.ts';
import { ItemCarousel, type ItemJump } from './item-carousel.tsx';
import type { SetDialogName } from './set-dialogs.tsx';
import { SetToolbar } from './set-toolbar.tsx';
import { useQuestionSet } from './use-question-set.ts';
import { useSaveSet } from './use-save-set.ts';
import { useSetRuns } from './use-set-runs.ts';

loadPassageFont();

// Beside the set, which does not wait for them.
const SetDialogs = lazy(async () => ({ default: (await import('./set-dialogs.tsx')).SetDialogs }));
const GenerationProgress = lazy(async () => ({
  default: (await import('./generation-progress.tsx')).GenerationProgress,
}));

const hasErrors = ({ questions }: QuestionSet, code: string) =>
  questions.some(({ queCode, findings }) => queCode === code && findings.some(({ severity }) => severity === 'error'));

const NO_MARKS: readonly never[] = [];

/** Passage and items side by side, edited together and saved together. */
export function QuestionSetEditor({ loaded, isReopened }: { loaded: QuestionSet; isReopened: boolean }) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const ticket = useTicket();
  const engine = useEngine();
  const passageEditor = useRef<RichEditorHandle>(null);
  const work = useQuestionSet(loaded);
  const saving = useSaveSet(work);
  const isLongEnough = useLengthCheck('문항 생성이 불가합니다.');
  const { stored, edited, isUnsaved, change } = work;
  const [position, setPosition] = useState(0);
  /** On phones one half is shown at a time. */
  const [half, setHalf] = useState<'passage' | 'items'>('items');
  const [isShowingSummary, setShowingSummary] = useState(false);
  const id = useId();
  const [evidence, setEvidence] = useState<Span[]>([]);
  const [dialog, setDialog] = useState<SetDialogName | null>(null);
  const [jump, setJump] = useState<ItemJump | null>(null);
  const title = useTitleInput(edited, change);
  const download = useWorkDownload();
  useUndoKeys(work);

  const index = Math.min(position, Math.max(0, edited.questions.length - 1));
  const question = edited.questions[index];
  const meta = stored.questions.find((candidate) => candidate.queCode === question?.queCode);
  const check = useCheck(stored, edited.text, question);
  const findings = useItemFindings(edited.text, edited.questions, index, meta?.findings ?? []);

  const faulty = edited.questions.flatMap(({ queCode }, place) =>
    place !== index && hasErrors(stored, queCode) ? [place] : [],
  );

  const { run, setRun, refined, generate, generateSet, showSet, closeRefined } = useSetRuns(work, {
    onMade: (made) => {
      setPosition(made);
      setEvidence([]);
    },
  });

  const { text, format } = edited;
  const passage = useMemo(() => ({ text, format }), [text, format]);
  const changePassage = useCallback(
    (value: RichValue) => change((before) => withPassage(before, value), textKind('passage', text, value.text)),
    [change, text],
  );

  // Undo and redo show what they change, wherever that is.
  const { left } = work;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step back or forth moves the view
  useEffect(() => {
    if (!left) return;
    const place = findDifference(left, edited);
    if (place === 'passage') setHalf('passage');
    else if (place !== null) {
      setHalf('items');
      setPosition(place);
    }
  }, [left]);

  function save(): void {
    const flushed = passageEditor.current?.flush();
    void saving.save(flushed ? withPassage(edited, flushed) : edited);
  }
  useSaveKey(isUnsaved && !work.isSaving ? save : undefined);

  async function add(): Promise<void> {
    if (await isLongEnough(stored.content)) setDialog('type');
  }

  async function addSet(): Promise<void> {
    if (await isLongEnough(stored.content)) setDialog('set');
  }

  function changeItem(edit: (before: Item) => Item, place: string): void {
    if (!question) return;
    const { queCode, item } = question;
    const kind = textKind(`${queCode} ${place}`, JSON.stringify(item), JSON.stringify(edit(item)));
    change((before) => withItem(before, queCode, edit), kind);
  }

  async function remove() {
    if (!question) return;
    const agreed = await confirm({
      title: '문항을 지우시겠습니까?',
      body: '저장하기 전까지는 실행 취소로 되돌릴 수 있습니다.',
      cancelLabel: '취소하기',
      confirmLabel: '지우기',
    });
    if (agreed) change((before) => withoutItem(before, question.queCode), `remove ${question.queCode}`);
  }

  function showEvidence(spans: Span[]) {
    setEvidence(spans);
    setHalf('passage');
    const [first] = spans;
    // On phones the passage appears with the next frame.
    if (first) requestAnimationFrame(() => passageEditor.current?.scrollToSpan(first));
  }

  function jumpTo(finding: Finding) {
    if (finding.span || finding.place.startsWith('지문')) return showEvidence(finding.span ? [finding.span] : []);
    setJump({ place: finding.place, at: Date.now() });
  }

  const summary = <PassageSummary field={stored.type} keyword={stored.keyword} gist={stored.gist} />;
  return (
    <section aria-labelledby="set-title" className="screen screen-wide max-md:pb-20">
      <Link to={paths.questionForm} className="-mb-3 flex w-fit items-center text-sm text-accent md:hidden">
        <ChevronLeft aria-hidden="true" size={16} />
        문항 생성
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 id="set-title" className="screen-title relative">
          문항 편집
          {isUnsaved && <UnsavedMark />}
        </h1>
        <SetToolbar
          isUnsaved={isUnsaved}
          isSaving={work.isSaving}
          isRunning={run.isRunning || setRun.isOpen}
          history={work}
          onRead={() => setDialog('read')}
          isReopened={isReopened}
          onSave={save}
          onAdd={() => void add()}
          onAddSet={() => void addSet()}
          onExport={() => download.open(stored)}
        />
      </div>
      {isReopened && (
        <p className="-mt-3 text-sm text-muted">
          홈이나 보관함에서 연 작업에는 문항을 추가할 수 없습니다.{' '}
          <Link
            to={paths.questionsFrom(stored.pasCode)}
            className="inline-block text-accent underline underline-offset-2"
          >
            이 지문으로 새 문항 만들기
          </Link>
        </p>
      )}
      {work.draft && <DraftBar onRestore={work.restoreDraft} onDiscard={work.discardDraft} />}
      <Tabs
        className="lg:hidden"
        label="편집할 부분"
        value={half}
        onChange={(value) => setHalf(value as 'passage' | 'items')}
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
          <Field label="작업명" hint={`${title.count}/${LIMITS.titleMax}`}>
            <TextInput {...title.inputProps} />
          </Field>
          <RichTextEditor
            ref={passageEditor}
            className="editor-tall"
            label="지문"
            value={passage}
            onChange={changePassage}
            highlights={evidence}
            marks={question?.item.marks ?? NO_MARKS}
          />
          <Button className="md:hidden" onClick={() => setShowingSummary(true)}>
            요약 보기
          </Button>
          <div className="max-md:hidden">{summary}</div>
        </div>
        <div id={`${id}-items`} className={`min-w-0 lg:block ${half === 'items' ? 'block' : 'hidden'}`}>
          <ItemCarousel
            index={index}
            total={edited.questions.length}
            question={question}
            findings={findings}
            faulty={faulty}
            check={check}
            onVerifyPaid={engine?.name === 'ai' && !run.isRunning ? () => setDialog('verify') : undefined}
            isUnsaved={isUnsaved}
            jump={jump}
            onJump={jumpTo}
            onMove={(next) => {
              setPosition(next);
              setEvidence([]);
            }}
            onReorder={(step) => {
              if (!question) return;
              change((before) => withMoved(before, question.queCode, step), `move ${Date.now()}`);
              setPosition(index + step);
            }}
            onChange={changeItem}
            onShowEvidence={(found) => showEvidence(found.map((each) => locateEvidence(edited.text, each)))}
            onRegenerate={isUnsaved || run.isRunning ? undefined : () => setDialog('recreate')}
            onRefine={isUnsaved || run.isRunning || engine?.name !== 'ai' ? undefined : () => setDialog('refine')}
            canRefine={engine?.name === 'ai'}
            canAdd={!isReopened}
            onRemove={remove}
          />
        </div>
      </div>
      <Sheet isOpen={isShowingSummary} onClose={() => setShowingSummary(false)} title="지문 요약">
        <div className="p-6 pt-12">{summary}</div>
      </Sheet>
      <Suspense>
        <SetDialogs
          open={dialog}
          work={work}
          ticket={ticket}
          refined={refined}
          onClose={() => setDialog(null)}
          onBuy={() => navigate(paths.mypageTab('이용권'))}
          onOverwrite={() => void saving.overwrite()}
          onKeepRefined={closeRefined}
          onUndoRefined={() => {
            if (refined) change((before) => withItem(before, refined.queCode, () => refined.before), 'refined');
            closeRefined();
          }}
          onGenerate={(type, more) => {
            setDialog(null);
            void generate(type, more, question);
          }}
          onGenerateSet={(slots) => {
            setDialog(null);
            // The first of the new ones, once it is there.
            setPosition(edited.questions.length);
            void generateSet(slots);
          }}
          question={question}
        />
        <GenerationProgress run={run} setRun={setRun} onShow={showSet} />
      </Suspense>
      {download.dialog}
      <LeaveDialog blocker={work.guard} />
    </section>
  );
}
