import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FIELDS, type Field, PASSAGE_LENGTHS, type PassageLength } from '@chulje/contract';
import { CATALOGUE, PROMPT_VERSION } from '@chulje/items';
import * as z from 'zod';
import { promptText } from '../../../packages/items/src/evaluate/index.ts';
import { aiEngine } from '../src/generation/ai/ai-engine.ts';
import type { CallRecord } from '../src/generation/ai/model.ts';
import type { GenerationNotes, MadeItem, Progress, QuestionRequest } from '../src/generation/engine.ts';
import { readConfig } from '../src/platform/config.ts';

/**
 * `npm run items:evaluate -- generate --plan <file> [--parallel 2] [--out <folder>]`: passages and sets of items by the connected
 * models, as members get them, everything kept as JSON. Settings as for the server. The plan: `{ "texts": [{ "file": "a.txt",
 * "types": ["내용 불일치", …] }], "passages": [{ "field": "과학", "topic": "…", "length": "짧게",
 * "types": […] }] }`, files beside it.
 */
const TypesSchema = z.array(z.enum(CATALOGUE.map(({ type }) => type)));
const PlanSchema = z.strictObject({
  texts: z.array(z.strictObject({ file: z.string(), types: TypesSchema.min(1) })).default([]),
  passages: z
    .array(
      z.strictObject({
        field: z.enum(FIELDS),
        topic: z.string(),
        length: z.enum(PASSAGE_LENGTHS).default('보통'),
        types: TypesSchema.default([]),
      }),
    )
    .default([]),
});

/** What one item or passage came to, with everything that was said of it. */
interface Outcome {
  calls: CallRecord[];
  notes: GenerationNotes;
  millis: number;
  error?: string;
}
export interface GeneratedWork {
  name: string;
  field: string;
  length?: PassageLength;
  text: string;
  /** Of a passage that was made. */
  passage?: Outcome & { gist?: readonly string[] };
  /** Of the plan of its set. */
  plan?: Outcome;
  items: (Outcome & { type: string; made?: MadeItem })[];
}
export interface GeneratedRun {
  promptVersion: string;
  promptHash: string;
  models: Record<string, string>;
  seed: number;
  works: GeneratedWork[];
}

export async function evaluateGenerate(options: {
  plan: string;
  out: string;
  parallel: number;
  seed: number;
}): Promise<GeneratedRun> {
  const { ai } = readConfig(process.env);
  if (!ai) throw new Error('AI_PROVIDER, AI_MODEL, AI_API_KEY를 지정하세요(.env.example).');
  const plan = PlanSchema.parse(JSON.parse(readFileSync(options.plan, 'utf8')));
  const engine = aiEngine(ai);
  const { author, solver = author, judge = solver } = ai;
  const run: GeneratedRun = {
    promptVersion: PROMPT_VERSION,
    promptHash: createHash('sha256').update(promptText()).digest('hex').slice(0, 16),
    models: { author: author.model, solver: solver.model, judge: judge.model },
    seed: options.seed,
    works: [
      ...plan.texts.map(({ file, types }) => ({
        name: file,
        field: '',
        text: readFileSync(join(dirname(options.plan), file), 'utf8')
          .normalize('NFC')
          .trim(),
        items: types.map((type) => ({ type, ...nothing() })),
      })),
      ...plan.passages.map(({ field, topic, length, types }) => ({
        name: topic,
        field,
        length,
        text: '',
        passage: nothing(),
        items: types.map((type) => ({ type, ...nothing() })),
      })),
    ],
  };
  const keep = () => writeFileSync(join(options.out, 'run.json'), `${JSON.stringify(run, null, 2)}\n`);
  const keyCounts = [0, 0, 0, 0, 0];

  async function make(work: GeneratedWork, seed: number): Promise<void> {
    const { passage, items } = work;
    if (passage)
      await told(passage, `${work.name}: 지문`, async (progress) => {
        const request = {
          field: work.field as Field,
          topic: work.name,
          title: '',
          viaFallback: false,
          length: work.length ?? '보통',
        };
        const { text, gist } = await engine.makePassage(request, seed, progress);
        Object.assign(work, { text });
        passage.gist = gist;
      });
    if (work.text === '' || items.length === 0) return;
    const made: (MadeItem | undefined)[] = items.map(() => undefined);
    const standing = (own: number): QuestionRequest['standing'] => {
      const others = made.flatMap((one, at) => (one && at !== own ? [{ at, item: one.item }] : []));
      return {
        items: others.map(({ item }) => item),
        at: others.filter(({ at }) => at < own).length,
        wantsVocabulary: true,
      };
    };
    const shared = { text: work.text, field: work.field, keyword: '', keyCounts: [...keyCounts] };
    const outcome = nothing();
    let briefs: Awaited<ReturnType<NonNullable<typeof engine.planSet>>>;
    if (items.length > 1) {
      work.plan = outcome;
      await told(outcome, `${work.name}: 세트 구상`, async (progress) => {
        const slots = items.map(({ type }) => ({ type }));
        briefs = await engine.planSet?.({ ...shared, standing: standing(0), slots }, seed, progress);
      });
    }
    const makeOne = (at: number) => {
      const own = items[at];
      if (!own) return Promise.resolve();
      return told(own, `${work.name}: ${own.type}`, async (progress) => {
        const brief = briefs?.[at];
        const request = { ...shared, type: own.type, standing: standing(at), ...(brief && { brief }) };
        const result = await engine.makeItem(request, seed + at, {
          ...progress,
          standing: async () => standing(at),
        });
        made[at] = result;
        own.made = result;
        keyCounts[result.item.key - 1] = (keyCounts[result.item.key - 1] ?? 0) + 1;
      });
    };
    if (briefs) await Promise.all(items.map((_, at) => makeOne(at)));
    else for (const at of items.keys()) await makeOne(at);
  }

  /** Does it, and keeps what came of it whether or not it went well. */
  async function told(outcome: Outcome, name: string, work: (progress: Progress) => Promise<void>): Promise<void> {
    const start = performance.now();
    try {
      await work({
        member: 'bench',
        stage: async () => {},
        partial: () => {},
        note: (notes) => Object.assign(outcome.notes, notes),
        record: (call) => outcome.calls.push(call),
        signal: new AbortController().signal,
      });
    } catch (error) {
      outcome.error = error instanceof Error ? error.message : String(error);
    }
    outcome.millis = Math.round(performance.now() - start);
    console.log(`${outcome.error ? '✗' : '✓'} ${name}${outcome.error ? `: ${outcome.error}` : ''}`);
    keep();
  }

  const waiting = [...run.works.entries()];
  await Promise.all(
    Array.from({ length: options.parallel }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await make(next[1], options.seed + 100 * next[0]);
    }),
  );
  keep();
  return run;
}

const nothing = (): Outcome => ({ calls: [], notes: {}, millis: 0 });
