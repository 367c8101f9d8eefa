import type { QuestionSet } from '@chulje/contract';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { refinementDraft, refinementHash } from '../../entities/drafts/refinement-draft.ts';
import { WorkDownload } from '../../entities/exports/work-download.tsx';
import { paths } from '../../entities/paths.ts';
import { GiveSet } from '../../entities/sittings/give-set.tsx';
import { PaymentDialog } from '../../entities/tickets/payment-dialog.tsx';
import { useTicket } from '../../entities/tickets/use-ticket.ts';
import { ReadingDialog } from '../../entities/works/reading-dialog.tsx';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { compareSets } from './compare-items.ts';
import { slotsDraft } from './draft-names.ts';
import { toEdited } from './edited-set.ts';
import { GenerationProgress } from './generation-progress.tsx';
import { QuestionTypeDialog } from './question-type-dialog.tsx';
import { RefineDialog } from './refine-dialog.tsx';
import { RefinedDialog } from './refined-dialog.tsx';
import { SetDialog } from './set-dialog.tsx';
import { useSetActions, useSetEditor } from './set-editor.ts';
import { type Change, type TypeOf, useSetRuns } from './use-set-runs.ts';

/** What further items are made on: the text, and the items it has. */
const sourceOf = ({ content, pasCode, version }: QuestionSet) => ({ content, work: { pasCode, version } });

/** Where tickets are bought. */
function useShop(): () => void {
  const navigate = useNavigate();
  return () => navigate(paths.mypageTab('이용권'));
}

/** Every dialog of the set editor, and the generations they start: what is not needed to see the set comes behind it. */
export function SetDialogs() {
  const stored = useSetEditor(({ work }) => work.stored);
  const count = useSetEditor(({ work }) => work.edited.questions.length);
  const dialog = useSetEditor(({ view }) => view.dialog);
  const question = useSetEditor((editor) => editor.question);
  const look = useSetEditor((editor) => editor.look);
  const { restoreItem } = useSetActions();
  const { run, setRun, refined, closeRefined, generate, generateSet, showSet } = useSetRuns();
  const isRunning = run.isRunning || setRun.isOpen;
  useLayoutEffect(() => look({ isRunning }), [look, isRunning]);
  const works = useMemo(() => [stored], [stored]);
  useAskedRefinement();
  const ticket = useTicket();
  const buy = useShop();
  const close = () => look({ dialog: null });

  function make(type: TypeOf, more?: Change): void {
    close();
    void generate(type, more);
  }
  const remake = (mode: 'recreate' | 'verify') => () =>
    question && make(question.item, { mode, queCode: question.queCode });

  return (
    <>
      <Leaving />
      <TypeDialog onMake={make} />
      <ItemPayment
        dialog="recreate"
        title="문항을 다시 생성하시겠습니까?"
        confirmLabel="생성하기"
        onConfirm={remake('recreate')}
      >
        지금 문항은 새 문항으로 바뀝니다.
      </ItemPayment>
      <ItemPayment
        dialog="verify"
        title="문항을 다시 검증하시겠습니까?"
        confirmLabel="검증하기"
        onConfirm={remake('verify')}
      >
        AI가 정답을 모르는 채로 문항을 다시 풉니다. 문항은 바뀌지 않고, 검증되지 않으면 이용권이 차감되지 않습니다.
      </ItemPayment>
      <SetDialog
        isOpen={dialog === 'set'}
        source={sourceOf(stored)}
        draftName={slotsDraft(stored.pasCode)}
        onClose={close}
        onBuy={buy}
        onCreate={(slots) => {
          // The first of the new ones, once it is there.
          look({ dialog: null, position: count });
          void generateSet(slots);
        }}
      />
      <RefineDialog
        isOpen={dialog === 'refine'}
        draftName={refinementDraft(question?.queCode)}
        ticket={ticket}
        onClose={close}
        onBuy={buy}
        onRefine={(refinement) =>
          question && make(question.item, { mode: 'refine', queCode: question.queCode, ...refinement })
        }
      />
      <RefinedDialog
        change={refined}
        onKeep={closeRefined}
        onUndo={() => {
          if (refined) restoreItem(refined.queCode, refined.before);
          closeRefined();
        }}
      />
      <Reading />
      <WorkDownload works={dialog === 'export' ? works : null} onClose={close} />
      <GiveSet set={dialog === 'give' ? stored : null} onClose={close} />
      <Conflict />
      <GenerationProgress run={run} setRun={setRun} onShow={showSet} />
    </>
  );
}

