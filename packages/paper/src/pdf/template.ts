/**
 * The paper in the manner of the real one: header band, two columns with a rule between, boxed passage, 명조 body,
 * hanging options, page n / N. Reads `sys.inputs.data` (see paper-data.ts) and nothing else. A TypeScript string, so that
 * it is found when the server is bundled. No backticks and no dollar-brace may stand in it.
 */
export const TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
#let large = data.size == "B4"
#let two = data.columns == 2

// Geometry. The columns stand between the header line and the footer.
#let paper-width = if large { 257mm } else { 210mm }
#let paper-height = if large { 364mm } else { 297mm }
#let margin-x = if large { 18mm } else { 14mm }
#let margin-top = 20mm
#let margin-bottom = 19mm
#let gutter = if large { 12mm } else { 10mm }
#let full-width = paper-width - 2 * margin-x
#let column-width = if two { (full-width - gutter) / 2 } else { full-width }
#let column-height = paper-height - margin-top - margin-bottom
#let column-left(x) = if two and x > paper-width / 2 { margin-x + column-width + gutter } else { margin-x }

#let base = if two and not large { 9.5pt } else { 10.5pt }
#let small = 0.88 * base
#let thick = 1.3pt + black
#let thin = 0.5pt + black
#let band-rise = 7mm
#let band-clearance = 5mm
#let box-inset = 3mm
#let line-pitch = 1.58 * base
#let number-width = 1.65em
#let label-width = 1.45em
#let option-indent = 0.9 * base

#set document(
  title: data.title,
  author: "출제공방",
  date: if data.date == none { none } else {
    let (y, m, d, h, min, s) = data.date
    datetime(year: y, month: m, day: d, hour: h, minute: min, second: s)
  },
)
// The fonts after the first come with Typst; they have the signs and letters that the first has not.
#set text(
  font: ("Noto Serif KR", "Libertinus Serif", "New Computer Modern Math"),
  lang: "ko",
  size: base,
  top-edge: 0.88em,
  bottom-edge: -0.12em,
  overhang: false,
)
#set par(leading: 0.58em, spacing: 0.58em, justify: true)
#set strong(delta: 300)
#set underline(offset: 0.17em, stroke: 0.055em, evade: false)
#set strike(offset: -0.33em, stroke: 0.06em)
#show heading: set text(size: base, weight: "regular")
#show heading: it => it.body

// Brackets beside a block of lines, drawn from its first word to its last, over a column break where there is one.
#let bracket(x, from, to, top: true, bottom: true) = {
  let tick = 1.3mm
  let stroke = 0.6pt + black
  place(dx: x, dy: from, line(angle: 90deg, length: to - from, stroke: stroke))
  if top { place(dx: x - tick, dy: from, line(length: tick, stroke: stroke)) }
  if bottom { place(dx: x - tick, dy: to, line(length: tick, stroke: stroke)) }
}
#let bracket-x(x) = column-left(x) + column-width - 5.6mm - x
#let bands-on(page) = query(<band-end>).map(it => it.location().position()).filter(it => it.page == page)
#let column-top(page) = {
  let bands = bands-on(page)
  if bands.len() > 0 { bands.first().y + band-clearance } else { margin-top }
}
#let same-column(a, b) = a.page == b.page and column-left(a.x) == column-left(b.x)
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
    place(dx: x + 0.8mm, dy: (from + to) / 2 - 0.5em, text(size: small, mark.symbol))
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
#let cell(width, body) = box(width: width, baseline: 0.12em, body)

// Text.
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

// Passage and items.
#let section-heading(s) = block(above: 0pt, below: 0.9em, sticky: true, heading(
  level: 1,
  par(justify: false, strong(s.heading)),
))

#let passage(s, index) = block(
  width: 100%,
  stroke: thin,
  above: 0pt,
  below: 1.5em,
  inset: (left: box-inset, right: box-inset + if s.hasBlocks { 6.4mm } else { 0mm }, y: box-inset),
  paragraphs(s.passage, section: index),
)

// The label interrupts the upper edge of its box. It comes first, so that it is read first.
#let material(m) = block(width: 100%, above: 1.3em, below: 1.2em, {
  block(width: 100%, height: 0pt, above: 0pt, below: 0pt, sticky: true, place(dy: -0.5em, block(width: 100%, height: 1em, grid(
    columns: (1fr, auto, 1fr),
    rows: 1em,
    align: horizon,
    line(length: 100%, stroke: thin), pad(x: 0.4em, m.label), line(length: 100%, stroke: thin),
  ))))
  block(
    width: 100%,
    stroke: (left: thin, right: thin, bottom: thin),
    inset: (x: box-inset, top: 1.15em, bottom: 0.85em),
    above: 0pt,
    below: 0pt,
    paragraphs(m.paragraphs),
  )
})

#let option(o) = block(above: 0.6em, below: 0pt, par(hanging-indent: label-width, [#cell(label-width, o.label)#runs(o.runs)]))

