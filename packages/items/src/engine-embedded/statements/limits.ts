import { dropFinal, endsWithFinalL, josa } from '../grammar/hangul.ts';
import { OTHER_CLAUSE } from '../grammar/scope.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import { isReport } from './pairs.ts';
import { withinReport } from './reports.ts';

/** What is so in one case, by one means or for a part alone, said to be so beyond it. */

type Turn = (sentence: string) => string | undefined;

/** A clause beside the limited one, or another limit: it would be left open which of the two the limit belongs to. */
const BESIDE_LIMIT = /고, |[가-힣](?:며|다가),? |(?<!에 따르)(?:면|수록),? |나머지|오직|오로지|서로|만 .*만 /;

/** A denial beside a limit: “…에만 P하지 않는다” is no limit. */
const DENIED = /(?:[않못]|없다|아니다|안 된다|말아야)/;

const isPlain = (text: string): boolean =>
  !OTHER_CLAUSE.test(`${text} `) && !BESIDE_LIMIT.test(`${text} `) && !DENIED.test(text);

/** Verbs before 때, 경우 and 동안, of which the stem is certain. */
const STEM = /(?:하|되|지|키|히|리|치|보|주|쓰|나|받|얻|읽|찾|막)$/;

/** 비롯될 → 비롯되지 않을, 있을 → 없을, 움직이는 → 움직이지 않는; undefined for a form that is not certain. */
function deniedModifier(word: string): string | undefined {
  const be = /^(.*)있(을|는)$/.exec(word);
  if (be) return `${be[1]}없${be[2]}`;
  const plain = /^(.*[가-힣])는$/.exec(word)?.[1];
  if (plain !== undefined) return STEM.test(plain) || /[직놓쌓높줄붙]이$/.test(plain) ? `${plain}지 않는` : undefined;
  const closed = /^(.*[받얻읽찾막])을$/.exec(word)?.[1];
  if (closed !== undefined) return `${closed}지 않을`;
  const open = endsWithFinalL(word) ? dropFinal(word) : '';
  return STEM.test(open) ? `${open}지 않을` : undefined;
}

/** “P할 때에만 Q다” as “P하지 않을 때에도 Q다”. */
const notOnlyWhen: Turn = (sentence) => {
  const [, before = '', verb = '', noun = '', said = ''] =
    /^(.+ )([가-힣]+) (때|경우|동안)에?만 (.{4,}다)\.$/.exec(sentence) ?? [];
  if (said === '' || !isPlain(before) || !isPlain(said) || said.split(' ').some(isTopic)) return undefined;
  const denied = deniedModifier(verb);
  return denied === undefined ? undefined : `${before}${denied} ${noun}에도 ${said}.`;
};

/** “N에 의해서만 Q다” as “N에 의하지 않고도 Q다”, “N을 통해서만” likewise. */
const notOnlyBy: Turn = (sentence) => {
  const [, before = '', means = '', said = ''] =
    /^(.+[가-힣](?:에 의|[을를] 통))(해서만|하여서만|해야만) (.{4,}다)\.$/.exec(sentence) ?? [];
  return means === '' || !isPlain(before) || !isPlain(said) || said.split(' ').some(isTopic)
    ? undefined
    : `${before}하지 않고도 ${said}.`;
};

/** “N의 일부만을 V” as “N의 전부를 V”, of what is told with its verb alone. */
const allOfIt: Turn = (sentence) => {
  // “일부만을 실행하였더라도”: all the more so of the whole.
  if (/더라도 |[아어여해]도 /.test(sentence)) return undefined;
  const [, before = '', said = ''] = /^(.{1,30}[은는] .*[가-힣]의) 일부만을? (.{4,}다)\.$/.exec(sentence) ?? [];
  return said === '' || !isPlain(before) || !isPlain(said) || said.split(' ').some(isTopic)
    ? undefined
    : `${before} 전부를 ${said}.`;
};

