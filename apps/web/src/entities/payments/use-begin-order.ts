import { saveAmount } from '@chulje/contract';
import { useCall } from '../use-call.ts';

/** Begins the order of a package. */
export const useBeginOrder = () => useCall(saveAmount);
