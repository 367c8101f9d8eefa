import type { Pattern } from '@chulje/contract';
import { useConfirm } from '../../ui/confirm-dialog.tsx';

/**
 * Asks before a passage gets a second vocabulary item. Resolves to what the call is to say about it, or to undefined when
 * the member thinks better of it.
 */
export function useMoreVocabulary() {
  const confirm = useConfirm();
  return async function mayAdd(
    wanted: readonly Pattern[],
    standing: readonly { item: { pattern: Pattern } }[],
  ): Promise<{ more_vocabulary: boolean } | undefined> {
    const asked = wanted.filter((pattern) => pattern === '어휘 및 문법').length;
    const isThere = standing.some(({ item }) => item.pattern === '어휘 및 문법');
    if (asked === 0 || asked + Number(isThere) < 2) return { more_vocabulary: false };
    const agreed = await confirm({
      title: '어휘 문항을 더 만드시겠습니까?',
      body: '어휘 문항은 한 지문에 하나가 알맞습니다.',
      cancelLabel: '돌아가기',
      confirmLabel: '더 만들기',
    });
    return agreed ? { more_vocabulary: true } : undefined;
  };
}
