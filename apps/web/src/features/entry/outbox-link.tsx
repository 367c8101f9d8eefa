import { useSettings } from '../../entities/settings/use-settings.ts';

/** Where the mails are when this installation sends none. */
export function OutboxLink() {
  if (!useSettings()?.hasOutbox) return null;
  return (
    <a href="/dev/outbox" target="_blank" rel="noreferrer" className="link py-1 text-sm">
      개발용 보낸 메일함 열기
    </a>
  );
}
