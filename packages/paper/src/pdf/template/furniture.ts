/** What stands around the text: header band, running header, rule between the columns, page n / N. */
export const FURNITURE = `
#let title-words = runs(data.name)

#let rules = pdf.artifact(stack(spacing: 1.2pt, line(length: 100%, stroke: thick), line(length: 100%, stroke: thin)))
#let framed(body) = {
  show heading: set text(size: small)
  box(stroke: thin, radius: 2pt, inset: (x: 6pt, y: 3.5pt), text(size: small, body))
}
// 교시 stands white on black, as a label that is found from afar.
#let period-label(body) = box(fill: black, radius: 3pt, inset: (x: 8pt, y: 4.5pt), text(size: 1.05 * band-base, weight: "bold", fill: white, body))

// The band over the first page of a part: small what the paper is called, large its subject.
// Over the head of the questions: who the paper is of at the left, 결재란 at the right.
#let approval-table = table(
  columns: (6mm,) + (15mm,) * data.header.approvals.len(),
  rows: (5mm, 11mm),
  inset: 0pt,
  stroke: thin,
  align: center + horizon,
  table.cell(rowspan: 2, text(size: small, [결 재])),
  ..data.header.approvals.map(name => text(size: small, name)),
)
#let school-line = {
  let head = data.header
  let names = (head.school, head.authorLine).filter(n => n != "")
  if data.logo != none or names.len() > 0 or head.approvals.len() > 0 {
    block(above: 0pt, below: 3mm, width: 100%, grid(
      columns: (1fr, auto),
      column-gutter: 4mm,
      align: (left + horizon, right + horizon),
      {
        if data.logo != none { box(baseline: 35%, image(bytes(data.logo), format: "svg", alt: "로고")) + h(3mm) }
        if head.school != "" { text(size: 1.2 * band-base, weight: "bold", head.school) + h(3mm) }
        if head.authorLine != "" { text(size: small, head.authorLine) }
      },
      if head.approvals.len() > 0 { approval-table },
    ))
  }
}

#let band(right-side, below: none, above: none) = place(
  top,
  float: true,
  scope: "parent",
  dy: -band-rise,
  clearance: band-clearance - band-rise,
  block(width: 100%, {
    set text(size: band-base, tracking: 0pt, spacing: 100%)
    set par(justify: false, leading: 0.5em, spacing: 0.5em)
    let has-subject = data.header.subject != ""
    let lines = (data.header.round, ..if has-subject { (title-words,) }).filter(l => l != "")
    let head = if has-subject { data.header.subject } else { title-words }
    let length(words) = words.clusters().len()
    let head-size = if has-subject { if length(head) > 10 { 1.9 } else { 2.6 } } else if length(data.title) > 26 { 1.35 } else { 1.75 }
    let name = lines.join("  ·  ")
    above
    if lines.len() > 0 { align(center, block(above: 0pt, below: 1em, text(size: 1.08 * band-base, name))) }
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

// One part of the paper: pages with their own count, so that a part can be handed out alone.
#let part(name, head, body, columns: data.columns) = {
  let last = label(name + "-end")
  set page(
    width: paper-width,
    height: paper-height,
    margin: (x: margin-x, top: margin-top, bottom: margin-bottom),
    columns: columns,
    header-ascent: 4mm,
    footer-descent: 7.2mm,
    header: context if bands-on(here().page()).len() == 0 {
      set text(size: small, tracking: 0pt, spacing: 100%)
      set par(justify: false)
      let subject = data.header.subject
      grid(
        columns: (1fr, auto, 1fr),
        align: (left + bottom, center + bottom, right + bottom),
        column-gutter: 4mm,
        title-words, if subject != "" { strong(text(size: 1.35 * band-base, tracking: 0.12em, subject)) }, head,
      )
      v(1.6mm, weak: true)
      line(length: 100%, stroke: thin)
    },
    footer: context {
      let total = counter(page).at(query(last).first().location()).first()
      let number = box(stroke: thin, inset: (x: 9pt, y: 3pt), text(size: small, tracking: 0pt)[#counter(page).get().first() / #total])
      if data.mark == none { align(center, number) } else {
        grid(
          columns: (1fr, auto, 1fr),
          align: (left + horizon, center + horizon, right + horizon),
          [],
          number,
          if data.mark.name != "" { box(fill: black, radius: 2pt, inset: (x: 7pt, y: 3.5pt), text(size: small, tracking: 0pt, weight: "bold", fill: white, data.mark.name)) },
        )
        // Between a closing box in the margin and the edge that printers leave white.
        place(top + left, dy: -1.4mm, image(bytes(data.mark.qr), format: "svg", width: qr-size, alt: "형 QR"))
      }
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
