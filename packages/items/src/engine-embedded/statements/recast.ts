import { dropFinal, endsInConsonant, endsWithFinalL, isOpen, isPast, josa, withFinalL } from '../grammar/hangul.ts';
import { cutAtTopic, isTopic } from '../grammar/topic.ts';

/** A statement built anew without a change of sense: voice, possibility, need, who thinks it, what stands first. */

export function recast(statement: string): string[] {
  const rebuilt = BUILDS.flatMap((build) => build(statement) ?? []);
  return [...rebuilt.map(softened), softened(statement), ...rebuilt].filter(
    (wording, at, all) => wording !== statement && all.indexOf(wording) === at,
  );
}

/** Verbs in 하 of which their passive in 되 says the same of the object. */
const PASSIVE =
  /(?:형성|결정|분해|흡수|방출|보호|제한|규정|생산|억제|촉진|운반|저장|전달|제거|변환|구성|지배|해석|발견|제시|제공|통제|조절|보완|대체|분류|구분|비판|강조|공급|차단|증폭|반영|표현|전환|해결|측정|기록|보장|인정|허용)(한|하였)다$/;

/** “A는 B를 V한다” as “B는 A에 의해 V된다”. */
function passive(statement: string): string | undefined {
  const cut = cutAtTopic(statement);
  const [, object = '', verb = ''] = /^(.{2,26})[을를] ([가-힣]+)$/.exec(cut?.rest ?? '') ?? [];
  const voice = PASSIVE.exec(verb);
  if (!cut || !voice || cut.noun.length > 16 || cut.noun.includes(' 때')) return undefined;
  if (!isPhrase(object) || /(?:[을를이가] |자신|스스로)/.test(`${cut.noun} ${object} `)) return undefined;
  return `${josa(object, '은/는')} ${cut.noun}에 의해 ${verb.slice(0, -(voice[1] ?? '').length - 1)}${voice[1] === '한' ? '된' : '되었'}다.`;
}

/** Nouns and their modifiers, without an adverb or a clause. */
const isPhrase = (text: string): boolean =>
  !text
    .split(' ')
    .some(
      (word, at, all) =>
        isTopic(word) ||
        (at < all.length - 1 &&
          /(?:에서|에게|에|으로|로|게|히|며|고|면|여|아|어|해|서|도|만|까지|부터|[을를])$/.test(word)),
    );

/** What stands before 수 있다, made to modify 것: 얻을 → 얻는, 할 → 하는; undefined when it is not certain. */
function beforeThing(future: string): string | undefined {
  // 들을 may be that of 듣다, 걸을 that of 걷다.
  if (/을$/.test(future))
    return /[우]을$/.test(future) || endsWithFinalL(future.slice(0, -1)) ? undefined : `${future.slice(0, -1)}는`;
  if (!endsWithFinalL(future)) return undefined;
  // 만들 and 알 keep nothing of their ㄹ, 할 had none: both lose it here.
  return /(?:울|길|쓸)$/.test(future) && !/(?:배울|키울|세울|채울|즐길|옮길|생길|남길|쓸)$/.test(future)
    ? undefined
    : `${dropFinal(future)}는`;
}

/** “A는 P할 수 있다” as “A는 P하는 것이 가능하다”; “…없다” as “…불가능하다”. */
function possibility(statement: string): string | undefined {
  const match = /^(.+ )?(\S+) 수 (있|없)다\.$/.exec(statement);
  const [, lead = '', future = '', mode = ''] = match ?? [];
  const modifier = match ? beforeThing(future) : undefined;
  if (modifier === undefined || /(?:고|며|지만|는데|으나|면|려면|므로),? /.test(lead) || /지|않/.test(future))
    return undefined;
  const cut = cutAtTopic(`${lead}${modifier} 것이.`);
  if (!cut || cut.before.includes(' ') || !/[을를] /.test(cut.rest)) return undefined;
  // “역사가가 사료가 …하는 것은”: two subjects side by side.
  if (mode === '없' && /^\S+[이가] /.test(cut.rest)) return undefined;
  return mode === '있'
    ? `${josa(cut.noun, '은/는')} ${cut.rest} 가능하다.`
    : `${josa(cut.noun, '이/가')} ${cut.rest.replace(/것이$/, '것은')} 불가능하다.`;
}

/** “A에 따르면 P다” as “A는 P다고 보았다”. */
function holding(statement: string): string | undefined {
  const [, holder = '', said = ''] = /^([가-힣]{2,6})에 (?:따르면|의하면),? (.+다)\.$/.exec(statement) ?? [];
  if (holder === '' || /(?:이론|연구|조사|통념|입장|관점|론|법|설|가설)$/.test(holder)) return undefined;
  const cut = cutAtTopic(`${said}.`);
  if (cut?.before !== '' || /(?:[고며]|지만|는데|므로|면|으나|이며),? /.test(cut.rest)) return undefined;
  const inner = `${josa(cut.noun, '이/가')} ${cut.rest}`;
  const reported = /(?:이|아니)다$/.test(inner)
    ? /아니다$/.test(inner) || endsInConsonant(inner.slice(0, -2))
      ? `${inner.slice(0, -1)}라`
      : `${inner.slice(0, -2)}라`
    : inner;
  return `${josa(holder, '은/는')} ${reported}고 보았다.`;
}

