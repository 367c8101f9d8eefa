import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import { WizardButtons, WizardPart, WizardProgress } from '../../ui/wizard-steps.tsx';
import { paths } from '../paths.ts';
import { TicketPanel } from '../tickets/ticket-panel.tsx';
import { useTicketQuery } from '../tickets/use-ticket.ts';
import type { GenerationFormState } from './use-generation-form.ts';

/** Beside the form, which does not wait for it. */
const DraftBar = lazy(async () => ({ default: (await import('../../ui/draft-bar.tsx')).DraftBar }));

export interface GenerationFormProps<T> {
  heading: string;
  state: GenerationFormState<T>;
  /** Names of the wizard's steps; the last is that of the tickets. */
  steps: readonly string[];
  /** Whether the present step is filled in. */
  canGoOn: boolean;
  /** In place of going there at once. */
  onStep?: (step: number) => void;
  /** The fields, each in the step it belongs to. */
  children: ReactNode;
  /** The buttons that use a ticket. */
  actions: ReactNode;
  onReset: () => void;
  isRunning: boolean;
  /** Why nothing was made, told below the buttons. */
  failure: string | undefined;
}

/** The form of a generation: its fields, and beside them the tickets with what uses them; on phones one step after the other. */
export function GenerationForm<T>(props: GenerationFormProps<T>) {
  const { heading, state, steps, canGoOn, onStep, children, actions, onReset, isRunning, failure } = props;
  const { form, step, setStep } = state;
  const id = useId();
  const navigate = useNavigate();
  const { data: ticket, isError, refetch } = useTicketQuery();
  return (
    <section aria-labelledby={id} className="screen">
      <div className="flex items-center justify-between gap-3">
        <h1 id={id} className="screen-title">
          {heading}
        </h1>
        <UndoButtons history={form} />
      </div>
      <WizardProgress step={step} steps={steps} />
      <Suspense>{form.hasOlder && <DraftBar onRestore={form.restoreOlder} onDiscard={form.discardOlder} />}</Suspense>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_280px]">
        {children}
        <WizardPart isShown={step === steps.length - 1} className="h-fit lg:sticky lg:top-6">
          <TicketPanel
            ticket={ticket}
            onBuy={() => navigate(paths.mypageTab('이용권'))}
            {...(isError && { onRetry: () => void refetch() })}
          >
            {actions}
            <Button disabled={isRunning} onClick={onReset}>
              초기화
            </Button>
            {failure && <GenerationFailure>{failure}</GenerationFailure>}
          </TicketPanel>
        </WizardPart>
      </div>
      <WizardButtons step={step} steps={steps} canGoOn={canGoOn} onStep={onStep ?? setStep} />
    </section>
  );
}

/** Why nothing was made. */
export function GenerationFailure({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-sm text-danger">
      {children}
    </p>
  );
}
