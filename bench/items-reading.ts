import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Item, lettersInOrder, OPTION_LABELS, type QuestionType } from '@chulje/contract';
import { CATALOGUE } from '../packages/items/src/catalogue/index.ts';
import { availableTypes, makeItem } from '../packages/items/src/engine-embedded/make-item.ts';
import type { ReadItem } from '../packages/items/src/evaluate/votes.ts';
import { textReader } from '../packages/items/src/index.ts';
import { passageText } from '../packages/items/src/packs/schema.ts';
import { randomFrom, shuffle } from '../packages/items/src/random.ts';
import { makingOrder } from '../packages/items/src/sets/index.ts';
import { readPacks } from '../packages/items/src/testing/read-packs.ts';
import { garuTagger } from '../packages/korean/src/index.ts';

/**
 * A round of reading: one passage of every pack, one read least so far, with a set as the product makes it and prints it, as
 * sheets without keys (blind/NN.md) and the keys apart (keys/NN.json).
 * npm run items:reading -- --out <folder> [--seed 1] [--items 7]
 *
 * Readers write <folder>/<reader>/NN.json: { items: { "3-1": { answer, verdict, fo } } }.
 * npm run items:reading -- --out <folder> --record takes them over into packages/items/readings.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'items-reading' },
    seed: { type: 'string', default: '1' },
    items: { type: 'string', default: '7' },
    record: { type: 'boolean', default: false },
  },
});
const READINGS = fileURLToPath(new URL('../packages/items/readings', import.meta.url));

/** Types asked for beyond those of a set, as one may leave another nothing to ask. */
const SPARE = 3;

/** What any sentence of the passage can answer: two such items on one passage ask for the same sentences. */
const DETAILS = ['세부 정보', '질문', '활동지'];

interface Sheet {
  pack: string;
  passage: string;
  items: { id: string; type: string; key: number; options: { text: string; reason: string }[] }[];
}

if (values.record) record(values.out);
else write(values.out, Number(values.seed), Number(values.items));

function write(out: string, seed: number, count: number): void {
  const packs = readPacks();
  const sources = { packs, read: textReader(garuTagger()) };
  const random = randomFrom(`reading/${seed}`);
  /** Types read least so far come first, so that a round reads all of them. */
  const read = new Map<string, number>();
  mkdirSync(join(out, 'blind'), { recursive: true });
  mkdirSync(join(out, 'keys'), { recursive: true });
  for (const [at, pack] of shuffle(packs, random).entries()) {
    const [passage] = shuffle(pack.passages, random).sort(
      (a, b) => timesRead(pack.id, a.id) - timesRead(pack.id, b.id),
    );
    if (!passage) throw new Error(`no passage in ${pack.id}`);
    const text = passageText(passage);
    const carried = new Set(availableTypes(text, sources).flatMap(({ type, available }) => (available ? [type] : [])));
    const wanted = oneOfAKind(
      shuffle(
        CATALOGUE.filter(({ type }) => carried.has(type)),
        random,
      ).sort((a, b) => (read.get(a.type) ?? 0) - (read.get(b.type) ?? 0)),
    );
    const inTurn = makingOrder(wanted.slice(0, count)).map((index) => wanted[index] as QuestionType);
    const items: Item[] = [];
    // One type may leave another nothing to ask: then the next of those carried is asked for.
    for (const { type } of [...inTurn, ...wanted.slice(count, count + SPARE)]) {
      if (items.length >= count) break;
      const made = makeItem({ passage: { text }, type, seed: seed + at, standing: { items } }, sources);
      if (!made.ok) continue;
      items.push(made.item);
      read.set(type, (read.get(type) ?? 0) + 1);
    }
    const printed = lettersInOrder(items, text);
    const name = String(at + 1).padStart(2, '0');
    const sheet: Sheet = {
      pack: pack.id,
      passage: passage.id,
      items: printed.map(({ type, key, options }, index) => ({ id: `${at + 1}-${index + 1}`, type, key, options })),
    };
    writeFileSync(join(out, 'blind', `${name}.md`), blindSheet(at + 1, text, printed));
    writeFileSync(join(out, 'keys', `${name}.json`), JSON.stringify(sheet, null, 1));
  }
  console.log([...read].map(([type, times]) => `${type}: ${times}`).join('\n'));
}

/** How many items of the passage readers of earlier rounds voted on. */
function timesRead(pack: string, passage: string): number {
  return votesOn(pack).filter((item) => item.passage === passage).length;
}

function votesOn(pack: string): ReadItem[] {
  try {
    return JSON.parse(readFileSync(join(READINGS, `${pack}.json`), 'utf8'));
  } catch {
    return []; // no round of this pack so far
  }
}

/** As a teacher asks for them: no two on vocabulary, on 〈보기〉, on the details or of one other kind. */
function oneOfAKind(types: QuestionType[]): QuestionType[] {
  const kindOf = ({ pattern, tags }: QuestionType) => {
    if (pattern === '어휘 및 문법') return pattern;
    if (tags[0] === '적용') return tags[0];
    return DETAILS.includes(tags[0] ?? '') ? DETAILS.join() : tags.join();
  };
  const kinds = types.map(kindOf);
  return types.filter((_, at) => kinds.indexOf(kinds[at] ?? '') === at);
}

function blindSheet(number: number, text: string, items: readonly Item[]): string {
  const paragraphs = text.split('\n').map((paragraph, at) => `(${at + 1}문단) ${paragraph}`);
  const asked = items.map(({ stem, marks, material, options }, index) =>
    [
      `## 문항 ${number}-${index + 1}\n${stem}`,
      ...marks.map(
        ({ symbol, start, end }) =>
          `${symbol} = …${text.slice(Math.max(0, start - 12), start)}▶${text.slice(start, end)}◀…`,
      ),
      ...(material ? [`<${material.label}>\n${material.text}`] : []),
      options.map((option, at) => `${OPTION_LABELS[at]} ${option.text}`).join('\n'),
    ].join('\n\n'),
  );
  return [`# 지문 ${number}`, ...paragraphs, ...asked, ''].join('\n\n');
}

function record(folder: string): void {
  const readers = readdirSync(folder).filter((name) => !['blind', 'keys'].includes(name));
  for (const name of readdirSync(join(folder, 'keys'))) {
    const { pack, passage, items }: Sheet = JSON.parse(readFileSync(join(folder, 'keys', name), 'utf8'));
    const answers = readers.flatMap((reader) => {
      try {
        return { reader, ...JSON.parse(readFileSync(join(folder, reader, name), 'utf8')) };
      } catch {
        return []; // this reader did not read this sheet
      }
    });
    const read = items.map(
      ({ id, type, key, options }): ReadItem => ({
        passage,
        type,
        key,
        options: options.map(({ text }) => text),
        votes: answers.flatMap(({ reader, items }) =>
          items[id]
            ? { reader, answer: items[id].answer, verdict: items[id].verdict, isFirstOrder: Boolean(items[id].fo) }
            : [],
        ),
      }),
    );
    const all = [...votesOn(pack), ...read.filter(({ votes }) => votes.length > 0)];
    writeFileSync(join(READINGS, `${pack}.json`), `${JSON.stringify(all, null, 2)}\n`);
  }
}
