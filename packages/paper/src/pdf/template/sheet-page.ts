/** Pages that are one table each. Reads `sys.inputs.data` (see sheet-pdf.ts). No backticks and no dollar-brace may stand in it. */
export const SHEET_PAGE = `
#set page(
  width: paper-width,
  height: paper-height,
  margin: (x: margin-x, top: 16mm, bottom: 16mm),
  footer-descent: 5mm,
  // Several sheets go to several people.
  footer: context if data.sheets.len() == 1 and counter(page).final().first() > 1 { align(center, text(size: 9pt)[#counter(page).get().first() / #counter(page).final().first()]) },
)
#set par(justify: false, leading: 0.45em, spacing: 0.45em)
#let sheet(s) = {
  align(center, block(below: 2mm, heading(level: 1, text(size: 17pt, weight: "bold", runs(s.name)))))
  align(center, block(below: 5mm, text(size: 10pt, runs(s.subtitle))))
  // Many columns stand close, and so do many rows: keys of sixty items are one page.
  let is-dense = s.heads.len() > 6
  set text(size: if is-dense { 8pt } else { 9pt })
  table(
    columns: s.shares.map(x => x * 1fr),
    rows: if s.rowHeight == none { auto } else { (auto,) + (s.rowHeight * 1mm,) * s.rows.len() },
    inset: (x: if is-dense { 1.5pt } else { 3pt }, y: if s.rows.len() > 24 { 4pt } else { 5pt }),
    stroke: thin,
    align: center + horizon,
    table.header(..s.heads.map(h => table.cell(fill: luma(235), strong(runs(h))))),
    ..s.rows.map(row => row.enumerate().map(((at, words)) => table.cell(
      align: if s.isLeft.at(at) { left + horizon } else { center + horizon },
      runs(words),
    ))).flatten(),
  )
  for n in s.notes { block(above: 3mm, below: 0pt, text(size: 8.5pt, runs(n))) }
}
#for (at, s) in data.sheets.enumerate() {
  if at > 0 { pagebreak() }
  sheet(s)
}
`;
