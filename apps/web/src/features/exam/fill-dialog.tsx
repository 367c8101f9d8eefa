import { DIFFICULTIES, EXAM_TEMPLATES, type ExamSlot, FIELDS, type Filled, LIMITS } from '@chulje/contract';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFillExam, useTemplates } from '../../entities/exams/filling.ts';
import { paths } from '../../entities/paths.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Select } from '../../ui/select.tsx';
import { shapeOf } from './exam-shape.ts';
import { OwnTemplates } from './own-templates.tsx';
import type { ExamEditor } from './use-exam-editor.ts';

/** 자동 채우기: sets of the library are chosen for the places of a template, and put behind what the exam has. */
export function FillDialog({ isOpen, onClose, editor }: { isOpen: boolean; onClose: () => void; editor: ExamEditor }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="자동 채우기" width={680}>
      <Fill editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function Fill({ editor, onClose }: { editor: ExamEditor; onClose: () => void }) {
  const [name, setName] = useState(EXAM_TEMPLATES[0]?.name ?? '');
  const [slots, setSlots] = useState<readonly ExamSlot[]>(EXAM_TEMPLATES[0]?.slots ?? []);
  const [filled, setFilled] = useState<Filled | null>(null);
  /** Asked again, it chooses otherwise among what suits equally. */
  const [seed, setSeed] = useState(1);
  const { stored, edited, change } = editor;
  const own = useTemplates().data ?? [];
  /** One's own under the names of the others would not be told apart. */
  const templates = [...EXAM_TEMPLATES, ...own.map((each) => ({ ...each, name: `내 틀: ${each.name}` }))];
  const fill = useFillExam({
    onSuccess(made) {
      setFilled(made);
      setSeed((before) => before + 1);
      const sections = made.sections.map(({ pasCode, items }) => ({ pasCode, items }));
      change(
        (before) => ({
          ...before,
          // What was added meanwhile by hand is not added twice.
          sections: [
            ...before.sections,
            ...sections.filter(({ pasCode }) => before.sections.every((other) => other.pasCode !== pasCode)),
          ],
        }),
        `fill ${Date.now()}`,
      );
    },
  });
  const items = edited.sections.reduce((sum, section) => sum + section.items.length, 0);
  const wished = slots.reduce((sum, slot) => sum + slot.items, 0);
  const isOver = edited.sections.length + slots.length > LIMITS.examPassages || items + wished > LIMITS.examItems;

  function choose(template: string) {
    setName(template);
    setSlots(templates.find((each) => each.name === template)?.slots ?? []);
  }
  const setSlot = (at: number, slot: ExamSlot) => setSlots((before) => before.with(at, slot));

  if (filled) return <Outcome filled={filled} onAgain={() => setFilled(null)} onClose={onClose} />;
  return (
    <>
      <p className="text-sm leading-6 text-ink-soft">
        보관함에서 아래에 맞는 지문과 문항을 골라 시험지 뒤에 담습니다. 오류가 있는 문항, 이미 담은 지문, 제재가 같은
        지문은 고르지 않습니다.
      </p>
      <Field label="틀">
        <Select value={name} onChange={choose} options={templates.map((each) => each.name)} />
      </Field>
      <OwnTemplates
        shape={shapeOf(edited, stored)}
        chosen={own.find((each) => name === `내 틀: ${each.name}`)}
        onRemoved={() => choose(EXAM_TEMPLATES[0]?.name ?? '')}
      />
      <ol className="flex flex-col gap-2">
        {slots.map((slot, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of an exam is its number
          <li key={at} className="rounded border border-line p-3">
            <SlotFields
              slot={slot}
              name={`${at + 1}번째 지문`}
              onChange={(next) => setSlot(at, next)}
              onRemove={slots.length > 1 ? () => setSlots((before) => before.toSpliced(at, 1)) : undefined}
            />
          </li>
        ))}
      </ol>
      <Button
        className="self-start"
        disabled={slots.length >= LIMITS.examPassages}
        onClick={() => setSlots((before) => [...before, { items: 4, fields: [], patterns: [], difficulties: null }])}
      >
        <Plus aria-hidden="true" size={16} />
        자리 추가
      </Button>
      <DialogActions className="flex-wrap items-center justify-end">
        <p role="status" className="mr-auto text-sm text-danger">
          {isOver
            ? `시험지 하나에는 지문 ${LIMITS.examPassages}개, 문항 ${LIMITS.examItems}개까지 담을 수 있습니다.`
            : fill.error && messageOf(fill.error)}
        </p>
        <Button
          variant="primary"
          isBusy={fill.isPending}
          disabled={isOver}
          onClick={() => fill.mutate({ params: { exam: stored.code }, body: { slots: [...slots], seed } })}
        >
          지문 {slots.length}개, 문항 {wished}개 채우기
        </Button>
      </DialogActions>
    </>
  );
}

const ANY_FIELD = '모든 분야';

function SlotFields({
  slot,
  name,
  onChange,
  onRemove,
}: {
  slot: ExamSlot;
  name: string;
  onChange: (slot: ExamSlot) => void;
  onRemove: (() => void) | undefined;
}) {
  const field = slot.fields.join('·') || ANY_FIELD;
  const counts = Array.from({ length: 12 }, (_, at) => `${at + 1}문항`);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto text-sm font-semibold">{name}</span>
        <Select
          label={`${name} 분야`}
          value={field}
          onChange={(label) => onChange({ ...slot, fields: FIELDS.filter((each) => label.split('·').includes(each)) })}
          options={[...new Set([ANY_FIELD, ...FIELDS, field])]}
        />
        <Select
          label={`${name} 문항 수`}
          value={`${slot.items}문항`}
          // What was wished of so many items does not hold for another number.
          onChange={(label) =>
            onChange({ ...slot, items: Number.parseInt(label, 10), patterns: [], difficulties: null })
          }
          options={counts}
        />
        {onRemove && <IconButton label={`${name} 자리 빼기`} icon={X} onClick={onRemove} />}
      </div>
      <p className="text-xs leading-5 text-muted">{wishesText(slot)}</p>
    </div>
  );
}

