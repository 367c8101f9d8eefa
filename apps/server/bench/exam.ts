import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DIFFICULTIES, EXAM_TEMPLATES, FIELDS, type Item, PATTERNS } from '@chulje/contract';
import { sampleItem } from '@chulje/contract/testing';
import { type CheckedSection, checkExam, fillSlots, lintItem, type Pack, passageText } from '@chulje/items';
import { paperOfSources, render } from '@chulje/paper';

/**
 * `npm run bench:exam`: what an exam of nine passages and 45 items takes of a processor. Checking it is held against linting
 * its items one by one, its PDF against that of one passage with five items, and 자동 채우기 from 150 sets against that from
 * 15. Prints the processor's time and each ratio; ends with 1 above what stands beside each below.
 */
const PASSAGES = 9;
const PER_PASSAGE = 5;
const ROUNDS = Number(process.env.ROUNDS ?? 15);

const folder = fileURLToPath(new URL('../../../packages/items/packs/', import.meta.url));
const passages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('/') && file.endsWith('.json'))
  .toSorted()
  .flatMap((file) => (JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as Pack).passages.slice(0, 1))
  .slice(0, PASSAGES);

/** An item whose options say sentences of its passage, each with its evidence, as those of the product do. */
function itemOn(text: string, at: number): Item {
  const sentences = [...text.matchAll(/[^.\n]+다\./g)];
  const item = sampleItem({ key: (at % 5) + 1, difficulty: DIFFICULTIES[at % 3] ?? '중' }, at);
  return {
    ...item,
    material:
      at % 3 === 0
        ? {
            label: '보기',
            text: sentences
              .slice(at, at + 4)
              .map(([words]) => words.trim())
              .join(' '),
          }
        : null,
    options: item.options.map((option, place) => {
      const sentence = sentences[(at * 5 + place) % sentences.length];
      const [quote = ''] = sentence ?? [];
      const start = sentence?.index ?? 0;
      return {
        ...option,
        text: quote.trim().replace(/(\S+) (\S+)/, '$2 $1'),
        reason: '지문의 이 문장에서 알 수 있다.',
        evidence: [{ source: 'passage', start, end: start + quote.length, quote }],
      };
    }),
  };
}
const sections = passages.map((passage, at): CheckedSection => {
  const text = passageText(passage);
  const from = at * PER_PASSAGE;
  const items = Array.from({ length: PER_PASSAGE }, (_, place) => ({
    number: from + place + 1,
    item: itemOn(text, place),
  }));
  return { pasCode: `work-${at}`, title: `지문 ${at + 1}`, keyword: '', text, items };
});
const paperOf = (of: readonly CheckedSection[]) =>
  paperOfSources(
    '모의고사',
    of.map(({ text, items }) => ({
      passage: { text, format: [] },
      items: items.map(({ item }) => item),
      points: items.map(() => 20),
    })),
    { round: '1학기 중간고사', subject: '국어', period: '', school: '', author: '', logo: '', approvals: [] },
    1,
  );
const bankOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    pasCode: `work-${at}`,
    field: FIELDS[at % FIELDS.length] ?? FIELDS[0],
    keyword: `제재 ${at}`,
    items: Array.from({ length: 5 + (at % 4) }, (__, item) => ({
      pattern: PATTERNS[(at + item) % PATTERNS.length] ?? PATTERNS[0],
      difficulty: DIFFICULTIES[(at * 7 + item) % 3] ?? '중',
    })),
  }));
const template = EXAM_TEMPLATES.toSorted((one, other) => other.slots.length - one.slots.length)[0];
if (sections.length < PASSAGES || !template) throw new Error('no nine passages, or no template');
const [papers, few, many] = [{ one: paperOf(sections.slice(0, 1)), all: paperOf(sections) }, bankOf(15), bankOf(150)];

let isGood = true;
await compare(
  '점검 (문항 45개) : 문항마다 검사',
  { ms: 150, ratio: 2 },
  () => checkExam(sections),
  () => {
    for (const { text, items } of sections) for (const { item } of items) lintItem(item, { text });
  },
);
await compare(
  'PDF (문항 45개) : 한 지문 5문항',
  { ms: 100, ratio: 12 },
  () => render('pdf', papers.all),
  () => render('pdf', papers.one),
);
await compare(
  `자동 채우기 (세트 150개, ${template.name}) : 15개`,
  { ms: 200, ratio: 40 },
  () => fillSlots(template.slots, many, 1),
  () => fillSlots(template.slots, few, 1),
);
process.exit(isGood ? 0 : 1);

/** Turn by turn, so that whatever else the machine does falls on both; the first round warms up. */
async function compare(
  name: string,
  most: { ms: number; ratio: number },
  run: () => unknown,
  baseline: () => unknown,
): Promise<void> {
  const times = { run: [] as number[], baseline: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [ran, other] = [await processorTime(run), await processorTime(baseline)];
    if (round === 0) continue;
    times.run.push(ran);
    times.baseline.push(other);
  }
  const [ran, other] = [median(times.run), median(times.baseline)];
  const isWithin = ran <= most.ms && ran / other <= most.ratio;
  isGood &&= isWithin;
  console.log(
    `${isWithin ? '✓' : '✗'} ${name}  ${(ran / other).toFixed(2)} ×   ${ran.toFixed(1)} ms : ${other.toFixed(1)} ms`,
  );
}

/** What this process had of processors meanwhile, in ms. */
async function processorTime(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
