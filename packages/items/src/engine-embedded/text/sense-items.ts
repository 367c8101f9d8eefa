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

/** V01: a verb of the text among sentences that use it in the same sense and in others. */

const NONE = '이 지문에는 문맥상 의미를 물을 만한 낱말이 없습니다.';
/** Sentences in other senses, beside the one in the same. */
const OTHERS = 4;

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

/** In random order; what is marked already comes last, before it what nearly every text has. */
function inTurn(places: readonly Place[], random: Random, taken: Taken): Place[] {
  const rank = (place: Place) => (taken.marks.has(place.start) ? 2 : 0) + (place.entry.isEverywhere ? 1 : 0);
  return shuffle(places, random).sort((a, b) => rank(a) - rank(b));
}

/** V01: one verb, five sentences. */
export function prepareSense(reading: Reading, type: ItemType): Prepared {
  const places = placesOf(reading);
  if (places.length === 0) return { refusal: NONE };
  return {
    draw: (draw) => {
      // What other types leave to this one may have no item in it.
      const clear = places.filter((place) => standsClear([markOn(place)], draw.standing ?? []));
      for (const place of inTurn(clear, draw.random, draw.taken)) {
        const drawn = chooseOptions(
          {
            trues: freshOf(place).map((said) => example(reading.text, place, said)),
            falses: otherSenses(place, OTHERS, draw.random, draw.taken).map(({ said, meaning }) =>
              example(reading.text, place, said, meaning),
            ),
          },
          draw,
        );
        if (!drawn) continue;
        draw.keepVia(drawn.options);
        const asked = { stem: type.statement, marks: [markOn(place)] };
        return writeItem(asked, drawn.options, drawn.key, type, draw.difficulty);
      }
      return undefined;
    },
  };
}

const markOn = ({ start, form }: Place) => ({ symbol: 'ⓐ', start, end: start + form.length, quote: form });

/** A sentence that uses the verb as the text does, or in the sense that is given. */
function example(text: string, place: Place, said: string, otherMeaning?: string): Candidate {
  const named = (meaning: string) => `${josa(`‘${meaning}’`, '이라는/라는')} 뜻`;
  const sense = `ⓐ는 ${named(place.entry.meaning)}으로 쓰였다.`;
  const isSame = otherMeaning === undefined;
  return {
    text: said,
    operation: isSame ? 'D0' : 'D10',
    evidence: [quoteEvidence(text, place.sentence.start, place.sentence.end)],
    reason: `${sense} ${isSame ? `“${said}”에서도 같은 뜻이다.` : `“${said}”에서는 ${named(otherMeaning)}이다.`}`,
    via: { rule: isSame ? 'same-sense' : 'other-sense', claim: place.claim, guards: place.guards },
  };
}
