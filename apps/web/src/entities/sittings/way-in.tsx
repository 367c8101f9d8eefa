import type { Sitting } from '@chulje/contract';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { paths } from '../paths.ts';
import { QrCode } from './qr-code.tsx';

/** The whole address of a sitting. */
export const linkOf = ({ code }: Pick<Sitting, 'code'>): string => location.origin + paths.solveLink(code);
/** Where the class code is typed, as it is read aloud. */
export const codeAddress = (): string => location.host + paths.solve;

/** How students come in: link, class code and QR. */
export function WayIn({ sitting }: { sitting: Sitting }) {
  const toast = useToast();
  const link = linkOf(sitting);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.success('링크를 복사했습니다.');
    } catch {
      toast.error('복사하지 못했습니다. 링크를 눌러 직접 복사해 주세요.');
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-5">
      <QrCode text={link} label="응시 링크 QR" className="size-36 rounded border border-line" />
      <dl className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <dt className="field-label">링크</dt>
          <dd className="flex flex-wrap items-center gap-2">
            <a className="link min-w-0 break-all text-sm" href={link} target="_blank" rel="noreferrer">
              {link}
            </a>
            <Button size="small" className="shrink-0" onClick={() => void copy()}>
              링크 복사
            </Button>
          </dd>
        </div>
        <div>
          <dt className="field-label">코드</dt>
          <dd>
            <strong className="font-mono text-2xl tracking-widest">{sitting.joinCode}</strong>
            <span className="ml-2 inline-block text-sm text-ink-soft">{codeAddress()}에서 입력</span>
          </dd>
        </div>
      </dl>
    </div>
  );
}