/** “A는 P다고 보았다” as “A는 P다는 견해를 보였다”. */
function view(statement: string): string | undefined {
  const match =
    /^(.+(?:다|라))고 (보았다|주장하였다|생각하였다|주장했다|생각했다|여겼다|본다|주장한다|생각한다|여긴다)\.$/.exec(
      statement,
    );
  // “목적을 행복이라고 보았다” holds no statement.
  if (/[을를] \S+라$/.test(match?.[1] ?? '')) return undefined;
  if (!match?.[1] || !match[2] || /^(?:우리|사람들|흔히|보통)/.test(match[1])) return undefined;
  return `${match[1]}는 ${/한다|본다|긴다/.test(match[2]) ? '견해를 보인다' : '견해를 보였다'}.`;
}

/** “A는 B가 아니라 C이다” as “A는 C이지 B가 아니다”. */
function notButFirst(statement: string): string | undefined {
  const [, topic = '', rejected = '', said = ''] =
    /^(.{1,24}?[은는]) (.{2,24}[이가]) 아니라 (.{2,26})이다\.$/.exec(statement) ?? [];
  if (topic === '' || !isTopic(topic.split(' ').at(-1) ?? '') || `${rejected} ${said}`.split(' ').some(isTopic))
    return undefined;
  return `${topic} ${said}이지 ${rejected} 아니다.`;
}

/** “A와 달리 B는 P” as “B는 A와 달리 P”, and the other way round. */
function unlikeBehind(statement: string): string | undefined {
  const [, first = '', second = '', rest = ''] =
    /^([가-힣A-Za-z ]{2,20}?[와과] 달리),? ([가-힣A-Za-z ]{1,20}?[은는]) (.{6,}다)\.$/.exec(statement) ?? [];
  return first !== '' &&
    second.split(' ').filter(isTopic).length === 1 &&
    isTopic(second.split(' ').at(-1) ?? '') &&
    !/[을를이가] /.test(`${first} `)
    ? `${second} ${first} ${rest}.`
    : undefined;
}

/** “A에서 B는 P” as “B는 A에서 P”: a setting of place or time behind the topic. */
function settingBehind(statement: string): string | undefined {
  const cut = cutAtTopic(statement);
  const words = cut?.before.split(' ') ?? [];
  const last = words.at(-1) ?? '';
  if (
    !cut ||
    words.length === 0 ||
    words.length > 4 ||
    !/(?:에서|세기에|시대에|이후|말에|초에|위해|위하여|려면|통해|따라|경우|때)$/.test(last)
  )
    return undefined;
  const noun = cut.noun.split(' ').at(-1) ?? '';
  return `${josa(noun, '은/는')} ${cut.before} ${cut.rest}.`;
}

/** “A는 P고 Q다” as “A는 P을 뿐만 아니라 Q다”. */
function addition(statement: string): string | undefined {
  const cut = cutAtTopic(statement);
  const [, first = '', stem = '', second = ''] =
    /^(.*?)(하|되|있|지|시키|받|얻|가지|지니)(?:고,|며,?|으며,?) (.{8,}다)$/.exec(cut?.rest ?? '') ?? [];
  if (!cut || stem === '' || cut.before !== '' || first.length < 4 || !/\S$/.test(first + stem)) return undefined;
  if (
    /(?:고|며|면|여|해|지만|지 않|지 못),? /.test(`${first} ${second}`) ||
    /[은는이가] /.test(second) ||
    /(?:이|것이|수[도는]? [있없]|야 한)다$/.test(second) ||
    /(?:라|다|려)고/.test(first + stem) ||
    // “V할 뿐만 아니라” says of what was done once that it is done.
    isPast(second)
  )
    return undefined;
  const future = isOpen(stem) ? withFinalL(stem) : `${stem}을`;
  return future === undefined ? undefined : `${josa(cut.noun, '은/는')} ${first}${future} 뿐만 아니라 ${second}.`;
}

