import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Select } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PERIODS, type RecentFilter, STATUSES, TYPES } from './recent-filter.ts';

export interface RecentFilterBarProps {
  filter: RecentFilter;
  onChange: (filter: RecentFilter) => void;
}

/** Type, state and time of the recent works; on phones the type is chosen in a sheet. */
export function RecentFilterBar({ filter, onChange }: RecentFilterBarProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const set = <Name extends keyof RecentFilter>(name: Name, choices: readonly RecentFilter[Name][]) => {
    return (value: string) => onChange({ ...filter, [name]: choices.find((choice) => choice === value) ?? choices[0] });
  };
  const chooseType = set('type', TYPES);
  return (
    <div className="flex gap-2">
      <Select label="유형" className="hidden w-28 md:block" value={filter.type} onChange={chooseType} options={TYPES} />
      <button
        type="button"
        aria-haspopup="dialog"
        className="control inline-flex min-h-10 flex-1 items-center justify-between gap-1 md:hidden"
        onClick={() => setSheetOpen(true)}
      >
        <span>
          <span className="sr-only">유형 </span>
          {filter.type}
        </span>
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      <Select
        label="상태"
        className="flex-1 md:w-32 md:flex-none"
        value={filter.status}
        onChange={set('status', STATUSES)}
        options={STATUSES}
      />
      <Select
        label="기간"
        className="flex-1 md:w-32 md:flex-none"
        value={filter.period}
        onChange={set('period', PERIODS)}
        options={PERIODS}
      />
      <Sheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} title="유형 선택">
        <h2 className="px-5 pt-5 pb-2 text-lg font-bold">유형 선택</h2>
        <ul className="flex flex-col pb-[max(1rem,env(safe-area-inset-bottom))]">
          {TYPES.map((type) => (
            <li key={type}>
              <button
                type="button"
                aria-pressed={type === filter.type}
                className="flex min-h-13 w-full items-center justify-between px-5 text-left aria-pressed:font-semibold aria-pressed:text-accent"
                onClick={() => {
                  chooseType(type);
                  setSheetOpen(false);
                }}
              >
                {type}
                {type === filter.type && <Check aria-hidden="true" size={18} />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
