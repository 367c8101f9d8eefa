import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  comparedLine,
  compareRuns,
  evaluate,
  figureRows,
  figuresOf,
  packSources,
  type Run,
  RunSchema,
  ruleFigures,
  runFigures,
  type Source,
  shareLine,
  votesRows,
  writeHtml,
  writeMarkdown,
} from '../packages/items/src/evaluate/index.ts';
import { textReader } from '../packages/items/src/index.ts';
import { readPacks } from '../packages/items/src/testing/read-packs.ts';
import { readVotes } from '../packages/items/src/testing/read-votes.ts';
import { garuTagger } from '../packages/korean/src/index.ts';

/**
 * Items of the embedded engine over passages of the packs and own texts: prints their figures and writes them out to be
 * graded. npm run items:evaluate -- [--items 200] [--passages 20] [--texts <folder of .txt>] [--seed 1] [--out <folder>]
 * With `verify` the connected models check our samples and controls that they must refuse; ends with 1 below the bars.
 * With `generate --plan <file> [--parallel 2]` they make what the plan asks for, and the figures of the run are printed; with
 * `judge --run <run.json>` they check what another run made; `compare --run <old> --with <new>` sets two runs of one plan beside each
 * other, and ends with 1 where the new one is surely worse in something.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string', default: '200' },
    passages: { type: 'string', default: '20' },
    texts: {
      type: 'string',
      default: fileURLToPath(new URL('../packages/items/src/engine-embedded/testing', import.meta.url)),
    },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'items-report' },
    plan: { type: 'string', default: '' },
    run: { type: 'string', default: '' },
    with: { type: 'string', default: '' },
    parallel: { type: 'string', default: '2' },
  },
});

mkdirSync(values.out, { recursive: true });
if (positionals[0] === 'verify') {
  const { evaluateVerify } = await import('../apps/server/bench/evaluate-verify.ts');
  const run = await evaluateVerify(Number(values.seed));
  writeFileSync(join(values.out, 'verify.json'), `${JSON.stringify(run, null, 2)}\n`);
  console.log(`→ ${join(values.out, 'verify.json')}`);
  process.exit(run.isGood ? 0 : 1);
}

if (positionals[0] === 'generate') {
  const { evaluateGenerate } = await import('../apps/server/bench/evaluate-generate.ts');
  const { plan, out, parallel } = values;
  await evaluateGenerate({ plan, out, parallel: Number(parallel), seed: Number(values.seed) });
  tellRun(readRun(join(out, 'run.json')));
  console.log(`→ ${join(out, 'run.json')}`);
  process.exit(0);
}

if (positionals[0] === 'judge') {
  const { evaluateJudge } = await import('../apps/server/bench/evaluate-judge.ts');
  const judged = await evaluateJudge(readRun(values.run), Number(values.seed));
  writeFileSync(join(values.out, 'judged.json'), `${JSON.stringify(judged, null, 2)}\n`);
  console.log(`→ ${join(values.out, 'judged.json')}`);
  process.exit(0);
}

if (positionals[0] === 'compare') {
  const [first, second] = [readRun(values.run), readRun(values.with)];
  console.log(`${first.promptVersion} (${Object.values(first.models).join(', ')})`);
  console.log(`→ ${second.promptVersion} (${Object.values(second.models).join(', ')})`);
  const compared = compareRuns(first, second);
  if (compared.length === 0) console.log('두 실행에 함께 있는 문항이 없습니다.');
  for (const one of compared) console.log(comparedLine(one));
  process.exit(compared.length === 0 || compared.some(({ isWorse }) => isWorse) ? 1 : 0);
}

function readRun(file: string): Run {
  if (file === '') throw new Error('읽을 실행의 파일을 지정하세요: --run <run.json>, compare는 --with <run.json>도.');
  return RunSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function tellRun(run: Run): void {
  const { shares, lines } = runFigures(run);
  for (const share of shares) console.log(shareLine(share));
  for (const line of lines) console.log(line);
}

const texts = readdirSync(values.texts)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .map(
    (name): Source => ({
      name,
      kind: '글',
      text: readFileSync(join(values.texts, name), 'utf8').normalize('NFC').trim(),
    }),
  );
const seed = Number(values.seed);
const packs = readPacks();
const read = textReader(garuTagger());
const sources = [...packSources(packs, Number(values.passages)), ...texts];
const items = Number(values.items);
const attempts = evaluate({ sources, packs, read, items, seed, now: () => performance.now() });
const figures = figuresOf(attempts);
for (const [figure, value, target] of figureRows(figures))
  console.log(`${figure}: ${value}${target && `  [${target}]`}`);
for (const { type, made, refused } of figures.byType)
  console.log(`${type}: ${made}${refused.map(({ reason, count }) => `, 거절 ${count} (${reason})`).join('')}`);
for (const { rule, severity, count } of figures.findings) console.log(`${rule} ${severity}: ${count}`);
console.log('규칙: 후보 → 통과, 검사가 막은 것, 문항에 쓰인 선택지');
for (const { rule, likely, accepted, refused, used } of ruleFigures(sources, attempts, read)) {
  const places =
    likely === undefined
      ? ''
      : ` ${likely} → ${accepted} (${refused.map(({ guard, count }) => `${guard} ${count}`).join(', ')}),`;
  console.log(`${rule}:${places} 선택지 ${used}`);
}
console.table(votesRows(packs, readVotes()));
writeFileSync(join(values.out, 'items.md'), writeMarkdown(attempts));
writeFileSync(join(values.out, 'items.html'), writeHtml(attempts));
console.log(`→ ${join(values.out, 'items.md')}, items.html`);
