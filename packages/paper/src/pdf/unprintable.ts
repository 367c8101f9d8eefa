import { OPTION_LABELS, type Unprintable } from '@chulje/contract';
import { explanationsOf } from '../explanation.ts';
import { materialLabel, type Paper, type PaperOptions, shownParts } from '../paper.ts';
import { unprintableLetters } from './glyphs.ts';

/** Letters that our fonts have not and a PDF shows as 〓, with the places in which they stand, in the order of the paper. */
export function unprintableOf(paper: Paper, options: PaperOptions): Unprintable[] {
  const places = new Map<string, Set<string>>();
  for (const [place, text] of textsOf(paper, options))
    for (const letter of unprintableLetters(text)) places.set(letter, (places.get(letter) ?? new Set()).add(place));
  return [...places].map(([letter, names]) => ({ letter, places: [...names] }));
}

function* textsOf(paper: Paper, options: PaperOptions): Generator<[place: string, text: string]> {
  const shows = shownParts(paper, options);
  yield ['제목', paper.title];
  yield ['머리말', headText(paper)];
  if (shows.paper) {
    for (const [index, { passage, items }] of paper.sections.entries()) {
      yield [paper.sections.length > 1 ? `지문 ${index + 1}` : '지문', passage.text];
      for (const { number, item } of items) {
        yield [`${number}번 발문`, item.stem];
        if (item.material) {
          const label = materialLabel(item.material.label);
          yield [`${number}번 ${label}`, label + item.material.text];
        }
        for (const [at, option] of item.options.entries()) yield [`${number}번 ${OPTION_LABELS[at]}`, option.text];
      }
    }
  }
  if (shows.explanations)
    for (const { number, lines } of explanationsOf(paper, options)) yield [`${number}번 해설`, JSON.stringify(lines)];
}

function headText({ header: { round, subject, period, school, author, approvals } }: Paper): string {
  return [round, subject, period, school, author, ...approvals].join(' ');
}
