import { josa } from '../grammar/hangul.ts';
import { closeClause } from '../grammar/predicate.ts';
import { isTopic } from '../grammar/topic.ts';

/** Two things of one statement that change places: the two compared, the ends of a change, steps, cause and effect. */

/** “A는 B와 달리 P” as “B는 A와 달리 P”; “B와 달리 A는 P” likewise. */
export function exchangeUnlike(statement: string): string | undefined {
  const [, a = '', b = '', said = ''] =
    /^([가-힣A-Za-z ]{1,14}?)[은는] ([가-힣A-Za-z ]{1,14}?)[와과] (?:달리|다르게|반대로),? (.{4,}다)\.$/.exec(
      statement,
    ) ?? [];
  if (
    a !== '' &&
    isTopic(
      statement
        .slice(0, a.length + 1)
        .split(' ')
        .at(-1) ?? '',
    ) &&
    isNoun(a) &&
    isNoun(b) &&
    // “…을 없애는 해제와 달리 해지는 P” has its topic behind.
    !said.split(' ').some(isTopic)
  )
    return `${josa(b, '은/는')} ${josa(a, '과/와')} 달리 ${said}.`;
  const [, first = '', topic = '', rest = ''] =
    /^([가-힣A-Za-z ]{1,14}?)[와과] (?:달리|다르게|반대로),? ([가-힣A-Za-z ]{1,14}?[은는]) (.{4,}다)\.$/.exec(
      statement,
    ) ?? [];
  const second = topic.slice(0, -1);
  // “덜 볶은 콩은”: 볶은 ends no topic.
  return first !== '' && isTopic(topic.split(' ').at(-1) ?? '') && isNoun(first) && isNoun(second)
    ? `${josa(second, '과/와')} 달리 ${josa(first, '은/는')} ${rest}.`
    : undefined;
}

/** “A에서 B로 바뀌다” as “B에서 A로 바뀌다”. */
export function exchangeEnds(statement: string): string | undefined {
  const match =
    /^(.* |)([가-힣]+(?: [가-힣]+)?)에서 ([가-힣]+?(?: [가-힣]+?)?)(으로|로) ((?:[가-힣]+[이가] )?(?:점차 |서서히 |다시 )?(?:바뀐다|변한다|변화한다|옮겨 간다|이동한다|바뀌었다|변하였다|변화하였다|넘어갔다|옮겨 갔다|흐른다|전환된다|전환되었다|퍼진다|넓어졌다|이행한다))\.$/.exec(
      statement,
    );
  const [, lead = '', from = '', to = '', , said = ''] = match ?? [];
  if (!match || from.split(' ').some((word) => isTopic(word) || (/[이가을를은는]$/.test(word) && word.length > 2)))
    return undefined;
  // “높은 곳에서 낮은 곳으로”: what stands before the noun belongs to it.
  if (/[은는한된운른긴큰] $/.test(lead) && !isTopic(lead.trim().split(' ').at(-1) ?? '')) return undefined;
  return `${lead}${to}에서 ${toward(from)} ${said}.`;
}

/** “A를 B로 바꾼다” as “B를 A로 바꾼다”. */
export function exchangeChanged(statement: string): string | undefined {
  const match =
    /^((?:.*[은는이가] )?)([가-힣]+(?: [가-힣]{2,})?)[을를] ([가-힣]{2,}?(?: [가-힣]{2,}?)?)(으로|로) (바꾼다|변환한다|전환한다|바꾸었다|변환하였다|전환하였다)\.$/.exec(
      statement,
    );
  const [, lead = '', from = '', to = '', , said = ''] = match ?? [];
  if (!match || /[은는한된인]$/.test(from.split(' ').at(0) ?? '')) return undefined;
  return `${lead}${josa(to, '을/를')} ${toward(from)} ${said}.`;
}

