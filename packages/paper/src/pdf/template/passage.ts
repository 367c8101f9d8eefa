/** The box of a passage. */
export const PASSAGE = `
#let paragraphs(list, section: 0) = for p in list {
  par(first-line-indent: (amount: 1em, all: true), runs(p, section: section))
}

#let section-heading(s) = block(above: 0pt, below: 0.9em, sticky: true, heading(
  level: 1,
  par(justify: false, strong(runs(s.heading))),
))

#let passage(s, index) = block(
  width: 100%,
  stroke: thin,
  above: 0pt,
  below: 1.5em,
  inset: box-inset,
  paragraphs(s.passage, section: index),
)
`;
