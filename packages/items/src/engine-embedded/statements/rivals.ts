import { likeness, shingles } from '../../measure.ts';
import { josa } from '../grammar/hangul.ts';
import { cutAtTopic, isTopic } from '../grammar/topic.ts';
import type { Claim } from './claims.ts';
import type { Context } from './context.ts';
import { areSetApart, isReport, readPair } from './pairs.ts';
import { findPersons } from './references.ts';

/**
 * Things a text sets apart — thinkers, kinds of one thing, the two sides of a contrast — and what it says of one given to
 * another. The text does not say it of the other, which makes a distractor; whether it denies it is not certain, so that
 * such a statement never is the one false option.
 */
export function lendToRivals(claims: readonly Claim[], { text, sentences }: Context): { claim: Claim; text: string }[] {
  const persons = findPersons(sentences);
  const rivals = findRivals(claims, persons);
  const portraits = claims.flatMap((claim) => {
    const cut = cutAtTopic(claim.statement);
    return cut && rivals.has(cut.noun) ? [{ claim, ...cut, own: shingles(cut.rest, 2) }] : [];
  });
  return portraits.flatMap(({ claim, noun, rest, own }) =>
    [...(rivals.get(noun) ?? [])].flatMap((rival) => {
      // What one may do the other may do as well, and what he did not do.
      // What one did or defined is his own; only what he holds may be lent.
      if (persons.has(noun) && !isReport(`${rest}.`)) return [];
      if (
        rest.includes(rival) ||
        rest.includes(noun) ||
        SHARED.test(rest) ||
        /수 있다$|지는? 않(?:는다|았다)$/.test(rest)
      )
        return [];
      const isSaid = portraits.some((other) => other.noun === rival && likeness(own, other.own) > SAID_TOO);
      return isSaid || isNear(rest, rival, text, claim) ? [] : [{ claim, text: `${josa(rival, '은/는')} ${rest}.` }];
    }),
  );
}

/** What is said of the rival as well, or leans on it. */
const SHARED = /(?:^| )(?:모두|역시|함께|마찬가지로|같이|서로|다른|이러한|그)(?: |$)|[가-힣]도 |보다 |나뉜다|구분된다/;
const SAID_TOO = 0.4;

/** True when other paragraphs on the rival speak of nearly all that is lent to him: he may hold it in other words. */
function isNear(rest: string, rival: string, text: string, claim: Claim): boolean {
  const told = text
    .split('\n')
    .filter((paragraph) => paragraph.includes(rival) && !paragraph.includes(claim.sentence.text))
    .join(' ');
  const words = rest
    .split(' ')
    .slice(0, -1)
    .filter((word) => word.length > 2)
    // 선하다고 is 선한 elsewhere.
    .map((word) => new RegExp(/^.하/.test(word) ? `(?:^| )${word.charAt(0)}[하한했]` : word.slice(0, 2)));
  return words.filter((word) => word.test(told)).length > NEAR * words.length;
}
const NEAR = 0.6;

function findRivals(claims: readonly Claim[], persons: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (a: string, b: string) => {
    if (a === b || a.includes(b) || b.includes(a)) return;
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      found.set(one, (found.get(one) ?? new Set()).add(other));
  };
  const holders = [...persons].filter((name) =>
    claims.some(({ statement }) => /고 (?:보았|주장|생각|말하)|견해/.test(statement) && statement.startsWith(name)),
  );
  for (const [at, a] of holders.entries()) for (const b of holders.slice(at + 1)) add(a, b);
  for (const [a, b] of siblings(claims)) add(a, b);
  for (const { statement } of claims) {
    const [, a = '', b = ''] = KINDS.exec(statement) ?? [];
    if (a !== '' && ![a, b].some((part) => part.split(' ').some(isTopic))) add(a, b);
    const pair = readPair(statement);
    if (pair && areSetApart(pair) && Math.max(pair.first.length, pair.second.length) <= 12)
      add(pair.first, pair.second);
  }
  return found;
}

/** Topics named alike but for one word of one make: 광학식 센서 and 정전식 센서, 다성 음악 and 화성 음악. */
function siblings(claims: readonly Claim[]): [string, string][] {
  const topics = [
    ...new Set(
      claims.flatMap(({ statement }) => {
        const cut = cutAtTopic(statement);
        return cut && /^[가-힣0-9]{2,5} [가-힣]{2,5}$/.test(cut.noun) ? [cut.noun] : [];
      }),
    ),
  ];
  const isSibling = (a: string, b: string): boolean => {
    const [[sort = '', name], [other = '', same]] = [a.split(' '), b.split(' ')];
    return (
      a !== b && name === same && sort.length === other.length && sort.at(-1) === other.at(-1) && /[가-힣]$/.test(sort)
    );
  };
  return topics.flatMap((a, at) =>
    topics
      .slice(at + 1)
      .flatMap((b): [string, string][] =>
        isSibling(a, b) && !/[은는한된인의운던]$/.test(a.split(' ')[0] ?? '') ? [[a, b]] : [],
      ),
  );
}

/** “… A와 B로 나뉜다”, “…에는 A와 B가 있다”. */
const KINDS =
  /(?:에 따라|기준으로|크게|에는) (?:(?:크게|다시|주로|보통|대체로) )?([가-힣A-Za-z]+(?: [가-힣A-Za-z]+){0,2}?)[와과] ([가-힣A-Za-z]+(?: [가-힣A-Za-z]+){0,2}?)(?:으로|(?<!으)로|이|가) (?:나뉜다|구분된다|나눌 수 있다|있다)\.$/;
