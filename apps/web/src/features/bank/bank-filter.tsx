import {
  BANK_ARCHIVES,
  BANK_CHECKS,
  BANK_FACILITIES,
  DIFFICULTIES,
  FIELDS,
  LIMITS,
  PATTERNS,
  STYLES,
} from '@chulje/contract';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useBankTags, useTypeNames } from '../../entities/bank/bank.ts';
import { useLimitedInput } from '../../entities/text/limited-input.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { BankFilter } from './use-bank-address.ts';

/** After the last key; asking at every one would answer words nobody meant. */
const TYPING_MS = 300;
const HAND_WRITTEN = '직접 쓴 문항';

export interface BankFilterProps {
  filter: BankFilter;
  onChange: (changed: Partial<BankFilter>) => void;
}

/** Everything the bank can be narrowed to: in rows on wide screens, behind a button on phones. */
export function BankFilterBar({ filter, onChange }: BankFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const choices = useId();
  const count = Object.entries(filter).filter(
    ([name, value]) => value !== '' && name !== 'q' && name !== 'work',
  ).length;
  return (
    <search className="flex flex-col gap-3">
      <div className="flex gap-2">
        <SearchField value={filter.q} onChange={(q) => onChange({ q })} />
        <Button className="md:hidden" aria-expanded={isOpen} aria-controls={choices} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" size={16} />
          필터{count > 0 && ` ${count}`}
        </Button>
      </div>
      <div
        id={choices}
        className={`grid grid-cols-2 gap-2 md:grid-cols-4 xl:grid-cols-6 ${isOpen ? '' : 'max-md:hidden'}`}
      >
        <Choices filter={filter} onChange={onChange} />
      </div>
    </search>
  );
}

function Choices({ filter, onChange }: BankFilterProps) {
  const types = useTypeNames();
  const tags = useBankTags();
  const known = (types.data ?? []).filter(({ pattern }) => filter.pattern === '' || pattern === filter.pattern);
  const typeNames = [...new Set([...known.map(({ type }) => type), HAND_WRITTEN])];
  const plain = (values: readonly string[]) => values.map((value) => [value, value] as const);
  const choose = (name: keyof BankFilter) => ({
    value: filter[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <Choice label="분야" all="전체 분야" {...choose('field')} options={plain(FIELDS)} />
      <Choice
        label="영역"
        all="전체 영역"
        value={filter.pattern}
        // A type of another pattern would find nothing.
        onChange={(pattern) => onChange({ pattern, type: '' })}
        options={plain(PATTERNS)}
      />
      <Choice label="유형" all="전체 유형" {...choose('type')} options={plain(typeNames)} />
      <Choice label="형식" all="전체 형식" {...choose('style')} options={plain(STYLES)} />
      <Choice
        label="〈보기〉"
        all="〈보기〉 전체"
        {...choose('material')}
        options={[
          ['true', '〈보기〉 있음'],
          ['false', '〈보기〉 없음'],
        ]}
      />
      <Choice
        label="난이도"
        all="전체 난이도"
        {...choose('difficulty')}
        options={DIFFICULTIES.map((level) => [level, `난이도 ${level}`] as const)}
      />
      <Choice
        label="정답률"
        all="정답률 전체"
        {...choose('facility')}
        options={BANK_FACILITIES.map((facility) => [facility, `정답률 ${facility}`] as const)}
      />
      <Choice label="검증" all="검증 전체" {...choose('check')} options={plain(BANK_CHECKS)} />
      <Choice
        label="쓴 적"
        all="쓴 적 전체"
        {...choose('used')}
        options={[
          ['true', '시험지에 쓴 문항'],
          ['false', '쓰지 않은 문항'],
        ]}
      />
      <Choice label="태그" all="전체 태그" {...choose('tag')} options={plain(tags.data ?? [])} />
      <Choice
        label="보관한 작업"
        all="보관한 작업 제외"
        {...choose('archive')}
        options={[
          [BANK_ARCHIVES[1], '보관한 작업 포함'],
          [BANK_ARCHIVES[2], '보관한 작업만'],
        ]}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  onChange: (value: string) => void;
  /** Value and words of each. */
  options: readonly (readonly [string, string])[];
}

/** One of some, or all. What is chosen is shown, whether or not it is among them. */
function Choice({ label, all, value, onChange, options }: ChoiceProps) {
  const known =
    value === '' || options.some(([option]) => option === value) ? options : [...options, [value, value] as const];
  const chosen = known.find(([option]) => option === value)?.[1] ?? all;
  return (
    <Select
      label={label}
      value={chosen}
      onChange={(words) => onChange(known.find(([, name]) => name === words)?.[0] ?? '')}
      options={[all, ...known.map(([, name]) => name)]}
      className={`text-sm ${value === '' ? '' : 'border-accent text-accent'}`}
    />
  );
}

/** Words are looked for once typing rests, if each is long enough. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const { inputProps } = useLimitedInput(LIMITS.topicMax, { value: typed, onChange: setTyped });
  const hint = useId();
  const words = typed.split(/\s+/).filter(Boolean);
  const isShort = words.some((word) => word.length < LIMITS.bankSearchMin);
  const wanted = words.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed counts, not when the screen is drawn anew
  useEffect(() => {
    if (isShort || wanted === value) return;
    const timer = setTimeout(() => onChange(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted, isShort]);
  // The way back, or a filter that was cleared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes from outside
  useEffect(() => {
    if (value !== wanted) setTyped(value);
  }, [value]);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1 md:max-w-96">
      <label className="relative">
        <span className="sr-only">발문, 보기, 선택지, 작업명과 제재에서 찾기</span>
        <Search aria-hidden="true" size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          type="search"
          className="control min-h-10 pl-9"
          placeholder="문항과 작업명 검색"
          aria-describedby={isShort ? hint : undefined}
          {...inputProps}
        />
      </label>
      {isShort && (
        <p id={hint} className="text-xs text-muted">
          낱말마다 {LIMITS.bankSearchMin}글자 이상 입력하면 찾습니다.
        </p>
      )}
    </div>
  );
}
