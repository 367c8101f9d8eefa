import '../../styles/passage-font.css';
import {
  countCharacters,
  type Finding,
  type Generation,
  generateQuestion,
  type Item,
  LIMITS,
  type QuestionSet,
  type Span,
} from '@chulje/contract';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useEngine } from '../../lib/use-engine.ts';
import { useGeneration } from '../../lib/use-generation.ts';
import { useSetGeneration } from '../../lib/use-set-generation.ts';
import { useRefreshAfterGeneration, useTicket } from '../../lib/use-ticket.ts';
import { useUndoKeys } from '../../lib/use-undo-keys.ts';
import { useWorkDownload } from '../../lib/use-work-download.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { DraftBar } from '../../ui/draft-bar.tsx';
import { useLimitedInput } from '../../ui/editor/limited-input.ts';
import { type RichEditorHandle, RichTextEditor } from '../../ui/editor/rich-text-editor.tsx';
import { Field } from '../../ui/field.tsx';
import { GenerationOverlay } from '../../ui/generation-overlay.tsx';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { PassageSummary } from '../../ui/passage-summary.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { withItem, withMoved, withoutItem, withPassage } from './edited-set.ts';
import { ItemCarousel, type ItemJump } from './item-carousel.tsx';
import type { SetDialogName } from './set-dialogs.tsx';
import { SetProgressDialog } from './set-progress-dialog.tsx';
import { SetToolbar } from './set-toolbar.tsx';
import { useItemFindings } from './use-item-findings.ts';
import { useQuestionSet } from './use-question-set.ts';

const SetDialogs = lazy(async () => ({ default: (await import('./set-dialogs.tsx')).SetDialogs }));

