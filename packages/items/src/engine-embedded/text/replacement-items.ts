import type { Mark } from '@chulje/contract';
import { conjugate, josa, sinoVerb } from '@chulje/korean';
import { quoteEvidence } from '../../model.ts';
import { shuffle } from '../../random.ts';
import type { Prepared } from '../makers.ts';
import { type Candidate, type ItemType, writeItem } from '../write-item.ts';
import type { VerbPlace } from './find-verbs.ts';
import type { Reading } from './reading.ts';
import type { Replacement } from './replacements.ts';

/** V03, V04: five native verbs of the text with Sino-Korean verbs beside them, of which one alone fits, or fails. */

const SYMBOLS = ['ⓐ', 'ⓑ', 'ⓒ', 'ⓓ', 'ⓔ'] as const;
const TOO_FEW = '이 지문에는 한자어로 바꿔 쓸 만한 고유어가 부족합니다.';

export function prepareReplacements(reading: Reading, type: ItemType): Prepared {
  const found = reading.replacements().places.filter((place) => !isGivenAway(reading.text, place));
  if (apart(found).length < SYMBOLS.length) return { refusal: TOO_FEW };
  return {
    draw: ({ difficulty, random, taken, place, keepVia }) => {
      const places = apart(shuffle(found, random))
        .slice(0, SYMBOLS.length)
        .sort((a, b) => a.start - b.start);
      const drawn = Math.floor(random() * SYMBOLS.length);
      const key = place ?? drawn;
      const options = places.map((one, at) =>
        optionOf(reading.text, one, SYMBOLS[at] ?? '', (at === key) === (type.style === '부정형')),
      );
      if (places.length < SYMBOLS.length || taken.texts.has(options[key]?.text ?? '')) return undefined;
      keepVia(options);
      const marks = places.map(
        ({ start, form }, at): Mark => ({ symbol: SYMBOLS[at] ?? '', start, end: start + form.length, quote: form }),
      );
      return writeItem({ stem: type.statement, marks }, options, key + 1, type, difficulty);
    },
  };
}

/** What a Sino-Korean noun goes on with as a verb, so that 침전지 is none. */
const AS_VERB = '(?:하|한|할|함|해|했|되|된|될|됨|돼|됐|시[키킨킬켜켰])';

/** The paragraph itself says the Sino-Korean verb beside the native one: 방류하다 after 흘려보내다. */
function isGivenAway(text: string, { entry, start }: VerbPlace<Replacement>): boolean {
  const [from, to] = [text.lastIndexOf('\n', start) + 1, text.indexOf('\n', start)];
  const noun = entry.right.replace(/(?:하|되|시키)$/, '');
  return new RegExp(noun + AS_VERB).test(text.slice(from, to === -1 ? text.length : to));
}

/** No two at one place, of one verb, or with a Sino-Korean verb that the other has as well. */
function apart(places: readonly VerbPlace<Replacement>[]): VerbPlace<Replacement>[] {
  const chosen: VerbPlace<Replacement>[] = [];
  for (const place of places) {
    const words = [place.entry.right, place.entry.wrong];
    const clashes = chosen.some(
      ({ start, entry }) =>
        start === place.start ||
        entry.stem === place.entry.stem ||
        words.includes(entry.right) ||
        words.includes(entry.wrong),
    );
    if (!clashes) chosen.push(place);
  }
  return chosen;
}

function optionOf(
  text: string,
  { entry, ending, sentence, claim, guards }: VerbPlace<Replacement>,
  symbol: string,
  isWrong: boolean,
): Candidate {
  const shown = isWrong ? entry.wrong : entry.right;
  const name = `‘${shown}다’`;
  return {
    text: `${symbol}: ${conjugate(sinoVerb(shown), ending)}`,
    operation: isWrong ? 'D10' : 'D0',
    reason: isWrong
      ? `${name}는 ${josa(`‘${entry.sense}’`, '이라는/라는')} 뜻이므로 ‘${entry.stem}다’가 쓰인 문맥에 맞지 않는다. ‘${entry.right}다’로 바꾸어야 뜻이 통한다.`
      : `문맥상 ‘${entry.stem}다’를 ${name}로 바꾸어도 뜻이 달라지지 않는다.`,
    evidence: [quoteEvidence(text, sentence.start, sentence.end)],
    via: { rule: isWrong ? 'near-word' : 'same-word', claim, guards },
  };
}
