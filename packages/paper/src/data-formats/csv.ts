import { csvOf, keyLabel, OPTION_LABELS } from '@chulje/contract';
import { type Explanation, explanationsOf, linesAsText } from '../explanation.ts';
import {
  materialLabel,
  type NumberedItem,
  type Paper,
  type PaperOptions,
  type PaperSection,
  pointsOf,
} from '../paper.ts';
import { lineRuns, paragraphRuns, runsAsText } from '../runs.ts';

/** The head says once how what is underlined is told (see runsAsText). */
const PASSAGE = '지문(〔 〕 안은 밑줄)';
const HEAD = ['번호', PASSAGE, '영역', '유형', '난이도', '배점', '발문', '보기', ...OPTION_LABELS, '정답', '해설'];

/** A paper as a table, an item a row. */
export async function renderCsv(paper: Paper, options: PaperOptions): Promise<Uint8Array> {
  const explanations = new Map(explanationsOf(paper, options).map((each) => [each.number, each]));
  const rows = paper.sections.flatMap((section) => sectionRows(section, options.passage === 'each', explanations));
  return new TextEncoder().encode(csvOf([HEAD, ...rows]));
}

/** The passage stands in the row of its first item, or of each. */
function sectionRows(
  section: PaperSection,
  isRepeated: boolean,
  explanations: ReadonlyMap<number, Explanation>,
): string[][] {
  const { text, format, marks } = section.passage;
  const passage = paragraphRuns(text, format, marks).map(runsAsText).join('\n');
  if (section.items.length === 0) return [['', passage, ...HEAD.slice(2).map(() => '')]];
  return section.items.map((numbered, index) => [
    ...itemCells(numbered, isRepeated || index === 0 ? passage : ''),
    explanationCell(explanations.get(numbered.number)),
  ]);
}

function itemCells(numbered: NumberedItem, passage: string): string[] {
  const { number, item } = numbered;
  return [
    String(number),
    passage,
    item.pattern,
    item.type,
    item.difficulty,
    pointsOf(numbered),
    item.stem,
    item.material ? `${materialLabel(item.material.label)}\n${item.material.text}` : '',
    ...item.options.map(({ text, format }) => runsAsText(lineRuns(text, format))),
    keyLabel(item.key),
  ];
}

const explanationCell = (explanation: Explanation | undefined) => linesAsText(explanation?.lines ?? []).join('\n');
