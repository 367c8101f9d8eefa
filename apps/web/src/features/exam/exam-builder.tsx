import type { Exam } from '@chulje/contract';
import { FileDown, Lock, Table2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useUndoKeys } from '../../lib/use-undo-keys.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { ExamConflictDialog } from './exam-conflict-dialog.tsx';
import { ExamHeadForm } from './exam-head-form.tsx';
import { ExamPreview } from './exam-preview.tsx';
import { SectionList } from './section-list.tsx';
import { type ExamEditor, useExamEditor } from './use-exam-editor.ts';

/** Fetched behind the order and the paper, which are read first. */
const BalancePanel = lazy(async () => ({ default: (await import('./balance-panel.tsx')).BalancePanel }));
/** Fetched when they are first opened. */
const BlueprintDialog = lazy(async () => ({ default: (await import('./blueprint-dialog.tsx')).BlueprintDialog }));
const ChangesDialog = lazy(async () => ({ default: (await import('./changes-dialog.tsx')).ChangesDialog }));
const ExamFilesDialog = lazy(async () => ({ default: (await import('./exam-files-dialog.tsx')).ExamFilesDialog }));
const GiveDialog = lazy(async () => ({
  default: (await import('../../entities/sittings/give-dialog.tsx')).GiveDialog,
}));
const FreezeDialog = lazy(async () => ({ default: (await import('./freeze-dialog.tsx')).FreezeDialog }));

const VIEWS = ['구성', '미리 보기', '점검', '균형'] as const;
type View = (typeof VIEWS)[number];
type OpenDialog = 'changes' | 'freeze' | 'files' | 'blueprint' | 'give';

