import { josa, withParticle } from '../grammar/hangul.ts';
import { isTopic } from '../grammar/topic.ts';

/** Two things of one statement that change places: the two compared, what is changed, steps, cause and effect. */

/** “A를 B로 바꾼다” as “B를 A로 바꾼다”. */
export function exchangeChanged(statement: string): string | undefined {
  const match =
    /^((?:.*[은는이가] )?)([가-힣]+(?: [가-힣]{2,})?)[을를] ([가-힣]{2,}?(?: [가-힣]{2,}?)?)(으로|로) (바꾼다|변환한다|전환한다|바꾸었다|변환하였다|전환하였다)\.$/.exec(
      statement,
    );
  const [, lead = '', from = '', to = '', , said = ''] = match ?? [];
  if (!match || /[은는한된인의]$/.test(from.split(' ').at(0) ?? '') || !standsFree(lead) || isManner(to))
    return undefined;
  return `${lead}${josa(to, '을/를')} ${josa(from, '으로/로')} ${said}.`;
}

/** “…빛을 전기 신호로 바꾸는” as “…전기 신호를 빛으로 바꾸는”. */
export function exchangeWithin(statement: string): string | undefined {
  const match = /^(.* )([가-힣]+)[을를] ([가-힣]+?(?: [가-힣]+?)?)(으로|로) (바꾸는|변환하는|전환하는)( .+)$/.exec(
    statement,
  );
  const [, lead = '', from = '', to = '', , verb = '', rest = ''] = match ?? [];
  return match && standsFree(lead) && !isManner(to) && !/[을를이가은는]$/.test(to.split(' ')[0] ?? '')
    ? `${lead}${josa(to, '을/를')} ${josa(from, '으로/로')} ${verb}${rest}`
    : undefined;
}

/** “A 대신 B를” as “B 대신 A를”. */
export function exchangeInstead(statement: string): string | undefined {
  const match = /^(.*[은는] |)([가-힣]+(?: [가-힣]+)?) 대신 ([가-힣]+(?: [가-힣]+)?)([을를이가]) (.+)$/.exec(statement);
  const [, lead = '', out = '', used = '', particle = '', rest = ''] = match ?? [];
  if (!match || !standsFree(lead) || [out, used].some((noun) => NO_NOUN.test(noun))) return undefined;
  return `${lead}${used} 대신 ${josa(out, /[을를]/.test(particle) ? '을/를' : '이/가')} ${rest}`;
}

/** A word that takes another along, or is no noun of its own. */
const NO_NOUN = /(?:[은는한된인던을를이가의]|에서|에게|에|로) |(?:^| )(?:다른|같은|그|이) /;

/** “P한 뒤 Q한다” as “Q한 뒤 P한다”, where both are done by one. */
export function exchangeSteps(statement: string): string | undefined {
  const [, topic = '', first = '', after = '', second = ''] =
    /^(.{1,24}?[은는]) (.{5,}[한된은운난긴킨린진]) (뒤|다음|후)에? (.{5,}다)\.$/.exec(statement) ?? [];
  if (
    topic === '' ||
    !isTopic(topic.split(' ').at(-1) ?? '') ||
    second.split(' ').some(isTopic) ||
    first.split(' ').some(isTopic)
  )
    return undefined;
  if (/(?:고|며|지만|면|므로|는데),? /.test(`${first} ${second} `) || /[이가] /.test(`${first} ${second}`))
    return undefined;
  // What is done to one thing in both steps cannot change places without it.
  if (!/[을를] /.test(`${first} `) || !/[을를] /.test(`${second} `)) return undefined;
  const earlier = DONE.find(([end]) => second.endsWith(end));
  const later = DONE.find(([, modifier]) => first.endsWith(modifier));
  if (!earlier || !later) return undefined;
  return `${topic} ${second.slice(0, -earlier[0].length)}${earlier[1]} ${after} ${first.slice(0, -later[1].length)}${later[0]}.`;
}
const DONE: readonly (readonly [plain: string, modifier: string])[] = [
  ['시킨다', '시킨'],
  ['한다', '한'],
  ['나눈다', '나눈'],
  ['바꾼다', '바꾼'],
  ['만든다', '만든'],
  ['내보낸다', '내보낸'],
  ['고른다', '고른'],
  ['얻는다', '얻은'],
  ['뽑는다', '뽑은'],
  ['옮긴다', '옮긴'],
  ['모은다', '모은'],
  ['칠한다', '칠한'],
  ['그린다', '그린'],
  ['매긴다', '매긴'],
  ['섞는다', '섞은'],
  ['정한다', '정한'],
];

/** “A는 B에 속한다”, “A는 B를 낳는다”: whole and part, cause and effect exchanged. */
export function exchangeRoles(statement: string): string | undefined {
  for (const [pattern, mark, said] of ROLES) {
    const [, a = '', b = '', end = ''] = pattern.exec(statement) ?? [];
    if (a === '' || !isNoun(a) || !isNoun(b) || isTopic(a.split(' ')[0] ?? '')) continue;
    return `${josa(b, '은/는')} ${withParticle(a, mark)} ${said}${end}.`;
  }
  return undefined;
}
const PHRASE = '([가-힣A-Za-z0-9 ]{2,22}?)';
const ROLES: readonly (readonly [RegExp, '에' | '을/를', string])[] = [
  [new RegExp(`^${PHRASE}[은는이가] ${PHRASE}에 (?:속한|포함된)(다)\\.$`), '에', '속한'],
  [new RegExp(`^${PHRASE}[은는이가] ${PHRASE}[을를] (?:낳는|초래한|유발한|일으킨|야기한)(다)\\.$`), '을/를', '일으킨'],
];

/** True when what follows is a whole phrase: behind a topic or another case, not behind a modifier or half a name. */
const standsFree = (lead: string): boolean => {
  const last = lead.trim().split(' ').at(-1) ?? '';
  return last === '' || isTopic(last) || /[가-힣](?:이|가|에서|에)$/.test(last);
};

/** “효율적으로”, “새롭게”, “앞으로” tell how and not into what. */
const isManner = (to: string): boolean => /(?:적|스스|서|대|실제|새|앞|뒤|위|아래|안|밖|바|그대)$/.test(to);

/** A noun with modifiers at most: no case, no clause. */
const isNoun = (text: string): boolean =>
  text.trim() !== '' &&
  !/(?:[을를은는]|에서|에게|[가-힣]고|며|지만|때|면|에)(?: |$)|[와과] /.test(text) &&
  !/[이가] /.test(text);
