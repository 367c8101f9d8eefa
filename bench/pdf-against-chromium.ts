import { type Paper, paperOf, render } from '@chulje/paper';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/test-tools.mjs';

/**
 * Papers as PDF: Typst against headless Chromium printing the same texts, both warm, in one run. Then how many papers
 * one process makes in a second, and what memory it takes.
 */
const ROUNDS = 10;
const PAPERS = 40;
const SENTENCE = '정보의 비대칭성은 거래 당사자가 가진 정보의 양이 서로 다른 상태를 가리키는 말로 널리 쓰인다. ';
const text = Array.from({ length: 5 }, () => SENTENCE.repeat(6).trim()).join('\n');
const option = (number: number) => ({
  text: `거래 당사자가 가진 정보의 양에 관한 ${number}번째 진술이다.`,
  format: [],
  reason: '',
  operation: null,
  evidence: [],
});
const item = {
  pattern: '사실적 읽기' as const,
  type: '내용 불일치',
  style: '부정형' as const,
  difficulty: '중' as const,
  points: 2 as const,
  stem: '윗글의 내용과 일치하지 않는 것은?',
  material: null,
  marks: [],
  options: [1, 2, 3, 4, 5].map(option),
  key: 1,
  explanation: '',
};

/** Each round another text: Typst remembers what it has set. */
function paperOfRound(round: number, items: number): Paper {
  return paperOf({
    title: `비교 ${round}`,
    passage: { text: text.replaceAll('거래', `거래 ${round}`), format: [] },
    items: Array.from({ length: items }, (_, index) => ({ ...item, stem: `${round}-${index} ${item.stem}` })),
  });
}

function htmlOfRound(round: number, items: number): string {
  const [section] = paperOfRound(round, items).sections;
  const paragraphs = section?.passage.text.split('\n').map((paragraph) => `<p>${paragraph}</p>`) ?? [];
  const questions = section?.items.map(
    (each) => `<h4>${each.item.stem}</h4><ol>${each.item.options.map((one) => `<li>${one.text}</li>`).join('')}</ol>`,
  );
  return `<html lang="ko"><body style="columns:2">${[...paragraphs, ...(questions ?? [])].join('')}</body></html>`;
}

interface Cost {
  wallMs: number;
  processorMs: number;
}

/** What work takes of the clock, and of the processor that this process has (Typst's, not Chromium's). */
async function cost(work: () => Promise<unknown>): Promise<Cost> {
  const before = process.cpuUsage();
  const began = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { wallMs: performance.now() - began, processorMs: (user + system) / 1000 };
}

/** The best of some rounds after a first. */
async function best(work: (round: number) => Promise<unknown>): Promise<Cost> {
  await work(0);
  const costs: Cost[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) costs.push(await cost(() => work(round)));
  return {
    wallMs: Math.min(...costs.map(({ wallMs }) => wallMs)),
    processorMs: Math.min(...costs.map(({ processorMs }) => processorMs)),
  };
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
const executablePath: string | undefined = await findChromium();
if (!executablePath) {
  console.error('There is no Chromium to compare with: install one, or name it in CHROMIUM_PATH.');
  process.exit(1);
}
const before = process.memoryUsage().rss;
const first = await cost(() => render('pdf', paperOfRound(9999, 30), { parts: 'paper' }));
console.log(
  `first paper of a process, 30 items: ${first.wallMs.toFixed(0)} ms, of the processor ${first.processorMs.toFixed(0)} ms`,
);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
for (const [index, items] of [5, 30].entries()) {
  const typst = await best((round) => render('pdf', paperOfRound(1000 * index + round, items), { parts: 'paper' }));
  const printed = await best(async (round) => {
    const page = await browser.newPage();
    await page.setContent(htmlOfRound(1000 * index + round, items));
    await page.pdf({ format: 'A4' });
    await page.close();
  });
  console.log(
    `PDF of ${items} items by Typst: ${(typst.wallMs / printed.wallMs).toFixed(3)} × the time of headless Chromium (${typst.wallMs.toFixed(0)} ms, ${printed.wallMs.toFixed(0)} ms), of the processor ${typst.processorMs.toFixed(0)} ms`,
  );
}
await browser.close();

const began = performance.now();
for (let round = 0; round < PAPERS; round += 1) await render('pdf', paperOfRound(5000 + round, 5), { parts: 'paper' });
const seconds = (performance.now() - began) / 1000;
console.log(`${(PAPERS / seconds).toFixed(1)} papers of 5 items a second in one process`);
console.log(`memory: ${megabytes(process.memoryUsage().rss - before)} MB for fonts, compiler and ${PAPERS} papers`);
