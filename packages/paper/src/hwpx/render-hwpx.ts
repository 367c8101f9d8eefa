import { OPTION_LABELS } from '@chulje/contract';
import { ANSWERS_A_ROW, answerGroups, type Explanation, explain } from '../explanation.ts';
import {
  CLOSING_WORDS,
  itemsOf,
  materialLabel,
  type NumberedItem,
  type Paper,
  type PaperOptions,
  type PaperSection,
  pointsLabel,
  sectionHeading,
  shownParts,
} from '../paper.ts';
import { boxedParagraphs, lineRuns, paragraphRuns, stemRuns } from '../runs.ts';
import { StyleTable } from './header.ts';
import { hwpxPackage } from './package.ts';
import { SectionWriter } from './section.ts';
import { boxPart } from './styles.ts';

const NAME_FIELDS = '___학년 ___반 ___번  이름 __________';

/** A paper for 한글 (HWPX: OWPML, KS X 6101), with its own styles, columns, boxes and tables, to be edited there. */
export async function renderHwpx(paper: Paper, options: PaperOptions): Promise<Uint8Array> {
  const shows = shownParts(paper, options);
  const styles = new StyleTable(options.look);
  const section = new SectionWriter(styles, options.size);
  if (shows.paper) writePaper(section, paper, options);
  if (shows.omr) writeAnswerSheet(section, paper);
  if (shows.answers) writeAnswers(section, paper, options, shows.explanations);
  const sectionXml = section.toXml();
  return hwpxPackage(
    { title: paper.title, header: styles.toXml(), section: sectionXml, text: section.text },
    options.createdAt,
  );
}

/** The band over a part, in one column, on a page of its own. */
function writeBand(section: SectionWriter, { title, header }: Paper, rightSide: string): void {
  const name = [header.round, ...(header.subject ? [title] : [])].filter(Boolean).join('  ·  ');
  const isFirst = section.text === '';
  section.plain('name', name, { columns: 1, startsPage: !isFirst });
  section.plain('subject', header.subject || title);
  section.plain('head', [header.period, rightSide].filter(Boolean).join('        '));
}

function writePaper(section: SectionWriter, paper: Paper, options: PaperOptions): void {
  writeBand(section, paper, NAME_FIELDS);
  const items = itemsOf(paper);
  for (const [index, part] of paper.sections.entries()) writeSection(section, part, options, index === 0, items.length);
  if (items.length > 0) section.plain('closing', CLOSING_WORDS);
}

function writeSection(
  section: SectionWriter,
  part: PaperSection,
  options: PaperOptions,
  isFirst: boolean,
  lastNumber: number,
): void {
  const { text, format, marks } = part.passage;
  const heading = sectionHeading(part);
  section.plain('range', heading, isFirst ? { columns: options.columns } : {});
  for (const { runs, edges } of boxedParagraphs(text, format, marks))
    section.runs('passage', runs, { para: { border: boxPart(edges) } });
  for (const numbered of part.items) writeItem(section, numbered, options, numbered.number === lastNumber);
}

/** An item holds together; the last one takes the closing box along. */
function writeItem(
  section: SectionWriter,
  { number, item }: NumberedItem,
  options: PaperOptions,
  isLast: boolean,
): void {
  const points = pointsLabel(item, options);
  section.runs('stem', [
    { text: `${number}. `, bold: true },
    ...stemRuns(item),
    ...(points ? [{ text: ` ${points}` }] : []),
  ]);
  if (item.material) {
    section.plain('materialLabel', materialLabel(item.material.label));
    for (const runs of paragraphRuns(item.material.text, [])) section.runs('material', runs);
  }
  for (const [index, option] of item.options.entries())
    section.runs('option', [{ text: `${OPTION_LABELS[index]} ` }, ...lineRuns(option.text, option.format)], {
      para: { keepWithNext: isLast || index < item.options.length - 1 },
    });
}

/** A row an item, its numbers to be crossed. */
function writeAnswerSheet(section: SectionWriter, paper: Paper): void {
  writeBand(section, paper, `답안지   ${NAME_FIELDS}`);
  const rows = itemsOf(paper).map(({ number }) => [String(number), OPTION_LABELS.join('    ')]);
  section.table(
    [{ cells: ['문항', '답란'], isHead: true }, ...rows.map((cells) => ({ cells, isHead: false }))],
    [0.1, 0.4].map((share) => Math.floor(share * section.textWidth)),
  );
}

function writeAnswers(section: SectionWriter, paper: Paper, options: PaperOptions, showsExplanations: boolean): void {
  writeBand(section, paper, showsExplanations ? '정답과 해설' : '정답');
  const rows = answerGroups(paper, options).flat();
  const columnWidth = Math.floor(section.textWidth / (ANSWERS_A_ROW + 1));
  section.table(
    rows,
    Array.from({ length: rows[0]?.cells.length ?? 0 }, () => columnWidth),
  );
  if (!showsExplanations) return;
  for (const [index, explanation] of itemsOf(paper).map(explain).entries())
    writeExplanation(section, explanation, index === 0 ? options.columns : undefined);
}

function writeExplanation(
  section: SectionWriter,
  { number, key, kind, lines }: Explanation,
  columns: 1 | 2 | undefined,
): void {
  section.plain('explained', `${number}. 정답 ${key}  ${kind}`, columns ? { columns } : {});
  for (const { label, text, quotes } of lines) {
    section.plain(label ? 'optionExplanation' : 'explanation', label ? `${label} ${text}` : text);
    for (const { source, words } of quotes) section.plain('evidence', `${source} “${words}”`);
  }
}
