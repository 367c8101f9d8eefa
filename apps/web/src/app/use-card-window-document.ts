import { isCardWindowPage } from '@chulje/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePaymentMode } from '../entities/payments/use-payment-mode.ts';

/**
 * Loads the shop as a document of its own, and whatever comes after it as another: a content security policy belongs to
 * a document, only the shop's lets the provider's script in, and that script goes when its document does.
 */
export function useCardWindowDocument(): void {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const isFitting = isCardWindowPage(new URL(address, location.origin)) === isCardWindowPage(documentAddress());
  const { data } = usePaymentMode({ isWanted: !isFitting });
  const mustLoad = !isFitting && data?.isWindowForeign === true;
  useEffect(() => {
    if (mustLoad) location.replace(address);
  }, [mustLoad, address]);
}

/** Where this document was loaded from, however far the router has gone since. */
function documentAddress(): URL {
  return new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
}
