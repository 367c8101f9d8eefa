/** A page that is one table. Reads `sys.inputs.data` (see sheet-pdf.ts). No backticks and no dollar-brace may stand in it. */
export const SHEET_PAGE = `
#set page(
  width: paper-width,
  height: paper-height,
  margin: (x: margin-x, top: 16mm, bottom: 16mm),
  footer-descent: 5mm,
  footer: context if counter(page).final().first() > 1 { align(center, text(size: 9pt)[#counter(page).get().first() / #counter(page).final().first()]) },
)
#set par(justify: false, leading: 0.45em, spacing: 0.45em)
#align(center, block(below: 2mm, heading(level: 1, text(size: 17pt, weight: "bold", runs(data.name)))))
#align(center, block(below: 5mm, text(size: 10pt, runs(data.subtitle))))
// Many columns stand close, and so do many rows: keys of sixty items are one page.
#let is-dense = data.heads.len() > 6
#set text(size: if is-dense { 8pt } else { 9pt })
#table(
  columns: data.shares.map(s => s * 1fr),
  rows: if data.rowHeight == none { auto } else { (auto,) + (data.rowHeight * 1mm,) * data.rows.len() },
  inset: (x: if is-dense { 1.5pt } else { 3pt }, y: if data.rows.len() > 24 { 4pt } else { 5pt }),
  stroke: thin,
  align: center + horizon,
  table.header(..data.heads.map(h => table.cell(fill: luma(235), strong(runs(h))))),
  ..data.rows.map(row => row.enumerate().map(((at, words)) => table.cell(
    align: if data.isLeft.at(at) { left + horizon } else { center + horizon },
    runs(words),
  ))).flatten(),
)
#for n in data.notes { block(above: 3mm, below: 0pt, text(size: 8.5pt, runs(n))) }
`;
