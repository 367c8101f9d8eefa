import { describePaymentFailure } from '@chulje/contract';
import { useSearchParams } from 'react-router';
import { RefusedPayment } from './refused-payment.tsx';

/** Where the card window goes when it came to nothing. Only the code in the address is read, never its message. */
export function PaymentFailScreen() {
  const [search] = useSearchParams();
  return <RefusedPayment message={describePaymentFailure(search.get('code'))} />;
}
