import { DIFFICULTIES, type Difficulty, LIMITS, type QuestionType, type Slot } from '@chulje/contract';
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../../entities/drafts/drafts.ts';
import { type QuestionTypes, type TypeSource, useQuestionTypes } from '../../entities/items/use-question-types.ts';
import { TicketFigures } from '../../entities/tickets/ticket-panel.tsx';
import { useTicket } from '../../entities/tickets/use-ticket.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { mustRepeat, nextSlot, suggestSlots } from './suggest-slots.ts';

export interface SetDialogProps {
  isOpen: boolean;
  /** What the items will be made on. */
  source: TypeSource;
  /** Under which the rows are kept until the server has taken them. */
  draftName: string;
  onClose: () => void;
  onBuy: () => void;
  onCreate: (slots: Slot[]) => void;
}

/** 세트 생성: three to six slots, each a type and a difficulty; one ticket for each item that is made. */
export function SetDialog({ isOpen, onClose, ...props }: SetDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="문항 세트 생성" width={640}>
      <SlotChooser {...props} />
    </Dialog>
  );
}

interface SlotRow {
  id: number;
  type: string;
  difficulty: Difficulty | '';
}

function SlotChooser({ source, ...props }: Omit<SetDialogProps, 'isOpen' | 'onClose'>) {
  const { data, error, refetch } = useQuestionTypes(source);
  if (error) return <ErrorState message={messageOf(error)} onRetry={refetch} />;
  if (!data) return <Spinner label="유형을 불러오는 중" />;
  const available = data.types.filter(data.isAvailable);
  const usedUp = data.types.filter(data.isUsedUp);
  return (
    <>
      {available.length > 0 ? (
        <SlotForm available={available} {...props} />
      ) : (
        <p className="text-sm leading-6">
          {usedUp.length > 0
            ? '이미 있는 문항과 겹치지 않게 만들 수 있는 유형이 없습니다. 문항을 지우거나 지문을 보완한 뒤 다시 시도해 주세요.'
            : '이 지문으로 만들 수 있는 유형이 없습니다. 지문을 보완한 뒤 다시 시도해 주세요.'}
        </p>
      )}
      {usedUp.length > 0 && <UsedUpTypes types={usedUp} reasonOf={data.reasonOf} />}
    </>
  );
}

