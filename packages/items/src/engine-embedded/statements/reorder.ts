import { endsWithFinalN, josa } from '../grammar/hangul.ts';
import { cutAtTopic, isSubject, isTopic } from '../grammar/topic.ts';
import { conditionAt } from './conditions.ts';

/** A scene, time or condition moved from before the topic behind it, or the other way: the order alone is changed. */

/** Where or under what something holds: such a place is no source and no goal of the verb. */
const SCENE =
  /^[가-힣]*(?:환경|상황|조건|상태|사회|시장|과정|단계|지역|분야|영역|시대|시기|곳|경우|시절|국가|나라|문화|체제|체계|세계|기후|조직|집단|공동체)에서는?,?$/;
const CENTURY = /^(?:\d+세기|\d+년대|고대|중세|근대|현대|초기|말기|중기|후기)(?:에|에는),?$/;
const WHEN = /^(?:때|동안|경우|뒤에?도?|후에?도?|다음|전에는?)$|수록,?$|더라도,?$/;
/** What somebody says or thinks, and what follows from it. */
const HELD = /[다라자냐]고,? |[다라]는 |따르면|의하면/;
/** From where it goes to there, the place is a start and no scene. */
const GOAL = /[가-힣](?:로|까지) /;
/** What stands before a noun and is no verb. */
const QUALITY =
  /^(?:다른|같은|큰|작은|긴|짧은|높은|낮은|많은|적은|강한|약한|느린|빠른|새로운|어떤|모든|이런|넓은|좁은|깊은|얕은)$/;

/** “S에서 A는 P”, “B가 V하면 A는 P” as “A는 S에서 P”, “A는 B가 V하면 P”. */
export function topicFirst(statement: string): string | undefined {
  // Within what somebody holds the setting is his as well, and outside it is not.
  // “수온이 낮을수록, 염분이 높을수록 커진다”: the two stay together.
  if (HELD.test(statement) || /수록.*수록/.test(statement)) return undefined;
  const cut = cutAtTopic(statement);
  const words = cut?.before.split(' ') ?? [];
  const scene = words.findLastIndex((word) => /[가-힣]에서,?$/.test(word) || SCENE.test(word) || CENTURY.test(word));
  const at = Math.max(
    scene,
    words.findLastIndex((word) => WHEN.test(word)),
    conditionAt([...words, '']) ?? -1,
  );
  if (!cut || at < 0 || words.length - at > 3) return undefined;
  // “주위의 물 분자는”: around what is told before. “정확해지지만 계산량이 늘어난다”: of what follows it is no topic.
  if (/(?:^| )(?:주위|주변|양옆|둘레)의 /.test(cut.noun) || /(?:지만|고|며|으나),? (?:\S+ )*?\S+[이가] /.test(cut.rest))
    return undefined;
  const before = words.slice(0, at + 1);
  // “충돌할 때 전달된 에너지가 크면 이온은 …”: who collides is not said, and would be the topic.
  if (at !== scene && /^(?!.*[이가] .*때 ).*[할될] 때 .*면$/.test(before.join(' '))) return undefined;
  // “원자핵은 고주파를 차단할 경우”: without a subject of its own the clause would take the topic for it.
  const subject = before.findLastIndex(isSubject);
  if (at !== scene && subject < 0) return undefined;
  // “작용이 비슷한 물질을 뿌리면”: that is the subject of what is like it, and not of who sprays.
  if (at !== scene && before.slice(subject + 1, -1).some((word) => endsWithFinalN(word) || /[는던]$/.test(word)))
    return undefined;
  const topic = [...words.slice(at + 1), cut.noun.split(' ').at(-1) ?? ''];
  // What a thing is, or is not, somewhere is said with the place first.
  if (at === scene && (/(?:이|아니)다$/.test(cut.rest) || GOAL.test(cut.rest))) return undefined;
  // “별이 일생 동안 만든 원소들은”: the time may be that of a verb before the noun.
  if (!isPlain(topic)) return undefined;
  if (!WHEN.test(words[at] ?? '') && hasInnerVerb(cut.rest)) return undefined;
  // “이론에서 경험에서 비롯된다”, “시효는 시효가”, “비로소 공연자는”: what follows leans on what it stands behind.
  if (at === scene && /[가-힣]에서 /.test(cut.rest)) return undefined;
  const noun = topic.at(-1) ?? '';
  if (
    /(?:^| )(?:비로소|그제야|오히려) /.test(`${cut.before} ${cut.rest} `) ||
    before.some((word) => word.startsWith(noun))
  )
    return undefined;
  return `${josa(topic.join(' '), '은/는')} ${before
    .join(' ')
    .replace(/에서는,?$/, '에서')
    .replace(/,$/, '')} ${cut.rest}.`;
}

/** “A는 S에서 P”, “A는 B가 V하면 P” as “S에서 A는 P”, “B가 V하면 A는 P”. */
export function settingFirst(statement: string): string | undefined {
  const cut = HELD.test(statement) || /수록.*수록/.test(statement) ? undefined : cutAtTopic(statement);
  if (!cut || !isPlain(cut.noun.split(' ')) || cut.noun.split(' ').length > 3) return undefined;
  const words = cut.rest.split(' ');
  const at = settingEnd(words);
  if (at === undefined || at > 6 || at > words.length - 3) return undefined;
  const rest = words.slice(at + 1).join(' ');
  if (hasInnerVerb(rest) || /야 (?:할|하는) /.test(rest)) return undefined;
  return `${words
    .slice(0, at + 1)
    .join(' ')
    .replace(/,$/, '')} ${josa(cut.noun, '은/는')} ${rest}.`;
}

/** Where the setting ends that opens these words: a clause with a subject of its own, or a scene. */
function settingEnd(words: readonly string[]): number | undefined {
  const subject = words.findIndex((word) => !/[가-힣]의$/.test(word));
  const hasSubject = /[가-힣]{2,}[이가]$/.test(words[subject] ?? '');
  const scene = words.findIndex((word) => SCENE.test(word));
  if (scene > 0 && GOAL.test(words.slice(scene).join(' '))) return undefined;
  if (scene > 0 && words.slice(0, scene).every((word) => !/[을를],?$|[고며면],?$|수록,?$/.test(word))) {
    // The scene must be one phrase: what it has, what it is, and nothing that belongs to the verb.
    return hasSubject || scene === 1 ? scene : undefined;
  }
  if (CENTURY.test(words[0] ?? '')) return 0;
  const condition = conditionAt(words);
  const when = words.findIndex((word) => /^(?:때|동안|경우),?$|수록,?$|더라도,?$/.test(word));
  const at = condition ?? (when < 0 ? undefined : when);
  if (at === undefined || !words.slice(0, at).some((word) => /[가-힣]{2,}[이가]$/.test(word))) return undefined;
  return words.slice(0, at).some((word) => /[가-힣](?:고|며|지만|므로|는데|서),?$/.test(word)) ? undefined : at;
}

/** A noun with owners at most. */
export function isPlain(topic: readonly string[]): boolean {
  const owners = topic.slice(0, -1);
  return (
    !/^(?:그|이)/.test(topic[0] ?? '') &&
    !owners.some(
      (word) => endsWithFinalN(word) || /(?:[을를이가은는고며면어아러여해서게히]|에게|에|로|와|과)$/.test(word),
    )
  );
}

/** A verb before a noun, which could take for its own what comes to stand before it. */
export const hasInnerVerb = (rest: string): boolean =>
  rest
    .split(' ')
    .slice(0, -1)
    .some((word) => !QUALITY.test(word) && !isTopic(word) && (/[는던]$/.test(word) || endsWithFinalN(word)));
