/** The part of cephes that is used here: its own declarations lie where modules do not find them. */
declare module 'cephes' {
  /** Fulfilled when the functions may be called. */
  export const compiled: Promise<void>;
  /** The x at which the regularized incomplete beta function of a and b is y. */
  export function incbi(a: number, b: number, y: number): number;
}
