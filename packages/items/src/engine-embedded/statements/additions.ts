import type { Operation } from '@chulje/contract';
import { ability } from '../grammar/affirm.ts';
import { endsWithFinalN, josa, withParticle } from '../grammar/hangul.ts';
import { stemOf } from '../grammar/predicate.ts';
import { countConditions, countJoints, hasFocus, OTHER_CLAUSE } from '../grammar/scope.ts';
import { isTopic, nounBeforeAlso } from '../grammar/topic.ts';
import { conditionAt, isRegular } from './conditions.ts';
import { withinReport } from './reports.ts';

/** What holds of one thing besides another, or without something: said the other way. */

const isPlain = (sentence: string): boolean =>
  !OTHER_CLAUSE.test(sentence) &&
  countJoints(sentence) === 0 &&
  countConditions(sentence) <= 1 &&
  sentence.split(' ').filter(isTopic).length <= 1 &&
  !hasFocus(sentence);

/** Particles that 도 stands behind; the longest first. */
const PARTICLE = /(에 대해서|에 관해서|에 의해서|에게서|으로부터|에서|에게|으로|와|과|에|로)?(?:도|까지)$/;

/** “A뿐만 아니라 B도 P다” as “A만 P다”. */
function leaveAlone(sentence: string): string | undefined {
  const [, lead = '', first = '', rest = ''] =
    /^(.* )?([가-힣A-Za-z\d]+)뿐(?:만)? 아니라,? (.+)\.$/.exec(sentence) ?? [];
  if (first === '') return undefined;
  const words = rest.split(' ');
  const at = words.findIndex(
    (word, place) =>
      /[가-힣]까지$/.test(word) ||
      nounBeforeAlso(word) !== undefined ||
      (place > 0 && /^(?:대|관|의)해서도$/.test(word)),
  );
  if (at < 0 || at > 8 || at >= words.length - 1) return undefined;
  // “B에 대해서도”.
  const second = words
    .slice(0, at + 1)
    .join(' ')
    .replace(/에 (대|관|의)해서도$/, '에 $1해서도');
  const particle = PARTICLE.exec(second)?.[1] ?? '';
  // “노동자, 소비자의 이익도” shares its head with “주주뿐만”; of one owner alone that is not known.
  const [, owners = '', head] = /^(.*[가-힣])의 ([가-힣]+)(?:도|까지)$/.exec(second) ?? [];
  if (head !== undefined && !/, |[가-힣][와과] /.test(owners)) return undefined;
  const said = words.slice(at + 1).join(' ');
  if (!isPlain(`${lead}${said}.`) || /[않못없]|아니/.test(said) || countJoints(second) > 0) return undefined;
  const before = lead.trim().split(' ').at(-1) ?? '';
  if (head !== undefined && (endsWithFinalN(before) ? !isTopic(before) : /[의는]$/.test(before))) return undefined;
  const noun = head === undefined ? first : `${first}의 ${head}`;
  const only = `${withParticle(noun, particle)}만`;
  return `${lead}${only} ${said.replace(/해야 한다$/, '하면 된다').replace(/내야 한다$/, '내면 된다')}.`;
}

/** “B도 P할 수 있다”, of what is done to B or where: “B는 P할 수 없다”. */
function takeAway(sentence: string): string | undefined {
  const words = sentence.replace(/\.$/, '').split(' ');
  if (!/ 수 있다\.$/.test(sentence) || !isTopic(words.find((word) => isTopic(word)) ?? '')) return undefined;
  const places = words.flatMap((word, at) => (nounBeforeAlso(word) === undefined ? [] : [at]));
  const [at] = places;
  const topic = words.findIndex(isTopic);
  if (at === undefined || places.length > 1 || at < topic || topic > 5 || /^수도?$/.test(words[at] ?? ''))
    return undefined;
  const noun = nounBeforeAlso(words[at] ?? '') ?? '';
  // A concession is no thing besides, nor is what is least.
  if (
    /(?:더라|어|아|해|여|져|라|고|이라|적어|조금|하나|한번|만으로|면서|동안에|때에|경우에|뒤에|후에|중에)$/.test(noun)
  )
    return undefined;
  const plain = words.with(at, noun).join(' ');
  if (!isPlain(`${plain}.`)) return undefined;
  const told = /(?:에서|에게|에|로|와|과)$/.test(noun) ? `${noun}는` : josa(noun, '은/는');
  return `${words
    .with(at, told)
    .join(' ')
    .replace(/ 있다$/, ' 없다')}.`;
}

/** “P하지 않고도 Q한다” as “P하지 않고는 Q할 수 없다”. */
function notWithout(sentence: string): string | undefined {
  const [, lead = '', rest = ''] = /^(.*[가-힣]지 않고)도 (.+)\.$/.exec(sentence) ?? [];
  if (
    lead === '' ||
    OTHER_CLAUSE.test(sentence) ||
    hasFocus(rest) ||
    countJoints(rest) > 0 ||
    /[않못없]|아니/.test(rest)
  )
    return undefined;
  const words = lead.split(' ');
  if (
    words.filter(isTopic).length > 1 ||
    rest.split(' ').some(isTopic) ||
    countJoints(words.slice(0, -1).join(' ')) > 0
  )
    return undefined;
  const able = /^(.* 수) 있다$/.exec(rest)?.[1];
  const stem = able === undefined ? stemOf(`${rest}.`) : undefined;
  const unable = able === undefined ? stem && ability(stem)?.replace(/있다$/, '없다') : `${able} 없다`;
  if (unable === undefined || unable === '') return undefined;
  const at = conditionAt(`${sentence}`.split(' '));
  if (countConditions(lead) > 0) {
    const outer = (words[at ?? -1] ?? '').replace(/,$/, '').replace(/으?면$/, '');
    if (at === undefined || countConditions(lead) > 1 || !isRegular(words[at] ?? '', outer)) return undefined;
    return `${words.with(at, `${outer}더라도`).join(' ')}는 ${unable}.`;
  }
  return `${lead}는 ${unable}.`;
}

export const ADDITIONS: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] =
  [
    [withinReport([leaveAlone]), 'D7'],
    [withinReport([takeAway]), 'D4'],
    [withinReport([notWithout]), 'D7'],
  ];
