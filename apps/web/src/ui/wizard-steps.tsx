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

/** On phones a long form is three short ones: this says where one is. Wide screens show the form whole. */
export function WizardProgress({ step, steps }: Pick<WizardStepsProps, 'step' | 'steps'>) {
  return (
    <ol className="flex gap-1.5 md:hidden" aria-label="입력 단계">
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
  );
}

/** 이전 and 다음, below the fields of a step. */
export function WizardButtons({ step, steps, canGoOn, onStep }: WizardStepsProps) {
  return (
    <div className="flex gap-2 md:hidden">
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
