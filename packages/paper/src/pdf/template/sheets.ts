/** What stands beside the questions: the closing box, the sheet to mark answers on, the answer table, the explanations. */
export const SHEETS = `
// At the foot of the last column, as the last thing a student reads; a page is not begun for it.
#let closing-box = context {
  let body = block(width: column-width, stroke: thin, inset: (x: 3mm, y: 2.6mm), {
    set text(size: note)
    set par(justify: false)
    data.closing
  })
  let clearance = 6mm
  let end = query(<item-end>).last().location().position()
  let room = paper-height - margin-bottom - end.y - clearance - 2 * line-pitch
  let has-next-column = two and column-left(end.x) == margin-x
  if has-next-column or room > measure(body).height { place(bottom, float: true, scope: "column", clearance: clearance, body) }
}

// OMR. Ovals to be filled, number inside.
#let oval(label) = box(width: 4.6mm, height: 6.4mm, baseline: 1.9mm, radius: 2.3mm, stroke: 0.5pt, align(center + horizon, text(size: 8pt, label)))
#let digit-grid(name, digits) = block(breakable: false, stroke: thin, {
  set text(size: 9pt)
  grid(
    columns: (8mm,) * digits,
    align: center + horizon,
    grid.cell(colspan: digits, fill: luma(235), inset: 2mm, stroke: (bottom: thin), strong(name)),
    ..range(digits).map(at => grid.cell(stroke: (bottom: thin, left: if at > 0 { thin }), box(height: 8mm))),
    ..range(10).map(d => range(digits).map(_ => pad(y: 0.7mm, oval(str(d))))).flatten(),
  )
})
#let answer-rows(list) = block(stroke: thin, {
  set text(size: 9.5pt)
  grid(
    columns: (13mm, 46mm),
    align: center + horizon,
    grid.cell(fill: luma(235), inset: 2mm, stroke: (bottom: thin, right: thin), strong[문항]),
    grid.cell(fill: luma(235), inset: 2mm, stroke: (bottom: thin), strong[답란]),
    ..list.map(number => {
      let line = if calc.rem(number, 5) == 0 { (bottom: thin) } else { (bottom: 0.3pt + luma(180)) }
      (
        grid.cell(stroke: line + (right: thin), inset: (y: 1mm), strong(str(number))),
        grid.cell(stroke: line, inset: (y: 1mm), range(1, 6).map(n => oval(str(n))).join(h(3.4mm))),
      )
    }).flatten(),
  )
})
#let omr = {
  let numbers = data.explanations.map(e => e.number)
  set text(tracking: 0pt, spacing: 100%)
  set par(justify: false)
  grid(
    columns: (auto, 1fr),
    column-gutter: 8mm,
    {
      block(below: 4mm, stroke: thin, grid(
        columns: (14mm, 32mm),
        rows: 9mm,
        align: center + horizon,
        stroke: thin,
        strong(text(size: 9.5pt)[학년]), [],
        strong(text(size: 9.5pt)[이름]), [],
      ))
      grid(columns: 2, column-gutter: 4mm, digit-grid([반], 2), digit-grid([번호], 3))
      block(above: 5mm, width: 48mm, {
        set text(size: 8.5pt)
        for line in ([검은색 펜으로 가득 칠합니다.], [한 문항에 한 칸만 칠합니다.]) {
          block(above: 0.7em, below: 0pt, par(hanging-indent: 1em)[#cell(1em)[·]#line])
        }
      })
    },
    grid(
      columns: if large-sheet { 3 } else { 2 },
      column-gutter: 6mm,
      row-gutter: 6mm,
      ..numbers.chunks(25).map(answer-rows),
    ),
  )
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
        [정답], ..row.map(e => text(size: 1.1 * band-base, e.key)), ..rest,
      )
    }).flatten(),
  )
}

#let quote-line(q, indent) = block(above: 0.55em, below: 0pt, inset: (left: indent), block(
  stroke: (left: 1.2pt + luma(170)),
  inset: (left: 0.7em),
  text(size: note, fill: luma(70), par[#q.source “#q.words”]),
))

#let explanation(e) = {
  block(above: 1.9em, below: 0.7em, width: 100%, sticky: true, heading(level: 2, {
    strong(str(e.number) + ".")
    [ 정답 #strong(e.key) ]
    h(0.5em)
    text(size: note, fill: luma(80), e.kind)
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
`;
