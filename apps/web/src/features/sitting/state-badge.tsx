import type { Sitting } from '@chulje/contract';
import { Badge } from '../../ui/badge.tsx';

const TONES = { 준비: 'neutral', 열림: 'success', 닫힘: 'warning' } as const;

export function StateBadge({ sitting: { state } }: { sitting: Sitting }) {
  return <Badge tone={TONES[state]}>{state === '닫힘' ? '마감' : state}</Badge>;
}
