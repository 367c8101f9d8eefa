import type { Finding } from '@chulje/contract';
import { Badge } from '../../ui/badge.tsx';

/** 점검 결과: each remark in words, with a button that goes to the place it speaks of. */
export function ItemFindings({
  findings,
  onJump,
}: {
  findings: readonly Finding[];
  onJump: (finding: Finding) => void;
}) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label="점검 결과" className="flex flex-col gap-2">
      {findings.map((finding) => (
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
  );
}
