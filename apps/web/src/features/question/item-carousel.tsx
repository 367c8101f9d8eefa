import type { Finding, Item, Question, Span } from '@chulje/contract';
import { ChevronLeft, ChevronRight, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ExplanationPanel } from './explanation-panel.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemView } from './item-view.tsx';

export interface ItemCarouselProps {
  index: number;
  total: number;
  question: { queCode: string; item: Item } | undefined;
  /** The linter's remarks on the item as it was saved. */
  findings: readonly Finding[];
  check: Question['check'];
  onMove: (index: number) => void;
  onChange: (item: Item) => void;
  onShowEvidence: (spans: Span[]) => void;
  /** Absent while there are unsaved changes. */
  onRegenerate: (() => void) | undefined;
  onRemove: () => void;
}

/** One item at a time: "n / total", arrows, view or edit mode, remarks, explanation. */
export function ItemCarousel(props: ItemCarouselProps) {
  const { index, total, question, findings, check, onMove, onChange, onShowEvidence } = props;
  const confirm = useConfirm();
  const [editing, setEditing] = useState<string | null>(null);
  if (!question) {
    return <EmptyState title="문항이 없습니다." body="문항 추가를 눌러 이 지문으로 문항을 만들 수 있습니다." />;
  }
  const isEditing = editing === question.queCode;

  async function toggleEditing() {
    if (isEditing) return setEditing(null);
    const agreed = await confirm({
      title: '문항을 수정하시겠습니까?',
      body: '직접 고친 문항은 정답과 해설이 지문에 맞는지 다시 확인해 주세요.',
      cancelLabel: '취소하기',
      confirmLabel: '수정하기',
    });
    if (agreed && question) setEditing(question.queCode);
  }

  return (
    <section aria-label="문항" className="flex min-w-0 flex-col gap-4">
      <div className="flex items-center justify-between gap-2">
        <div className="flex items-center gap-1">
          <IconButton label="이전 문항" icon={ChevronLeft} disabled={index === 0} onClick={() => onMove(index - 1)} />
          <span aria-live="polite" className="min-w-14 text-center text-sm tabular-nums">
            {index + 1} / {total}
          </span>
          <IconButton
            label="다음 문항"
            icon={ChevronRight}
            disabled={index >= total - 1}
            onClick={() => onMove(index + 1)}
          />
        </div>
        <div className="flex items-center gap-1">
          {check && (
            <Badge tone={check.state === '검증됨' ? 'success' : 'warning'}>{`${check.engine} · ${check.state}`}</Badge>
          )}
          <IconButton
            label={isEditing ? '수정 마치기' : '문항 수정'}
            icon={Pencil}
            isPressed={isEditing}
            onClick={toggleEditing}
          />
          <IconButton
            label="다시 생성"
            icon={RefreshCw}
            disabled={!props.onRegenerate}
            onClick={() => props.onRegenerate?.()}
          />
          <IconButton label="문항 지우기" icon={Trash2} onClick={props.onRemove} />
        </div>
      </div>
      <div className="rounded border border-line bg-surface p-5">
        {isEditing ? (
          <>
            <ItemForm key={question.queCode} item={question.item} onChange={onChange} />
            <Button className="mt-4" variant="secondary" onClick={() => setEditing(null)}>
              수정 마치기
            </Button>
          </>
        ) : (
          <ItemView item={question.item} number={index + 1} showsKey />
        )}
      </div>
      {findings.length > 0 && (
        <ul aria-label="점검 결과" className="flex flex-col gap-2">
          {findings.map((finding) => (
            <li key={`${finding.rule}/${finding.place}`} className="flex gap-2 text-sm">
              <Badge tone={finding.severity === 'error' ? 'danger' : 'warning'}>
                {finding.severity === 'error' ? '오류' : '주의'}
              </Badge>
              <span>
                {finding.place && <span className="text-muted">{finding.place} · </span>}
                {finding.message}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isEditing && <ExplanationPanel item={question.item} onShowEvidence={onShowEvidence} />}
    </section>
  );
}
