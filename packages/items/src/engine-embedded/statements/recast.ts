import { endsWithFinalN, isPast, josa } from '../grammar/hangul.ts';
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

/** “목적을 행복이라고 보았다” holds no statement. */
const TAKES_FOR = /[을를] (?:\S*(?<![이가]) ){0,3}\S+라$/;

/** “법원은 그 행위를 위법하다고 보았다”: the object is that of the verb behind. */
const holdsOf = (said: string): boolean =>
  /[을를] /.test(said) &&
  !/[가-힣][이가] /.test(said) &&
  !endsWithFinalN(said.slice(0, -1)) &&
  !isPast(said) &&
  !/수 [있없]다$/.test(said);

/** “A는 P다고 보았다” as “A는 P다는 견해를 보였다”. */
function view(statement: string): string | undefined {
  const match =
    /^(.+(?:다|라))고 (보았다|주장하였다|생각하였다|주장했다|생각했다|여겼다|본다|주장한다|생각한다|여긴다)\.$/.exec(
      statement,
    );
  if (TAKES_FOR.test(match?.[1] ?? '') || holdsOf(match?.[1] ?? '')) return undefined;
  if (!match?.[1] || !match[2] || /^(?:우리|사람들|흔히|보통)|(?:^| )우리는 /.test(match[1])) return undefined;
  return `${match[1]}는 ${/한다|본다|긴다/.test(match[2]) ? '견해를 보인다' : '견해를 보였다'}.`;
}

/** How it is told that somebody held so: what was done by saying it. */
const TOLD: Readonly<Record<string, string>> = {
  지적하였다: '점을 지적하였다',
  비판하였다: '비판을 제기하였다',
  해석하였다: '해석을 내놓았다',
  분석하였다: '분석을 내놓았다',
  설명하였다: '설명을 내놓았다',
  판단하였다: '판단을 내렸다',
  믿었다: '믿음을 지녔다',
};

/** “A는 P다고 지적하였다” as “A는 P다는 점을 지적하였다”. */
function told(statement: string): string | undefined {
  const [, said = '', verb = ''] =
    /^([^,]{1,24}?[은는] .{8,}(?<!때문이)(?:다|라))고 ([가-힣]+다)\.$/.exec(statement) ?? [];
  const name = TOLD[verb];
  return name === undefined || TAKES_FOR.test(said) ? undefined : `${said}는 ${name}.`;
}

/** “A는 B가 아니라 C이다” as “A는 C이지 B가 아니다”. */
function notButFirst(statement: string): string | undefined {
  const [, topic = '', rejected = '', said = ''] =
    /^(.{1,24}?[은는]) (.{2,24}[이가]) 아니라 (.{2,26})이다\.$/.exec(statement) ?? [];
  if (topic === '' || !isTopic(topic.split(' ').at(-1) ?? '') || `${rejected} ${said}`.split(' ').some(isTopic))
    return undefined;
  return `${topic} ${said}이지 ${rejected} 아니다.`;
}

/** Ends and joints of one sense, each said from its spelling alone. */
const SOFT: readonly (readonly [RegExp, string])[] = [
  [/하지 못한다\.$/, '할 수 없다.'],
  [/되지 못한다\.$/, '될 수 없다.'],
  [/([가-힣])기 어렵다\.$/, '$1기가 쉽지 않다.'],
  [/에 지나지 않는다\.$/, '에 불과하다.'],
  [/에 불과하다\.$/, '에 지나지 않는다.'],
  [/에 지나지 않았다\.$/, '에 불과하였다.'],
  [/((?:시간|기술|지식|자료|공간|비용|장치|근거|합의|동의|허가)[이가]) 필요하다\.$/, '$1 있어야 한다.'],
  [/(하|되|지|시키|리|이|내|키|기|추|만들)기 위해서는 /, '$1려면 '],
  [/ 똑같이 적용된다\.$/, ' 동일하게 적용된다.'],
  [/([가-힣])([은는이가]) 서로 다르다\.$/, '$1$2 서로 같지 않다.'],
  [/마다 다르다\.$/, '마다 차이가 있다.'],
  [/([와과]) 비슷하다\.$/, '$1 유사하다.'],
  [/([이가]) 비슷하다\.$/, '$1 유사하다.'],
  [/([와과]) 다르다\.$/, '$1 같지 않다.'],
  [/라고 불린다\.$/, '라고 일컬어진다.'],
  // What is reported is said; only a thing is called by a name.
  [/([을를] (?:[가-힣A-Za-z]+(?<![은는한된던인]) ){0,2}[가-힣A-Za-z]+?)(이라|라)고 한다\.$/, '$1$2고 부른다.'],
  [/(이라|라)고 부른다\.$/, '$1고 한다.'],
  [
    /(?<!(?:가능|불가능|필요|동일|분명|정당|적합|공정|평등|중요|충분|정확|명확|엄격|투명|안전|강|약))해야 한다\.$/,
    '하지 않으면 안 된다.',
  ],
  [/되어야 한다\.$/, '되지 않으면 안 된다.'],
  [/에 따라 달라진다\.$/, '에 따라 차이를 보인다.'],
  [/(하|되|지|시키|리|이|내|키)려면 /, '$1기 위해서는 '],
  // “낮추기 때문에 일어난다”: why it does so is all that is said.
  [/(하|되|지|시키|리|이|다르)기 때문에 (?=\S+ \S)/, '$1므로 '],
  [/([있없])기 때문에 (?=\S+ \S)/, '$1으므로 '],
  [/하는 데 쓰인다\.$/, '하는 데 사용된다.'],
  [/뿐 아니라 /, '뿐만 아니라 '],
  [/뿐만 아니라 /, '뿐 아니라 '],
  [/([을를]) 바탕으로 /, '$1 토대로 '],
  // A duty or a fear is of something, and does not treat of it.
  [/에 대한 (?=(?:연구|논의|이론|설명|지식|정보|학문|물음|질문))/, '에 관한 '],
  [/([가-힣])([와과]) 달리,? /, '$1$2 다르게 '],
  [/(?<!(?:^| )[이그]) 가운데 하나/, ' 중 하나'],
  [/(?<!가장|더|매우) 널리 쓰/, ' 두루 쓰'],
  [/(?<=[가-힣][한된은난친긴춘린킨]) 뒤(?=(?:에도|에는|에|,)? )/, ' 후'],
  [/하더라도 /, '해도 '],
  [/(되|넘)더라도 /, '$1어도 '],
  [/([있없])더라도 /, '$1어도 '],
  [/가더라도 /, '가도 '],
  [/ 오랫동안 /, ' 오랜 시간 동안 '],
  [/ 미리 /, ' 사전에 '],
  [/ 저마다 /, ' 각기 '],
  [/수많은 /, '매우 많은 '],
  [/오늘날에도 /, '현재에도 '],
  [/오늘날에는 /, '현재에는 '],
  [/([가-힣])하였으나,? /, '$1하였지만 '],
  [/ 똑같은 /, ' 동일한 '],
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

const BUILDS: readonly ((statement: string) => string | undefined)[] = [passive, view, told, notButFirst];
