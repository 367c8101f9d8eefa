import {
  type AnalysedItem,
  keyLabel,
  LIMITS,
  OPTION_LABELS,
  RULING_KINDS,
  type Ruling,
  type Sitting,
} from '@chulje/contract';
import { useState } from 'react';
import { useAddRuling, useRulings } from '../../../entities/sittings/rulings.ts';
import { seatName } from '../../../entities/sittings/seat-name.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { pointsText } from './figures.ts';
import { type RulingDraft, readDraft } from './new-ruling.ts';

const EMPTY: RulingDraft = { kind: '정답 변경', keys: [], keepsFullScore: true, reason: '' };
const HINTS: Record<RulingDraft['kind'], string> = {
  '정답 변경': '고른 선지 하나만 정답으로 다시 채점합니다.',
  '복수 정답': '고른 선지를 모두 정답으로 다시 채점합니다.',
  '전원 정답': '답하지 않은 학생까지 모두 맞은 것으로 다시 채점합니다.',
  '문항 제외': '이 문항을 채점에서 뺍니다.',
  되돌리기: '확정한 시험지의 정답과 배점으로 다시 채점합니다.',
};

/** 재채점 of one item: what was ruled, and a new ruling. */
export function Regrade({ sitting, item }: { sitting: Sitting; item: AnalysedItem }) {
  const { data } = useRulings(sitting.code);
  const own = (data ?? []).filter(({ number }) => number === item.number);
  return (
    <section aria-label="재채점" className="flex flex-col gap-3 rounded border border-line p-3">
      {own.length > 0 && (
        <ul className="flex flex-col gap-2 text-sm">
          {own.map((ruling) => (
            <Made key={ruling.at} ruling={ruling} />
          ))}
        </ul>
      )}
      <details>
        <summary className="field-label">재채점: 정답 고치기, 문항 제외</summary>
        <NewRuling
          sitting={sitting}
          item={item}
          seen={data?.length}
          isRuled={own.length > 0 && own[0]?.kind !== '되돌리기'}
        />
      </details>
    </section>
  );
}

function Made({ ruling: { kind, keys, score, reason, at, rose, fell, changes } }: { ruling: Ruling }) {
  const what = [kind, keys.map(keyLabel).join(''), score].filter(Boolean).join(' ');
  return (
    <li>
      <p>
        {formatDateTime(at)} · {what} · 오른 풀이 {rose}개, 내린 풀이 {fell}개{reason && ` · ${reason}`}
      </p>
      {changes.length > 0 && (
        <details>
          <summary className="text-ink-soft">학생마다 전과 후</summary>
          <ul className="mt-1 flex flex-wrap gap-x-4 tabular-nums">
            {changes.map((change) => (
              <li key={`${change.class}/${change.number}/${change.ordinal}`}>
                {seatName(change)} {pointsText(change.before)} → {pointsText(change.after)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface NewRulingProps {
  sitting: Sitting;
  item: AnalysedItem;
  /** How many rulings of the sitting there are; unknown until they are loaded. */
  seen: number | undefined;
  isRuled: boolean;
}

function NewRuling({ sitting, item, seen = 0, isRuled }: NewRulingProps) {
  const [draft, setDraft] = useState<RulingDraft>(EMPTY);
  const [fault, setFault] = useState<string>();
  const toast = useToast();
  const add = useAddRuling({
    onSuccess({ rose, fell }) {
      toast.success(`다시 채점했습니다. 오른 풀이 ${rose}개, 내린 풀이 ${fell}개입니다.`);
      setDraft(EMPTY);
    },
    onError: (error) => setFault(messageOf(error)),
  });
  const { kind, keys, keepsFullScore, reason } = draft;
  const change = (part: Partial<RulingDraft>) => {
    setFault(undefined);
    setDraft({ ...draft, ...part });
  };
  function send() {
    const ruling = readDraft(draft, { number: item.number, seen });
    if (typeof ruling === 'string') setFault(ruling);
    else add.mutate({ params: { sitting: sitting.code }, body: ruling });
  }
  return (
    <div className="mt-3 flex flex-col items-start gap-3">
      <div className="w-36">
        <Field label="어떻게">
          <Select
            value={kind}
            onChange={(value) => change({ kind: RULING_KINDS.find((each) => each === value) ?? '정답 변경' })}
            options={RULING_KINDS.filter((each) => isRuled || each !== '되돌리기')}
          />
        </Field>
      </div>
      <p className="text-sm text-ink-soft">{HINTS[kind]}</p>
      {(kind === '정답 변경' || kind === '복수 정답') && (
        <fieldset className="flex flex-wrap gap-4">
          <legend className="sr-only">정답으로 할 선지</legend>
          {OPTION_LABELS.map((label, at) => (
            <Checkbox
              key={label}
              label={label}
              isChecked={keys.includes(at + 1)}
              onChange={(isOn) =>
                change({
                  keys: isOn
                    ? [...keys, at + 1].sort((one, other) => one - other)
                    : keys.filter((key) => key !== at + 1),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {kind === '문항 제외' && (
        <Checkbox
          label="만점 유지: 나머지 문항의 점수를 늘려 만점을 그대로 둡니다"
          isChecked={keepsFullScore}
          onChange={(isOn) => change({ keepsFullScore: isOn })}
        />
      )}
      <div className="w-full">
        <Field label="까닭" hint="선생님만 봅니다">
          <TextInput
            value={reason}
            maxLength={LIMITS.rulingReasonMax}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
      </div>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button isBusy={add.isPending} onClick={send}>
          다시 채점
        </Button>
        <p className="text-xs text-muted">
          끝난 풀이의 점수가 모두 다시 매겨지고, 결과를 본 학생에게는 채점이 바뀌었다고 알립니다. 되돌릴 수 있습니다.
        </p>
      </div>
    </div>
  );
}
