import type { Checkers } from '../engine-ai/check-item.ts';
import { verifyAiItem } from '../engine-ai/verify-item.ts';
import { lintItem } from '../lint/index.ts';
import { BROKEN_KEYS, CONTROL_KINDS, type Control } from './controls.ts';

/** What a checker said of one item; kept as it is, so that a run can be read again. */
export interface Verdict {
  kind: Control['kind'] | null;
  type: string;
  isRefused: boolean;
  /** Rules of the linter and kinds of what the models said. */
  causes: string[];
}

/** Checks items one after another as they would be checked for a user: the linter, then solvers, judge and reader. */
export async function verifyControls(
  checkers: Checkers,
  controls: readonly Control[],
  { solvers, seed, signal }: { solvers: number; seed: number; signal: AbortSignal },
  told: (verdict: Verdict) => void,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { kind, type, text, item } of controls) {
    const rules = lintItem(item, { text }, { strict: true })
      .filter(({ severity }) => severity === 'error')
      .map(({ rule }) => rule);
    const { faults, signs } = await verifyAiItem(checkers, { item, text, seed }, solvers, {
      stage: async () => {},
      partial: () => {},
      signal,
    });
    const causes = [...rules, ...faults.map(({ cause }) => cause), ...signs.map(({ rule }) => rule)];
    const verdict = {
      kind: kind ?? null,
      type: type.type,
      isRefused: causes.length > 0,
      causes: [...new Set(causes)],
    };
    told(verdict);
    verdicts.push(verdict);
  }
  return verdicts;
}

/** Caught of all, with the Wilson interval of 95 %. */
export interface Share {
  name: string;
  caught: number;
  of: number;
  from: number;
  to: number;
}

/** By kind of control, for broken keys and the other faults together, and the false alarms on sound items. */
export function sensitivities(verdicts: readonly Verdict[]): Share[] {
  const share = (name: string, of: (kind: Verdict['kind']) => boolean) => {
    const own = verdicts.filter(({ kind }) => of(kind));
    return { name, ...wilson(own.filter(({ isRefused }) => isRefused).length, own.length) };
  };
  return [
    ...CONTROL_KINDS.map((kind) => share(kind, (own) => own === kind)),
    share('깨진 정답 모두', (kind) => kind !== null && kind !== undefined && BROKEN_KEYS.has(kind)),
    share('깨진 해설·근거·오답 모두', (kind) => kind !== null && kind !== undefined && !BROKEN_KEYS.has(kind)),
    share('성한 문항(헛경보)', (kind) => kind === null),
  ];
}

/** The Wilson interval of a share at 95 %; from 0 to 1 for none. */
export function wilson(caught: number, of: number): Omit<Share, 'name'> {
  if (of === 0) return { caught, of, from: 0, to: 1 };
  const z = 1.959964;
  const share = caught / of;
  const middle = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return { caught, of, from: (middle - half) / scale, to: (middle + half) / scale };
}
