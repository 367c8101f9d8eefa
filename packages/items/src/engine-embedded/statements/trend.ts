import { josa } from '../grammar/hangul.ts';
import { PREDICATE_OPPOSITE_OF, TREND_OPPOSITE_OF } from './lexicon.ts';

/** “…할수록 커진다”, “…하면 늘어난다”: one quantity said to follow another. */

/** Predicates that name a direction; 인정한다 or 결합한다 do not follow a quantity step by step. */
const DIRECTED =
  /^(?:높아|낮아|커|작아|많아|적어|강해|약해|빨라|느려|길어|짧아|넓어|좁아|깊어|얕아|가까워|멀어|쉬워|어려워)진다$|^(?:늘어난다|줄어든다|증가한다|감소한다|상승한다|하락한다|올라간다|내려간다|오른다|떨어진다|높다|낮다|크다|작다|많다|적다)$/;

interface Trend {
  words: string[];
  at: number;
  opposite: string;
}

function readTrend(statement: string): Trend | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  if (!DIRECTED.test(words.at(-1) ?? '')) return undefined;
  const places = words.flatMap((word, at) => (TREND_OPPOSITE_OF.has(word.replace(/,$/, '')) ? [at] : []));
  const [at] = places;
  if (at === undefined || places.length > 1) return undefined;
  // Another condition would decide as well.
  if (words.some((word, index) => index !== at && /(?:면|수록|때)$/.test(word))) return undefined;
  // An outcome before the last one would stay as it is.
  if (words.slice(at + 1).some((word) => /(?:지만|고|며|면서|[는은인]데|으나|나,|거나|므로|[아어]서),?$/.test(word)))
    return undefined;
  const opposite = TREND_OPPOSITE_OF.get((words[at] ?? '').replace(/,$/, ''));
  return opposite === undefined ? undefined : { words, at, opposite };
}

const withWord = (words: readonly string[], at: number, word: string): string => `${words.with(at, word).join(' ')}.`;

/** False for “…ㄹ수록” alone, the condition turned round and the outcome kept: what “…면” says of one case leaves the other open. */
export function flipCondition(statement: string): string | undefined {
  const trend = readTrend(statement);
  return trend?.opposite.endsWith('수록') ? withWord(trend.words, trend.at, trend.opposite) : undefined;
}

/** True for “…ㄹ수록” alone: both ends turned round say the same. */
export function flipBothEnds(statement: string): string | undefined {
  const trend = readTrend(statement);
  const last = trend?.words.at(-1);
  const outcome = last === undefined ? undefined : PREDICATE_OPPOSITE_OF.get(last);
  if (!trend || outcome === undefined || !trend.opposite.endsWith('수록')) return undefined;
  return withWord(trend.words.with(-1, outcome), trend.at, trend.opposite);
}

/** False: what depends said not to depend. */
export function cutDependence(statement: string): string | undefined {
  const match =
    /^(.{2,30}?[은는이가]) (.{2,30})에 따라 (?:(.{2,16}[이가]) )?(?:크게 )?(?:달라진다|변한다|바뀐다)\.$/.exec(
      statement,
    );
  if (!match?.[1] || !match[2]) return undefined;
  return `${match[1]} ${josa(match[2], '과/와')} 관계없이 ${match[3] ? `${match[3]} ` : ''}일정하다.`;
}