/** The order of an exam, how its paper looks, and how it is balanced: side by side, one at a time on narrow screens. */
export function ExamBuilder({ loaded }: { loaded: Exam }) {
  const editor = useExamEditor(loaded);
  const [view, setView] = useState<View>('구성');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  /** Those that were opened once stay, closed: they give the focus back. */
  const [asked, setAsked] = useState<ReadonlySet<OpenDialog>>(new Set());
  const id = useId();
  useUndoKeys(editor);
  const { stored, edited } = editor;
  const isEmpty = edited.sections.every(({ items }) => items.length === 0);

  async function open(next: OpenDialog) {
    // What is frozen or printed is what stands on the server.
    if (!(await editor.saveNow())) return;
    setAsked((before) => new Set([...before, next]));
    setDialog(next);
  }
  const idOf = (name: View) => `${id}-${VIEWS.indexOf(name)}`;
  const columnOf = (name: View) => (view === name ? '' : 'max-xl:hidden');
  return (
    <div className="screen max-w-[1760px] max-md:pb-32">
      <header className="flex flex-wrap items-center gap-3">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="screen-title min-w-0 truncate">{edited.title || '이름 없는 시험지'}</h1>
          <StatusBadge exam={stored} />
          <SaveState editor={editor} />
        </div>
        {stored.revision > 0 && <Button onClick={() => void open('give')}>학생에게 내기</Button>}
        <UndoButtons history={editor} />
        <ActionBar label="시험지">
          <Button disabled={isEmpty} onClick={() => void open('blueprint')}>
            <Table2 aria-hidden="true" size={16} />
            이원목적분류표
          </Button>
          <Button disabled={isEmpty} onClick={() => void open('files')}>
            <FileDown aria-hidden="true" size={16} />
            추출
          </Button>
          <Button variant="primary" disabled={isEmpty} onClick={() => void open('freeze')}>
            <Lock aria-hidden="true" size={16} />
            확정
          </Button>
        </ActionBar>
      </header>
      {changedItems(stored) > 0 && (
        <div role="status" className="panel flex flex-wrap items-center gap-3 px-4 py-3">
          <p className="mr-auto text-sm">
            이 시험지의 문항이 달라졌습니다. {stored.revision}판은 확정한 때 그대로 남아 있습니다.
          </p>
          <Button size="small" onClick={() => void open('changes')}>
            달라진 곳 보기
          </Button>
        </div>
      )}
      <Tabs
        label="시험지 보기"
        className="xl:hidden"
        value={view}
        onChange={(value) => setView(VIEWS.find((name) => name === value) ?? '구성')}
        tabs={VIEWS.map((name) => ({ value: name, label: name, controls: idOf(name) }))}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(22rem,1.1fr)_minmax(20rem,1fr)_17rem]">
        <div id={idOf('구성')} className={`flex min-w-0 flex-col gap-6 ${columnOf('구성')}`}>
          <ExamHeadForm editor={editor} />
          <SectionList editor={editor} />
        </div>
        <div id={idOf('미리 보기')} className={`min-w-0 xl:sticky xl:top-6 ${columnOf('미리 보기')}`}>
          <ExamPreview exam={stored} isEmpty={isEmpty} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto">
          <div id={idOf('점검')} className={columnOf('점검')}>
            <ChecksPanel exam={stored} isEmpty={isEmpty} />
          </div>
          <div id={idOf('균형')} className={columnOf('균형')}>
            <Suspense fallback={<Spinner label="균형을 살피는 중" />}>
              <BalancePanel editor={editor} />
            </Suspense>
          </div>
        </div>
      </div>
      <Suspense>
        {asked.has('blueprint') && (
          <BlueprintDialog isOpen={dialog === 'blueprint'} onClose={() => setDialog(null)} editor={editor} />
        )}
        {asked.has('changes') && (
          <ChangesDialog
            isOpen={dialog === 'changes'}
            onClose={() => setDialog(null)}
            exam={stored}
            onFreeze={() => void open('freeze')}
          />
        )}
        {asked.has('freeze') && (
          <FreezeDialog isOpen={dialog === 'freeze'} onClose={() => setDialog(null)} editor={editor} />
        )}
        {asked.has('give') && (
          <GiveDialog
            isOpen={dialog === 'give'}
            onClose={() => setDialog(null)}
            title={stored.title}
            minutes={stored.minutes}
            exam={stored}
            note={
              <p className="text-xs text-muted">
                {stored.revision}판 확정본을 냅니다. 형이 여러 개면 번호 차례대로 나눕니다.
              </p>
            }
            freeze={async () => stored.code}
          />
        )}
        {asked.has('files') && (
          <ExamFilesDialog isOpen={dialog === 'files'} onClose={() => setDialog(null)} exam={stored} />
        )}
      </Suspense>
      <ExamConflictDialog editor={editor} />
      <LeaveDialog blocker={editor.guard} />
    </div>
  );
}

/** Items that say something else than when the exam was 확정. */
const changedItems = ({ sections }: Exam): number =>
  sections.flatMap(({ items }) => items).filter(({ isChanged }) => isChanged).length;

function StatusBadge({ exam }: { exam: Exam }) {
  const { status, revision } = exam;
  const changed = changedItems(exam);
  if (revision === 0) return <Badge>작성 중</Badge>;
  if (status === '확정' && changed === 0) return <Badge tone="success">확정 {revision}판</Badge>;
  return (
    <Badge tone="warning">
      {changed > 0 ? `확정한 뒤 문항 ${changed}개가 달라졌습니다` : `${revision}판을 확정한 뒤 고쳤습니다`}
    </Badge>
  );
}

function SaveState({ editor: { isSaving, isUnsaved, failure, retry } }: { editor: ExamEditor }) {
  if (failure)
    return (
      <span role="alert" className="flex items-center gap-2 text-sm text-danger">
        저장하지 못했습니다. {failure.message}
        <Button size="small" onClick={retry}>
          다시 저장
        </Button>
      </span>
    );
  return (
    <span role="status" className="text-sm text-muted">
      {isSaving || isUnsaved ? '저장하는 중…' : '저장됨'}
    </span>
  );
}
