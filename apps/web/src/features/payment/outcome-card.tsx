import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../ui/spinner.tsx';

const TONES = { success: 'text-success', warning: 'text-warning', danger: 'text-danger' };

export interface OutcomeCardProps {
  icon: LucideIcon;
  tone: keyof typeof TONES;
  title: string;
  children: ReactNode;
}

/** How a payment ended, in the middle of the screen and read out when it appears. */
export function OutcomeCard({ icon: Icon, tone, title, children }: OutcomeCardProps) {
  return (
    <Card>
      <div role="status" className="flex flex-col gap-5">
        <div className="flex flex-col items-center gap-3">
          <Icon aria-hidden="true" size={44} strokeWidth={1.5} className={TONES[tone]} />
          <h1 className="text-xl font-bold tracking-tight text-ink">{title}</h1>
        </div>
        {children}
      </div>
    </Card>
  );
}

/** Where the outcome will stand, until it is known. */
export function AwaitedOutcome({ label }: { label: string }) {
  return (
    <Card>
      <Spinner label={label} />
    </Card>
  );
}

function Card({ children }: { children: ReactNode }) {
  return (
    <div className="screen items-center py-12 md:py-20">
      <section className="panel w-full max-w-md p-8 text-center text-ink-soft">{children}</section>
    </div>
  );
}