/** Ends and joints of one sense, each said from its spelling alone. */
const SOFT: readonly (readonly [RegExp, string])[] = [
  [/하지 못한다\.$/, '할 수 없다.'],
  [/되지 못한다\.$/, '될 수 없다.'],
  [/([가-힣])기 어렵다\.$/, '$1기가 쉽지 않다.'],
  [/([가-힣])하게 된다\.$/, '$1한다.'],
  [/에 지나지 않는다\.$/, '에 불과하다.'],
  [/에 불과하다\.$/, '에 지나지 않는다.'],
  [/에 지나지 않았다\.$/, '에 불과하였다.'],
  [/((?:시간|기술|지식|자료|공간|비용|장치|근거|합의|동의|허가)[이가]) 필요하다\.$/, '$1 있어야 한다.'],
  [/ 똑같이 적용된다\.$/, ' 동일하게 적용된다.'],
  [/([가-힣])([은는이가]) 서로 다르다\.$/, '$1$2 서로 같지 않다.'],
  [/마다 다르다\.$/, '마다 차이가 있다.'],
  [/([와과]) 비슷하다\.$/, '$1 유사하다.'],
  [/([이가]) 비슷하다\.$/, '$1 유사하다.'],
  [/([와과]) 다르다\.$/, '$1 같지 않다.'],
  [/라고 불린다\.$/, '라고 일컬어진다.'],
  [/(이라|라)고 한다\.$/, '$1고 부른다.'],
  [/(이라|라)고 부른다\.$/, '$1고 한다.'],
  [/를 강조하였다\.$/, '를 중시하였다.'],
  [/을 강조하였다\.$/, '을 중시하였다.'],
  [/해 주어야 한다\.$/, '해 줄 필요가 있다.'],
  [
    /(?<!(?:가능|불가능|필요|동일|분명|정당|적합|공정|평등|중요|충분|정확|명확|엄격|투명|안전|강|약))해야 한다\.$/,
    '하지 않으면 안 된다.',
  ],
  [/되어야 한다\.$/, '되지 않으면 안 된다.'],
  [/([가-힣])는 경우가 많다\.$/, '$1는 일이 잦다.'],
  [/에 따라 달라진다\.$/, '에 따라 차이를 보인다.'],
  // Only somebody wants to do a thing.
  [
    /^((?:[가-힣]+ ){0,3}[가-힣]+(?:[^물전원양분입]자|가|들|인|사람|은행|정부|회사|기업|법원|국가|국회)[은는] .*?(?:하|되|지|시키|리|이|내|키))기 위해(?:서)? /,
    '$1고자 ',
  ],
  [/(하|되|지|시키|리|이|내|키)려면 /, '$1기 위해서는 '],
  [/(하|되|지|시키|리|이|있|없|다르)기 때문에 /, '$1므로 '],
  [/하는 데 쓰인다\.$/, '하는 데 사용된다.'],
  [/뿐 아니라 /, '뿐만 아니라 '],
  [/([을를]) 바탕으로 /, '$1 토대로 '],
  [/([을를]) 이용하여 /, '$1 활용하여 '],
  [/에 관한 /, '에 대한 '],
  // A duty or a fear is of something, and does not treat of it.
  [/에 대한 (?=(?:연구|논의|이론|설명|지식|정보|학문|물음|질문|규정|법률|이해|인식))/, '에 관한 '],
  [/([가-힣])([와과]) 달리,? /, '$1$2 다르게 '],
  [/ 가운데 하나/, ' 중 하나'],
  [/ 널리 쓰/, ' 두루 쓰'],
  [/(?<=[가-힣][한된은난친긴춘린킨]) 뒤(?=(?:에도|에는|에|,)? )/, ' 후'],
  [/하더라도 /, '해도 '],
  [/(되|넘)더라도 /, '$1어도 '],
  [/([있없])더라도 /, '$1어도 '],
  [/가더라도 /, '가도 '],
  [/바뀌어도 (?![된좋])/, '바뀌더라도 '],
  [/ 오랫동안 /, ' 긴 시간 동안 '],
  [/ 빠르게 (?=처리|보내|대응|옮)/, ' 신속하게 '],
  [/ 천천히 /, ' 느린 속도로 '],
  [/ 미리 /, ' 사전에 '],
  [/ 정확하게 /, ' 정밀하게 '],
  [/ 저마다 /, ' 각기 '],
  [/ 가장 먼저 /, ' 제일 먼저 '],
  [/대부분의 /, '대다수의 '],
  [/수많은 /, '매우 많은 '],
  [/오늘날에도 /, '현재에도 '],
  [/오늘날에는 /, '현재에는 '],
  [/한곳에 /, '한 장소에 '],
  [/처음에는 /, '초기에는 '],
  [/([가-힣])하였으나,? /, '$1하였지만 '],
  [/ 점차 /, ' 차츰 '],
  [/ 똑같은 /, ' 동일한 '],
  [/ 서로 다른 /, ' 상이한 '],
];
/** Every exchange once, from the first row on; what one row wrote another does not take back. */
function softened(statement: string): string {
  let said = statement;
  const written: string[] = [];
  for (const [pattern, to] of SOFT) {
    const found = pattern.exec(said)?.[0];
    if (found === undefined || written.some((earlier) => earlier.includes(found.trim()))) continue;
    const next = said.replace(pattern, to);
    written.push(found.replace(pattern, to));
    said = next;
  }
  return said;
}

const BUILDS: readonly ((statement: string) => string | undefined)[] = [
  passive,
  possibility,
  holding,
  view,
  notButFirst,
  unlikeBehind,
  settingBehind,
  addition,
];
