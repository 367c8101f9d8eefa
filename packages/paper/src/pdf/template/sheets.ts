/** What stands beside the questions: the closing box, the sheet to mark answers on, the answer table, the explanations. */
export const SHEETS = `
// At the foot of the last column, as the last thing a student reads; a page is not begun for it: where no column has
// room, it stands in the margin below them as one line. Room is what a column has left over, between its items (where
// the rest of it was shared out) and behind them, whether or not the box stands there already.
#let closing-box = context {
  let body = block(width: column-width, stroke: thin, inset: (x: 3mm, y: 2.6mm), {
    set text(size: note)
    set par(justify: false)
    runs(data.closing)
  })
  let clearance = 6mm
  let place-of(it) = it.location().position()
  let start = place-of(query(<rest-start>).last())
  let has-next-column = two and column-left(start.x) == margin-x
  let rests = query(<rest-start>).zip(query(<rest-end>)).map(((from, to)) => (place-of(from), place-of(to)))
  let shared = rests.filter(((from, to)) => same-column(from, start) and same-column(from, to))
  let room = paper-height - margin-bottom - place-of(query(<rest-end>).last()).y
  for (from, to) in shared { room += to.y - from.y }
  if has-next-column or room > measure(body).height + clearance {
    place(bottom, float: true, scope: "column", clearance: clearance, body)
  } else {
    place(bottom + left, dx: margin-x - column-left(start.x), dy: 4.9mm, block(width: full-width, stroke: thin, inset: (x: 3mm, y: 0.6mm), {
      set text(size: small, tracking: 0pt, spacing: 100%)
      set par(justify: false)
      runs(data.closing)
    }))
  }
}

#let shade = luma(235)

// OMR. Ovals to be filled, number inside.
#let oval(label) = box(width: 4.6mm, height: 6.4mm, baseline: 1.9mm, radius: 2.3mm, stroke: 0.5pt, align(center + horizon, text(size: 8pt, label)))
#let digit-grid(name, digits) = block(breakable: false, {
  set text(size: 9pt)
  let sides(at) = (left: if at == 0 { thin }, right: if at == digits - 1 { thin })
  grid(
    columns: (8mm,) * digits,
    align: center + horizon,
    grid.cell(colspan: digits, fill: shade, inset: 2mm, stroke: thin, strong(name)),
    ..range(digits).map(_ => grid.cell(stroke: thin, box(height: 8mm))),
    ..range(10).map(d => range(digits).map(at => grid.cell(
      stroke: sides(at) + if d == 9 { (bottom: thin) },
      pad(y: 0.7mm, oval(str(d))),
    ))).flatten(),
  )
})
#let answer-rows(list) = block({
  set text(size: 9.5pt)
  grid(
    columns: (13mm, 46mm),
    align: center + horizon,
    grid.cell(fill: shade, inset: 2mm, stroke: thin, strong[문항]),
    grid.cell(fill: shade, inset: 2mm, stroke: thin, strong[답란]),
    ..list.map(number => {
      let ends-group = calc.rem(number, 5) == 0 or number == list.last()
      let line = (x: thin, bottom: if ends-group { thin } else { 0.3pt + luma(180) })
      (
        grid.cell(stroke: line, inset: (y: 1mm), strong(str(number))),
        grid.cell(stroke: line, inset: (y: 1mm), range(1, 6).map(n => oval(str(n))).join(h(3.4mm))),
      )
    }).flatten(),
  )
})
#let omr = {
  let numbers = data.numbers
  set text(tracking: 0pt, spacing: 100%)
  set par(justify: false)
  grid(
    columns: (auto, 1fr),
    column-gutter: 8mm,
    {
      block(below: 4mm, stroke: thin, grid(
        columns: (14mm, 30mm),
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
#let answer-table(total-width) = {
  let width = data.answers.groups.first().first().cells.len() - 1
  // One row of few answers is not drawn out over the page.
  let share = if data.answers.groups.len() > 1 { width } else { data.answers.longest }
  let answer(row, at, words) = {
    let body = if row.isHead and at > 0 { strong(words) } else if at > 0 { text(size: 1.1 * band-base, words) } else { words }
    table.cell(fill: if row.isHead { shade }, body)
  }
  // Tables that touch: a number is never torn from its answer.
  for rows in data.answers.groups {
    block(breakable: false, above: 0pt, below: 0pt, table(
      columns: (answer-head,) + ((total-width - answer-head) / share,) * width,
      inset: (x: 3pt, y: 5pt),
      stroke: thin,
      align: center + horizon,
      ..rows.map(row => row.cells.enumerate().map(((at, words)) => answer(row, at, words))).flatten(),
    ))
  }
}

#let quote-line(q, indent) = block(above: 0.55em, below: 0pt, inset: (left: indent), block(
  stroke: (left: 1.2pt + luma(170)),
  inset: (left: 0.7em),
  text(size: note, fill: luma(70), par(runs(q))),
))

#let explanation(e) = block(breakable: e.isLong, width: 100%, above: 1.9em, below: 0pt, {
  block(above: 0pt, below: 0.7em, width: 100%, sticky: true, heading(level: 2, {
    strong(str(e.number) + ".")
    [ 정답 #strong(e.key) ]
    h(0.5em)
    text(size: note, fill: luma(80), runs(e.kind))
  }))
  for l in e.lines {
    let hang = if l.label == "" { 0pt } else { label-width }
    block(above: 0.65em, below: 0pt, width: 100%, {
      block(above: 0pt, below: 0pt, sticky: l.quotes.len() > 0, par(
        hanging-indent: hang,
        [#if l.label != "" { cell(label-width, l.label) }#runs(l.text)],
      ))
      for q in l.quotes { quote-line(q, hang) }
    })
  }
})
`;
