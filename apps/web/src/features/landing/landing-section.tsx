import type { ReactNode } from 'react';

export interface LandingSectionProps {
  /** Also what anchors point to. */
  id: string;
  /** Says above the title what the section is about. */
  label: string;
  title: ReactNode;
  lead?: ReactNode;
  isTinted?: boolean;
  children: ReactNode;
}

/** One part of the landing page under a heading of its own. */
export function LandingSection({ id, label, title, lead, isTinted = false, children }: LandingSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`landing-section ${isTinted ? 'border-y border-line bg-surface' : ''}`}
    >
      <div className="landing-width">
        <p className="mb-3 text-sm font-semibold text-accent">{label}</p>
        <h2 id={`${id}-title`} className="landing-title">
          {title}
        </h2>
        {lead && <p className="landing-lead">{lead}</p>}
        <div className="mt-10 md:mt-12">{children}</div>
      </div>
    </section>
  );
}
