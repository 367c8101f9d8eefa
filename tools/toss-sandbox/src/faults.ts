/** What goes wrong. Everything that names a charge is about `confirm`; cancel knows the same kinds. */
export type Fault =
  /** An error instead of any work. */
  | { type: 'error'; code: string; status?: number }
  /** The work after a wait, or the answer after a wait. */
  | { type: 'delay'; ms: number; afterwards?: boolean }
  | { type: 'drop-before' }
  /** Charge, then cut the connection: the important one. */
  | { type: 'drop-after' }
  | { type: 'error-after'; code?: string; status?: number }
  /** Charge, then half an answer. */
  | { type: 'malformed-after' }
  /** Charge another amount than asked. */
  | { type: 'wrong-amount'; amount: number }
  /** A 200 that says IN_PROGRESS; nothing is charged. */
  | { type: 'in-progress' }
  /** Charge, then cut the connection, and not even reading shows the payment for so long. */
  | { type: 'hidden'; seconds: number }
  /** The port is shut at once and for so long, whatever the match: connections are refused. */
  | { type: 'unreachable'; ms: number }
  /** For webhooks only. */
  | { type: 'webhook-lost' }
  | { type: 'webhook-twice' }
  | { type: 'webhook-late'; ms: number }
  | { type: 'webhook-forged' };

const FAULT_TYPES: readonly Fault['type'][] = [
  'error',
  'delay',
  'drop-before',
  'drop-after',
  'error-after',
  'malformed-after',
  'wrong-amount',
  'in-progress',
  'hidden',
  'unreachable',
  'webhook-lost',
  'webhook-twice',
  'webhook-late',
  'webhook-forged',
];

export interface FaultMatch {
  method?: string;
  /** Part of the path, e.g. `/confirm`; webhooks have the path `webhook`. */
  path?: string;
  orderId?: string;
  paymentKey?: string;
}

export interface FaultRule {
  match: FaultMatch;
  /** How often it strikes; without it once. */
  times?: number;
  fault: Fault;
}

/** Faults that wait for their call. */
export class FaultInjector {
  private rules: { match: FaultMatch; left: number; fault: Fault }[] = [];

  add({ match, times = 1, fault }: FaultRule): void {
    if (!FAULT_TYPES.includes(fault.type)) throw new TypeError(`unknown fault ${fault.type}`);
    this.rules.push({ match, left: times, fault });
  }

  clear(): void {
    this.rules = [];
  }

  /** The first fault waiting for this call, used up by one. */
  take(call: FaultMatch): Fault | undefined {
    const rule = this.rules.find(
      ({ match, left }) =>
        left > 0 &&
        (match.method === undefined || match.method === call.method) &&
        (match.path === undefined || call.path?.includes(match.path)) &&
        (match.orderId === undefined || match.orderId === call.orderId) &&
        (match.paymentKey === undefined || match.paymentKey === call.paymentKey),
    );
    if (!rule) return undefined;
    rule.left -= 1;
    this.rules = this.rules.filter(({ left }) => left > 0);
    return rule.fault;
  }
}
