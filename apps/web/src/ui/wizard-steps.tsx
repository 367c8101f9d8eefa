import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface WizardStepsProps {
  /** From 0. */
  step: number;
  /** Names of the steps. */
  steps: readonly string[];
  /** Whether the present step is filled in. */
  canGoOn: boolean;
  onStep: (step: number) => void;
}

/** On phones a long form is three short ones: where one is, back and forth. Wide screens show it whole. */
export function WizardSteps({ step, steps, canGoOn, onStep }: WizardStepsProps) {
  return (
    <nav aria-label="입력 단계" className="flex flex-col gap-3 md:hidden">
      <ol className="flex gap-1.5" aria-label="단계">
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === step ? 'step' : undefined}
            className={`flex-1 border-t-4 pt-1.5 text-xs ${index <= step ? 'border-accent' : 'border-line'} ${index === step ? 'font-semibold' : 'text-muted'}`}
          >
            {name}
          </li>
        ))}
      </ol>
      <div className="flex gap-2">
        {step > 0 && (
          <Button className="flex-1" onClick={() => onStep(step - 1)}>
            이전
          </Button>
        )}
        {step < steps.length - 1 && (
          <Button className="flex-1" variant="primary" disabled={!canGoOn} onClick={() => onStep(step + 1)}>
            다음
          </Button>
        )}
      </div>
    </nav>
  );
}

/** A part of the form that phones show at its step only. */
export function WizardPart({
  isShown,
  className = '',
  children,
}: {
  isShown: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <div className={`${className} ${isShown ? '' : 'max-md:hidden'}`}>{children}</div>;
}
