import type { Operation } from '@chulje/contract';
import { affirmPredicate, ifForm } from '../grammar/affirm.ts';
import { denyPredicate, stemBeforeYa } from '../grammar/predicate.ts';
import { countConditions, countJoints, hasFocus, OTHER_CLAUSE, REASON } from '../grammar/scope.ts';
import { isTopic } from '../grammar/topic.ts';
import { bareOf, hasOwnSubject } from './bare.ts';
import { conditionAt, isRegular } from './conditions.ts';
import { withinReport } from './reports.ts';

/** “P하더라도 Q하다” said the other way: that P decides whether Q. */

/** What yields whatever is put in its place. */
const WHATEVER =
  /(?:^| )(?:아무리|아무|어떤|어떠한|어느|누가|누구|무엇|언제|어디|몇|얼마나|설령|설사|비록|결코|전혀|오히려|단순히|그대로|계속|여전히|더 이상|이미|모든|모두|항상|언제나|늘|여러 번|한 번) /;

/** A concession and its stem: 쓰이더라도 → 쓰이, 침입해도 → 침입하; undefined for what only looks like one. */
function concededStem(word: string): string | undefined {
  const bare = word.replace(/,$/, '');
  const plain = /^(.*[가-힣])더라도$/.exec(bare)?.[1];
  if (plain !== undefined) return /[았었였했됐졌쳤켰렸겼났갔왔]$/.test(plain) ? undefined : plain;
  if (/^(?:그래도|적어도|아무래도|해도|와도|가도|보아도|되어도)$/.test(bare)) return undefined;
  if (bare === '지나도') return '지나';
  const able = /^(.*(?:있|없|않|같|높|낮|많|적|작))[어아]도$/.exec(bare)?.[1];
  if (able !== undefined) return able;
  const joined = /^(.*[가-힣])도$/.exec(bare)?.[1];
  if (
    joined === undefined ||
    !/(?:하여|해|되어|져|켜|려|(?:받|얻|막|찾|읽|먹|남|넘|담|쌓|놓|맺|넣)[아어]|[늘줄]어나|[늘줄]어들어|커)$/.test(
      joined,
    )
  )
    return undefined;
  if (/되어$/.test(joined)) return joined.slice(0, -1);
  if (/어나$/.test(joined)) return joined;
  if (/넣어$|들어$/.test(joined)) return joined.slice(0, -1);
  return stemBeforeYa(joined);
}

/** A case that makes no difference: “때에도”, “상태에서도”. */
const CASE = /^(때|경우|뒤|후|다음|상태|상황|환경|조건|이후|이전)(에|에서)도$/;
/** A clause within the clause: what yields may stand in either. */
const EMBEDDED = /[가-힣](?:음|는지|은지|을지|할지|인지|다고|라고|다는|라는)[을를이가은는]? /;

/** What a sentence says turned into its contrary; positive where it denied. */
function contrary(said: string): string | undefined {
  const body = said.replace(/\.$/, '');
  const [, lead = '', changed = ''] =
    /^(.* )?거의 ((?:변하|달라지|바뀌|줄|줄어들|늘|늘어나)지 않는다)$/.exec(body) ?? [];
  if (changed !== '')
    return `${lead}크게 ${affirmPredicate(changed.replace(/^줄지/, '줄어들지').replace(/^늘지/, '늘어나지'))}.`;
  const affirmed = / 거의 /.test(` ${body} `) ? undefined : affirmPredicate(body);
  if (affirmed !== undefined) return `${affirmed}.`;
  if (/지 (?:않|못)|없다$|아니다$/.test(body)) return undefined;
  if (/가능하다$/.test(body))
    return body.endsWith('불가능하다') ? undefined : `${body.replace(/가능하다$/, '불가능하다')}.`;
  return denyPredicate(said);
}

/** “P하더라도 Q하지 않는다” as “P하면 Q한다”. */
function yieldNot(sentence: string): string | undefined {
  if (WHATEVER.test(sentence) || OTHER_CLAUSE.test(sentence)) return undefined;
  const words = sentence.split(' ');
  const places = words.flatMap((word, at) => (concededStem(word) !== undefined || CASE.test(word) ? [at] : []));
  const [at] = places;
  if (at === undefined || places.length > 1 || at >= words.length - 2) return undefined;
  // “하여도 된다”, “보아도 좋다” allow.
  if (/^(?:된|되|좋|무방|괜찮|상관)/.test(words[at + 1] ?? '')) return undefined;
  const word = words[at] ?? '';
  const before = words.slice(0, at).join(' ');
  const said = words.slice(at + 1).join(' ');
  const rest = `${before} 그 ${said}`;
  // “돌림힘이 작용하더라도 각운동량이 크면”: of two conditions nobody knows which decides.
  if (hasFocus(rest) || countJoints(rest) > 0 || countConditions(said) > 0 || /(?:^| )(?:다시|더욱) /.test(said))
    return undefined;
  if (words.filter(isTopic).length > 1 || EMBEDDED.test(said) || /(?<!아)[가-힣]이다\.$/.test(said)) return undefined;
  const denied = contrary(said);
  if (denied === undefined) return undefined;
  const kase = CASE.exec(word);
  const stem = kase ? undefined : concededStem(word);
  const first = words.findIndex((other) => /[가-힣]면,?$/.test(other));
  if (countConditions(before) > 0) {
    // “P면 Q더라도 R지 않는다”: the two change places in what decides.
    const outer = (words[first] ?? '').replace(/,$/, '').replace(/으?면$/, '');
    const inner = stem === undefined ? undefined : ifForm(stem);
    if (conditionAt(words) !== first || first > at || countConditions(before) > 1 || inner === undefined)
      return undefined;
    if (!isRegular(words[first] ?? '', outer) || !/[가-힣]$/.test(outer)) return undefined;
    return [...words.slice(0, first), `${outer}더라도`, ...words.slice(first + 1, at), inner, denied].join(' ');
  }
  const condition = kase
    ? `${kase[1]}${kase[2]}${said.split(' ').some(isTopic) ? '' : '는'}`
    : stem === undefined
      ? undefined
      : ifForm(stem);
  return condition === undefined ? undefined : [before, condition, denied].join(' ').trim();
}

/** The same of the topic and the last clause alone. */
function yieldBare(sentence: string): string | undefined {
  const bare = bareOf(sentence);
  // “빛은 기록되므로, 홀로그램이 깨지더라도 …”: the topic is that of the reason alone.
  if (bare && REASON.test(sentence) && hasOwnSubject(bare.said)) return undefined;
  return bare && yieldNot(`${bare.topic} ${bare.said}`);
}

export const CONCESSIONS: readonly (readonly [
  turn: (statement: string) => string | undefined,
  operation: Operation,
])[] = [[withinReport([yieldNot, yieldBare]), 'D7']];