function wishesText({ patterns, difficulties }: ExamSlot): string {
  const counts = patterns.map(({ pattern, min, max }) => `${pattern} ${min === max ? min : `${min}～${max}`}개`);
  const mix = difficulties?.map((count, at) => `${DIFFICULTIES[at]} ${count}`).join(' ');
  return [...counts, ...(mix ? [`난이도 ${mix}`] : [])].join(' · ') || '유형과 난이도를 가리지 않습니다.';
}

function Outcome({ filled, onAgain, onClose }: { filled: Filled; onAgain: () => void; onClose: () => void }) {
  const items = filled.sections.reduce((sum, section) => sum + section.items.length, 0);
  return (
    <>
      <p role="status" className="text-sm leading-6">
        {filled.sections.length > 0
          ? `지문 ${filled.sections.length}개, 문항 ${items}개를 담았습니다. 실행 취소로 되돌릴 수 있습니다.`
          : '담을 수 있는 지문이 보관함에 없습니다.'}
      </p>
      {filled.sections.length > 0 && (
        <ul className="flex flex-col rounded border border-line">
          {filled.sections.map(({ pasCode, title, items: chosen }) => (
            <li key={pasCode} className="flex gap-3 border-line border-b px-3 py-2 text-sm last:border-b-0">
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="text-muted">{chosen.length}문항</span>
            </li>
          ))}
        </ul>
      )}
      {filled.unmet.length > 0 && (
        <section aria-labelledby="exam-unmet" className="flex flex-col gap-2">
          <h3 id="exam-unmet" className="text-sm font-semibold">
            이루지 못한 바람
          </h3>
          <ul className="flex flex-col gap-2">
            {filled.unmet.map(({ slot, message, field, lacksSet }) => (
              <li key={`${slot} ${message}`} className="flex flex-wrap items-center gap-2 text-sm text-warning">
                <span className="mr-auto">{message}</span>
                {lacksSet && (
                  <LinkButton size="small" to={field ? paths.passageFormOf(field) : paths.passageForm}>
                    지금 만들기
                  </LinkButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <DialogActions className="justify-end">
        <Button onClick={onAgain}>더 채우기</Button>
        <Button variant="primary" onClick={onClose}>
          닫기
        </Button>
      </DialogActions>
    </>
  );
}
