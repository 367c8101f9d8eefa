import '../../styles/passage-font.css';
import { countCharacters, getPassage, LIMITS, type PassageDetail, updatePassage } from '@chulje/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ApiError, api, messageOf } from '../../lib/api.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { paths } from '../../lib/paths.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useWorkDownload } from '../../lib/use-work-download.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { CONFLICT_TEXT } from '../../ui/conflict-text.ts';
import { DraftBar } from '../../ui/draft-bar.tsx';
import { useLimitedInput } from '../../ui/editor/limited-input.ts';
import type { RichValue } from '../../ui/editor/rich-text.ts';
import { type RichEditorHandle, RichTextEditor } from '../../ui/editor/rich-text-editor.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { PassageSummary } from '../../ui/passage-summary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';

/** 지문 결과·수정: the passage named in the address. */
export function PassageScreen() {
  const [search] = useSearchParams();
  const pasCode = search.get('pasCode') ?? '';
  const toast = useToast();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.passage(pasCode),
    queryFn: () => api(getPassage, { params: { pasCode } }),
    enabled: pasCode !== '',
    // What is being edited is not exchanged under the user's hands; saving compares versions.
    staleTime: Infinity,
    // Opened again, it is fetched again.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const isMissing = pasCode === '' || (error instanceof ApiError && error.status === 404);
  useEffect(() => {
    if (isMissing) toast.error('지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다.');
  }, [isMissing, toast]);

  if (isMissing) return <Navigate to={paths.passageForm} replace />;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => refetch()} />;
  if (!data) return <Spinner label="지문을 불러오는 중" />;
  return <PassageEditor key={data.pasCode} passage={data} />;
}

interface Edited extends RichValue {
  title: string;
}

function PassageEditor({ passage }: { passage: PassageDetail }) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const toast = useToast();
  const client = useQueryClient();
  const editor = useRef<RichEditorHandle>(null);
  const [stored, setStored] = useState(passage);
  const [draft, setDraft] = useState(() => readDraft<Edited>(passage.pasCode));
  const [edited, setEdited] = useState<Edited>({ title: passage.title, text: passage.content, format: passage.format });
  const download = useWorkDownload();
  const [isSaving, setSaving] = useState(false);
  const title = useLimitedInput(LIMITS.titleMax, { value: edited.title, onChange: (text) => change({ title: text }) });

  const isChanged =
    edited.title !== stored.title ||
    edited.text !== stored.content ||
    JSON.stringify(edited.format) !== JSON.stringify(stored.format);
  // A fresh result is dirty until it was saved once.
  const isUnsaved = isChanged || stored.status !== null;
  const guard = useLeaveGuard(isUnsaved);

  function change(part: Partial<Edited>) {
    setEdited((before) => {
      const next = { ...before, ...part };
      keepDraft(passage.pasCode, next, stored.version);
      return next;
    });
  }

  async function save(version: number | undefined = stored.version): Promise<boolean> {
    const current = { ...edited, ...editor.current?.flush() };
    if (current.title.trim() === '') {
      toast.error('작업명을 입력해 주세요.');
      return false;
    }
    setSaving(true);
    try {
      const saved = await api(updatePassage, {
        body: {
          pasCode: stored.pasCode,
          title: current.title,
          content: current.text,
          format: current.format,
          ...(version !== undefined && { version }),
        },
      });
      accept(saved);
      toast.success('지문이 저장되었습니다.');
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'works.changed-elsewhere') return settleConflict();
      toast.error(`지문 저장 중 오류가 발생했습니다: ${messageOf(error)}`);
      return false;
    } finally {
      setSaving(false);
    }
  }

  function accept(saved: PassageDetail) {
    setStored(saved);
    setEdited({ title: saved.title, text: saved.content, format: saved.format });
    discardDraft();
    void client.invalidateQueries({ queryKey: queryKeys.recent });
  }

  async function settleConflict(): Promise<boolean> {
    const overwrites = await confirm(CONFLICT_TEXT);
    if (overwrites) return save(undefined);
    accept(await api(getPassage, { params: { pasCode: stored.pasCode } }));
    return false;
  }

  function discardDraft() {
    dropDraft(passage.pasCode);
    setDraft(null);
  }

  async function refuseShortText(): Promise<boolean> {
    if (countCharacters(edited.text) >= LIMITS.bodyMinForItems) return false;
    await confirm({
      title: '글자 수를 확인해 주세요.',
      body: '500자 이하의 지문으로 정상적인 문항을 생성하기 어렵습니다. 충분한 지문을 입력해 주세요.',
      confirmLabel: '확인',
    });
    return true;
  }

  const hasDraft = draft !== null && !isSameAsStored(draft.value, passage) && !isChanged;

  return (
    <section aria-labelledby="passage-title" className="screen">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 id="passage-title" className="screen-title">
          지문 편집
          {isUnsaved && <span className="ml-2 align-middle text-sm font-normal text-muted">저장되지 않음</span>}
        </h1>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" disabled={!isUnsaved} isBusy={isSaving} onClick={() => save()}>
            저장
          </Button>
          <Button
            variant="secondary"
            disabled={isUnsaved}
            onClick={async () => {
              if (!(await refuseShortText())) download.open(stored);
            }}
          >
            추출
          </Button>
          <Button
            variant="secondary"
            disabled={isUnsaved}
            onClick={async () => {
              if (!(await refuseShortText())) navigate(paths.questionsFrom(stored.pasCode));
            }}
          >
            문항 생성
          </Button>
        </div>
      </div>
      {hasDraft && <DraftBar onRestore={() => change(draft.value)} onDiscard={discardDraft} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="flex min-w-0 flex-col gap-4">
          <Field label="작업명" hint={`${countCharacters(edited.title)}/${LIMITS.titleMax}`}>
            <TextInput {...title.inputProps} />
          </Field>
          <RichTextEditor
            ref={editor}
            label="지문"
            value={edited}
            onChange={(value) => change(value)}
            placeholder="지문을 입력해 주세요."
          />
        </div>
        <PassageSummary field={stored.type} keyword={stored.keyword} gist={stored.gist} />
      </div>
      {download.dialog}
      <LeaveDialog blocker={guard} />
    </section>
  );
}

function isSameAsStored(value: Edited, passage: PassageDetail): boolean {
  return (
    value.title === passage.title &&
    value.text === passage.content &&
    JSON.stringify(value.format) === JSON.stringify(passage.format)
  );
}