/** An address may name the item that is to be changed: its wish opens, where a model can fulfil it, once. */
function useAskedRefinement(): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const questions = useSetEditor(({ work }) => work.edited.questions);
  const hasModel = useSetEditor((editor) => editor.hasModel);
  const look = useSetEditor((editor) => editor.look);
  const position = questions.findIndex(({ queCode }) => refinementHash(queCode) === hash);
  useEffect(() => {
    if (position < 0) return;
    look(hasModel ? { position, dialog: 'refine' } : { position });
    navigate(pathname + search, { replace: true });
  }, [position, hasModel, look, navigate, pathname, search]);
}

/** 문항 추가: a type is chosen, then the member's word on the ticket is asked for. */
function TypeDialog({ onMake }: { onMake: (type: TypeOf) => void }) {
  const isOpen = useSetEditor(({ view }) => view.dialog === 'type');
  const stored = useSetEditor(({ work }) => work.stored);
  const look = useSetEditor((editor) => editor.look);
  const [chosen, setChosen] = useState<TypeOf | null>(null);
  const ticket = useTicket();
  const buy = useShop();
  return (
    <>
      <QuestionTypeDialog
        isOpen={isOpen}
        source={sourceOf(stored)}
        confirmLabel="이 유형으로 생성하기"
        onClose={() => look({ dialog: null })}
        onChoose={({ pattern, type }) => setChosen({ pattern, type })}
      />
      <PaymentDialog
        isOpen={chosen !== null}
        title="문항을 생성하시겠습니까?"
        confirmLabel="생성하기"
        ticket={ticket}
        onClose={() => setChosen(null)}
        onBuy={buy}
        onConfirm={() => {
          if (chosen) onMake(chosen);
          setChosen(null);
        }}
      />
    </>
  );
}

interface ItemPaymentProps {
  dialog: 'recreate' | 'verify';
  title: string;
  confirmLabel: string;
  onConfirm: () => void;
  children: ReactNode;
}

/** The member's word on the ticket for something done with the item on screen. */
function ItemPayment({ dialog, ...props }: ItemPaymentProps) {
  const isOpen = useSetEditor(({ view }) => view.dialog === dialog);
  const look = useSetEditor((editor) => editor.look);
  return (
    <PaymentDialog
      isOpen={isOpen}
      ticket={useTicket()}
      onClose={() => look({ dialog: null })}
      onBuy={useShop()}
      {...props}
    />
  );
}

function Reading() {
  const set = useSetEditor(({ view, work }) => (view.dialog === 'read' ? work.edited : null));
  const look = useSetEditor((editor) => editor.look);
  return <ReadingDialog set={set} onClose={() => look({ dialog: null })} />;
}

function Conflict() {
  const conflict = useSetEditor(({ work }) => work.conflict);
  const edited = useSetEditor(({ work }) => (work.conflict ? work.edited : null));
  const keepEditing = useSetEditor(({ work }) => work.keepEditing);
  const takeStored = useSetEditor(({ work }) => work.takeStored);
  const { overwrite } = useSetActions();
  return (
    <ConflictDialog
      isOpen={conflict !== null}
      differences={conflict && edited ? compareSets(toEdited(conflict), edited) : []}
      onKeepEditing={keepEditing}
      onTakeStored={takeStored}
      onOverwrite={overwrite}
    />
  );
}

function Leaving() {
  return <LeaveDialog blocker={useSetEditor(({ work }) => work.guard)} />;
}
