import { parseArgs } from 'node:util';
import { embeddedEngine } from '../src/generation/embedded-engine.ts';
import { startTestApp } from '../src/testing/app.ts';
import { makeSets } from '../src/testing/make-sets.ts';

/**
 * Makes sets over HTTP with types drawn from those that each passage carries, and prints what became of them; ends with 1
 * when a rule of a set is broken. npm run bench:sets -- [--sets 200] [--seed 1] [--more-vocabulary]
 */
const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    'more-vocabulary': { type: 'boolean', default: false },
  },
});
const app = await startTestApp('pglite', { engine: (threads) => embeddedEngine(threads, { stageSeconds: 0 }) });
const { sets, asked, made, charged, refused, errors } = await makeSets(app, {
  sets: Number(values.sets),
  seed: Number(values.seed),
  moreVocabulary: values['more-vocabulary'],
});
await app.stop();
console.log(`sets ${sets}, items asked ${asked}, made ${made}, tickets for passages and items ${charged}`);
const print = (name: string, counts: ReadonlyMap<string, number>) => {
  console.log(`${name} ${[...counts.values()].reduce((sum, count) => sum + count, 0)}`);
  for (const [what, count] of [...counts].sort(([, a], [, b]) => b - a)) console.log(`  ${count}  ${what}`);
};
print('refused', refused);
print('errors', errors);
process.exit(errors.size > 0 ? 1 : 0);