/** Types that a member may look for in vain, and why. */
function UsedUpTypes({ types, reasonOf }: { types: readonly QuestionType[]; reasonOf: QuestionTypes['reasonOf'] }) {
  return (
    <details className="text-sm">
      <summary className="link w-fit cursor-pointer">{`이미 있는 문항 때문에 고를 수 없는 유형 ${types.length}개`}</summary>
      <ul className="mt-2 flex flex-col gap-2">
        {types.map((type) => (
          <li key={type.id}>
            {`${type.pattern} – ${type.type} (${type.style})`}
            <span className="block text-xs text-muted">{reasonOf(type)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type SlotFormProps = { available: readonly QuestionType[] } & Omit<SetDialogProps, 'isOpen' | 'onClose' | 'source'>;

/** Rows of an earlier visit, as far as this text still carries them; a proposal when too few are left. */
function firstRows(available: readonly QuestionType[], draftName: string): SlotRow[] {
  const kept = readDraft<SlotRow[]>(draftName)?.value.filter((row) => available.some(({ type }) => type === row.type));
  if (kept && kept.length >= LIMITS.setSlotsMin) return kept;
  return suggestSlots(available).map((type, id) => ({ id, type: type.type, difficulty: '' }));
}

function SlotForm({ available, draftName, onBuy, onCreate }: SlotFormProps) {
  const [rows, show] = useState(() => firstRows(available, draftName));
  const list = useRef<HTMLOListElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const ticket = useTicket();
  const isShort = ticket !== undefined && ticket.balance < rows.length;

  function setRows(next: SlotRow[]) {
    show(next);
    keepDraft(draftName, next, 0);
  }

  const change = (id: number, part: Partial<SlotRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));

  /** The focus goes to the row that comes up; the button that had it is gone. */
  function remove(id: number) {
    const at = rows.findIndex((row) => row.id === id);
    setRows(rows.filter((row) => row.id !== id));
    const fields = list.current?.querySelectorAll('li')[at + 1 < rows.length ? at + 1 : at - 1];
    fields?.querySelector('select')?.focus();
  }

  function add() {
    const next = nextSlot(
      available,
      rows.flatMap((row) => available.find(({ type }) => type === row.type) ?? []),
    );
    if (next) setRows([...rows, { id: Math.max(...rows.map((row) => row.id)) + 1, type: next.type, difficulty: '' }]);
  }

  function create() {
    if (isSubmitting) return;
    setSubmitting(true);
    onCreate(
      rows.flatMap(({ type, difficulty }) => {
        const known = available.find((candidate) => candidate.type === type);
        return known
          ? [
              {
                type_question: known.pattern,
                type_question_detail: known.type,
                ...(difficulty && { difficulty }),
              },
            ]
          : [];
      }),
    );
  }

  return (
    <>
      <p className="text-sm leading-6 text-ink-soft">
        한 지문으로 문항 {LIMITS.setSlotsMin}~{LIMITS.setSlotsMax}개를 차례로 만듭니다. 서로 다른 내용을 묻도록 앞에서
        만든 문항을 살펴 가며 만들고, 만들어진 문항만 이용권이 차감됩니다.
      </p>
      {mustRepeat(available) && (
        <p className="text-sm leading-6">
          이 지문으로 만들 수 있는 유형이 적어 비슷한 유형이 되풀이됩니다. 지문을 보완하면 더 다양한 세트를 만들 수
          있습니다.
        </p>
      )}
      <ol ref={list} className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <SlotFields
            key={row.id}
            number={index + 1}
            row={row}
            available={available}
            onChange={(part) => change(row.id, part)}
            onRemove={rows.length > LIMITS.setSlotsMin ? () => remove(row.id) : undefined}
          />
        ))}
      </ol>
      <Button className="w-fit" size="small" disabled={rows.length >= LIMITS.setSlotsMax} onClick={add}>
        <Plus aria-hidden="true" size={16} />
        문항 더하기
      </Button>
      <div className="panel flex flex-col gap-3">
        <TicketFigures ticket={ticket} count={rows.length} />
      </div>
      <DialogActions>
        {isShort ? (
          <Button className="flex-1" variant="primary" size="large" onClick={onBuy}>
            이용권 구매하기
          </Button>
        ) : (
          <Button
            className="flex-1"
            variant="primary"
            size="large"
            disabled={ticket === undefined}
            isBusy={isSubmitting}
            onClick={create}
          >{`문항 ${rows.length}개 생성하기`}</Button>
        )}
      </DialogActions>
    </>
  );
}

function SlotFields({
  number,
  row,
  available,
  onChange,
  onRemove,
}: {
  number: number;
  row: SlotRow;
  available: readonly QuestionType[];
  onChange: (part: Partial<SlotRow>) => void;
  onRemove: (() => void) | undefined;
}) {
  const id = useId();
  return (
    <li className="flex items-center gap-2 max-sm:flex-wrap">
      <span aria-hidden="true" className="w-5 text-sm font-semibold tabular-nums">
        {number}
      </span>
      <label htmlFor={`${id}-type`} className="sr-only">{`${number}번 문항 유형`}</label>
      <select
        id={`${id}-type`}
        className="control min-h-10 min-w-0 flex-1 max-sm:basis-[calc(100%-1.75rem)]"
        value={row.type}
        onChange={(event) => onChange({ type: event.target.value })}
      >
        {available.map((type) => (
          <option key={type.id} value={type.type}>
            {`${type.pattern} – ${type.type} (${type.style})`}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-difficulty`} className="sr-only">{`${number}번 문항 난도`}</label>
      <select
        id={`${id}-difficulty`}
        className="control min-h-10 w-24 max-sm:ml-7 max-sm:flex-1"
        value={row.difficulty}
        onChange={(event) => onChange({ difficulty: event.target.value as Difficulty | '' })}
      >
        <option value="">난도</option>
        {DIFFICULTIES.map((difficulty) => (
          <option key={difficulty}>{difficulty}</option>
        ))}
      </select>
      <IconButton label={`${number}번 문항 빼기`} icon={X} disabled={!onRemove} onClick={() => onRemove?.()} />
    </li>
  );
}
