import { type Item, OPTION_LABELS } from '@chulje/contract';
import { type Attempt, type Made, madeOf, type Source } from './evaluate.ts';
import { CHI_SQUARE_LIMIT, type Figures, figuresOf } from './figures.ts';

/** An evaluation run written out for people: the figures, then every passage with its items, to be graded. */

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

type Row = readonly [figure: string, value: string, target: string];

/** The figures beside what ITEMS.md and CSAT.md ask of them. */
export function figureRows(figures: Figures): Row[] {
  const { keys, length, copying, recurring, millis } = figures;
  return [
    ['만든 문항', `${figures.made}`, ''],
    ['검사 오류', `${figures.errors}`, '0'],
    ['정답 위치 ①–⑤', keys.counts.join(' · '), '고르게'],
    ['정답 위치 χ²', keys.chiSquare.toFixed(2), `${CHI_SQUARE_LIMIT} 미만`],
    ['정답만 가장 긴 문항', percent(figures.longestKeys), '15–35 %'],
    ['부정형의 비율', percent(figures.negativeShare), '35–60 %'],
    ['선택지 길이 5 % · 중앙 · 95 %', `${length.p5} · ${length.median} · ${length.p95}`, '25 · 48 · 88'],
    ['가장 긴 선택지 ÷ 가장 짧은 선택지', length.ratio.toFixed(2), '1.43'],
    ['짧은 것부터 늘어놓은 문항', percent(length.sorted), '43 %'],
    ...figures.guessers.map(({ name, share }): Row => [`찍기: ${name}`, percent(share), '35 % 이하']),
    ...figures.overlap.map(
      ({ style, key, others, gap }): Row => [
        `지문과 겹침(${style}) 정답 · 나머지 · 차이`,
        `${key.toFixed(2)} · ${others.toFixed(2)} · ${gap.toFixed(2)}`,
        '차이 ±0.05',
      ],
    ),
    ['지문을 베낀 길이 평균', copying.mean.toFixed(1), '실제 약 10'],
    ['25자 넘게 베낀 선택지', percent(copying.long), '0 %'],
    ['같은 지문에서 되풀이된 선택지', percent(recurring.options), ''],
    ['같은 지문에서 되풀이된 정답', percent(recurring.keys), ''],
    ['부정문이 정답인 부정형', percent(figures.denyingKeys), ''],
    [
      '문항 하나에 걸린 시간 중앙 · 95 %',
      `${millis.median.toFixed(1)} · ${millis.p95.toFixed(1)} ms`,
      '중앙 50 ms 미만',
    ],
    ...figures.batch.map(
      ({ rule, severity, message }): Row => [
        `묶음 검사 ${rule}`,
        message,
        severity === 'error' ? '고칠 것' : '살필 것',
      ],
    ),
    ['문항 전체의 요약값', figures.digest, '두 번 실행하여 같아야 한다'],
  ];
}

/** The run as Markdown. */
export function writeMarkdown(attempts: readonly Attempt[]): string {
  const figures = figuresOf(attempts);
  return [
    '# 내장 엔진 문항 평가',
    table(['항목', '값', '목표'], figureRows(figures)),
    '## 유형별',
    table(['유형', '만듦', '거절'], typeRows(figures)),
    '## 검사 결과',
    table(
      ['규칙', '정도', '수'],
      figures.findings.map(({ rule, severity, count }) => [rule, severity, `${count}`]),
    ),
    ...bySource(madeOf(attempts)).flatMap(([source, made], at) => [
      `## ${at + 1}. ${source.name}`,
      source.text.split('\n').join('\n\n'),
      ...made.map((one, index) => itemMarkdown(one, `${at + 1}-${index + 1}`)),
    ]),
    '',
  ].join('\n\n');
}

