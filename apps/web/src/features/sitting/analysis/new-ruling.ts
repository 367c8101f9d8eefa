import type { addRuling, InputOf, RULING_KINDS } from '@chulje/contract';

type NewRuling = InputOf<typeof addRuling>['body'];

export interface RulingDraft {
  kind: (typeof RULING_KINDS)[number];
  /** Options that are chosen, in order. */
  keys: readonly number[];
  /** Of 문항 제외: whether the others are stretched to the full score. */
  keepsFullScore: boolean;
  reason: string;
}

/** The ruling that a draft comes to, or what it lacks. */
export function readDraft(
  { kind, keys, keepsFullScore, reason }: RulingDraft,
  about: Pick<NewRuling, 'number' | 'seen'>,
): NewRuling | string {
  const common = { ...about, reason };
  if (kind === '정답 변경')
    return keys.length === 1 ? { ...common, kind, keys: [...keys] } : '새 정답을 하나 골라 주세요.';
  if (kind === '복수 정답')
    return keys.length >= 2 ? { ...common, kind, keys: [...keys] } : '정답으로 할 선지를 둘 이상 골라 주세요.';
  return kind === '문항 제외'
    ? { ...common, kind, score: keepsFullScore ? '만점 유지' : '총점 줄임' }
    : { ...common, kind };
}