/** “…빛을 전기 신호로 바꾸는” as “…전기 신호를 빛으로 바꾸는”. */
export function exchangeWithin(statement: string): string | undefined {
  const match = /^(.* )([가-힣]+)[을를] ([가-힣]+?(?: [가-힣]+?)?)(으로|로) (바꾸는|변환하는|전환하는)( .+)$/.exec(
    statement,
  );
  const [, lead = '', from = '', to = '', , verb = '', rest = ''] = match ?? [];
  return match && !/[을를이가은는]$/.test(to.split(' ')[0] ?? '')
    ? `${lead}${josa(to, '을/를')} ${toward(from)} ${verb}${rest}`
    : undefined;
}

/** “A 대신 B를” as “B 대신 A를”. */
export function exchangeInstead(statement: string): string | undefined {
  const match = /^(.*[은는] |)([가-힣]+) 대신 ([가-힣]+(?: [가-힣]+)?)([을를이가]) (.+)$/.exec(statement);
  const [, lead = '', out = '', used = '', particle = '', rest = ''] = match ?? [];
  if (!match || (/(?:[은는한된의로]|에|에서)$/.test(used.split(' ')[0] ?? '') && used.includes(' '))) return undefined;
  return `${lead}${used} 대신 ${josa(out, /[을를]/.test(particle) ? '을/를' : '이/가')} ${rest}`;
}

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
    if (a === '' || !isNoun(a) || !isNoun(b) || /[와과] /.test(`${a} ${b}`) || isTopic(a.split(' ')[0] ?? '')) continue;
    return `${josa(b, '은/는')} ${mark === '을/를' ? josa(a, '을/를') : a + mark} ${said}${end}.`;
  }
  return undefined;
}
const PHRASE = '([가-힣A-Za-z0-9 ]{2,22}?)';
const ROLES: readonly (readonly [RegExp, '에' | '에서' | '을/를' | '보다', string])[] = [
  [new RegExp(`^${PHRASE}[은는이가] ${PHRASE}에 (?:속한|포함된)(다)\\.$`), '에', '속한'],
  [new RegExp(`^${PHRASE}[은는이가] ${PHRASE}에서 (?:비롯된|비롯한|기인한)(다)\\.$`), '에서', '비롯된'],
  [new RegExp(`^${PHRASE}[은는이가] ${PHRASE}에서 (?:비롯되었|유래하였)(다)\\.$`), '에서', '비롯되었'],
  [new RegExp(`^${PHRASE}[은는이가] ${PHRASE}[을를] (?:낳는|초래한|유발한|일으킨|야기한)(다)\\.$`), '을/를', '일으킨'],
];

/** “P기 위해 Q한다” keeps its sense only this way round. */
export function exchangePurpose(statement: string): string | undefined {
  const [, topic = '', aim = '', means = ''] =
    /^(.{1,24}?[은는]) (.{6,})기 위해(?:서)? (.{6,}다)\.$/.exec(statement) ?? [];
  if (topic === '' || !isTopic(topic.split(' ').at(-1) ?? '') || `${aim} ${means}`.split(' ').some(isTopic))
    return undefined;
  // Of two purposes neither is that of the whole.
  if (/기 위[해하]/.test(`${aim} ${means}`)) return undefined;
  const stem = /^(.*(?:하|되|시키))(?:ㄴ)?$/.exec(
    means
      .replace(/한다$/, '하')
      .replace(/시킨다$/, '시키')
      .replace(/하였다$/, '하'),
  )?.[1];
  const said = closeClause(`${aim}고`);
  if (
    stem === undefined ||
    said === undefined ||
    stem === means ||
    !/[을를] /.test(stem) ||
    !/[을를] /.test(aim) ||
    /(?:고|여|며|면) /.test(stem)
  )
    return undefined;
  return `${topic} ${stem}기 위해 ${/하였다$/.test(means) ? said.replace(/한다\.$/, '하였다.') : said}`;
}

/** A noun with modifiers at most: no case, no clause. */
const isNoun = (text: string): boolean =>
  text.trim() !== '' &&
  !/(?:[을를은는]|에서|에게|[가-힣]고|며|지만|때|면|에)(?: |$)/.test(text) &&
  !/[이가] /.test(text);

const toward = (noun: string): string => {
  const last = (noun.charCodeAt(noun.length - 1) - 0xac00) % 28;
  return noun + (last === 0 || last === 8 ? '로' : '으로');
};
