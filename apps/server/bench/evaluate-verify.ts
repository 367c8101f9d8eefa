import { PROMPT_VERSION } from '@chulje/items';
import {
  negativeControls,
  sensitivities,
  soundItems,
  verifyControls,
} from '../../../packages/items/src/evaluate/index.ts';
import { type CallRecord, modelClient } from '../src/generation/ai/model.ts';
import { readConfig } from '../src/platform/config.ts';

/**
 * `npm run items:evaluate -- verify`: the connected solver and judge over our own sound samples and over controls that they
 * must refuse. Settings as for the server. @returns everything that was said, to be kept; `isGood` by the bars of
 * `isWithinBars`
 */
export async function evaluateVerify(seed: number) {
  const { ai } = readConfig(process.env);
  if (!ai) throw new Error('AI_PROVIDER, AI_MODEL, AI_API_KEY를 지정하세요(.env.example).');
  const calls: CallRecord[] = [];
  const client = (settings: typeof ai.author) => modelClient(settings, ai, (call) => calls.push(call));
  const solver = client(ai.solver ?? ai.author);
  const judge = ai.judge ? client(ai.judge) : solver;
  const items = [...soundItems(), ...negativeControls()];
  const verdicts = await verifyControls(
    { solver, judge },
    items,
    { solvers: ai.solvers, seed, signal: new AbortController().signal },
    ({ kind, type, isRefused, causes }) =>
      console.log(
        `${isRefused ? '막음' : '통과'} ${kind ?? '성한 문항'} · ${type}${causes.length > 0 ? `: ${causes.join(', ')}` : ''}`,
      ),
  );
  const shares = sensitivities(verdicts);
  for (const { name, caught, of, from, to } of shares)
    console.log(`${name}: ${caught}/${of} (95% 구간 ${(from * 100).toFixed(0)}~${(to * 100).toFixed(0)}%)`);
  const models = { solver: (ai.solver ?? ai.author).model, judge: (ai.judge ?? ai.solver ?? ai.author).model };
  const cost = calls.reduce((sum, call) => sum + call.cost, 0);
  return { promptVersion: PROMPT_VERSION, models, seed, cost, shares, verdicts, isGood: isWithinBars(shares) };
}

/** Broken keys caught, broken explanations caught, false alarms. */
const BARS = [0.95, 0.8, 0.05] as const;

function isWithinBars(shares: ReturnType<typeof sensitivities>): boolean {
  const [keys, explanations, alarms] = shares.slice(-3).map(({ caught, of }) => (of === 0 ? 0 : caught / of));
  return (keys ?? 0) >= BARS[0] && (explanations ?? 0) >= BARS[1] && (alarms ?? 1) <= BARS[2];
}
