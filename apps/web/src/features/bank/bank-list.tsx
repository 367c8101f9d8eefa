import { type BankItem, keyLabel } from '@chulje/contract';
import { Eye, Tag } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const CHECK_TONES = { 검증됨: 'success', '검토 필요': 'warning', '검증 안 함': 'neutral' } as const;
const HEADS = ['문항', '유형', '지문', '난이도', '검증', '쓴 적'] as const;

export interface BankListProps {
  items: readonly BankItem[];
  isChosen: (item: BankItem) => boolean;
  onSwitch: (item: BankItem) => void;
  onRead: (item: BankItem) => void;
  onTag: (item: BankItem) => void;
}

/** Items as rows: a table on wide screens, cards on phones; the same markup, the same order of focus. */
export function BankList({ items, ...row }: BankListProps) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-sm max-md:block">
        <caption className="sr-only">문항 은행</caption>
        <thead className="border-line border-b bg-sunken text-left text-muted text-xs max-md:hidden">
          <tr>
            <th scope="col">
              <span className="sr-only">선택</span>
            </th>
            {HEADS.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">할 일</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map((item) => (
            <BankLine key={item.queCode} item={item} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BankLine({ item, isChosen, onSwitch, onRead, onTag }: { item: BankItem } & Omit<BankListProps, 'items'>) {
  const name = `${item.title} ${item.number}번`;
  const used = item.exams > 0 ? `시험지 ${item.exams}개` : '없음';
  return (
    <tr
      aria-selected={isChosen(item)}
      className="border-line border-b align-top last:border-b-0 aria-selected:bg-accent-soft max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:py-1"
    >
      <td className="w-10 py-1 pl-2">
        <label className="flex size-9 items-center justify-center">
          <input
            type="checkbox"
            aria-label={`${name} 선택`}
            className="size-4 accent-accent"
            checked={isChosen(item)}
            onChange={() => onSwitch(item)}
          />
        </label>
      </td>
      <td className="min-w-0 px-3 py-2.5 max-md:px-1 md:min-w-64">
        <button
          type="button"
          className="text-left font-medium hover:text-accent hover:underline"
          onClick={() => onRead(item)}
        >
          {item.stem}
        </button>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
          {item.hasMaterial && <span>〈보기〉</span>}
          <span>정답 {keyLabel(item.key)}</span>
          <span>{item.points}점</span>
          {item.tags.map((tag) => (
            <span key={tag} className="text-accent">
              #{tag}
            </span>
          ))}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs md:hidden">
          <span>{[item.field, item.type, `난이도 ${item.difficulty}`].filter(Boolean).join(' · ')}</span>
          <span className="min-w-0 truncate">{name}</span>
          {item.workTags.map((tag) => (
            <span key={tag} className="text-accent">
              #{tag}
            </span>
          ))}
          {item.facility !== null && <span>{facilityText(item.facility)}</span>}
          {item.exams > 0 && <span>{used}</span>}
          {item.check !== '검증 안 함' && <Badge tone={CHECK_TONES[item.check]}>{item.check}</Badge>}
          {item.isArchived && <Badge>보관</Badge>}
        </span>
      </td>
      <td className="px-3 py-2.5 max-md:hidden">
        {item.type}
        <span className="block text-muted text-xs">
          {item.pattern} · {item.style}
        </span>
      </td>
      <td className="max-w-56 px-3 py-2.5 max-md:hidden">
        <span className="flex items-center gap-2">
          <span className="min-w-0 truncate" title={item.title}>
            {item.title}
          </span>
          {item.isArchived && <Badge>보관</Badge>}
        </span>
        <span className="block truncate text-muted text-xs">
          {[`${item.number}번`, item.field, item.keyword].filter(Boolean).join(' · ')}
        </span>
        {item.workTags.length > 0 && (
          <span className="block truncate text-accent text-xs">{item.workTags.map((tag) => `#${tag}`).join(' ')}</span>
        )}
      </td>
      <td className="px-3 py-2.5 whitespace-nowrap max-md:hidden">
        {item.difficulty}
        {item.facility !== null && (
          <span className="block text-muted text-xs tabular-nums">{facilityText(item.facility)}</span>
        )}
      </td>
      <td className="px-3 py-2 max-md:hidden">
        <Badge tone={CHECK_TONES[item.check]}>{item.check}</Badge>
      </td>
      <td className="px-3 py-2.5 whitespace-nowrap text-ink-soft tabular-nums max-md:hidden">{used}</td>
      <td className="px-1 py-0.5 text-right whitespace-nowrap max-md:flex max-md:flex-col">
        <IconButton label={`${name} 미리보기`} icon={Eye} onClick={() => onRead(item)} />
        <IconButton label={`${name} 태그`} icon={Tag} onClick={() => onTag(item)} />
      </td>
    </tr>
  );
}

const facilityText = (facility: number): string => `정답률 ${Math.round(facility * 100)}%`;
