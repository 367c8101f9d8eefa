/** Sizes, fonts and the furniture of the pages: header band, running header, rule between the columns, page n / N. */
export const LAYOUT = `
#let data = json(bytes(sys.inputs.data))
#let large-sheet = data.size == "B4"
#let two = data.columns == 2
#let dyslexia = data.look == "dyslexia"

// Geometry. The columns stand between the header line and the footer.
#let paper-width = if large-sheet { 257mm } else { 210mm }
#let paper-height = if large-sheet { 364mm } else { 297mm }
#let margin-x = if large-sheet { 18mm } else { 14mm }
#let margin-top = 20mm
#let margin-bottom = 19mm
#let gutter = if large-sheet { 12mm } else { 10mm }
#let full-width = paper-width - 2 * margin-x
#let column-width = if two { (full-width - gutter) / 2 } else { full-width }
#let column-height = paper-height - margin-top - margin-bottom

#let base = if data.look == "large" { 15pt } else if dyslexia { 12.5pt } else if two and not large-sheet { 9.5pt } else { 10.5pt }
// Furniture keeps its size in large print: it would not fit beside itself.
#let band-base = calc.min(base, 11pt)
#let small = 0.88 * band-base
#let note = calc.max(0.88 * base, 8pt)
#let leading = if dyslexia { 1em } else if data.look == "large" { 0.7em } else { 0.58em }
#let line-pitch = (1 + leading / 1em) * base
#let thick = 1.3pt + black
#let thin = 0.5pt + black
#let band-rise = 7mm
#let band-clearance = 5mm
#let box-inset = 3mm
#let number-width = if data.explanations.len() > 99 { 2.5em } else if data.explanations.len() > 9 { 1.95em } else { 1.65em }
#let label-width = 1.45em
#let option-indent = 0.9 * base

#set document(
  title: if data.title.trim() == "" { "시험지" } else { data.title },
  author: "출제공방",
  date: if data.date == none { none } else {
    let (y, m, d, h, min, s) = data.date
    datetime(year: y, month: m, day: d, hour: h, minute: min, second: s)
  },
)
// Libertinus and New Computer Modern come with Typst. No other font is looked for: a paper is the same on every machine (see glyphs.ts).
#set text(
  font: (if dyslexia { "Pretendard" } else { "Noto Serif KR" }, "Noto Serif KR", "Libertinus Serif", "New Computer Modern Math", "Noto Naskh Arabic", "Noto Emoji", "Noto Sans Symbols 2"),
  fallback: false,
  lang: "ko",
  region: "KR",
  size: base,
  tracking: if dyslexia { 0.04em } else { 0pt },
  spacing: if dyslexia { 150% } else { 100% },
  top-edge: 0.88em,
  bottom-edge: -0.12em,
  overhang: false,
)
// A last line of a syllable or two is dear.
#set text(costs: (runt: 400%))
#set par(leading: leading, spacing: leading, justify: not dyslexia)
// Brackets as wide as they are drawn, as 〈보기〉 stands in print: those of the 명조 bring half a square of nothing.
#show regex("[〈〉《》「」『』【】]"): set text(font: "Pretendard")
// Readers with dyslexia find a word that is torn apart hard, and a stem should not end in half of its 것은. Only what is
// longer than any word may break. Brackets at its ends stand outside, bound to their word all the same: at the edge of
// a box they would lose the blank beside them.
#let whole-words(body) = {
  show regex("[^\\s〈《「『【]\\S{0,10}[^\\s〉》」』】]"): box.with(baseline: 0.12em)
  body
}
#show: body => if dyslexia { whole-words(body) } else { body }
#set strong(delta: 300)
#set underline(offset: 0.17em, stroke: 0.055em, evade: false)
#set strike(offset: -0.33em, stroke: 0.06em)
#show heading: set text(size: base, weight: "regular")
#show heading: it => it.body

#let rules = pdf.artifact(stack(spacing: 1.2pt, line(length: 100%, stroke: thick), line(length: 100%, stroke: thin)))
#let framed(body) = {
  show heading: set text(size: small)
  box(stroke: thin, radius: 2pt, inset: (x: 6pt, y: 3.5pt), text(size: small, body))
}
// 교시 stands white on black, as a label that is found from afar.
#let period-label(body) = box(fill: black, radius: 3pt, inset: (x: 8pt, y: 4.5pt), text(size: 1.05 * band-base, weight: "bold", fill: white, body))

// The band over the first page of a part: small what the paper is called, large its subject.
#let band(right-side, below: none) = place(
  top,
  float: true,
  scope: "parent",
  dy: -band-rise,
  clearance: band-clearance - band-rise,
  block(width: 100%, {
    set text(size: band-base, tracking: 0pt, spacing: 100%)
    set par(justify: false, leading: 0.5em, spacing: 0.5em)
    let has-subject = data.header.subject != ""
    let lines = if has-subject { (data.header.round, data.title) } else { (data.header.round,) }
    let name = lines.filter(l => l != "").join("  ·  ", default: "")
    let head = if has-subject { data.header.subject } else { data.title }
    let head-size = if has-subject { if head.clusters().len() > 10 { 1.9 } else { 2.6 } } else if head.clusters().len() > 26 { 1.35 } else { 1.75 }
    if name != "" { align(center, block(above: 0pt, below: 1em, text(size: 1.08 * band-base, name))) }
    grid(
      columns: (1fr, 2.6fr, 1fr),
      align: (left + bottom, center + bottom, right + bottom),
      column-gutter: 4mm,
      if data.header.period != "" { period-label(data.header.period) },
      block(above: 0pt, below: 0.2em, text(size: head-size * band-base, weight: "bold", tracking: if has-subject { 0.12em } else { 0pt }, head)),
      right-side,
    )
    v(2.6mm, weak: true)
    rules
    below
    [#metadata(none)<band-end>]
  }),
)

#let blank(width) = pdf.artifact(box(width: width, height: 0.9em, stroke: (bottom: 0.4pt)))
#let name-field = text(size: small, {
  set par(justify: false)
  [#blank(2em)학년 #blank(2em)반 #blank(2em)번]
  block(above: 0.9em, below: 0pt)[이름 #blank(7.2em)]
})

// Where the columns of a page begin.
#let column-left(x) = if two and x > paper-width / 2 { margin-x + column-width + gutter } else { margin-x }
#let bands-on(page) = query(<band-end>).map(it => it.location().position()).filter(it => it.page == page)
#let column-top(page) = {
  let bands = bands-on(page)
  if bands.len() > 0 { bands.first().y + band-clearance } else { margin-top }
}
#let same-column(a, b) = a.page == b.page and column-left(a.x) == column-left(b.x)

// One part of the paper: pages with their own count, so that a part can be handed out alone.
#let part(name, head, body, columns: data.columns) = {
  let last = label(name + "-end")
  set page(
    width: paper-width,
    height: paper-height,
    margin: (x: margin-x, top: margin-top, bottom: margin-bottom),
    columns: columns,
    header-ascent: 4mm,
    footer-descent: 6mm,
    header: context if bands-on(here().page()).len() == 0 {
      set text(size: small, tracking: 0pt, spacing: 100%)
      set par(justify: false)
      let subject = data.header.subject
      grid(
        columns: (1fr, auto, 1fr),
        align: (left + bottom, center + bottom, right + bottom),
        column-gutter: 4mm,
        data.title, if subject != "" { strong(text(size: 1.35 * band-base, tracking: 0.12em, subject)) }, head,
      )
      v(1.6mm, weak: true)
      line(length: 100%, stroke: thin)
    },
    footer: context {
      let total = counter(page).at(query(last).first().location()).first()
      align(center, box(stroke: thin, inset: (x: 9pt, y: 3pt), text(size: small, tracking: 0pt)[#counter(page).get().first() / #total]))
    },
    background: if columns == 2 {
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
  set std.columns(gutter: gutter)
  counter(page).update(1)
  body
  [#metadata(none)#last]
}
`;
