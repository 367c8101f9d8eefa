import type { Question } from '@chulje/contract';
import { keyLabel } from '@chulje/contract';
import { Badge } from '../../ui/badge.tsx';

/** 검증됨 or 검토 필요, by whom, and how those who solved it blind voted. */
export function CheckBadge({ check, hasFindings }: { check: NonNullable<Question['check']>; hasFindings: boolean }) {
  const isVerified = check.state === '검증됨';
  return (
    <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
      <Badge tone={isVerified ? 'success' : 'warning'}>{check.state}</Badge>
      <span>
        {check.engine}
        {check.votes.length > 0 && ` · 정답을 모르고 푼 답: ${check.votes.map((vote) => keyLabel(vote)).join(' ')}`}
        {!isVerified && (hasFindings ? ' · 아래 점검 결과를 확인해 주세요.' : ' · 지문과 견주어 읽어 본 뒤에 쓰세요.')}
      </span>
    </p>
  );
}
