import { OPTION_LABELS } from '@chulje/contract';
import { materialParagraphs } from '../material.ts';
import { lettersWide, startsInOneRow } from '../one-row.ts';
import { materialLabel, type NumberedItem, type PaperOptions, pointsLabel } from '../paper.ts';
import { lineRuns, stemRuns } from '../runs.ts';
import { drawnWidth, heightOf, type SectionWriter } from './section.ts';
import { BORDER, ROW_START, sidesFill } from './styles.ts';

/** The numbers of the lists that count the stems begin behind the outline. */
const FIRST_LIST = 2;
const RULE_MARGIN = { left: 0, right: 0, top: 0, bottom: 0 };
const BODY_MARGIN = { left: 500, right: 500, top: 100, bottom: 400 };

/** An item holds together; the last one takes the closing box along. */
export function writeItem(
  section: SectionWriter,
  numbered: NumberedItem,
  options: PaperOptions,
  { isLast, list }: { isLast: boolean; list: number },
): void {
  const { item } = numbered;
  const points = pointsLabel(numbered, options);
  section.add('stem', [...stemRuns(item), ...(points ? [{ text: ` ${points}` }] : [])], {
    numbering: FIRST_LIST + list,
  });
  if (item.material) writeMaterial(section, item.material);
  writeOptions(section, item, isLast);
}

function writeOptions(section: SectionWriter, { options, material }: NumberedItem['item'], isLast: boolean): void {
  const { em } = section.styles;
  const room = section.page.columnWidth / em - ROW_START;
  const texts = options.map(({ text }) => text.replace(/\n/g, ' '));
  const gap = material ? { before: 0.8 * em } : {};
  // Between the last options and the closing box: programs differ in whether a box begins before or behind its own gap.
  const end = isLast ? { after: 2 * em } : {};
  const starts = startsInOneRow(texts, room);
  if (starts) {
    section.add(
      'optionRow',
      options.flatMap((option, at) => [
        {
          text: `${at > 0 ? '\t' : ''}${OPTION_LABELS[at]} `,
          tabWidth: Math.round(
            ((starts[at] ?? 0) - (starts[at - 1] ?? 0) - drawnWidth(`① ${texts[at - 1] ?? ''}`)) * em,
          ),
        },
        ...lineRuns(option.text, option.format),
      ]),
      {
        ...gap,
        ...end,
        keepWithNext: isLast,
        tabs: starts.slice(1).map((from) => Math.round((ROW_START + from) * em)),
      },
    );
    return;
  }
  for (const [at, option] of options.entries())
    section.add('option', [{ text: `${OPTION_LABELS[at]} ` }, ...lineRuns(option.text, option.format)], {
      ...(at === 0 && gap),
      ...(at === options.length - 1 && end),
      keepWithNext: isLast || at < options.length - 1,
    });
}

/** A box whose label interrupts its upper edge: half of the label's line stands above it, half within. */
function writeMaterial(section: SectionWriter, { label, text }: { label: string; text: string }): void {
  const { styles, page } = section;
  const { em } = styles;
  const width = page.columnWidth - 400;
  const name = materialLabel(label);
  const middle = Math.min(width - 2000, Math.round((lettersWide(name) + 1) * em));
  const side = Math.floor((width - middle) / 2);
  const half = Math.round(em * 0.55);
  const paragraphs = materialParagraphs(text);
  const texts = paragraphs.map(({ label: letter, runs }) => `${letter} ${runs.map((run) => run.text).join('')}`.trim());
  const body =
    heightOf(styles, texts, width - BODY_MARGIN.left - BODY_MARGIN.right) + BODY_MARGIN.top + BODY_MARGIN.bottom;
  const height = 2 * half + body;
  const isWhole = height < 0.9 * page.columnHeight;
  const rule = () => section.paragraph('rule', []);
  const edge = { width: side, height: half, margin: RULE_MARGIN };
  section.addTable(
    {
      rows: [
        [
          { ...edge, content: rule(), row: 0, column: 0, border: sidesFill('bottom') },
          {
            content: section.paragraph('materialLabel', [{ text: name }]),
            row: 0,
            column: 1,
            rowSpan: 2,
            width: width - 2 * side,
            height: 2 * half,
            border: BORDER.none,
            margin: RULE_MARGIN,
          },
          { ...edge, content: rule(), row: 0, column: 2, border: sidesFill('bottom') },
        ],
        [
          { ...edge, content: rule(), row: 1, column: 0, border: sidesFill('left', 'top') },
          { ...edge, content: rule(), row: 1, column: 2, border: sidesFill('right', 'top') },
        ],
        [
          {
            content: paragraphs
              .map(({ label: letter, runs }) =>
                letter
                  ? section.paragraph('statement', [{ text: `${letter} ` }, ...runs])
                  : section.paragraph('material', runs),
              )
              .join(''),
            row: 2,
            column: 0,
            columnSpan: 3,
            width,
            height: body,
            border: sidesFill('left', 'right', 'bottom'),
            margin: BODY_MARGIN,
          },
        ],
      ],
      columnCount: 3,
      width,
      height,
      border: BORDER.none,
      place: isWhole ? 'line' : 'flow',
      left: isWhole ? 0 : 200,
    },
    [name, ...texts].join('\r\n'),
    { keepWithNext: true, left: 200 },
  );
}
