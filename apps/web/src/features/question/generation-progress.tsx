import { useNavigate } from 'react-router';
import { GenerationOverlay } from '../../entities/generation/generation-overlay.tsx';
import type { GenerationRun } from '../../entities/generation/use-generation.ts';
import type { SetRun } from '../../entities/generation/use-set-generation.ts';
import { paths } from '../../entities/paths.ts';
import { SetProgressDialog } from './set-progress-dialog.tsx';

export interface GenerationProgressProps {
  run: GenerationRun;
  setRun: SetRun;
  /** The set can be looked at. */
  onShow: (pasCode: string) => void;
}

/** What a question screen waits for. Leaving it running leads home: whoever stayed would edit a set that grows meanwhile. */
export function GenerationProgress({ run, setRun, onShow }: GenerationProgressProps) {
  const navigate = useNavigate();
  function leave() {
    run.leave();
    setRun.close();
    navigate(paths.home);
  }
  return (
    <>
      <SetProgressDialog run={setRun} onShow={onShow} onLeave={leave} />
      <GenerationOverlay
        title={`문항을 ${run.generation?.kind === 'verification' ? '다시 검증' : '생성'}하고 있습니다`}
        generation={run.generation}
        isOpen={run.isRunning}
        onLeave={leave}
      />
    </>
  );
}
