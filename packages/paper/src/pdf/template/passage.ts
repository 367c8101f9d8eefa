/** Runs of text with their marks, and the box of a passage. */
export const PASSAGE = `
// Brackets beside a block of lines, drawn from its first word to its last, over a column break where there is one.
#let bracket(x, from, to, top: true, bottom: true) = {
  let tick = 1.3mm
  let stroke = 0.6pt + black
  place(dx: x, dy: from, line(angle: 90deg, length: to - from, stroke: stroke))
  if top { place(dx: x - tick, dy: from, line(length: tick, stroke: stroke)) }
  if bottom { place(dx: x - tick, dy: to, line(length: tick, stroke: stroke)) }
}
#let mark-size = calc.min(note, 10pt)
#let bracket-gap = 3.4mm
#let bracket-room = bracket-gap + 1.5 * mark-size
#let bracket-x(x) = column-left(x) + column-width - box-inset - bracket-room + bracket-gap - x
#let edge(section, id, end) = label("block-" + str(section) + "-" + str(id) + "-" + end)
// What hangs in the air takes no room and breaks no line.
#let hung(body) = [#sym.wj#box(width: 0pt, height: 0pt, body)#sym.wj]

#let block-open(section, mark) = hung(context {
  let here = here().position()
  let end = query(edge(section, mark.id, "end"))
  if end.len() > 0 {
    let there = end.first().location().position()
    let x = bracket-x(here.x)
    let whole = same-column(here, there)
    let from = -0.88 * base
    // Where the block goes on in another column: down to the last line for which its box has room.
    let room = paper-height - margin-bottom - box-inset - 0.12 * base - here.y
    let to = 0.12 * base + if whole { there.y - here.y } else { calc.max(0, calc.floor(room / line-pitch)) * line-pitch }
    bracket(x, from, to, bottom: whole)
    place(dx: x + 0.8mm, dy: (from + to) / 2 - 0.5em, text(size: mark-size, tracking: 0pt, mark.symbol))
  }
}) + [#metadata(none)#edge(section, mark.id, "start")]

#let block-close(section, mark) = hung(context {
  let here = here().position()
  let start = query(edge(section, mark.id, "start"))
  if start.len() > 0 {
    let there = start.first().location().position()
    if not same-column(here, there) {
      bracket(bracket-x(here.x), column-top(here.page) + box-inset - here.y, 0.12 * base, top: false)
    }
  }
}) + [#metadata(none)#edge(section, mark.id, "end")]

// A box of fixed width in a line stands on the base line of its text.
#let cell(width, body) = box(width: width, baseline: 0.12em, body + [ ])

#let run(r, section: 0) = {
  let body = r.text
  if r.bold { body = strong(body) }
  if r.strike { body = strike(body) }
  if r.underline { body = underline(body) }
  for mark in r.opens { block-open(section, mark) }
  if r.symbols != "" { [#r.symbols#sym.wj] }
  body
  for mark in r.closes { block-close(section, mark) }
}
#let runs(list, section: 0) = list.map(r => run(r, section: section)).join()
#let paragraphs(list, section: 0) = for p in list {
  par(first-line-indent: (amount: 1em, all: true), runs(p, section: section))
}

#let section-heading(s) = block(above: 0pt, below: 0.9em, sticky: true, heading(
  level: 1,
  par(justify: false, strong(s.heading)),
))

#let passage(s, index) = block(
  width: 100%,
  stroke: thin,
  above: 0pt,
  below: 1.5em,
  inset: (left: box-inset, right: box-inset + if s.hasBlocks { bracket-room } else { 0mm }, y: box-inset),
  paragraphs(s.passage, section: index),
)
`;
