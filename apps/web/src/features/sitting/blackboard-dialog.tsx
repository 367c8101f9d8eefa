import type { Sitting } from '@chulje/contract';
import { QrCode } from '../../entities/sittings/qr-code.tsx';
import { codeAddress, linkOf } from '../../entities/sittings/way-in.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** 칠판 화면: read from the last row. */
export function BlackboardDialog({
  isOpen,
  onClose,
  sitting,
}: {
  isOpen: boolean;
  onClose: () => void;
  sitting: Sitting;
}) {
  const { title, joinCode, solving, ended } = sitting;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} width={1232}>
      <div className="flex flex-wrap items-center justify-center gap-x-12 gap-y-6 py-4 text-center">
        <QrCode text={linkOf(sitting)} label="응시 링크 QR" className="w-[min(22rem,80vw)]" />
        <div className="flex flex-col gap-4">
          <p className="text-2xl">{codeAddress()}</p>
          <p className="font-mono text-[clamp(2.5rem,8vw,6rem)] leading-none font-bold tracking-widest">{joinCode}</p>
          <p role="status" className="text-2xl tabular-nums">
            들어온 학생 {solving + ended}명 · 제출 {ended}명
          </p>
        </div>
      </div>
    </Dialog>
  );
}
