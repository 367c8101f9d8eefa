import { type Check, keyLabel } from '@chulje/contract';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

export interface CheckBadgeProps {
  check: Check;
  /** Of the item on screen, 1–5. */
  itemKey: number;
  /** Whether it is of the item and the passage as they are on screen. */
  isAsChecked: boolean;
  hasFindings: boolean;
  /** The server verifies what it keeps: what is on screen has to be saved first. */
  isUnsaved: boolean;
  isVerifying: boolean;
  /** Absent where nothing can verify the item, or something runs. */
  onVerify: (() => void) | undefined;
}

/** 검증됨 or 검토 필요, by whom, how those who solved it blind voted, and 다시 검증 once something has changed. */
export function CheckBadge({
  check,
  itemKey,
  isAsChecked,
  hasFindings,
  isUnsaved,
  isVerifying,
  onVerify,
}: CheckBadgeProps) {
  const state = isAsChecked ? check.found.state : '검토 필요';
  const mayVerify = !isAsChecked && onVerify !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
      <Badge tone={state === '검증됨' ? 'success' : 'warning'}>
        {isAsChecked && check.isOwn ? `AI 풀이 일치 ${check.votes.length}/${check.votes.length}` : state}
      </Badge>
      <span className="min-w-0 flex-1 basis-60">
        {check.engine}
        {isAsChecked &&
          check.votes.length > 0 &&
          ` · 정답을 모르고 푼 답: ${check.votes.map((vote) => keyLabel(vote)).join(' ')}`}
        {isAsChecked && check.by.length > 0 && ` · 풀고 판정한 모델: ${check.by.join(', ')}`}
        {isAsChecked && check.checked.length > 0 && ` · 확인한 것: ${check.checked.join(', ')}`}
        {isAsChecked &&
          check.weak.length > 0 &&
          ` · 약한 모델은 ${check.weak.length}번 가운데 ${check.weak.filter((answer) => answer === itemKey).length}번 맞혔습니다(적게 맞힐수록 어려운 문항).`}
        {isAsChecked && check.isOwn && ' · 문항을 쓴 모델이 스스로 풀어 검증으로 치지 않습니다.'}
        {isAsChecked && check.isGivenAway && ' · 지문을 읽지 않고 선택지의 꼴만 보고도 정답을 고를 수 있습니다.'}
        {!isAsChecked && ' · 검증한 뒤에 지문이나 문항이 바뀌었습니다.'}
        {state === '검토 필요' &&
          (hasFindings ? ' · 아래 점검 결과를 확인해 주세요.' : ' · 지문과 견주어 읽어 본 뒤에 쓰세요.')}
        {mayVerify && isUnsaved && ' · 저장하면 다시 검증할 수 있습니다.'}
      </span>
      {mayVerify && (
        <Button size="small" disabled={isUnsaved} isBusy={isVerifying} onClick={onVerify}>
          다시 검증
        </Button>
      )}
    </div>
  );
}
