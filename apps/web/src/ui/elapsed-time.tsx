import { useEffect, useState } from 'react';

/** Seconds since the generation began, by the server's clock. */
export function ElapsedTime({
  createdAt,
  now,
  className = 'text-sm text-muted',
}: {
  createdAt: string | undefined;
  now: string | undefined;
  className?: string;
}) {
  const [opened] = useState(() => performance.now());
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const [received, setReceived] = useState({ now, at: opened });
  if (received.now !== now) setReceived({ now, at: performance.now() });
  const before = createdAt && now ? Date.parse(now) - Date.parse(createdAt) : 0;
  const seconds = Math.max(0, Math.floor((before + performance.now() - received.at) / 1_000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span className={`tabular-nums ${className}`}>
      <span className="sr-only">지난 시간 </span>
      {text}
    </span>
  );
}
