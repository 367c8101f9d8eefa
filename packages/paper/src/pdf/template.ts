import { FURNITURE } from './template/furniture.ts';
import { ITEMS } from './template/items.ts';
import { LAYOUT } from './template/layout.ts';
import { PASSAGE } from './template/passage.ts';
import { RUNS } from './template/runs.ts';
import { SHEET_PAGE } from './template/sheet-page.ts';
import { SHEETS } from './template/sheets.ts';

/**
 * The paper in the manner of the real one: header band, two columns with a rule between, boxed passage, 명조 body,
 * hanging options, page n / N. Reads `sys.inputs.data` (see paper-data.ts) and nothing else. TypeScript strings, so that
 * they are found when the server is bundled. No backticks and no dollar-brace may stand in them.
 */
export const TEMPLATE = `${LAYOUT}${RUNS}${FURNITURE}${PASSAGE}${ITEMS}${SHEETS}
#if data.shows.paper {
  part("paper", [], {
    band(name-field, above: school-line)
    for (index, s) in data.sections.enumerate() {
      if index > 0 { v(2.4em, weak: true) }
      if s.heading.len() > 0 { section-heading(s) }
      passage(s, index)
      for i in s.items { item(i) }
    }
    if data.numbers.len() > 0 { closing-box }
  })
}

#if data.shows.omr {
  part("omr", [답안지], columns: 1, {
    band(framed(heading(level: 1)[답안지]))
    omr
  })
}

#if data.shows.answers {
  let name = if data.shows.explanations [정답과 해설] else [정답]
  part("answers", name, {
    band(framed(heading(level: 1, name)), below: if data.answers.isWide { pad(top: 4mm, answer-table(full-width)) })
    if not data.answers.isWide { answer-table(column-width) }
    if data.shows.explanations { for e in data.explanations { explanation(e) } }
  })
}
`;

/** A page that is one table, in the letters of the papers. */
export const SHEET_TEMPLATE = `${LAYOUT}${RUNS}${SHEET_PAGE}`;
