import type { Operation } from '@chulje/contract';
import { closeModifier } from '../grammar/affirm.ts';
import { josa, pairOf } from '../grammar/hangul.ts';
import { adnominalForm } from '../grammar/predicate.ts';
import { countConditions, countJoints } from '../grammar/scope.ts';
import { isTopic } from '../grammar/topic.ts';
import { withinReport } from './reports.ts';

/** What is put before, or in the place of, another: said the other way round. */

const NOUNS = '[가-힣A-Za-z]+(?:의)?(?: [가-힣A-Za-z]+(?:의)?){0,2}';
/** Ways of putting one thing before another. */
const PREFERS =
  '(?:더 |훨씬 |더욱 )?(?:중요하다|중요시한다|중시한다|중시하였다|중시했다|강조한다|강조하였다|강조했다|중요하게 여긴다|중요하게 여겼다|우선한다|우선시한다|앞선다|선호한다|우월하다|바람직하다|효과적이다|효율적이다|낫다|근본적이다|본질적이다)';
const PREFERENCE = new RegExp(`^(.* )?(${NOUNS})보다(는)? (${NOUNS})(이|가|을|를) (${PREFERS})\\.$`);

/** “A보다 B가 더 중요하다” as “B보다 A가 더 중요하다”. */
function exchangePreferred(sentence: string): string | undefined {
  const [, lead = '', less = '', only = '', more = '', particle = '', said = ''] = PREFERENCE.exec(sentence) ?? [];
  const pair = pairOf(particle);
  if (said === '' || pair === undefined) return undefined;
  // What stands before must be whole: a topic, or nothing.
  if (lead !== '' && !isTopic(lead.trim().split(' ').at(-1) ?? '')) return undefined;
  const inner = [less, more].flatMap((noun) => noun.split(' ').slice(0, -1));
  if (inner.some((word) => /(?:[은는이가을를도]|에서|에게|에|로)$/.test(word)) || /것$/.test(less) || /것$/.test(more))
    return undefined;
  return `${lead}${more}보다${only} ${josa(less, pair)} ${said}.`;
}

/** Not only, or not always, so: the other way round it would have to be said in other words. */
const PARTLY =
  /단순히|단지|다만|그저|오로지|오직|반드시|언제나|모두|모든|[가-힣]만 |[가-힣]만(?:을|이|으로) |뿐|도 |까지|조차|[다라]는 |그 |이러한|그러한/;

/** “P는 것이 아니라 Q다” as “Q는 것이 아니라 P다”. */
function exchangeDenied(sentence: string): string | undefined {
  const words = sentence.replace(/\.$/, '').split(' ');
  const at = words.findIndex((word, index) => word === '것이' && /^아니라,?$/.test(words[index + 1] ?? ''));
  if (at < 1 || words.filter((word) => /^아니라,?$/.test(word)).length > 1) return undefined;
  const topic = words.findIndex(isTopic);
  if (topic > at || (topic < 0 && !/[가-힣][이가]$/.test(words[0] ?? ''))) return undefined;
  const head = words.slice(0, topic + 1);
  const denied = words.slice(topic + 1, at).join(' ');
  const said = words.slice(at + 2).join(' ');
  const all = `${denied} ${said}`;
  if (denied === '' || PARTLY.test(`${all} `) || countJoints(all) > 0 || countConditions(all) > 0) return undefined;
  if (all.split(' ').some(isTopic) || /(?:것|데) /.test(all)) return undefined;
  const thing = /^(.*[가-힣][은는인된한던난진]) 것이다$/.exec(said)?.[1];
  const modifier = thing ?? (/이다$|없다$|있다$/.test(said) ? undefined : adnominalForm(said));
  const closed = thing === undefined ? closeModifier(denied) : `${denied} 것이다`;
  if (modifier === undefined || closed === undefined) return undefined;
  return `${[...head, modifier].join(' ')} 것이 아니라 ${closed}.`;
}

export const PRIORITIES: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] =
  [
    [withinReport([exchangePreferred]), 'D1'],
    [withinReport([exchangeDenied]), 'D1'],
  ];
