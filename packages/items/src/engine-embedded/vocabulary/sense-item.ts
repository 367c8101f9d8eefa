import { quoteEvidence } from '../../model.ts';
import { assemble, type Candidate, type ItemType, type Recipe, writeItem } from '../assemble.ts';
import type { Prepared } from '../makers.ts';
import { pick, shuffle } from '../planner/random.ts';
import { type VerbPlace, verbFinder } from './find-verbs.ts';
import { SENSES, type Sense } from './senses.ts';

/** V01, V02, V05: verbs of the passage among sentences that use them in the same sense and in others. */

const findVerbs = verbFinder(SENSES);
const NONE = '이 지문에는 문맥상 의미를 물을 만한 낱말이 없습니다.';
const TOO_FEW = '이 지문에는 문맥상 의미를 물을 만한 낱말이 둘이 되지 않습니다.';
const TOO_FEW_FOR_ROW = '이 지문에는 문맥상 의미를 물을 만한 낱말이 다섯이 되지 않습니다.';
const OPTIONS = 5;

type Place = VerbPlace<Sense>;

/** V01: one verb, five sentences. */
export function prepareSenses(text: string, type: ItemType): Prepared {
  const [first, ...others] = findVerbs(text)
    .filter(({ entry }) => !entry.isNarrow)
    .map((place) => recipeOn(text, place, type.statement));
  if (!first) return { refusal: NONE };
  return { draw: (draw) => assemble(pick(draw.random, [first, ...others]), { type, ...draw }) };
}

function recipeOn(text: string, place: Place, stem: string): Recipe {
  return {
    stem,
    marks: [markOn(place, 'ⓐ')],
    trues: place.entry.same.map((said) => sentence(text, place, 'ⓐ', said, true)),
    falses: place.entry.others.map((said) => sentence(text, place, 'ⓐ', said, false)),
    spread: 'free',
  };
}

const ROW = ['ⓐ', 'ⓑ', 'ⓒ', 'ⓓ', 'ⓔ'];

/** V02: five verbs, each with a sentence, of which one alone keeps the sense. */
export function prepareSenseRow(text: string, type: ItemType): Prepared {
  const places = findVerbs(text);
  const stems = new Set(places.map(({ entry }) => entry.stem));
  if (stems.size < ROW.length) return { refusal: TOO_FEW_FOR_ROW };
  return {
    draw: ({ difficulty, random, taken }) => {
      const chosen: Place[] = [];
      for (const place of shuffle(places, random)) {
        if (chosen.length < ROW.length && chosen.every(({ entry }) => entry.stem !== place.entry.stem))
          chosen.push(place);
      }
      chosen.sort((a, b) => a.start - b.start);
      const key = Math.floor(random() * ROW.length);
      const options = chosen.map((place, at): Candidate => {
        const symbol = ROW[at] ?? '';
        const { same, others } = place.entry;
        const [said = ''] = shuffle(at === key ? same : others, random);
        const option = sentence(text, place, symbol, said, at === key);
        return { ...option, text: `${symbol}: ${said}` };
      });
      if (options.some((option) => taken.texts.has(option.text))) return undefined;
      const marks = chosen.map((place, at) => markOn(place, ROW[at] ?? ''));
      return writeItem({ stem: type.statement, marks }, options, key + 1, type, difficulty);
    },
  };
}

/** V05: two verbs, and pairs of sentences of which one pair keeps both senses. */
export function prepareSensePairs(text: string, type: ItemType): Prepared {
  const places = findVerbs(text);
  if (new Set(places.map(({ entry }) => entry.stem)).size < 2) return { refusal: TOO_FEW };
  return {
    draw: ({ difficulty, random, taken }) => {
      const [first, second] = shuffle(places, random)
        .slice(0, 2)
        .sort((a, b) => a.start - b.start);
      if (!first || !second || first.entry.stem === second.entry.stem) return undefined;
      const said = [first, second].map(({ entry }) => ({
        same: shuffle(entry.same, random),
        others: shuffle(entry.others, random),
      }));
      // Each distractor misses in one place or in both; no sentence stands twice.
      const pairs = [
        [said[0]?.same[0], said[1]?.same[0]],
        [said[0]?.same[1], said[1]?.others[0]],
        [said[0]?.others[0], said[1]?.same[1]],
        [said[0]?.others[1], said[1]?.others[1]],
        [said[0]?.others[2], said[1]?.others[2]],
      ];
      const options = pairs.flatMap(([a, b], at): Candidate[] => {
        if (a === undefined || b === undefined) return [];
        const halves = [
          sentence(text, first, 'ⓐ', a, first.entry.same.includes(a)),
          sentence(text, second, 'ⓑ', b, second.entry.same.includes(b)),
        ];
        return [
          {
            text: `ⓐ: ${a} / ⓑ: ${b}`,
            operation: at === 0 ? 'D0' : 'D10',
            evidence: halves.flatMap(({ evidence }) => evidence),
            reason: halves.map(({ reason }) => reason).join(' '),
          },
        ];
      });
      const [right, ...wrong] = options;
      if (!right || options.length < OPTIONS || taken.texts.has(right.text)) return undefined;
      const key = Math.floor(random() * OPTIONS);
      const ordered = shuffle(wrong, random);
      ordered.splice(key, 0, right);
      const marks = [markOn(first, 'ⓐ'), markOn(second, 'ⓑ')];
      return writeItem({ stem: type.statement, marks }, ordered, key + 1, type, difficulty);
    },
  };
}

const markOn = ({ start, form }: Place, symbol: string) => ({ symbol, start, end: start + form.length, quote: form });

function sentence(text: string, place: Place, symbol: string, said: string, isSame: boolean): Candidate {
  const sense = `${symbol}는 ‘${place.entry.meaning}’라는 뜻으로 쓰였다.`;
  return {
    text: said,
    operation: isSame ? 'D0' : 'D10',
    evidence: [quoteEvidence(text, place.sentence.start, place.sentence.end)],
    reason: `${sense} ${isSame ? `“${said}”에서도 같은 뜻이다.` : `“${said}”에서는 다른 뜻이다.`}`,
  };
}
