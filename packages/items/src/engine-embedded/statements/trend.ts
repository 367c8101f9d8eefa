import { josa } from '../grammar/hangul.ts';
import { nounBeforeAlso } from '../grammar/topic.ts';
import { PREDICATE_OPPOSITE_OF, TREND_OPPOSITE_OF } from './opposites.ts';

/** “…할수록 커진다”, “…하면 늘어난다”: one quantity said to follow another. */

/** Predicates that name a direction; 인정한다 or 결합한다 do not follow a quantity step by step. */
const DIRECTED =
  /^(?:높아|낮아|커|작아|많아|적어|강해|약해|빨라|느려|길어|짧아|넓어|좁아|깊어|얕아|가까워|멀어|쉬워|어려워)진다$|^(?:늘어난다|줄어든다|증가한다|감소한다|상승한다|하락한다|올라간다|내려간다|오른다|떨어진다|높다|낮다|크다|작다|많다|적다)$/;

interface Trend {
  words: string[];
  at: number;
  opposite: string;
}

function readTrend(statement: string, isOutcome = DIRECTED): Trend | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  if (!isOutcome.test(words.at(-1) ?? '')) return undefined;
  const places = words.flatMap((word, at) => (TREND_OPPOSITE_OF.has(word.replace(/,$/, '')) ? [at] : []));
  const [at] = places;
  if (at === undefined || places.length > 1) return undefined;
  // “수온이 낮고 압력이 높을수록”: two that go together, of which one would be turned.
  if (words.slice(0, at).some((word) => /[가-힣](?:고|며|거나),?$/.test(word))) return undefined;
  // Another condition would decide as well.
  if (words.some((word, index) => index !== at && /(?:면|수록|때),?$/.test(word))) return undefined;
  // An outcome before the last one would stay as it is.
  if (
    words
      .slice(at + 1)
      .some((word) => /(?:지만|고|며|면서|[는은인]데|으나|나,|거나|므로|때문에|까닭에|[아어]서),?$/.test(word))
  )
    return undefined;
  const opposite = TREND_OPPOSITE_OF.get((words[at] ?? '').replace(/,$/, ''));
  return opposite === undefined ? undefined : { words, at, opposite };
}

const withWord = (words: readonly string[], at: number, word: string): string => `${words.with(at, word).join(' ')}.`;

/** What may be so more or less. */
const GRADED =
  /^(?:탄력적이다|비탄력적이다|안정적이다|효과적이다|효율적이다|유리하다|불리하다|안정하다|불안정하다|정확하다|선명하다|뚜렷하다)$/;

/** False for “…ㄹ수록” alone, the condition turned round and the outcome kept: what “…면” says of one case leaves the other open. */
export function flipCondition(statement: string): string | undefined {
  const trend = readTrend(statement) ?? readTrend(statement, GRADED);
  if (!trend?.opposite.endsWith('수록')) return undefined;
  // “항력도” goes along with the condition, and not against it.
  const words = trend.words.map((word, at) => {
    const noun = at > trend.at ? nounBeforeAlso(word) : undefined;
    return noun === undefined ? word : josa(noun, '이/가');
  });
  return withWord(words, trend.at, trend.opposite);
}

/** True for “…ㄹ수록” alone: both ends turned round say the same. */
export function flipBothEnds(statement: string): string | undefined {
  const trend = readTrend(statement);
  const last = trend?.words.at(-1);
  const outcome = last === undefined ? undefined : PREDICATE_OPPOSITE_OF.get(last);
  if (!trend || outcome === undefined || !trend.opposite.endsWith('수록')) return undefined;
  return withWord(trend.words.with(-1, outcome), trend.at, trend.opposite);
}

/** “시대와 사회” takes no second 와. */
export const regardlessOf = (thing: string): string =>
  `${/[와과] /.test(thing) ? `${thing}에` : josa(thing, '과/와')} 관계없이`;

/** False: what depends said not to depend. */
export function cutDependence(statement: string): string | undefined {
  const match =
    /^(.{2,30}?[은는이가]) (.{2,30})에 따라 (?:(.{2,16}(?<!없)[이가]) )?(?:크게 )?(?:달라진다|변한다|바뀐다)\.$/.exec(
      statement,
    );
  if (!match?.[1] || !match[2]) return undefined;
  return `${match[1]} ${regardlessOf(match[2])} ${match[3] ? `${match[3]} ` : ''}일정하다.`;
}

/** Forms of one direction: as it is said of a quantity, and as it stands before what follows from it. */
const STEPS: readonly (readonly [said: RegExp, before: RegExp])[] = [
  [
    /^(?:커진다|크다|늘어난다|증가한다|많아진다|많다)$/,
    /^(?:클수록|커질수록|늘어날수록|증가할수록|많을수록|많아질수록)$/,
  ],
  [
    /^(?:작아진다|작다|줄어든다|감소한다|적어진다|적다)$/,
    /^(?:작을수록|작아질수록|줄어들수록|감소할수록|적을수록|적어질수록)$/,
  ],
  [/^(?:높아진다|높다|상승한다|올라간다|오른다)$/, /^(?:높을수록|높아질수록|상승할수록|올라갈수록|오를수록)$/],
  [/^(?:낮아진다|낮다|하락한다|내려간다|떨어진다)$/, /^(?:낮을수록|낮아질수록|하락할수록|내려갈수록|떨어질수록)$/],
  [/^(?:빨라진다|빠르다)$/, /^(?:빠를수록|빨라질수록)$/],
  [/^(?:느려진다|느리다)$/, /^(?:느릴수록|느려질수록)$/],
  [/^(?:강해진다|강하다|세진다|세다)$/, /^(?:강할수록|강해질수록|셀수록|세질수록)$/],
  [/^(?:약해진다|약하다)$/, /^(?:약할수록|약해질수록)$/],
  [/^(?:길어진다|길다)$/, /^(?:길수록|길어질수록)$/],
  [/^(?:짧아진다|짧다)$/, /^(?:짧을수록|짧아질수록)$/],
];

/** “A가 클수록 B가 높다” and “B가 높을수록 C가 늘어난다” as “A가 클수록 C가 늘어난다”. */
export function joinTrends(first: string, second: string): string | undefined {
  const [, condition = '', middle = '', said = ''] =
    /^(.{2,30}수록) ([가-힣]+(?: [가-힣]+){0,2})[은는이가] ([가-힣]+다)\.$/.exec(first) ?? [];
  const [, again = '', step = '', outcome = ''] =
    /^([가-힣]+(?: [가-힣]+){0,2})[이가] ([가-힣]+수록) (.{2,30}다)\.$/.exec(second) ?? [];
  if (middle === '' || middle !== again || !DIRECTED.test(outcome.split(' ').at(-1) ?? '')) return undefined;
  if (/수록/.test(`${middle} ${outcome}`) || /(?:[고며]|지만|면|때),? /.test(`${condition} ${outcome} `))
    return undefined;
  const way = STEPS.find(([form]) => form.test(said));
  return way?.[1].test(step) ? `${condition} ${outcome}.` : undefined;
}
