import type { QuestionSet } from '@chulje/contract';
import { useMemo } from 'react';
import { ItemObserved } from '../../entities/items/observed.tsx';
import { CheckBadge } from './check-badge.tsx';
import { ItemFindings } from './item-findings.tsx';
import { useSetActions, useSetEditor } from './set-editor.ts';

/** What is told of the item on screen beside its text: its check, what students made of it, and remarks. */
export function AboutItem() {
  const queCode = useSetEditor(({ question }) => question?.queCode);
  return (
    <>
      <ItemCheck />
      {queCode !== undefined && <ItemObserved queCode={queCode} />}
      <Remarks />
    </>
  );
}

function ItemCheck() {
  const check = useSetEditor((editor) => editor.check.check);
  const itemKey = useSetEditor(({ question }) => question?.item.key ?? 0);
  const isAsChecked = useSetEditor((editor) => editor.check.isAsChecked);
  const isVerifying = useSetEditor((editor) => editor.check.isVerifying);
  const verify = useSetEditor((editor) => editor.check.verify);
  const hasFindings = useSetEditor(({ findings }) => findings.length > 0);
  const isUnsaved = useSetEditor(({ work }) => work.isUnsaved);
  const canPay = useSetEditor(({ hasModel, view }) => hasModel && !view.isRunning);
  const look = useSetEditor((editor) => editor.look);
  if (!check) return null;
  /** By a model, for a ticket; where none is connected, not at all. */
  const verifyPaid = canPay ? () => look({ dialog: 'verify' }) : undefined;
  return (
    <CheckBadge
      check={check}
      itemKey={itemKey}
      isAsChecked={isAsChecked}
      hasFindings={hasFindings}
      isUnsaved={isUnsaved}
      isVerifying={isVerifying}
      onVerify={check.canVerify ? verify : verifyPaid}
    />
  );
}

const hasErrors = ({ questions }: QuestionSet, code: string) =>
  questions.some(({ queCode, findings }) => queCode === code && findings.some(({ severity }) => severity === 'error'));

function Remarks() {
  const stored = useSetEditor(({ work }) => work.stored);
  const questions = useSetEditor(({ work }) => work.edited.questions);
  const index = useSetEditor((editor) => editor.index);
  const findings = useSetEditor((editor) => editor.findings);
  const queCode = useSetEditor(({ question }) => question?.queCode);
  const { goTo, showItem } = useSetActions();
  const faulty = useMemo(
    () => questions.flatMap((each, place) => (place !== index && hasErrors(stored, each.queCode) ? [place] : [])),
    [questions, index, stored],
  );
  if (findings.length + faulty.length === 0) return null;
  return <ItemFindings key={queCode} findings={findings} onJump={goTo} faulty={faulty} onMove={showItem} />;
}
