import { type Paper, paperOf, render } from '@chulje/paper';
import { chromium } from '@playwright/test';

/** A PDF of one passage with five items: Typst against headless Chromium printing the same text, both warm. */
const ROUNDS = 10;
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
  explanation: '정답: ①',
};
/** Each round another text: Typst remembers what it has set. */
const paperOfRound = (round: number): Paper =>
  paperOf({
    title: `비교 ${round}`,
    passage: { text: text.replaceAll('거래', `거래 ${round}`), format: [] },
    items: Array.from({ length: 5 }, (_, index) => ({ ...item, stem: `${round}-${index} ${item.stem}` })),
  });
const html = `<html lang="ko"><body style="columns:2">${text
  .split('\n')
  .map((paragraph) => `<p>${paragraph}</p>`)
  .join(
    '',
  )}${Array.from({ length: 5 }, () => `<h4>${item.stem}</h4><ol>${item.options.map((each) => `<li>${each.text}</li>`).join('')}</ol>`).join('')}</body></html>`;

async function time(work: (round: number) => Promise<unknown>): Promise<number> {
  await work(0);
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) await work(round + 1);
  return (performance.now() - began) / ROUNDS;
}

const typst = await time((round) => render('pdf', paperOfRound(round)));
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const printed = await time(async () => {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.pdf({ format: 'A4' });
  await page.close();
});
await browser.close();
console.log(
  `PDF by Typst: ${(typst / printed).toFixed(3)} × the time of headless Chromium (${typst.toFixed(0)} ms, ${printed.toFixed(0)} ms)`,
);
