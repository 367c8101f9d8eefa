/** Sizes and fonts. */
export const LAYOUT = `
#let data = json(bytes(sys.inputs.data))
#let large-sheet = data.isLargeSheet
#let two = data.columns == 2
#let dyslexia = data.look == "dyslexia"

// Geometry. The columns stand between the header line and the footer.
#let paper-width = data.page.width * 1mm
#let paper-height = data.page.height * 1mm
#let margin-x = data.page.marginX * 1mm
#let margin-top = data.page.marginTop * 1mm
#let margin-bottom = data.page.marginBottom * 1mm
#let gutter = data.page.gutter * 1mm
#let full-width = paper-width - 2 * margin-x
#let column-width = data.page.columnWidth * 1mm
#let column-height = data.page.columnHeight * 1mm

#let base = data.page.base * 1pt
// Furniture keeps its size in large print: it would not fit beside itself.
#let band-base = calc.min(base, 11pt)
#let small = 0.88 * band-base
#let note = calc.max(0.88 * base, 8pt)
#let leading = data.page.leading * 1em
#let line-pitch = (1 + data.page.leading) * base
#let thick = 1.3pt + black
#let thin = 0.5pt + black
#let band-rise = 7mm
#let band-clearance = 5mm
#let box-inset = 3mm
#let qr-size = 9mm
#let number-width = if data.numbers.len() > 99 { 2.5em } else if data.numbers.len() > 9 { 1.95em } else { 1.65em }
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
  font: (if dyslexia { (name: "Pretendard", covers: regex("[^①-⑳]")) } else { "Noto Serif KR" }, "Noto Serif KR", "Libertinus Serif", "New Computer Modern Math", "Noto Naskh Arabic", "Noto Emoji", "Noto Sans Symbols 2"),
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
#set strong(delta: 300)
#set underline(offset: 0.17em, stroke: 0.055em, evade: false)
#set strike(offset: -0.33em, stroke: 0.06em)
#show heading: set text(size: base, weight: "regular")
#show heading: it => it.body
`;
