import { endsInConsonant } from '../grammar/hangul.ts';

/** A last look at statements put together by rules: what no Korean sentence has, whatever rule has made it. */

/** Forms that are no sentence: what is needed said to be needed without it, an ability that is and is not. */
const NO_FORM =
  /없어도 (?:한다|하는)|(?:주주|사람|소비자|근로자|노동자|채권자|채무자|작가|독자|관객|국민|주민|상속인|당사자)에 (?:귀속|전달|지급)|기 쉬운다|지 (?:않을|못할) 수 없|지 않아도 (?:하는|할|하고|하며|하면) |있지 않아도|수 있지 (?:않|못)|[가-힣]면서는 |지 않지 (?:않|못)|(?:^| )(\S{2,}) \1(?: |\.)/;

const AFTER_CONSONANT = '은|이|을|과';
const WORD = new RegExp(`([가-힣]{2,})(${AFTER_CONSONANT}|는|가|를|와)(?=[ ,.])`, 'g');

/** True where a noun that the text has with other particles carries one that does not fit its last syllable: 날개이. */
function hasWrongParticle(statement: string, text: string): boolean {
  return [...statement.matchAll(WORD)].some(([word, noun = '', particle = '']) => {
    const fits = endsInConsonant(noun) === AFTER_CONSONANT.includes(particle);
    return !fits && !text.includes(word) && new RegExp(`${noun}(?:의|에|에서|에게|[은는이가을를])[ ,.]`).test(text);
  });
}

/** False for a statement that no author of Korean could have written. */
export const isSound = (statement: string, text: string): boolean =>
  !NO_FORM.test(statement) && !hasWrongParticle(statement, text);
