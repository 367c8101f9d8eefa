/** Texts with their looks, marks and brackets. */
export const RUNS = `
// Where the columns of a page begin.
#let column-left(x) = if two and x > paper-width / 2 { margin-x + column-width + gutter } else { margin-x }
#let bands-on(page) = query(<band-end>).map(it => it.location().position()).filter(it => it.page == page)
#let column-top(page) = {
  let bands = bands-on(page)
  if bands.len() > 0 { bands.first().y + band-clearance } else { margin-top }
}
#let same-column(a, b) = a.page == b.page and column-left(a.x) == column-left(b.x)

// Brackets beside a block of lines, drawn from its first word to its last, over a column break where there is one. They
// stand between the text and the edge of its box, their symbol behind that edge: no line is shortened for them.
#let bracket(x, from, to, top: true, bottom: true) = {
  let tick = 0.9mm
  let stroke = 0.6pt + black
  place(dx: x, dy: from, line(angle: 90deg, length: to - from, stroke: stroke))
  if top { place(dx: x - tick, dy: from, line(length: tick, stroke: stroke)) }
  if bottom { place(dx: x - tick, dy: to, line(length: tick, stroke: stroke)) }
}
#let mark-size = calc.min(note, if two { 8.5pt } else { 10pt })
#let bracket-gap = 1.5mm
#let bracket-x(x) = column-left(x) + column-width - box-inset + bracket-gap - x
#let edge(section, id, end) = label("block-" + str(section) + "-" + str(id) + "-" + end)
// What hangs in the air takes no room. It stands in the box of a word, so that no line breaks beside it.
#let hung(body) = box(width: 0pt, height: 0pt, body)

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
    let symbol = text(size: mark-size, tracking: 0pt, mark.symbol)
    place(dx: x + box-inset - bracket-gap + 0.4mm, dy: (from + to) / 2 - 0.5 * mark-size, symbol)
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

#let raised(shift, body) = text(
  font: "Libertinus Serif",
  size: 1.35em,
  baseline: shift,
  top-edge: 0.65em,
  bottom-edge: -0.09em,
  body,
)
// A stretch of text that needs a font or a treatment of its own (pieces.ts).
#let letters(p) = {
  let kind = p.at("kind", default: "")
  if kind == "bracket" { text(font: "Pretendard", p.text) }
  else if kind == "endless" { p.text.clusters().join(h(0.01pt)) }
  else if kind == "tone" {
    // Drawn at the left of its syllable, behind which it stands in the text.
    let (syllable, mark) = (p.text.slice(0, -3), p.text.slice(-3))
    box(baseline: 0.12em, {
      h(0.32em)
      syllable
      place(top + left, text(script: "latn", mark))
    })
  }
  // The 명조 has a few of them and those that it lacks are drawn half as large: all from one font, at its size.
  else if kind == "upper" and not dyslexia { raised(0.1em, p.text) }
  else if kind == "lower" and not dyslexia { raised(-0.03em, p.text) }
  else if kind == "fraction" { raised(0em, p.text) }
  else { p.text }
}
#let part(p, section) = {
  let body = letters(p)
  if "bold" in p { body = strong(body) }
  if "strike" in p { body = strike(body) }
  if "underline" in p { body = underline(body) }
  for mark in p.at("opens", default: ()) { block-open(section, mark) }
  body
  for mark in p.at("closes", default: ()) { block-close(section, mark) }
}
// Pieces of a text: a list is a word, or what else no line end may come between.
#let runs(list, section: 0) = for p in list {
  if type(p) == str { p } else if type(p) == dictionary { part(p, section) } else {
    box(baseline: 0.12em, for each in p { if type(each) == str { each } else { part(each, section) } })
  }
}
`;
