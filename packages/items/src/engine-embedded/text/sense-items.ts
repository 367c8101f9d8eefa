import { josa } from '@chulje/korean';
import { quoteEvidence } from '../../model.ts';
import { type Random, shuffle } from '../../random.ts';
import { standsClear } from '../../sets/index.ts';
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

/** A pair of verbs takes so many sentences in the same sense, and so many in others. */
const SAME = 2;
const OTHERS = { one: 4, pair: 3 };

/** Verbs that can be asked about without the words that they stand with in the passage. */
const placesOf = (reading: Reading): Place[] =>
  reading.senses().places.filter((place) => freshOf(place).length >= SAME && place.entry.others.length >= OTHERS.pair);

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

interface Other {
  said: string;
  meaning: string;
}

/**
 * A sentence of each of so many other senses, of which no two are one; where the verb has such a sense, one of them stands in
 * the frame of the sense that is asked for, so that the key is not known by its particle.
 */
export function otherSenses({ entry }: Pick<Place, 'entry'>, count: number, random: Random, taken: Taken): Other[] {
  const drawn = shuffle(entry.others, random).flatMap(({ meaning, frame, examples }) => {
    const [said] = shuffle(examples, random).filter((example) => !taken.texts.has(example));
    return said === undefined ? [] : [{ said, meaning, frame }];
  });
  const alike = drawn.find(({ frame }) => frame === entry.frame);
  const chosen = alike ? [alike, ...drawn.filter((other) => other !== alike)] : drawn;
  return shuffle(chosen.slice(0, count), random);
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

const isForOne = ({ entry }: Place): boolean => entry.others.length >= OTHERS.one;

/** V01: one verb, five sentences. */
export function prepareSense(reading: Reading, type: ItemType): Prepared {
  const found = placesOf(reading);
  const places = found.filter(isForOne);
  const own = forOne(found);
  if (places.length === 0) return { refusal: NONE };
  return {
    draw: (draw) => {
      // What other types leave to this one may have no item in it.
      const clear = places.filter((place) => standsClear([markOn(place, 'ⓐ')], draw.standing ?? []));
      for (const place of inTurn(clear, draw.random, draw.taken, ({ entry }) => !own.has(entry.stem))) {
        const drawn = chooseOptions(
          {
            trues: freshOf(place).map((said) => example(reading.text, place, 'ⓐ', said)),
            falses: otherSenses(place, OTHERS.one, draw.random, draw.taken).map(({ said, meaning }) =>
              example(reading.text, place, 'ⓐ', said, meaning),
            ),
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
    draw: ({ difficulty, random, taken, place, keepVia, standing = [] }) => {
      const clear = places.filter((word) => standsClear([markOn(word, 'ⓐ')], standing));
      const [one, ...more] = inTurn(clear, random, taken, ({ entry }) => own.has(entry.stem));
      const other = more.find(({ entry }) => entry.stem !== one?.entry.stem);
      if (!one || !other) return undefined;
      const [first, second] = one.start < other.start ? [one, other] : [other, one];
      const [a, b] = [first, second].map((verb) => ({
        same: shuffle(freshOf(verb), random).map((said): Partial<Other> & { said: string } => ({ said })),
        others: otherSenses(verb, OTHERS.pair, random, taken),
      }));
      // Each distractor misses in one place or in both; no sentence stands twice.
      const pairs = [
        [a?.same[0], b?.same[0]],
        [a?.same[1], b?.others[0]],
        [a?.others[0], b?.same[1]],
        [a?.others[1], b?.others[1]],
        [a?.others[2], b?.others[2]],
      ];
      const options = pairs.flatMap(([one, two], at): Candidate[] => {
        if (!one || !two) return [];
        const halves = [
          example(reading.text, first, 'ⓐ', one.said, one.meaning),
          example(reading.text, second, 'ⓑ', two.said, two.meaning),
        ];
        return [
          {
            text: `ⓐ: ${one.said} / ⓑ: ${two.said}`,
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

/** A sentence that uses the verb as the text does, or in the sense that is given. */
function example(
  text: string,
  place: Place,
  symbol: string,
  said: string,
  otherMeaning?: string,
): Candidate & { via: NonNullable<Candidate['via']> } {
  const named = (meaning: string) => `${josa(`‘${meaning}’`, '이라는/라는')} 뜻`;
  const sense = `${symbol}는 ${named(place.entry.meaning)}으로 쓰였다.`;
  const isSame = otherMeaning === undefined;
  return {
    text: said,
    operation: isSame ? 'D0' : 'D10',
    evidence: [quoteEvidence(text, place.sentence.start, place.sentence.end)],
    reason: `${sense} ${isSame ? `“${said}”에서도 같은 뜻이다.` : `“${said}”에서는 ${named(otherMeaning)}이다.`}`,
    via: { rule: isSame ? 'same-sense' : 'other-sense', claim: place.claim, guards: place.guards },
  };
}
