import { quoteEvidence } from '../../model.ts';
import { type Random, shuffle } from '../../random.ts';
import { assemble, type Candidate, type ItemType, type Recipe, type Taken, writeItem } from '../assemble.ts';
import type { Prepared } from '../makers.ts';
import { type VerbPlace, verbFinder } from './find-verbs.ts';
import { SENSES, type Sense } from './senses.ts';

/** V01, V02, V05: verbs of the passage among sentences that use them in the same sense and in others. */

const findAll = verbFinder(SENSES);
const NONE = '이 지문에는 문맥상 의미를 물을 만한 낱말이 없습니다.';
const TOO_FEW = '이 지문에는 문맥상 의미를 물을 만한 낱말이 둘이 되지 않습니다.';
const TOO_FEW_FOR_ROW = '이 지문에는 문맥상 의미를 물을 만한 낱말이 다섯이 되지 않습니다.';
const OPTIONS = 5;

type Place = VerbPlace<Sense>;

/** Verbs that can be asked about without the words that they stand with in the passage. */
const findVerbs = (text: string): Place[] => findAll(text).filter((place) => freshOf(place).length > 0);

/** The sentences in the same sense that do not bring the passage's own word again: 부담을 지다 for 부담을 지다. */
function freshOf({ entry, sentence, start }: Place): string[] {
  const words = sentence.text
    .slice(0, start - sentence.start)
    .trim()
    .split(' ')
    .slice(-2)
    .map((word) => word.replace(/(?:으로|에서|[은는이가을를에로과와도])$/, ''));
  return entry.same.filter(
    (said) =>
      !said.split(' ').some((word) => words.includes(word.replace(/(?:으로|에서|[은는이가을를에로과와도])$/, ''))),
  );
}

/** In random order; what is marked already comes last, before it what another type asks for sooner and what nearly every text has. */
function inTurn(places: readonly Place[], random: Random, taken: Taken, isLater = (_: Place) => false): Place[] {
  const rank = (place: Place) =>
    (taken.marks.has(place.start) ? 4 : 0) + (isLater(place) ? 2 : 0) + (place.entry.isEverywhere ? 1 : 0);
  return shuffle(places, random).sort((a, b) => rank(a) - rank(b));
}

/** Of so many verbs one is for V01 sooner than for V05: made one beside the other they ask about other words. */
const SHARES = 3;

/** Stems of the verbs that V01 asks about sooner, whatever the seed. */
function forOne(places: readonly Place[]): ReadonlySet<string> {
  const stems = (list: readonly Place[]) => [...new Set(list.map(({ entry }) => entry.stem))];
  const isCommon = ({ entry }: Place) => Number(entry.isEverywhere ?? false);
  const apt = stems(places.filter(isForOne).sort((a, b) => isCommon(a) - isCommon(b)));
  return new Set(apt.slice(0, Math.max(1, Math.floor(stems(places).length / SHARES))));
}

const isForOne = ({ entry }: Place): boolean => !entry.isNarrow;

/** V01: one verb, five sentences. */
export function prepareSenses(text: string, type: ItemType): Prepared {
  const found = findVerbs(text);
  const places = found.filter(isForOne);
  const own = forOne(found);
  if (places.length === 0) return { refusal: NONE };
  return {
    draw: (draw) => {
      // What other types leave to this one may have no item in it.
      for (const place of inTurn(places, draw.random, draw.taken, ({ entry }) => !own.has(entry.stem))) {
        const item = assemble(recipeOn(text, place, type.statement), { type, ...draw });
        if (item) return item;
      }
      return undefined;
    },
  };
}

function recipeOn(text: string, place: Place, stem: string): Recipe {
  return {
    stem,
    marks: [markOn(place, 'ⓐ')],
    trues: freshOf(place).map((said) => sentence(text, place, 'ⓐ', said, true)),
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
      for (const place of inTurn(places, random, taken)) {
        if (chosen.length < ROW.length && chosen.every(({ entry }) => entry.stem !== place.entry.stem))
          chosen.push(place);
      }
      chosen.sort((a, b) => a.start - b.start);
      const key = Math.floor(random() * ROW.length);
      const options = chosen.map((place, at): Candidate => {
        const symbol = ROW[at] ?? '';
        const [said = ''] = shuffle(at === key ? freshOf(place) : place.entry.others, random);
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
  const own = forOne(places);
  return {
    draw: ({ difficulty, random, taken }) => {
      const [one, ...more] = inTurn(places, random, taken, ({ entry }) => own.has(entry.stem));
      const other = more.find(({ entry }) => entry.stem !== one?.entry.stem);
      if (!one || !other) return undefined;
      const [first, second] = one.start < other.start ? [one, other] : [other, one];
      const said = [first, second].map((place) => {
        const [fresh = '', ...others] = shuffle(freshOf(place), random);
        const rest = place.entry.same.filter((sentence) => sentence !== fresh && !others.includes(sentence));
        return { same: [fresh, ...others, ...rest], others: shuffle(place.entry.others, random) };
      });
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
