import type { Operation } from '@chulje/contract';
import { dice, plainLength } from '../../measure.ts';
import { splitSentences } from '../../model.ts';
import { josa } from '../hangul.ts';
import type { Claim } from './claims.ts';
import { exchangeCompared, exchangeOrder } from './comparison.ts';
import { crossTopics } from './contrasts.ts';
import { CORE_OPPOSITE_OF, DIRECTIONS, PREDICATE_OPPOSITE_OF } from './lexicon.ts';
import { denyPredicate } from './predicate.ts';
import { cutDependence, flipCondition } from './trend.ts';

export interface Falsehood {
  text: string;
  operation: Operation;
  claim: Claim;
  /** The claim whose content was put on this one's topic. */
  other?: Claim;
}

/** How near another sentence may come to a false statement before it might be saying it. */
const SAID_ELSEWHERE = 0.72;

/** False statements on all claims of a passage. */
export function falsifyAll(claims: readonly Claim[], text: string): Falsehood[] {
  const crossed = crossTopics(claims)
    .filter((made) => plainLength(made.text) >= 18 && plainLength(made.text) <= 90)
    .map((made): Falsehood => ({ ...made, operation: 'D9' }));
  return [...crossed, ...claims.flatMap((claim) => falsify(claim, text))];
}

/** Statements that the passage contradicts, made from a claim by one operation each; surest first. */
function falsify(claim: Claim, text: string): Falsehood[] {
  const bases = [...claim.restatements, ...(plainLength(claim.statement) <= 90 ? [claim.statement] : [])];
  const made = bases.flatMap((base): Falsehood[] => [
    ...wrap(exchangeCompared(base), 'D1', claim),
    ...wrap(exchangeOrder(base), 'D2', claim),
    ...wrap(exchangeRejected(base), 'D1', claim),
    ...wrap(flipCondition(base), 'D11', claim),
    ...wrap(cutDependence(base), 'D7', claim),
    ...wrap(reversePredicate(base), 'D11', claim),
    ...wrap(turnRound(base), 'D2', claim),
    ...wrap(reverseCore(base), 'D4', claim),
    ...wrap(denyPredicate(base), 'D4', claim),
  ]);
  if (claim.rival) {
    const { predicate } = claim.rival;
    const topic = /^(.{1,24}?(?:은|는)) /.exec(claim.statement)?.[1];
    if (topic) made.unshift({ text: `${topic} ${predicate}`, operation: 'D9', claim });
  }
  const others = splitSentences(text).filter((sentence) => sentence.start !== claim.sentence.start);
  return made.filter((falsehood) => {
    const length = plainLength(falsehood.text);
    return (
      length >= 18 && length <= 90 && !others.some((sentence) => dice(falsehood.text, sentence.text) > SAID_ELSEWHERE)
    );
  });
}

function wrap(text: string | undefined, operation: Operation, claim: Claim): Falsehood[] {
  return text === undefined ? [] : [{ text, operation, claim }];
}

/** “A가 아니라 B이다” as “B가 아니라 A이다”. */
function exchangeRejected(statement: string): string | undefined {
  const match = /^(.{1,24}?[은는]) (.{2,30}?)[이가] 아니라 (.{2,30})이다\.$/.exec(statement);
  return match?.[2] && match[3] ? `${match[1]} ${josa(match[3], '이/가')} 아니라 ${match[2]}이다.` : undefined;
}

/** The last predicate turned into its opposite. */
function reversePredicate(statement: string): string | undefined {
  const match = /^(.* )(\S+)\.$/.exec(statement);
  const opposite = PREDICATE_OPPOSITE_OF.get(match?.[2] ?? '');
  return match?.[1] !== undefined && opposite ? `${match[1]}${opposite}.` : undefined;
}

/** Two opposite qualities of one sentence exchanged: from high to low becomes from low to high. */
function turnRound(statement: string): string | undefined {
  const words = statement.split(' ');
  for (const [a, b] of DIRECTIONS) {
    const first = words.indexOf(a);
    const second = words.indexOf(b);
    if (first < 0 || second < 0 || words.filter((word) => word === a || word === b).length > 2) continue;
    // Named side by side they are not set against each other.
    const between = words.slice(Math.min(first, second) + 1, Math.max(first, second));
    if (between.some((word) => /(?:와|과|이나|거나|또는|도)$/.test(word))) continue;
    return words.map((word) => (word === a ? b : word === b ? a : word)).join(' ');
  }
  return undefined;
}

/** A deciding word right before the last predicate turned into its opposite. */
function reverseCore(statement: string): string | undefined {
  const words = statement.split(' ');
  for (let at = words.length - 1; at >= Math.max(1, words.length - 3); at -= 1) {
    const [, stem = '', rest = ''] = /^([가-힣]{2,4}?)(으로|인|이다\.|으로만|에서|에|의|)$/.exec(words[at] ?? '') ?? [];
    const opposite = CORE_OPPOSITE_OF.get(stem);
    // The opposite named in the same sentence makes a comparison, which turning round would garble.
    if (opposite && !statement.includes(opposite))
      return [...words.slice(0, at), opposite + rest, ...words.slice(at + 1)].join(' ');
  }
  return undefined;
}
