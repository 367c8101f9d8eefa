import type { KnownTopic, PassageDetail } from '@chulje/contract';
import { isRefused, type TypedTopic } from '../../entities/generation/use-topic-match.ts';
import { PaymentDialog } from '../../entities/tickets/payment-dialog.tsx';
import { ReadingDialog } from '../../entities/works/reading-dialog.tsx';
import type { SavedWork } from '../../entities/works/use-saved-work.ts';
import { diffWords } from '../../lib/word-diff.ts';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { EditedPassage } from './edited-passage.ts';
import { describeMatch, TopicChips } from './topic-match.tsx';

export interface PassageDialogsProps {
  /** again: asking whether to make the passage anew, on `topic`. read: showing it as it reads in print. */
  open: 'again' | 'read' | null;
  topic: TypedTopic | null;
  work: SavedWork<PassageDetail, EditedPassage>;
  ticket: { balance: number } | undefined;
  onClose: () => void;
  onBuy: () => void;
  onAgain: () => void;
  /** Another topic instead of one on which none can be made. */
  onTopic: (topic: KnownTopic) => void;
  onOverwrite: () => void;
}

/** Every dialog of the passage editor, loaded when the first is needed. */
export function PassageDialogs(props: PassageDialogsProps) {
  const { open, topic, work, ticket, onClose, onBuy, onAgain, onTopic } = props;
  const isTopicRefused = topic !== null && isRefused(topic);
  const { edited, conflict } = work;
  return (
    <>
      <Dialog isOpen={open === 'again' && isTopicRefused} onClose={onClose} title="제재와 맞는 내장 자료가 없습니다">
        <p className="text-sm leading-6 text-ink-soft break-words">
          제재 ‘{topic?.typed}’ 그대로는 지문을 다시 만들 수 없습니다. 아래 준비된 주제를 누르면 그 주제로 만듭니다.
          이용권은 아직 차감되지 않았습니다.
        </p>
        <TopicChips topics={topic?.nearest ?? []} onChoose={onTopic} />
      </Dialog>
      <PaymentDialog
        isOpen={open === 'again' && !isTopicRefused}
        title="지문을 다시 생성하시겠습니까?"
        confirmLabel="생성하기"
        ticket={ticket}
        onClose={onClose}
        onBuy={onBuy}
        onConfirm={onAgain}
      >
        {topic?.match && <p className="mb-2 font-bold text-ink break-words">{describeMatch(topic)}</p>}
        같은 주제로 새 지문을 만들어 새 작업으로 저장합니다. 지금 지문은 그대로 남습니다.
      </PaymentDialog>
      <ReadingDialog set={open === 'read' ? { ...edited, questions: [] } : null} onClose={onClose} />
      <ConflictDialog
        isOpen={conflict !== null}
        differences={conflict ? differences(conflict, edited) : []}
        onKeepEditing={work.keepEditing}
        onTakeStored={work.takeStored}
        onOverwrite={props.onOverwrite}
      />
    </>
  );
}

function differences(theirs: PassageDetail, mine: EditedPassage) {
  return [
    { label: '작업명', before: theirs.title, after: mine.title },
    { label: '지문', before: theirs.content, after: mine.text },
  ]
    .filter(({ before, after }) => before !== after)
    .map(({ label, before, after }) => ({ label, parts: diffWords(before, after) }));
}
