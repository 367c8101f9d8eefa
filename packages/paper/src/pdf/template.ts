/**
 * The paper in the manner of the real one: header band, two columns with a rule between, boxed passage, 명조 body,
 * hanging options, page n / N. Only reads `sys.inputs.data`.
 */
export const TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
#let two = data.columns == 2
#let margin = if data.size == "B4" { (x: 16mm, top: 16mm, bottom: 18mm) } else { (x: 13mm, top: 13mm, bottom: 16mm) }
#let page-width = if data.size == "B4" { 257mm } else { 210mm }
#let page-height = if data.size == "B4" { 364mm } else { 297mm }

#set document(title: data.title, author: "출제공방")
#set text(font: "Noto Serif KR", lang: "ko", size: 9.6pt, fallback: true)
#set par(leading: 0.72em, spacing: 0.72em, justify: true)
#set page(
  width: page-width,
  height: page-height,
  margin: margin,
  columns: data.columns,
  footer: context align(center, box(stroke: 0.5pt, inset: (x: 10pt, y: 3pt), text(size: 9pt)[#counter(page).display() / #counter(page).final().first()])),
  background: if two { place(center + top, dy: margin.top + 16mm, line(angle: 90deg, length: page-height - margin.top - margin.bottom - 18mm, stroke: 0.4pt)) },
)
#set columns(gutter: 9mm)

#let run(r) = {
  let body = r.text
  if r.bold { body = strong(body) }
  if r.strike { body = strike(body) }
  if r.underline { body = underline(offset: 2.5pt, stroke: 0.6pt, body) }
  if r.symbol != "" { [#r.symbol#sym.wj] }
  body
}
#let runs(list) = list.map(run).join()
#let paragraph(list) = par(first-line-indent: (amount: 1em, all: true), runs(list))

#let band(label) = place(
  top,
  float: true,
  scope: "parent",
  clearance: 5mm,
  block(width: 100%, stroke: (bottom: 1.2pt), inset: (bottom: 3mm), grid(
    columns: (1fr, auto, 1fr),
    align: (left + bottom, center + bottom, right + bottom),
    text(size: 9pt)[국어 영역],
    text(size: 15pt, weight: "bold", data.title),
    text(size: 9pt, label),
  )),
)

#let passage(list) = block(
  width: 100%,
  stroke: 0.6pt,
  inset: (x: 3.2mm, y: 3mm),
  breakable: true,
  { for p in list { paragraph(p) } },
)

#let material(m) = block(width: 100%, above: 1.1em, below: 0.9em, {
  block(width: 100%, stroke: 0.5pt, inset: (x: 3mm, top: 3.6mm, bottom: 2.6mm), { for p in m.paragraphs { paragraph(p) } })
  place(top + center, dy: -0.55em, box(fill: white, inset: (x: 4pt), text(size: 9pt, m.label)))
})

#let item(i) = block(breakable: false, width: 100%, above: 1.5em, {
  par(hanging-indent: 1.35em, [*#str(i.number).* #runs(i.stem)#if i.points != "" [ #i.points]])
  if i.material != none { material(i.material) }
  v(0.25em)
  for o in i.options {
    block(above: 0.55em, below: 0pt, par(hanging-indent: 1.5em, justify: true, [#box(width: 1.5em, o.label)#runs(o.runs)]))
  }
})

#if data.showsPaper {
  band([])
  for s in data.sections {
    if s.heading != "" { block(below: 0.8em, strong(s.heading)) }
    passage(s.passage)
    for i in s.items { item(i) }
    v(1.5em)
  }
}

#let items = data.sections.map(s => s.items).flatten()
#if items.len() > 0 and data.showsAnswers {
  if data.showsPaper { pagebreak(weak: true) }
  band([정답과 해설])
  block(below: 1em, table(
    columns: (auto,) * calc.min(10, calc.max(items.len(), 1)) ,
    inset: (x: 7pt, y: 5pt),
    stroke: 0.5pt,
    align: center,
    ..items.map(i => [#str(i.number) #h(2pt) *#i.key*]),
  ))
  if data.showsExplanations {
    for i in items {
      block(above: 1.4em, below: 0.5em, breakable: false, [*#str(i.number).* 정답 *#i.key*])
      for line in i.explanation { if line != "" { par(hanging-indent: 1.1em, line) } }
    }
  }
}
`;