// Options of a word or two stand in one row, as in print.
#let options(list) = {
  let share = (column-width - option-indent) / list.len()
  let widest = calc.max(..list.map(o => measure([#cell(label-width, o.label)#runs(o.runs)]).width))
  pad(left: option-indent, if widest + 0.8 * base <= share {
    grid(columns: (1fr,) * list.len(), ..list.map(o => option(o)))
  } else {
    for o in list { option(o) }
  })
}

#let stem(i) = heading(level: 2, par(
  hanging-indent: number-width,
  [#cell(number-width, strong(str(i.number) + "."))#runs(i.stem)#if i.points != "" { [ #cell(auto, i.points)] }],
))

#let item(i) = context {
  let body = {
    block(above: 0pt, below: 0.75em, sticky: true, stem(i))
    if i.material != none { material(i.material) }
    options(i.options)
  }
  // Longer than a column: it must break, else its end would be lost.
  let height = measure(block(width: column-width, body)).height
  block(breakable: height > column-height - 20mm, width: 100%, above: 1.9em, below: 1.9em, body)
}

// Bands and page furniture.
#let rules = stack(spacing: 1.2pt, line(length: 100%, stroke: thick), line(length: 100%, stroke: thin))
#let framed(body) = box(stroke: thin, radius: 2pt, inset: (x: 6pt, y: 3.5pt), text(size: small, body))

#let band(right-side, below: none) = place(
  top,
  float: true,
  scope: "parent",
  dy: -band-rise,
  clearance: band-clearance - band-rise,
  block(width: 100%, {
  let title-size = if data.title.clusters().len() > 26 { 1.35 * base } else { 1.75 * base }
  grid(
    columns: (1fr, 2.6fr, 1fr),
    align: (left + bottom, center + bottom, right + bottom),
    column-gutter: 4mm,
    {
      if data.header.period != "" { framed(data.header.period) }
      if data.header.subject != "" { block(above: 0.8em, below: 0pt, strong(text(size: 1.15 * base, data.header.subject))) }
    },
    {
      set par(justify: false)
      if data.header.round != "" { block(above: 0pt, below: 0.8em, text(size: 1.05 * base, data.header.round)) }
      text(size: title-size, weight: "bold", data.title)
    },
    right-side,
  )
  v(2.6mm, weak: true)
  rules
  below
  [#metadata(none)<band-end>]
}),
)

#let name-field = text(size: small, {
  set par(justify: false)
  let blank(width) = box(width: width, height: 0.9em, stroke: (bottom: 0.4pt))
  [#blank(2em)학년 #blank(2em)반 #blank(2em)번]
  block(above: 0.9em, below: 0pt)[이름 #blank(7.2em)]
})

// One part of the paper: pages with their own count, so that a part can be handed out alone.
#let part(name, head, body) = {
  let last = label(name + "-end")
  set page(
    width: paper-width,
    height: paper-height,
    margin: (x: margin-x, top: margin-top, bottom: margin-bottom),
    columns: data.columns,
    header-ascent: 4mm,
    footer-descent: 6mm,
    header: context if bands-on(here().page()).len() == 0 {
      set text(size: small)
      grid(
        columns: (1fr, 2.6fr, 1fr),
        align: (left, center, right),
        data.header.subject, data.title, head,
      )
      v(1.6mm, weak: true)
      line(length: 100%, stroke: thin)
    },
    footer: context {
      let total = counter(page).at(query(last).first().location()).first()
      align(center, box(stroke: thin, inset: (x: 9pt, y: 3pt), text(size: small)[#counter(page).get().first() / #total]))
    },
    background: if two {
      context {
        let start = column-top(here().page())
        place(top + left, dx: paper-width / 2, dy: start, line(
          angle: 90deg,
          length: paper-height - margin-bottom - start,
          stroke: 0.4pt,
        ))
      }
    },
  )
  set columns(gutter: gutter)
  counter(page).update(1)
  body
  [#metadata(none)#last]
}

// Answers and explanations.
#let answer-head = 13mm
#let answer-table(list, total-width, longest) = {
  let width = calc.min(longest, list.len())
  let rows = list.chunks(width)
  let shade = luma(235)
  table(
    columns: (answer-head,) + ((total-width - answer-head) / longest,) * width,
    inset: (x: 3pt, y: 5pt),
    stroke: thin,
    align: center + horizon,
    ..rows.map(row => {
      let rest = (none,) * (width - row.len())
      (
        table.cell(fill: shade)[문항], ..row.map(e => table.cell(fill: shade, strong(str(e.number)))), ..rest,
        [정답], ..row.map(e => text(size: 1.1 * base, e.key)), ..rest,
      )
    }).flatten(),
  )
}

#let quote-line(q, indent) = block(above: 0.55em, below: 0pt, inset: (left: indent), block(
  stroke: (left: 1.2pt + luma(170)),
  inset: (left: 0.7em),
  text(size: small, fill: luma(70), par[#q.source “#q.words”]),
))

#let explanation(e) = {
  block(above: 1.9em, below: 0.7em, width: 100%, sticky: true, heading(level: 2, {
    strong(str(e.number) + ".")
    h(0.5em)
    [정답 #strong(e.key)]
    h(0.8em)
    text(size: small, fill: luma(80), e.kind)
  }))
  for l in e.lines {
    let hang = if l.label == "" { 0pt } else { label-width }
    block(above: 0.65em, below: 0pt, width: 100%, {
      block(above: 0pt, below: 0pt, sticky: l.quotes.len() > 0, par(
        hanging-indent: hang,
        [#if l.label != "" { cell(label-width, l.label) }#l.text],
      ))
      for q in l.quotes { quote-line(q, hang) }
    })
  }
}

#if data.shows.paper {
  part("paper", [], {
    band(name-field)
    for (index, s) in data.sections.enumerate() {
      if index > 0 { v(2.4em, weak: true) }
      if s.heading != "" { section-heading(s) }
      passage(s, index)
      for i in s.items { item(i) }
    }
  })
}

#if data.shows.answers {
  // More rows than this would not leave room on the page they float on.
  let fits = data.explanations.len() <= 100
  part("answers", [정답과 해설], {
    band(framed[정답과 해설], below: if fits { pad(top: 4mm, answer-table(data.explanations, full-width, 10)) })
    if not fits { answer-table(data.explanations, column-width, 5) }
    if data.shows.explanations { for e in data.explanations { explanation(e) } }
  })
}
`;
