import { getMailDelivery, type MailDelivery } from '@chulje/contract';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useSettings } from '../settings/use-settings.ts';

const ASK_MS = 2_000;

/** What became of a mail, asked for until it is known; `waiting` where mails are only shown, and while there is none. */
export function useMailDelivery(delivery: string): MailDelivery {
  const settings = useSettings();
  const [known, setKnown] = useState<{ delivery: string; state: MailDelivery }>();
  const state = known?.delivery === delivery ? known.state : 'waiting';
  const isAsking = delivery !== '' && state === 'waiting' && settings?.hasOutbox === false;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(() => {
      api(getMailDelivery, { params: { delivery } }).then(
        (answer) => setKnown({ delivery, state: answer.state }),
        // Asked again: the mail goes its way without us.
        () => {},
      );
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [isAsking, delivery]);
  return state;
}
