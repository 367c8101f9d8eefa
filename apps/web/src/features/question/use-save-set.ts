import { countCharacters, LIMITS, type QuestionSet, TEXT_TOO_SHORT } from '@chulje/contract';
import type { SavedWork } from '../../entities/works/use-saved-work.ts';
import { messageOf } from '../../lib/api-error.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { EditedSet } from './edited-set.ts';

/**
 * Saving a set by its button, and over what another window saved. A passage too short for items is saved on a desk when
 * the member insists, never on a phone.
 */
export function useSaveSet(work: SavedWork<QuestionSet, EditedSet>) {
  const confirm = useConfirm();
  const toast = useToast();
  const isPhone = useMedia(PHONE);

  async function maySave({ text }: EditedSet): Promise<boolean> {
    if (countCharacters(text) >= LIMITS.bodyMinForItems) return true;
    const title = '글자 수를 확인해 주세요.';
    if (!isPhone) return confirm({ title, body: TEXT_TOO_SHORT, cancelLabel: '취소하기', confirmLabel: '저장하기' });
    await confirm({ title, body: '내용은 최소 500자 이상이어야 합니다.', confirmLabel: '확인' });
    return false;
  }

  async function tell(saving: Promise<boolean>): Promise<void> {
    try {
      if (await saving) toast.success('문항이 저장되었습니다.');
    } catch (error) {
      toast.error(`문항 저장 실패: ${messageOf(error)}`);
    }
  }

  return {
    async save(current: EditedSet): Promise<void> {
      if (current.title.trim() === '') return toast.error('작업명을 입력해 주세요.');
      if (await maySave(current)) await tell(work.save(current));
    },
    overwrite: () => tell(work.overwrite()),
  };
}
