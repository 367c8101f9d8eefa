import type { Generation } from '@chulje/contract';
import { Check, CircleAlert } from 'lucide-react';
import type { SetRun } from '../../entities/generation/use-set-generation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ElapsedTime } from '../../ui/elapsed-time.tsx';
import { Spinner } from '../../ui/spinner.tsx';

export interface SetProgressDialogProps {
  run: SetRun;
  onShow: (pasCode: string) => void;
  onLeave: () => void;
}

/** Progress of a set item by item: what is done stays, what failed says why. */
export function SetProgressDialog({ run, onShow, onLeave }: SetProgressDialogProps) {
  const { set, isOpen, isEnded } = run;
  const generations = set?.generations ?? [];
  const made = generations.filter(({ state }) => state === 'done').length;
  const failed = generations.filter(({ state }) => state === 'failed').length;
  return (
    <Dialog
      isOpen={isOpen}
      title={isEnded ? '문항 세트 생성을 마쳤습니다' : '문항 세트를 생성하고 있습니다'}
      width={480}
    >
      <p className="text-sm text-muted">
        {isEnded
          ? `문항 ${made}개를 만들었습니다.${failed > 0 ? ` 만들지 못한 ${failed}개의 이용권은 차감되지 않았습니다.` : ''}`
          : '만들어진 문항부터 여기에 표시합니다. 이 창을 닫아도 생성은 계속됩니다.'}
      </p>
      <p aria-live="polite" className="sr-only">{`${generations.length}개 가운데 ${made + failed}개 끝남`}</p>
      {generations.length === 0 && <Spinner label="시작하는 중" />}
      <ol className="flex flex-col gap-2" aria-label="문항별 진행">
        {generations.map((generation) => (
          <li key={generation.generationId} className="flex gap-3 rounded border border-line p-3 text-sm">
            <span className="inline-flex size-5 shrink-0 items-center justify-center">
              <StateIcon generation={generation} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{`${generation.position + 1}번 ${generation.label}`}</span>
              <span className="block text-muted">{describe(generation)}</span>
            </span>
          </li>
        ))}
      </ol>
      <DialogActions className="items-center justify-between">
        {isEnded ? <span /> : <ElapsedTime createdAt={generations[0]?.createdAt} now={generations[0]?.now} />}
        {isEnded ? (
          <Button variant="primary" onClick={() => (made > 0 && set ? onShow(set.pasCode) : run.close())}>
            {made > 0 ? '문항 보기' : '닫기'}
          </Button>
        ) : (
          <Button size="small" variant="ghost" onClick={onLeave}>
            나가서 기다리기
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function StateIcon({ generation }: { generation: Generation }) {
  if (generation.state === 'done') return <Check aria-label="만듦" size={16} className="text-success" />;
  if (generation.state === 'failed') return <CircleAlert aria-label="실패" size={16} className="text-danger" />;
  if (generation.state === 'running') return <Spinner />;
  return <span aria-hidden="true" className="size-1.5 rounded-full bg-line-strong" />;
}

function describe({ state, stage, error }: Generation): string {
  if (state === 'failed') return error?.message ?? '만들지 못했습니다.';
  if (state === 'done') return '만들었습니다.';
  return state === 'running' ? `${stage} 중` : '차례를 기다리는 중';
}
