import '../../styles/passage-font.css';
import {
  countCharacters,
  type Generation,
  generateQuestion,
  getQuestionSet,
  LIMITS,
  type QuestionSet,
  type QuestionType,
  type Span,
  updateQuestionSet,
} from '@chulje/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../lib/api.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useGeneration } from '../../lib/use-generation.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useRefreshAfterGeneration } from '../../lib/use-ticket.ts';
import { useWorkDownload } from '../../lib/use-work-download.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { CONFLICT_TEXT } from '../../ui/conflict-text.ts';
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
import { useConfirmGeneration } from './confirm-generation.tsx';
import { type EditedSet, isSameSet, toEdited, withItem, withPassage } from './edited-set.ts';
import { ItemCarousel } from './item-carousel.tsx';
import { QuestionTypeDialog } from './question-type-dialog.tsx';

/** Passage and items side by side, edited together and saved together. */
export function QuestionSetEditor({ stored: loaded }: { stored: QuestionSet }) {
  const client = useQueryClient();
  const confirm = useConfirm();
  const confirmGeneration = useConfirmGeneration();
  const toast = useToast();
  const refresh = useRefreshAfterGeneration();
  const passageEditor = useRef<RichEditorHandle>(null);
  const [stored, setStored] = useState(loaded);
  const [edited, setEdited] = useState<EditedSet>(() => toEdited(loaded));
  const [draft, setDraft] = useState(() => readDraft<EditedSet>(loaded.pasCode));
  const [position, setPosition] = useState(0);
  /** On phones one half is shown at a time. */
  const [half, setHalf] = useState<'passage' | 'items'>('items');
  const id = useId();
  const [evidence, setEvidence] = useState<Span[]>([]);
  const [isChoosingType, setChoosingType] = useState(false);
  const download = useWorkDownload();
  const [isSaving, setSaving] = useState(false);
  const title = useLimitedInput(LIMITS.titleMax, {
    value: edited.title,
    onChange: (text) => change({ ...edited, title: text }),
  });

  const isChanged = useMemo(() => !isSameSet(edited, toEdited(stored)), [edited, stored]);
  const isUnsaved = isChanged || stored.status !== null;
  const guard = useLeaveGuard(isUnsaved);
  const index = Math.min(position, Math.max(0, edited.questions.length - 1));
  const question = edited.questions[index];
  const meta = stored.questions.find((candidate) => candidate.queCode === question?.queCode);

  const run = useGeneration([generateQuestion], {
    onDone: async (generation: Generation) => {
      refresh();
      const set = await api(getQuestionSet, { params: { pasCode: stored.pasCode } });
      accept(set);
      const made = set.questions.findIndex((candidate) => candidate.queCode === generation.queCode);
      setPosition(Math.max(0, made));
    },
    onFailed: (error) => {
      refresh();
      toast.error(messageOf(error));
    },
  });

  function change(next: EditedSet) {
    setEdited(next);
    keepDraft(stored.pasCode, next, stored.version);
  }

  function accept(set: QuestionSet) {
    setStored(set);
    setEdited(toEdited(set));
    setDraft(null);
    setEvidence([]);
    dropDraft(set.pasCode);
    void client.invalidateQueries({ queryKey: queryKeys.recent });
  }

  async function save(version: number | undefined = stored.version): Promise<void> {
    const flushed = passageEditor.current?.flush();
    const current = flushed ? withPassage(edited, flushed) : edited;
    if (current.title.trim() === '') return toast.error('작업명을 입력해 주세요.');
    if (countCharacters(current.text) < LIMITS.bodyMinForItems)
      return toast.error('내용은 최소 500자 이상이어야 합니다.');
    setSaving(true);
    try {
      const saved = await api(updateQuestionSet, {
        params: { pasCode: stored.pasCode },
        body: {
          type: stored.type as '인문',
          keyword: stored.keyword,
          title: current.title,
          content: current.text,
          format: current.format,
          gist: stored.gist,
          questions: current.questions,
          ...(version !== undefined && { version }),
        },
      });
      accept(saved);
      toast.success('문항이 저장되었습니다.');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'works.changed-elsewhere') await settleConflict();
      else toast.error(`문항 저장 실패: ${messageOf(error)}`);
    } finally {
      setSaving(false);
    }
  }

  async function settleConflict(): Promise<void> {
    const overwrites = await confirm(CONFLICT_TEXT);
    if (overwrites) return save(undefined);
    accept(await api(getQuestionSet, { params: { pasCode: stored.pasCode } }));
  }

  async function add(type: QuestionType) {
    if (!(await confirmGeneration())) return;
    setChoosingType(false);
    start(type.pattern, type.type);
  }

  async function regenerate() {
    if (!question || !(await confirmGeneration())) return;
    start(question.item.pattern, question.item.type, question.queCode);
  }

  function start(pattern: QuestionType['pattern'], type: string, queCode?: string) {
    run.start(generateQuestion, {
      custom_passage: stored.content,
      type_question: pattern,
      type_question_detail: type,
      pasCode: stored.pasCode,
      title: stored.title,
      keyword: stored.keyword,
      ...(queCode && { mode: 'recreate' as const, queCode }),
    });
  }

  async function remove() {
    if (!question) return;
    const agreed = await confirm({
      title: '문항을 지우시겠습니까?',
      body: '저장하기 전까지는 작업을 중단하여 되돌릴 수 있습니다.',
      cancelLabel: '취소하기',
      confirmLabel: '지우기',
    });
    if (agreed) change({ ...edited, questions: edited.questions.filter((candidate) => candidate !== question) });
  }

  return (
    <section aria-labelledby="set-title" className="screen screen-wide">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 id="set-title" className="screen-title">
          문항 편집
          {isUnsaved && <span className="ml-2 align-middle text-sm font-normal text-muted">저장되지 않음</span>}
        </h1>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" disabled={!isUnsaved} isBusy={isSaving} onClick={() => save()}>
            저장
          </Button>
          <Button variant="secondary" disabled={isUnsaved || run.isRunning} onClick={() => setChoosingType(true)}>
            문항 추가
          </Button>
          <Button variant="secondary" disabled={isUnsaved} onClick={() => download.open(stored)}>
            추출
          </Button>
        </div>
      </div>
      {draft && !isChanged && !isSameSet(draft.value, edited) && (
        <DraftBar
          onRestore={() => change(draft.value)}
          onDiscard={() => {
            dropDraft(stored.pasCode);
            setDraft(null);
          }}
        />
      )}
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
            onChange={(value) => change(withPassage(edited, value))}
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
            findings={isChanged ? [] : (meta?.findings ?? [])}
            check={meta?.check ?? null}
            onMove={(next) => {
              setPosition(next);
              setEvidence([]);
            }}
            onChange={(item) => question && change(withItem(edited, question.queCode, item))}
            onShowEvidence={(spans) => {
              setEvidence(spans);
              setHalf('passage');
              const [first] = spans;
              // On phones the passage appears with the next frame.
              if (first) requestAnimationFrame(() => passageEditor.current?.scrollToSpan(first));
            }}
            onRegenerate={isUnsaved || run.isRunning ? undefined : regenerate}
            onRemove={remove}
          />
        </div>
      </div>
      <QuestionTypeDialog
        isOpen={isChoosingType}
        content={stored.content}
        onClose={() => setChoosingType(false)}
        onChoose={add}
      />
      {download.dialog}
      <GenerationOverlay
        title="문항을 생성하고 있습니다"
        generation={run.generation}
        isOpen={run.isRunning}
        onLeave={run.leave}
      />
      <LeaveDialog blocker={guard} />
    </section>
  );
}
