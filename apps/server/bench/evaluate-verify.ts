import { PROMPT_VERSION } from '@chulje/items';
import {
  negativeControls,
  sensitivities,
  shareLine,
  soundItems,
  verifyControls,
} from '../../../packages/items/src/evaluate/index.ts';
import { connectedCheckers } from './checkers.ts';

/**
 * `npm run items:evaluate -- verify`: the connected solver and judge over our own sound samples and over controls that they
 * must refuse. Settings as for the server. @returns everything that was said, to be kept; `isGood` by the bars of
 * `isWithinBars`
 */
export async function evaluateVerify(seed: number) {
  const { solver, judge, solvers, models, cost } = connectedCheckers();
  const items = [...soundItems(), ...negativeControls()];
  const verdicts = await verifyControls(
    { solver, judge },
    items,
    { solvers, seed, signal: new AbortController().signal },
    ({ kind, type, isRefused, causes }) =>
      console.log(
        `${isRefused ? '막음' : '통과'} ${kind ?? '성한 문항'} · ${type}${causes.length > 0 ? `: ${causes.join(', ')}` : ''}`,
      ),
  );
  const shares = sensitivities(verdicts);
  for (const share of shares) console.log(shareLine(share));
  return { promptVersion: PROMPT_VERSION, models, seed, cost: cost(), shares, verdicts, isGood: isWithinBars(shares) };
}

/** Broken keys caught, broken explanations caught, false alarms. */
const BARS = [0.95, 0.8, 0.05] as const;

function isWithinBars(shares: ReturnType<typeof sensitivities>): boolean {
  const [keys, explanations, alarms] = shares.slice(-3).map(({ caught, of }) => (of === 0 ? 0 : caught / of));
  return (keys ?? 0) >= BARS[0] && (explanations ?? 0) >= BARS[1] && (alarms ?? 1) <= BARS[2];
}
