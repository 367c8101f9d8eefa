/** An item: stem, boxed material, options. */
export const ITEMS = `
// A text that hangs beside its label, ① or ㄱ.
#let hanging(t, width) = par(hanging-indent: width, [#cell(width, t.label)#runs(t.runs)])
#let option(o) = block(above: leading, below: 0pt, breakable: false, hanging(o, label-width))

// The label interrupts the upper edge of its box. It comes first, so that it is read first.
#let material(m) = block.with(width: 100%, above: 1.3em, below: 1.2em, {
  block(width: 100%, height: 0pt, above: 0pt, below: 0pt, sticky: true, place(dy: -0.5em, block(width: 100%, height: 1em, grid(
    columns: (1fr, auto, 1fr),
    rows: 1em,
    align: horizon,
    line(length: 100%, stroke: thin), pad(x: 0.4em, runs(m.label)), line(length: 100%, stroke: thin),
  ))))
  block(
    width: 100%,
    stroke: (left: thin, right: thin, bottom: thin),
    inset: (x: box-inset, top: 1.15em, bottom: 0.85em),
    above: 0pt,
    below: 0pt,
    for p in m.paragraphs {
      if p.label == "" { par(first-line-indent: (amount: 1em, all: true), runs(p.runs)) } else { hanging(p, 1.65em) }
    }
  )
})


// Options of a word or two stand in one row, as in print.
#let options(i) = pad(left: option-indent, if i.starts != none {
  let widths = i.starts.slice(1).zip(i.starts).map(((next, from)) => (next - from) * 1em)
  grid(columns: (..widths, 1fr), ..i.options.map(option))
} else {
  for o in i.options { option(o) }
})

#let stem(i) = heading(level: 2, par(
  hanging-indent: number-width,
  justify: false,
  [#cell(number-width, strong(str(i.number) + "."))#runs(i.stem)#if i.points != "" { [ #cell(auto, i.points)] }],
))

#let height-of(body) = measure(block(width: column-width, body)).height
// What is longer than a column must break, else its end would be lost; what it is made of is kept whole all the same.
#let whole(frame, is-long) = if is-long {
  context frame(breakable: height-of(frame()) > column-height)
} else {
  frame(breakable: false)
}

#let item(i) = {
  let body = {
    block(above: 0pt, below: 0.75em, sticky: true, stem(i))
    if i.material != none { whole(material(i.material), i.isLong) }
    options(i)
    [#metadata(none)<rest-start>]
  }
  whole(block.with(width: 100%, above: 1.9em, below: 0pt, body), i.isLong)
  // What a column has left over stands between its items, as in print, not all at its foot.
  v(1fr)
  // In a block of its own: else it would be found at what follows.
  block(height: 0pt, above: 0pt, below: 0pt, [#metadata(none)<rest-end>])
}
`;
