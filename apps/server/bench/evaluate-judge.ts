import { verifyAiItem } from '@chulje/items';
import { type Run, runFigures, shareLine } from '../../../packages/items/src/evaluate/index.ts';
import { connectedCheckers } from './checkers.ts';

/**
 * `npm run items:evaluate -- judge --run <run.json>`: the connected solver and judge over what another run made, as 다시 검증 would
 * have them. Settings as for the server. @returns the run with what was said of each item, to be kept and compared
 */
export async function evaluateJudge(run: Run, seed: number): Promise<Run & { judges: object }> {
  const { solver, judge, solvers, models, cost } = connectedCheckers();
  const progress = { stage: async () => {}, partial: () => {}, signal: new AbortController().signal };
  const works: Run['works'] = [];
  for (const work of run.works) {
    const items: typeof work.items = [];
    for (const own of work.items) {
      if (!own.made) {
        items.push(own);
        continue;
      }
      const { item } = own.made;
      const check = await verifyAiItem({ solver, judge }, { item, text: work.text, seed }, solvers, progress);
      const causes = [...new Set(check.faults.map(({ cause }) => cause))];
      console.log(
        `${causes.length > 0 ? '막음' : '통과'} ${work.name} · ${own.type}: ${check.votes.join(' ')}${causes.map((cause) => `, ${cause}`).join('')}`,
      );
      items.push({ ...own, judged: { isRefused: causes.length > 0, causes, votes: check.votes } });
    }
    works.push({ ...work, items });
  }
  const judged = { ...run, works };
  const { shares } = runFigures(judged);
  for (const share of shares.slice(-1)) console.log(shareLine(share));
  return { ...judged, judges: { ...models, seed, cost: cost() } };
}
