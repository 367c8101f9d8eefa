import { GENERATION_STAGES, type Generation, type GenerationStage, LIMITS, type QueuePlace } from '@chulje/contract';
import { Check } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { ElapsedTime } from '../../ui/elapsed-time.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useEngine } from './use-engine.ts';

export interface GenerationWaitProps {
  /** Null until the server has answered. */
  generation: Generation | null;
  /** Leaves it running: the result comes into the list as 임시저장. */
  onLeave: () => void;
}

/** Nothing is written where an item is only looked at. */
const VERIFICATION_STAGES: readonly GenerationStage[] = ['대기 중', '검사', '저장'];

/** What is told while one waits, and the way out. */
export default function GenerationWait({ generation, onLeave }: GenerationWaitProps) {
  const isVerification = generation?.kind === 'verification';
  const stages = isVerification ? VERIFICATION_STAGES : GENERATION_STAGES;
  const stage = generation?.stage ?? GENERATION_STAGES[0];
  const reached = stages.indexOf(stage);
  const minutes = Math.ceil((useEngine()?.seconds ?? LIMITS.generationSeconds) / 60);
  return (
    <>
      <p className="text-sm text-muted">
        최대 {minutes}분까지 걸릴 수 있습니다. 이 창을 닫아도 {isVerification ? '검증은' : '생성은'} 계속됩니다.
      </p>
      <p aria-live="polite" className="sr-only">
        {stage} 단계
      </p>
      {generation?.queue && (
        <p role="status" className="rounded-lg bg-sunken px-3 py-2 text-sm text-ink">
          {describePlace(generation.queue)}
        </p>
      )}
      <ol className="flex flex-col gap-2" aria-label="진행 단계">
        {stages.map((name, index) => (
          <li
            key={name}
            aria-current={index === reached ? 'step' : undefined}
            className={`flex items-center gap-3 text-sm ${index > reached ? 'text-muted' : 'text-ink'} ${index === reached ? 'font-semibold' : ''}`}
          >
            <span className="inline-flex size-5 items-center justify-center">
              {index < reached && <Check aria-label="마침" size={16} className="text-success" />}
              {index === reached && <Spinner />}
              {index > reached && <span aria-hidden="true" className="size-1.5 rounded-full bg-line-strong" />}
            </span>
            {name}
          </li>
        ))}
      </ol>
      {generation?.partial && (
        // The newest lines are what one waits for: the oldest go out of sight above.
        <div className="passage-box flex max-h-48 flex-col justify-end overflow-hidden">
          <p>{generation.partial.slice(-400)}</p>
        </div>
      )}
      <DialogActions className="items-center justify-between">
        <ElapsedTime createdAt={generation?.createdAt} now={generation?.now} />
        <Button size="small" variant="ghost" onClick={onLeave}>
          나가서 기다리기
        </Button>
      </DialogActions>
    </>
  );
}

/** How many are before it, and how long that takes by what is known now. */
function describePlace({ ahead, seconds }: QueuePlace): string {
  const place = `지금 생성 요청이 많아 앞에서 ${ahead}건이 기다리고 있습니다.`;
  if (seconds === null) return place;
  const wait = seconds < 60 ? `${Math.ceil(seconds / 10) * 10}초` : `${Math.ceil(seconds / 60)}분`;
  return `${place} 약 ${wait} 뒤에 시작합니다.`;
}
