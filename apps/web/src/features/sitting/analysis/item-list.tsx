import { type AnalysedItem, type Analysis, observedDifficulty, type Sitting } from '@chulje/contract';
import { useState } from 'react';
import type { AnalysisQuery } from '../../../entities/sittings/analysis.ts';
import { PHONE, useMedia } from '../../../lib/use-media.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { facilityText, flagText, itemsWithheld, NONE, shareInterval, timeText, twoPlaces } from './figures.ts';
import { FileButtons } from './file-buttons.tsx';
import { GiveAgain } from './give-again.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ITEM_ORDERS, type ItemOrder, sortedItems } from './item-order.ts';
import { Head, ScrollTable, ShareBar } from './parts.tsx';

/** 문항표: every item with its figures, sorted and filtered; a press opens one. */
export function ItemList({ sitting, analysis, query }: { sitting: Sitting; analysis: Analysis; query: AnalysisQuery }) {
  const [order, setOrder] = useState<ItemOrder>('번호');
  const [isFalling, setFalling] = useState(false);
  const [isFlagged, setFlagged] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const isPhone = useMedia(PHONE);
  const { students } = analysis;
  const withheld = itemsWithheld(students);
  const items = sortedItems(analysis.items, order, isFalling).filter(({ flags }) => !isFlagged || flags.length > 0);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <div className="w-32">
          <Field label="차례">
            <Select
              value={order}
              onChange={(value) => setOrder(ITEM_ORDERS.find((each) => each === value) ?? '번호')}
              options={ITEM_ORDERS}
            />
          </Field>
        </div>
        <Checkbox label="큰 것부터" isChecked={isFalling} onChange={setFalling} />
        <Checkbox label="표시가 붙은 문항만" isChecked={isFlagged} onChange={setFlagged} />
        <div className="ml-auto flex flex-wrap items-end gap-2 max-md:ml-0">
          <GiveAgain sitting={sitting} analysis={analysis} />
          <FileButtons title={sitting.title} analysis={analysis} />
        </div>
      </div>
      {withheld && <p className="text-sm text-ink-soft">{withheld}</p>}
      {items.length === 0 && <p className="text-sm text-muted">표시가 붙은 문항이 없습니다.</p>}
      {items.length > 0 && isPhone && (
        <ul className="flex flex-col gap-2">
          {items.map((item) => (
            <ItemCard key={item.number} item={item} students={students} onOpen={() => setChosen(item.number)} />
          ))}
        </ul>
      )}
      {items.length > 0 && !isPhone && (
        <ScrollTable
          label="문항별 수치"
          heads={['번호', '유형', '난이도', '정답률', '변별도', '걸린 시간', '빈칸', '표시'].map((name) => (
            <Head key={name}>{name}</Head>
          ))}
        >
          {items.map((item) => (
            <ItemRow key={item.number} item={item} students={students} onOpen={() => setChosen(item.number)} />
          ))}
        </ScrollTable>
      )}
      <ItemDialog sitting={sitting} query={query} number={chosen} onClose={() => setChosen(undefined)} />
    </div>
  );
}

interface OneItem {
  item: AnalysedItem;
  students: number;
  onOpen: () => void;
}

/** As given, and as it was seen where that is another one. */
function difficultyText({ difficulty, facility }: AnalysedItem): string {
  const seen = facility === null ? difficulty : observedDifficulty(facility);
  return seen === difficulty ? difficulty : `${difficulty}(관측 ${seen})`;
}

const openName = ({ number }: AnalysedItem) => `${number}번 문항 자세히`;

function ItemRow({ item, students, onOpen }: OneItem) {
  const { facility, facilityInterval, discrimination, medianMs, blanks, notReached } = item;
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="px-1 py-1 text-left font-medium">
        <Button variant="ghost" size="small" aria-haspopup="dialog" aria-label={openName(item)} onClick={onOpen}>
          {item.number}번
        </Button>
      </th>
      <td className="px-3 py-1.5">{item.type}</td>
      <td className="px-3 py-1.5">{difficultyText(item)}</td>
      <td className="px-3 py-1.5">
        <div className="flex items-center gap-2 whitespace-nowrap">
          {facility !== null && <ShareBar share={facility} interval={facilityInterval} />}
          <span>
            {facilityText(item, students)}
            {facilityInterval && <span className="text-xs text-muted"> ({shareInterval(facilityInterval)})</span>}
          </span>
        </div>
      </td>
      <td className="px-3 py-1.5">{discrimination === null ? NONE : twoPlaces(discrimination)}</td>
      <td className="px-3 py-1.5 whitespace-nowrap">{medianMs === null ? NONE : timeText(medianMs)}</td>
      <td className="px-3 py-1.5 whitespace-nowrap">
        {blanks === null || notReached === null ? NONE : blanksText(blanks, notReached)}
      </td>
      <td className="px-3 py-1.5">
        <Flags item={item} />
      </td>
    </tr>
  );
}

const blanksText = (blanks: number, notReached: number) =>
  [blanks > 0 && `무응답 ${blanks}`, notReached > 0 && `미도달 ${notReached}`].filter(Boolean).join(' · ') || '없음';

function ItemCard({ item, students, onOpen }: OneItem) {
  const { facility, facilityInterval, discrimination, medianMs } = item;
  return (
    <li className="panel flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" aria-haspopup="dialog" aria-label={openName(item)} onClick={onOpen}>
          {item.number}번
        </Button>
        <span className="text-sm">
          {item.type} · {difficultyText(item)}
        </span>
      </div>
      <p className="text-sm tabular-nums">
        정답률 {facilityText(item, students)}
        {facilityInterval && ` (${shareInterval(facilityInterval)})`}
        {discrimination !== null && ` · 변별도 ${twoPlaces(discrimination)}`}
        {medianMs !== null && ` · ${timeText(medianMs)}`}
      </p>
      {facility !== null && <ShareBar share={facility} interval={facilityInterval} />}
      <Flags item={item} />
    </li>
  );
}

function Flags({ item: { flags, isExcluded } }: { item: AnalysedItem }) {
  if (flags.length === 0 && !isExcluded) return null;
  return (
    <div className="flex flex-wrap gap-1">
      {isExcluded && <Badge>제외한 문항</Badge>}
      {flags.map((flag) => (
        <Badge key={flag.kind} tone={flag.kind === '키 의심' || flag.kind === '음의 변별' ? 'danger' : 'warning'}>
          {flagText(flag)}
        </Badge>
      ))}
    </div>
  );
}
