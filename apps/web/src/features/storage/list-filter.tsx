import { FIELDS, LIMITS, WORK_KINDS } from '@chulje/contract';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { WorkFilter } from '../../entities/works/work-filter.ts';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { Select } from '../../ui/select.tsx';

const ALL_FIELDS = '전체 분야';
const ALL_KINDS = '전체 유형';
const ALL_TAGS = '전체 태그';

export interface ListFilterProps {
  filter: WorkFilter;
  /** Those on the works of the list. */
  tags: readonly string[];
  onChange: (changed: Partial<WorkFilter>) => void;
}

/** Field, type and words of a list: selects on wide screens, chips behind a button on phones. */
export function ListFilter({ filter, tags, onChange }: ListFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const chips = useId();
  const field = filter.field || ALL_FIELDS;
  const kind = filter.kind || ALL_KINDS;
  const chooseField = (value: string) => onChange({ field: FIELDS.find((name) => name === value) ?? '' });
  const chooseKind = (value: string) => onChange({ kind: WORK_KINDS.find((name) => name === value) ?? '' });
  const tag = filter.tag || ALL_TAGS;
  const chooseTag = (value: string) => onChange({ tag: value === ALL_TAGS ? '' : value });
  // One that is asked for can be seen, whether or not a work has it.
  const allTags = [ALL_TAGS, ...new Set(filter.tag ? [...tags, filter.tag] : tags)];
  const fields = [ALL_FIELDS, ...FIELDS];
  const kinds = [ALL_KINDS, ...WORK_KINDS];
  return (
    <search className="flex flex-col gap-3">
      <div className="flex gap-2">
        <div className="hidden gap-2 md:flex">
          <Select label="분야" value={field} onChange={chooseField} options={fields} className="w-32" />
          <Select label="유형" value={kind} onChange={chooseKind} options={kinds} className="w-32" />
          {allTags.length > 1 && (
            <Select label="태그" value={tag} onChange={chooseTag} options={allTags} className="w-32" />
          )}
        </div>
        <label className="relative min-w-0 flex-1 md:max-w-72">
          <span className="sr-only">작업명과 제재에서 찾기</span>
          <Search aria-hidden="true" size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <input
            type="search"
            className="control min-h-10 pl-9"
            placeholder="작업명 검색"
            maxLength={LIMITS.topicMax}
            value={filter.search}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        </label>
        <Button className="md:hidden" aria-expanded={isOpen} aria-controls={chips} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" size={16} />
          필터
        </Button>
      </div>
      <div id={chips} hidden={!isOpen} className="flex flex-col gap-2 md:hidden">
        <ChipGroup label="분야" value={field} onChange={chooseField} options={fields} />
        <ChipGroup label="유형" value={kind} onChange={chooseKind} options={kinds} />
        {allTags.length > 1 && <ChipGroup label="태그" value={tag} onChange={chooseTag} options={allTags} />}
      </div>
    </search>
  );
}
