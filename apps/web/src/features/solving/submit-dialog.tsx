/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';

/** 제출 확인: the items without an answer, each a way back to it. */
export function SubmitDialog({
  blank,
  canGo,
  onGo,
  onClose,
  onSubmit,
}: {
  blank: readonly number[];
  canGo: (number: number) => boolean;
  onGo: (number: number) => void;
  onClose: () => void;
  onSubmit: () => void;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      class="modal solve-dialog"
      aria-labelledby="submit-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id="submit-title" class="text-lg font-bold">
        제출하시겠습니까?
      </h2>
      {blank.length === 0 ? (
        <p>모든 문항에 답했습니다.</p>
      ) : (
        <>
          <p>빈 문항 {blank.length}개</p>
          <div class="flex flex-wrap gap-2">
            {blank.map((number) => (
              <button
                key={number}
                type="button"
                class="solve-button solve-small"
                disabled={!canGo(number)}
                onClick={() => onGo(number)}
              >
                {number}번으로
              </button>
            ))}
          </div>
        </>
      )}
      <p class="text-sm text-ink-soft">제출한 뒤에는 답을 바꿀 수 없습니다.</p>
      <div class="flex gap-2">
        <button type="button" class="solve-button flex-1" onClick={onClose}>
          더 풀기
        </button>
        <button type="button" class="solve-button solve-primary flex-1" onClick={onSubmit}>
          제출하기
        </button>
      </div>
    </dialog>
  );
}
