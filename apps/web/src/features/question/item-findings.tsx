import type { Finding } from '@chulje/contract';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';

export interface ItemFindingsProps {
  findings: readonly Finding[];
  onJump: (finding: Finding) => void;
  /** Places in the set, from 0, of the other items that were saved with errors. */
  faulty: readonly number[];
  onMove: (place: number) => void;
}

/** What there is to say of an item, and which others have errors: one is seen at a time, an export prints them all. */
export function ItemFindings({ findings, onJump, faulty, onMove }: ItemFindingsProps) {
  return (
    <>
      {faulty.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-danger">
          오류가 있는 다른 문항
          {faulty.map((place) => (
            <button key={place} type="button" className="link min-h-6" onClick={() => onMove(place)}>
              {place + 1}번
            </button>
          ))}
        </p>
      )}
      {findings.length > 0 && <Findings findings={findings} onJump={onJump} />}
    </>
  );
}

/** So many remarks leave the item in sight. */
const AT_FIRST = 5;

/** 점검 결과: each remark in words, errors first, with a button that goes to the place it speaks of. */
function Findings({ findings, onJump }: Pick<ItemFindingsProps, 'findings' | 'onJump'>) {
  const [showsAll, setShowsAll] = useState(false);
  const sorted = findings.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const more = sorted.length - AT_FIRST;
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label="점검 결과" className="flex flex-col gap-2">
        {(showsAll ? sorted : sorted.slice(0, AT_FIRST)).map((finding) => (
          <li key={`${finding.rule}/${finding.place}/${finding.message}`} className="flex items-start gap-2 text-sm">
            <Badge tone={finding.severity === 'error' ? 'danger' : 'warning'}>
              {finding.severity === 'error' ? '오류' : '주의'}
            </Badge>
            <span className="min-w-0 flex-1">
              {finding.place && <span className="text-muted">{finding.place} · </span>}
              {finding.message}
            </span>
            <button
              type="button"
              className="link shrink-0 text-xs"
              aria-label={`${finding.place || '문항'} 자리로 이동`}
              onClick={() => onJump(finding)}
            >
              이동
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="link min-h-6 w-fit text-sm"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? '접기' : `${more}개 더 보기`}
        </button>
      )}
    </div>
  );
}
