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

// OMR. Everything stands at the millimetres of docs/answer-sheet.md, whatever the head says: a scanner finds the four
// corners, and from them each oval.
#let corner = rect(width: 5mm, height: 5mm, fill: black)
#let sheet-top = 62mm
#let row-height = 7mm
#let rows-a-column = 30
#let oval(label) = box(width: 4.4mm, height: 5.6mm, radius: 2.2mm, stroke: 0.5pt, align(center + horizon, text(size: 7.5pt, label)))
#let digit-grid(name, digits) = {
  let sides(at) = (left: if at == 0 { thin }, right: if at == digits - 1 { thin })
  grid(
    columns: (8mm,) * digits,
    rows: (7mm, 8mm) + (row-height,) * 10,
    align: center + horizon,
    grid.cell(colspan: digits, fill: shade, stroke: thin, strong(name)),
    ..range(digits).map(_ => grid.cell(stroke: thin, [])),
    ..range(10).map(d => range(digits).map(at => grid.cell(
      stroke: sides(at) + if d == 9 { (bottom: thin) },
      oval(str(d)),
    ))).flatten(),
  )
}
#let answer-rows(list) = grid(
  columns: (12mm,) + (9mm,) * 5,
  rows: (8mm,) + (row-height,) * list.len(),
  align: center + horizon,
  grid.cell(fill: shade, stroke: thin, strong[문항]),
  grid.cell(colspan: 5, fill: shade, stroke: thin, strong[답란]),
  ..list.map(number => {
    let ends-group = calc.rem(number, 5) == 0 or number == list.last()
    let line = (bottom: if ends-group { thin } else { 0.3pt + luma(180) })
    let sides(at) = line + if at == 0 { (left: thin, right: thin) } else if at == 5 { (right: thin) }
    (
      grid.cell(stroke: sides(0), strong(str(number))),
      ..range(1, 6).map(n => grid.cell(stroke: sides(n), oval(str(n)))),
    )
  }).flatten(),
)
#let omr = context {
  set text(size: 9pt, tracking: 0pt, spacing: 100%)
  set par(justify: false)
  // It begins where the head ends.
  let start = here().position()
  let at(x, y, body) = place(top + left, dx: x - start.x, dy: y - start.y, body)
  for x in (6mm, paper-width - 11mm) { for y in (6mm, paper-height - 11mm) { pdf.artifact(at(x, y, corner)) } }
  at(margin-x, sheet-top, grid(
    columns: (14mm, 28mm),
    rows: 9mm,
    align: center + horizon,
    stroke: thin,
    strong[학년], [],
    strong[이름], [],
  ))
  at(margin-x, sheet-top + 22mm, digit-grid([반], 2))
  at(margin-x + 18mm, sheet-top + 22mm, digit-grid([번호], 3))
  at(margin-x, sheet-top + 112mm, block(width: 44mm, {
    set text(size: 8.5pt)
    for line in ([검은색 펜으로 가득 칠합니다.], [한 문항에 한 칸만 칠합니다.], [네 귀의 검은 네모를 가리지 않습니다.]) {
      block(above: 0.7em, below: 0pt, par(hanging-indent: 1em)[#cell(1em)[·]#line])
    }
    if data.mark != none {
      v(3mm)
      image(bytes(data.mark.qr), format: "svg", width: 18mm, alt: "형 QR")
      if data.mark.name != "" { block(above: 2mm, text(size: 14pt, weight: "bold", data.mark.name)) }
    }
  }))
  let columns = data.numbers.chunks(rows-a-column)
  for (index, list) in columns.enumerate() { at(margin-x + 52mm + index * 63mm, sheet-top, answer-rows(list)) }
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
