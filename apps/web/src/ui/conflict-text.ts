import type { ConfirmText } from './confirm-dialog.tsx';

/** Asked when another window or device saved the work first; true overwrites, false takes what is stored. */
export const CONFLICT_TEXT: ConfirmText = {
  title: '다른 창에서 먼저 저장했습니다',
  body: '이 작업을 다른 창이나 기기에서 먼저 저장했습니다. 지금 화면의 내용으로 덮어쓰거나, 저장된 내용을 불러올 수 있습니다.',
  cancelLabel: '저장된 내용 불러오기',
  confirmLabel: '지금 내용으로 덮어쓰기',
};
