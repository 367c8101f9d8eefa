import { endsInConsonant } from '../grammar/hangul.ts';

/** Words in 면 that state the one condition of a sentence. */

const NOUNS_IN_MYEON = /(?:측|반|표|화|장|단|내|외|국|정|지|수|평|라|전|후|양|이|서|방|대|다|려)면$/;
/** Of two syllables most words in 면 are nouns, 계면 and 절면; of more those that no verb ends so before it. */
const VERBS_IN_MYEON =
  /^(?:하|되|가|오|보|주|나|크|쓰|두|알|살|들|열|놀|길|늘|줄|멀|달|끄|켜|차|타|자|사|서)면$|[가-힣](?:하|되|지|이|리|으|르|나|가|오|보|우|내|치|키|기|추|히|드|쓰|주|두|누|구|들|들이|울|어|여|크|뜨|쉬|뀌|비|미|시|라|다|끼|피|태|매|세|배|채|해)면$/;

/** So long as that: 며칠이, 한 해가, 삼 주가. */
const PERIOD = /^(?:며칠|[가-힣\d]*(?:날|일|달|개월|해|년|주|시간|분|초|철|세기))[이가]$/;

/** Where the word stands that ends the one condition of the statement; undefined when there is none or it is not certain. */
export function conditionAt(words: readonly string[]): number | undefined {
  const places = words.flatMap((word, at) => (/[가-힣]면,?$/.test(word) ? [at] : []));
  const [at] = places;
  if (at === undefined || places.length > 1 || at === words.length - 1) return undefined;
  // A condition in the second clause is not the sentence's.
  if (words.slice(0, at).some((word) => /(?:고|며|지만|므로|는데),?$/.test(word))) return undefined;
  const bare = (words[at] ?? '').replace(/,$/, '');
  // “…에 따르면”, “살피다 보면” state no condition.
  if (/^(?:따르면|의하면|들면|보면|말하면|하면|그러면|아니면)$/.test(bare)) return undefined;
  // Time passes in any case.
  if (/^지나면,?$/.test(words[at] ?? '') && PERIOD.test(words[at - 1] ?? '')) return undefined;
  if (/(?:시간|세월|기간)이$/.test(words[at - 1] ?? '')) return undefined;
  if (
    words[at + 1] === '안' ||
    // “기준값을 높이면”: behind an object it is a verb.
    (NOUNS_IN_MYEON.test(bare) && !(bare.endsWith('이면') && /[가-힣][을를]$/.test(words[at - 1] ?? ''))) ||
    !VERBS_IN_MYEON.test(bare) ||
    (/[을를]$/.test(words[at + 1] ?? '') && !/[아어해려커]지면$/.test(bare))
  )
    return undefined;
  return at;
}

/** Whether the stem can be told: ㅂ, ㄷ and ㅅ change before 으면: 어려우면 is 어렵더라도, 들으면 듣더라도. */
export const isRegular = (word: string, stem: string): boolean =>
  word.endsWith('으면') || word.endsWith('으면,')
    ? endsInConsonant(stem) && !/(?:들|걸|물|길|깨달|실|일컬|지|이|나|부|저|그|젓)으면,?$/.test(word)
    : !/우$/.test(stem) || /(?:배|싸|채|키|세|피|태|비|메|치|거|이루)우$/.test(stem);