function itemMarkdown({ item, type, seed }: Made, number: string): string {
  return [
    `### ${number} ${type} (${item.style}, ${item.difficulty}, 씨앗 ${seed})`,
    `**${item.stem}**`,
    ...marksLine(item).map((line) => `표시: ${line}`),
    ...(item.material ? [`> ${item.material.label}: ${item.material.text.split('\n').join('\n> ')}`] : []),
    item.options.map(({ text }, at) => `${OPTION_LABELS[at]} ${text}`).join('  \n'),
    item.explanation.split('\n').join('  \n'),
    '채점: □ 그대로 쓴다 □ 고쳐 쓴다 □ 버린다 — 까닭:',
  ].join('\n\n');
}

/** The run as one HTML page: passages at the left, their items at the right. */
export function writeHtml(attempts: readonly Attempt[]): string {
  const figures = figuresOf(attempts);
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><title>내장 엔진 문항 평가</title><style>${STYLE}</style></head><body>
<h1>내장 엔진 문항 평가</h1>
${htmlTable(['항목', '값', '목표'], figureRows(figures))}
<h2>유형별</h2>
${htmlTable(['유형', '만듦', '거절'], typeRows(figures))}
<h2>검사 결과</h2>
${htmlTable(
  ['규칙', '정도', '수'],
  figures.findings.map(({ rule, severity, count }) => [rule, severity, `${count}`]),
)}
${bySource(madeOf(attempts))
  .map(
    ([source, made], at) => `<section><div class="passage"><h2>${at + 1}. ${escapeHtml(source.name)}</h2>
${source.text
  .split('\n')
  .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  .join('\n')}
</div><div>${made.map((one, index) => itemHtml(one, `${at + 1}-${index + 1}`)).join('\n')}</div></section>`,
  )
  .join('\n')}
</body></html>
`;
}

function itemHtml({ item, type, seed }: Made, number: string): string {
  const grades = ['그대로 쓴다', '고쳐 쓴다', '버린다']
    .map((grade) => `<label><input type="radio" name="g${number}"> ${grade}</label>`)
    .join(' ');
  return `<article><h3>${number} ${escapeHtml(type)} <small>${item.style} · ${item.difficulty} · 씨앗 ${seed}</small></h3>
<p class="stem">${escapeHtml(item.stem)}</p>
${marksLine(item)
  .map((line) => `<p class="marks">${escapeHtml(line)}</p>`)
  .join('')}
${item.material ? `<div class="box"><b>${escapeHtml(item.material.label)}</b><br>${lines(item.material.text)}</div>` : ''}
<ol>${item.options
    .map(
      ({ text }, at) => `<li${at === item.key - 1 ? ' class="key"' : ''}>${OPTION_LABELS[at]} ${escapeHtml(text)}</li>`,
    )
    .join('')}</ol>
<details open><summary>해설</summary>${lines(item.explanation)}</details>
<p class="grade">${grades} <input size="40" placeholder="까닭"></p></article>`;
}

const STYLE = `body{font:15px/1.6 serif;margin:2rem;word-break:keep-all}table{border-collapse:collapse}
td,th{border:1px solid #bbb;padding:.2rem .6rem;text-align:left}section{display:grid;grid-template-columns:1fr 1fr;gap:2rem;border-top:2px solid;margin-top:2rem}
.passage{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto}.stem{font-weight:bold}.box{border:1px solid;padding:.5rem}
ol{list-style:none;padding:0}.key{font-weight:bold}details{color:#444;font-size:13px}article{border-bottom:1px solid #ccc}`;

const marksLine = (item: Item): string[] =>
  item.marks.length === 0 ? [] : [item.marks.map(({ symbol, quote }) => `${symbol} ${quote ?? ''}`).join(' / ')];

const typeRows = (figures: Figures): Row[] =>
  figures.byType.map(({ type, made, refused }) => [
    type,
    `${made}`,
    refused.map(({ reason, count }) => `${reason} (${count})`).join(' '),
  ]);

/** Items of one passage together, passages in the order in which they came. */
function bySource(made: readonly Made[]): [Source, Made[]][] {
  const groups = new Map<Source, Made[]>();
  for (const one of made) groups.set(one.source, [...(groups.get(one.source) ?? []), one]);
  return [...groups];
}

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

function table(head: readonly string[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function htmlTable(head: readonly string[], rows: readonly Row[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`;
}