/** “한 종류의 N만을 V” as “여러 종류의 N을 V”, “하나의 N으로만” as “여러 N으로”. */
const ofMany: Turn = (sentence) => {
  const [, before = '', counted = '', noun = '', mark = '', said = ''] =
    /^(.{1,40} )(한 종류의|한 가지|하나의|한)((?: [가-힣]{2,6}){1,2}?)(만을|만|으로만|로만) (.{3,}다)\.$/.exec(
      sentence,
    ) ?? [];
  if (said === '' || !isPlain(before) || !isPlain(said) || said.split(' ').some(isTopic)) return undefined;
  if (
    !isTopic(before.trim().split(' ').at(-1) ?? '') ||
    (counted === '한' && !/^ (?:방향|쪽|방식|형태|경로)$/.test(noun))
  )
    return undefined;
  if (/(?:에|에게)$/.test(noun)) return undefined;
  const many = counted === '한 종류의' ? '여러 종류의' : counted === '한 가지' ? '여러 가지' : '여러';
  const bare = noun.replace(/^ 쪽$/, ' 방향');
  return `${before}${many}${mark === '만을' || mark === '만' ? josa(bare, '을/를') : bare + mark.replace('만', '')} ${said}.`;
};

/** “한 번만 V할 수 있다” as “여러 번 V할 수 있다”. */
const manyTimes: Turn = (sentence) => {
  const [, before = '', said = ''] = /^(.{2,40}[은는] (?:.* )?)한 번만 (.{3,}다)\.$/.exec(sentence) ?? [];
  // What may be done once may be done more often.
  return said === '' || !isPlain(before) || !isPlain(said) || said.split(' ').some(isTopic) || /도 된다$/.test(said)
    ? undefined
    : `${before}여러 번 ${said}.`;
};

/** “N에게만 V할 수 있다” as “N이 아닌 사람에게도 V할 수 있다”. */
const toOthers: Turn = (sentence) => {
  const [, before = '', who = '', said = ''] =
    /^(.{2,40}[은는] (?:.* )?)([가-힣]+(?:인|자|주|민|사|원))에게만 (.{3,}다)\.$/.exec(sentence) ?? [];
  return said === '' || !isPlain(before) || !isPlain(said) || said.split(' ').some(isTopic)
    ? undefined
    : `${before}${josa(who, '이/가')} 아닌 사람에게도 ${said}.`;
};

/** “N만이 V할 수 있다”, “N으로만 V할 수 있다” as “N이 아니어도 V할 수 있다”. */
const anybodyCan: Turn = (sentence) => {
  const [, only = '', , said = ''] = /^(.{4,}[가-힣])(만이|으로만|로만|에게만) (.{4,} 수 있다)\.$/.exec(sentence) ?? [];
  // “여러 방법 가운데 과학의 방법만이”: without 만이 the others are left hanging.
  if (/(?:^| )(?:가운데|중)(?:에서)? /.test(only)) return undefined;
  if (said === '' || !isPlain(only) || !isPlain(said) || said.split(' ').some(isTopic)) return undefined;
  // “것만이” would be left without what it is of, and what has a subject of its own behind is told of that.
  if (/(?:것|쪽|수|적)$/.test(only) || /[이가] .*[이가] /.test(`${said} `)) return undefined;
  return `${josa(only, '이/가')} 아니어도 ${said}.`;
};

const widened = withinReport([notOnlyWhen, notOnlyBy, allOfIt, ofMany, manyTimes, toOthers, anybodyCan]);

/** The last clause, where it has a topic of its own: “…는데, 하나의 림프구는 한 종류의 항원만을 인식한다”. */
function lastClause(sentence: string): string | undefined {
  // Who holds it stands before.
  if (isReport(sentence)) return undefined;
  const last = /^.*(?:는데|며|고|므로|때문에),? (.*?다\.)$/.exec(sentence)?.[1];
  return last
    ?.split(' ')
    .slice(0, 3)
    .some((word) => isTopic(word) && !NO_SUBJECT.test(word))
    ? last
    : undefined;
}

/** The statement, or else its last clause, let hold beyond its limit. */
function widen(statement: string): string | undefined {
  const last = lastClause(statement);
  return widened(statement) ?? (last === undefined ? undefined : widened(last));
}

export const LIMITS = [[widen, 'D7']] as const;
