import { assemble, type Candidate, type ItemType, type Recipe } from '../assemble.ts';
import type { Prepared } from '../makers.ts';
import { pick } from '../planner/random.ts';
import { inMarks, type TermMark } from './in-marks.ts';
import { type Known, markOn, termsTold } from './known.ts';
import { definitions, statementsOf } from './statements.ts';

/** F21: three marked terms and what is said of each; the false options give one what belongs to another. */

const SYMBOLS = ['㉠', '㉡', '㉢'];
const FALSES = 4;
const TOO_FEW = '이 지문에는 서로 다른 세 개념에 대하여 따로 물을 내용이 부족합니다.';

export function prepareMarkedTerms(known: Known, type: ItemType): Prepared {
  const about = candidatesByTerm(known);
  const [first, ...others] = triples(known).filter((marks) => isRich(marks, about));
  if (!first) return { refusal: TOO_FEW };
  return {
    draw: (draw) => {
      const recipe = recipeOn(known, type.statement, pick(draw.random, [first, ...others]), about);
      const item = assemble(recipe, { type, ...draw, isAsked: true });
      // A mark that no option speaks of would be asked for nothing.
      return item && SYMBOLS.every((symbol) => item.options.some(({ text }) => text.startsWith(symbol)))
        ? item
        : undefined;
    },
  };
}

interface About {
  trues: Candidate[];
  falses: Candidate[];
}

/** What is said of each term, by the term it begins with. */
function candidatesByTerm(known: Known): ReadonlyMap<string, About> {
  const all = statementsOf(known);
  return new Map(
    termsTold(known).map((term) => {
      const defined = definitions(known, term);
      const isAbout = ({ text }: Candidate) => text.startsWith(term.name);
      return [
        term.name,
        {
          trues: [...defined.trues, ...all.trues.filter(isAbout)],
          falses: [...defined.falses, ...all.falses.filter(isAbout)],
        },
      ];
    }),
  );
}

/** Each of the three may be spoken of, and four of the statements may be false. */
function isRich(marks: readonly TermMark[], about: ReadonlyMap<string, About>): boolean {
  const own = marks.map(({ quote }) => about.get(quote));
  const falses = own.reduce((sum, said) => sum + (said?.falses.length ?? 0), 0);
  return own.every((said) => said && said.trues.length + said.falses.length > 0) && falses >= FALSES;
}

/** Any three terms that can be marked apart, in the order of the text. */
function triples(known: Known): TermMark[][] {
  const marks = termsTold(known)
    .flatMap(({ name, fact }): TermMark[] => {
      const mark = markOn(known, '', fact, name);
      return mark ? [{ ...mark, quote: name }] : [];
    })
    .sort((a, b) => a.start - b.start);
  const apart = (a: TermMark, b: TermMark) => !a.quote.includes(b.quote) && !b.quote.includes(a.quote);
  return marks.flatMap((a, i) =>
    marks.slice(i + 1).flatMap((b, j) =>
      marks.slice(i + j + 2).flatMap((c) => {
        const three = [a, b, c];
        return apart(a, b) && apart(a, c) && apart(b, c)
          ? [three.map((mark, at) => ({ ...mark, symbol: SYMBOLS[at] ?? '' }))]
          : [];
      }),
    ),
  );
}

function recipeOn(known: Known, stem: string, marks: readonly TermMark[], about: ReadonlyMap<string, About>): Recipe {
  const own = (kind: keyof About) =>
    marks.flatMap(({ quote }) =>
      (about.get(quote)?.[kind] ?? [])
        .flatMap((candidate) => inMarks(known, candidate, marks) ?? [])
        .filter(({ text }) => /^[㉠㉡㉢](?:은|이|의|에서는|에는|에서|에) /.test(text)),
    );
  return { stem, marks, trues: own('trues'), falses: own('falses'), spread: 'key' };
}
