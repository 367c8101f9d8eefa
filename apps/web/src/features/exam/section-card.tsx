import type { ExamItem } from '@chulje/contract';
import { ArrowDown, ArrowUp, GripVertical, ListChecks, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type EditedItem, type EditedSection, moved, pointsText, readPoints, withSection } from './edited-exam.ts';
import type { ExamEditor } from './use-exam-editor.ts';

export interface SectionCardProps {
  editor: ExamEditor;
  section: EditedSection;
  firstNumber: number;
  /** Its place among the sections, from 0. */
  place: { at: number; of: number; onMove: (to: number) => void };
  drag: { onStart: () => void; onEnd: () => void };
  /** Opens the choice of its items. */
  onPick: () => void;
}

/** One passage of an exam with the items that are asked of it. */
export function SectionCard({ editor, section, firstNumber, place, drag, onPick }: SectionCardProps) {
  const { stored, change } = editor;
  const { pasCode, items } = section;
  const about = stored.sections.find((known) => known.pasCode === pasCode);
  const title = about?.title ?? '담는 중';
  const setItems = (edit: (items: EditedItem[]) => EditedItem[], kind: string) =>
    change((before) => withSection(before, pasCode, (each) => ({ ...each, items: edit(each.items) })), kind);
  return (
    <article aria-label={title} className="panel flex flex-col gap-1 p-0">
      <div className="flex items-center gap-1 border-line border-b py-1 pr-1 pl-2">
        <span
          draggable
          aria-hidden="true"
          title="끌어서 옮기기"
          className="cursor-grab p-1 text-muted max-md:hidden"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', title);
            drag.onStart();
          }}
          onDragEnd={drag.onEnd}
        >
          <GripVertical size={16} />
        </span>
        <div className="min-w-0 flex-1">
          <p className={`truncate font-semibold ${about && about.state !== '있음' ? 'line-through' : ''}`}>{title}</p>
          <p className="truncate text-xs text-muted tabular-nums">
            {[about?.field, about?.keyword, items.length > 0 && rangeOf(firstNumber, items.length)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {about && about.state !== '있음' && <Badge tone="danger">{about.state}</Badge>}
        <MoveButtons name={title} {...place} />
        <IconButton
          label={`${title} 빼기`}
          icon={X}
          onClick={() => change((before) => withSection(before, pasCode, () => null), `remove ${pasCode}`)}
        />
      </div>
      <ol className="flex flex-col">
        {items.map((entry, at) => (
          <ItemRow
            key={entry.queCode}
            number={firstNumber + at}
            entry={entry}
            known={about?.items.find(({ queCode }) => queCode === entry.queCode)}
            place={{
              at,
              of: items.length,
              onMove: (to) => setItems((list) => moved(list, at, to), `item ${Date.now()}`),
            }}
            onPoints={(points) =>
              setItems(
                (list) => list.map((each) => (each.queCode === entry.queCode ? { ...each, points } : each)),
                `points ${entry.queCode}`,
              )
            }
            onRemove={() =>
              setItems((list) => list.filter(({ queCode }) => queCode !== entry.queCode), `leave ${entry.queCode}`)
            }
          />
        ))}
      </ol>
      <div className="px-3 pb-2">
        <Button size="small" variant="ghost" disabled={about?.state !== '있음'} onClick={onPick}>
          <ListChecks aria-hidden="true" size={16} />
          문항 고르기
        </Button>
      </div>
    </article>
  );
}

const rangeOf = (first: number, count: number) => (count === 1 ? `${first}번` : `${first}～${first + count - 1}번`);

interface ItemRowProps {
  number: number;
  entry: EditedItem;
  known: ExamItem | undefined;
  place: { at: number; of: number; onMove: (to: number) => void };
  onPoints: (points: number) => void;
  onRemove: () => void;
}

function ItemRow({ number, entry, known, place, onPoints, onRemove }: ItemRowProps) {
  const isGone = known !== undefined && known.state !== '있음';
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1 pr-1 pl-3 md:flex-nowrap">
      <span className="w-7 shrink-0 text-right font-semibold tabular-nums">{number}</span>
      <div className="min-w-0 flex-1 basis-40">
        <p className={`truncate text-sm ${isGone ? 'text-muted line-through' : ''}`}>
          {known?.item?.stem ?? (known ? '삭제된 문항' : '담는 중')}
        </p>
        {known?.item && (
          <p className="truncate text-xs text-muted">
            {known.item.type} · {known.item.difficulty}
            {known.item.faults > 0 && <span className="text-danger"> · 규칙 오류 {known.item.faults}</span>}
            {known.isChanged && <span className="text-warning"> · 확정한 뒤 달라짐</span>}
          </p>
        )}
      </div>
      <div className="ml-auto flex items-center">
        <PointsInput number={number} points={entry.points} onChange={onPoints} />
        <MoveButtons name={`${number}번`} {...place} />
        <IconButton label={`${number}번 빼기`} icon={X} onClick={onRemove} />
      </div>
    </li>
  );
}

function MoveButtons({ name, at, of, onMove }: { name: string } & SectionCardProps['place']) {
  return (
    <>
      <IconButton label={`${name} 위로`} icon={ArrowUp} disabled={at === 0} onClick={() => onMove(at - 1)} />
      <IconButton label={`${name} 아래로`} icon={ArrowDown} disabled={at === of - 1} onClick={() => onMove(at + 1)} />
    </>
  );
}

/** What was typed stands until it is a number of points; what is none is left when the field is. */
function PointsInput({
  number,
  points,
  onChange,
}: {
  number: number;
  points: number;
  onChange: (points: number) => void;
}) {
  const [typed, setTyped] = useState(pointsText(points));
  const isWrong = readPoints(typed) === undefined;
  useEffect(() => setTyped((before) => (readPoints(before) === points ? before : pointsText(points))), [points]);
  return (
    <label className="flex items-center gap-1 text-sm">
      <span className="sr-only">{number}번 배점</span>
      <input
        inputMode="decimal"
        className="control min-h-8 w-14 px-2 text-right tabular-nums"
        value={typed}
        maxLength={5}
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          const read = readPoints(event.target.value);
          if (read !== undefined) onChange(read);
        }}
        onBlur={() => setTyped(pointsText(points))}
      />
      점
    </label>
  );
}
