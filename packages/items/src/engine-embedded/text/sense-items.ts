import { josa } from '@chulje/korean';
import { quoteEvidence } from '../../model.ts';
import { type Random, shuffle } from '../../random.ts';
import type { Prepared } from '../makers.ts';
import { type Candidate, type ItemType, type Taken, writeItem } from '../write-item.ts';
import { chooseOptions } from './choose-options.ts';
import type { VerbPlace } from './find-verbs.ts';
import type { Reading } from './reading.ts';
import type { Sense } from './senses.ts';

/** V01, V05: verbs of the text among sentences that use them in the same sense and in others. */

const NONE = '이 지문에는 문맥상 의미를 물을 만한 낱말이 없습니다.';
const TOO_FEW = '이 지문에는 문맥상 의미를 물을 만한 낱말이 둘이 되지 않습니다.';
const OPTIONS = 5;

type Place = VerbPlace<Sense>;

/** Verbs that can be asked about without the words that they stand with in the passage. */
const placesOf = (reading: Reading): Place[] => reading.senses().places.filter((place) => freshOf(place).length > 0);

const bare = (word: string): string => word.replace(/(?:으로|에서|[은는이가을를에로과와도])$/, '');

/** The sentences in the same sense that do not bring the passage's own word again: 부담을 지다 for 부담을 지다. */
function freshOf({ entry, sentence, start }: Place): string[] {
  const words = sentence.text
    .slice(0, start - sentence.start)
    .trim()
    .split(' ')
    .slice(-2)
    .map(bare);
  return entry.same.filter((said) => !said.split(' ').some((word) => words.includes(bare(word))));
}

/** In random order; what is marked already comes last, before it what another type asks for sooner and what nearly every text has. */
function inTurn(places: readonly Place[], random: Random, taken: Taken, isLater: (place: Place) => boolean): Place[] {
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
export function prepareSense(reading: Reading, type: ItemType): Prepared {
  const found = placesOf(reading);
  const places = found.filter(isForOne);
  const own = forOne(found);
  if (places.length === 0) return { refusal: NONE };
  return {
    draw: (draw) => {
      // What other types leave to this one may have no item in it.
      for (const place of inTurn(places, draw.random, draw.taken, ({ entry }) => !own.has(entry.stem))) {
        const drawn = chooseOptions(
          {
            trues: freshOf(place).map((said) => example(reading.text, place, 'ⓐ', said, true)),
            falses: place.entry.others.map((said) => example(reading.text, place, 'ⓐ', said, false)),
          },
          draw,
        );
        if (!drawn) continue;
        draw.keepVia(drawn.options);
        const asked = { stem: type.statement, marks: [markOn(place, 'ⓐ')] };
        return writeItem(asked, drawn.options, drawn.key, type, draw.difficulty);
      }
      return undefined;
    },
  };
}

/** V05: two verbs, and pairs of sentences of which one pair keeps both senses. */
export function prepareSensePair(reading: Reading, type: ItemType): Prepared {
  const places = placesOf(reading);
  if (new Set(places.map(({ entry }) => entry.stem)).size < 2) return { refusal: TOO_FEW };
  const own = forOne(places);
  return {
    draw: ({ difficulty, random, taken, place, keepVia }) => {
      const [one, ...more] = inTurn(places, random, taken, ({ entry }) => own.has(entry.stem));
      const other = more.find(({ entry }) => entry.stem !== one?.entry.stem);
      if (!one || !other) return undefined;
      const [first, second] = one.start < other.start ? [one, other] : [other, one];
      const said = [first, second].map((verb) => {
        const [fresh = '', ...others] = shuffle(freshOf(verb), random);
        const rest = verb.entry.same.filter((sentence) => sentence !== fresh && !others.includes(sentence));
        return { same: [fresh, ...others, ...rest], others: shuffle(verb.entry.others, random) };
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
          example(reading.text, first, 'ⓐ', a, first.entry.same.includes(a)),
          example(reading.text, second, 'ⓑ', b, second.entry.same.includes(b)),
        ];
        return [
          {
            text: `ⓐ: ${a} / ⓑ: ${b}`,
            operation: at === 0 ? 'D0' : 'D10',
            evidence: halves.flatMap(({ evidence }) => evidence),
            reason: halves.map(({ reason }) => reason).join(' '),
            via: {
              rule: halves.map(({ via }) => via?.rule).join(' + '),
              claim: halves.map(({ via }) => via?.claim).join(' / '),
              guards: first.guards,
            },
          },
        ];
      });
      const [right, ...wrong] = options;
      if (!right || options.length < OPTIONS || taken.texts.has(right.text)) return undefined;
      const drawn = Math.floor(random() * OPTIONS);
      const key = place ?? drawn;
      const ordered = shuffle(wrong, random);
      ordered.splice(key, 0, right);
      keepVia(ordered);
      const marks = [markOn(first, 'ⓐ'), markOn(second, 'ⓑ')];
      return writeItem({ stem: type.statement, marks }, ordered, key + 1, type, difficulty);
    },
  };
}

const markOn = ({ start, form }: Place, symbol: string) => ({ symbol, start, end: start + form.length, quote: form });

/** A sentence that uses the verb as the text does, or otherwise. */
function example(
  text: string,
  place: Place,
  symbol: string,
  said: string,
  isSame: boolean,
): Candidate & { via: NonNullable<Candidate['via']> } {
  const sense = `${symbol}는 ${josa(`‘${place.entry.meaning}’`, '이라는/라는')} 뜻으로 쓰였다.`;
  return {
    text: said,
    operation: isSame ? 'D0' : 'D10',
    evidence: [quoteEvidence(text, place.sentence.start, place.sentence.end)],
    reason: `${sense} ${isSame ? `“${said}”에서도 같은 뜻이다.` : `“${said}”에서는 다른 뜻이다.`}`,
    via: { rule: isSame ? 'same-sense' : 'other-sense', claim: place.claim, guards: place.guards },
  };
}