/** Passage and items side by side, edited together and saved together. */
export function QuestionSetEditor({ loaded }: { loaded: QuestionSet }) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const toast = useToast();
  const ticket = useTicket();
  const engine = useEngine();
  const refresh = useRefreshAfterGeneration();
  const passageEditor = useRef<RichEditorHandle>(null);
  const work = useQuestionSet(loaded);
  const { stored, edited, isUnsaved } = work;
  const [position, setPosition] = useState(0);
  /** On phones one half is shown at a time. */
  const [half, setHalf] = useState<'passage' | 'items'>('items');
  const id = useId();
  const [evidence, setEvidence] = useState<Span[]>([]);
  const [dialog, setDialog] = useState<SetDialogName | null>(null);
  const [jump, setJump] = useState<ItemJump | null>(null);
  const [refined, setRefined] = useState<{ queCode: string; before: Item; after: Item } | null>(null);
  const refining = useRef<{ queCode: string; before: Item } | null>(null);
  const title = useLimitedInput(LIMITS.titleMax, {
    value: edited.title,
    onChange: (text) => work.change({ ...edited, title: text }, 'title'),
  });
  const download = useWorkDownload();
  useUndoKeys(work);

  const index = Math.min(position, Math.max(0, edited.questions.length - 1));
  const question = edited.questions[index];
  const meta = stored.questions.find((candidate) => candidate.queCode === question?.queCode);
  const findings = useItemFindings(edited.text, question?.item, meta?.findings ?? []);

  const run = useGeneration([generateQuestion], {
    onDone: async (generation: Generation) => {
      refresh();
      const set = await work.reload();
      const made = set.questions.findIndex((candidate) => candidate.queCode === generation.queCode);
      setPosition(Math.max(0, made));
      setEvidence([]);
      const asked = refining.current;
      refining.current = null;
      const after = set.questions.find((candidate) => candidate.queCode === asked?.queCode)?.item;
      if (asked && after) setRefined({ ...asked, after });
    },
    onFailed: (error) => {
      refining.current = null;
      refresh();
      toast.error(messageOf(error));
    },
  });
  const setRun = useSetGeneration({
    resumes: (body) => body.pasCode === stored.pasCode,
    onEnded: () => {
      refresh();
      void work.reload();
    },
    onFailed: (error) => toast.error(messageOf(error)),
  });

  async function save(): Promise<void> {
    const flushed = passageEditor.current?.flush();
    const current = flushed ? withPassage(edited, flushed) : edited;
    if (current.title.trim() === '') return toast.error('작업명을 입력해 주세요.');
    if (countCharacters(current.text) < LIMITS.bodyMinForItems) {
      await confirm({
        title: '글자 수를 확인해 주세요.',
        body: '500자 이하의 지문으로 정상적인 문항을 생성하기 어렵습니다. 충분한 지문을 입력해 주세요.',
        confirmLabel: '확인',
      });
      return;
    }
    try {
      if (await work.save(current)) toast.success('문항이 저장되었습니다.');
    } catch (error) {
      toast.error(`문항 저장 실패: ${messageOf(error)}`);
    }
  }

  async function remove() {
    if (!question) return;
    const agreed = await confirm({
      title: '문항을 지우시겠습니까?',
      body: '저장하기 전까지는 실행 취소로 되돌릴 수 있습니다.',
      cancelLabel: '취소하기',
      confirmLabel: '지우기',
    });
    if (agreed) work.change(withoutItem(edited, question.queCode), 'remove');
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

  return (
    <section aria-labelledby="set-title" className="screen screen-wide">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 id="set-title" className="screen-title">
          문항 편집
          {isUnsaved && <span className="ml-2 align-middle text-sm font-normal text-muted">저장되지 않음</span>}
        </h1>
        <SetToolbar
          isUnsaved={isUnsaved}
          isSaving={work.isSaving}
          isRunning={run.isRunning || setRun.isOpen}
          canUndo={work.canUndo}
          canRedo={work.canRedo}
          onUndo={work.undo}
          onRedo={work.redo}
          onRead={() => setDialog('read')}
          onSave={() => void save()}
          onAdd={() => setDialog('type')}
          onAddSet={() => setDialog('set')}
          onExport={() => download.open(stored)}
        />
      </div>
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
          <Field label="작업명" hint={`${countCharacters(edited.title)}/${LIMITS.titleMax}`}>
            <TextInput {...title.inputProps} />
          </Field>
          <RichTextEditor
            ref={passageEditor}
            className="editor-tall"
            label="지문"
            value={edited}
            onChange={(value) => work.change(withPassage(edited, value), 'passage')}
            highlights={evidence}
            marks={question?.item.marks ?? []}
          />
          <PassageSummary field={stored.type} keyword={stored.keyword} gist={stored.gist} />
        </div>
        <div id={`${id}-items`} className={`min-w-0 lg:block ${half === 'items' ? 'block' : 'hidden'}`}>
          <ItemCarousel
            index={index}
            total={edited.questions.length}
            question={question}
            findings={findings}
            check={meta?.check ?? null}
            jump={jump}
            onJump={jumpTo}
            onMove={(next) => {
              setPosition(next);
              setEvidence([]);
            }}
            onReorder={(step) => {
              if (!question) return;
              work.change(withMoved(edited, question.queCode, step), 'reorder');
              setPosition(index + step);
            }}
            onChange={(item) => question && work.change(withItem(edited, question.queCode, item), `item ${index}`)}
            onShowEvidence={showEvidence}
            onRegenerate={isUnsaved || run.isRunning ? undefined : () => setDialog('recreate')}
            onRefine={isUnsaved || run.isRunning || engine?.name !== 'ai' ? undefined : () => setDialog('refine')}
            canRefine={engine?.name === 'ai'}
            onRemove={remove}
          />
        </div>
      </div>
      <Suspense>
        <SetDialogs
          open={dialog}
          work={work}
          ticket={ticket}
          refined={refined}
          onClose={() => setDialog(null)}
          onBuy={() => navigate(paths.mypageTab('이용권'))}
          onKeepRefined={() => setRefined(null)}
          onUndoRefined={() => {
            if (refined) work.change(withItem(edited, refined.queCode, refined.before), 'refined');
            setRefined(null);
          }}
          onGenerate={(type, more) => {
            setDialog(null);
            if (more?.mode === 'refine' && question)
              refining.current = { queCode: question.queCode, before: question.item };
            run.start(generateQuestion, {
              custom_passage: stored.content,
              type_question: type.pattern,
              type_question_detail: type.type,
              pasCode: stored.pasCode,
              title: stored.title,
              keyword: stored.keyword,
              ...more,
            });
          }}
          onGenerateSet={(slots) => {
            setDialog(null);
            setRun.start({
              custom_passage: stored.content,
              pasCode: stored.pasCode,
              title: stored.title,
              keyword: stored.keyword,
              slots,
            });
          }}
          question={question}
        />
      </Suspense>
      <SetProgressDialog
        run={setRun}
        onShow={() => {
          setRun.close();
          void work.reload().then(() => setPosition(edited.questions.length));
        }}
      />
      <GenerationOverlay
        title="문항을 생성하고 있습니다"
        generation={run.generation}
        isOpen={run.isRunning}
        onLeave={run.leave}
      />
      {download.dialog}
      <LeaveDialog blocker={work.guard} />
    </section>
  );
}
