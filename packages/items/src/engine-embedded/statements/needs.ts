import type { Operation } from '@chulje/contract';
import { ability } from '../grammar/affirm.ts';
import { stemBeforeYa } from '../grammar/predicate.ts';
import { countConditions, countJoints, hasFocus, OTHER_CLAUSE } from '../grammar/scope.ts';
import { isTopic } from '../grammar/topic.ts';
import { readReport, tellReport, withinReport } from './reports.ts';

/** What is said to be needed, or owed, said not to be. */

/** The leave of somebody, as it is asked and given. */
export const TAKES_LEAVE = /(?:동의|허가|승인|신고|허락|인가)[을를이가] /;

/** Degrees and ranks that decide what is not needed. */
const SCALED = /(?:^| )(?:최소한|적어도|오직|더|덜|가장|서로 다른|반드시|꼭|비로소|우선|그제야) /;

const isPlain = (sentence: string): boolean =>
  !OTHER_CLAUSE.test(sentence) &&
  !/노력해야/.test(sentence) &&
  !SCALED.test(sentence) &&
  countJoints(sentence) === 0 &&
  !hasFocus(sentence);

/** “…해야” without 야: the stem that is needed. */
const needed = (word: string): string | undefined => {
  const joined = /^(.*[가-힣])야(?:만)?,?$/.exec(word)?.[1];
  if (joined === undefined || /[이여]어$/.test(joined)) return undefined;
  return joined === '있어' ? '있' : stemBeforeYa(joined);
};

/** An aim: 이루어지려면, 막으려면, 하기 위해서는; its stem, and how many words it takes. */
function aimAt(words: readonly string[]): { at: number; till: number; stem: string } | undefined {
  const found = words.flatMap((word, at) => {
    const bare = word.replace(/,$/, '');
    const stem = /^(.*[가-힣])려면$/.exec(bare)?.[1];
    if (stem !== undefined) {
      const closed = /^(.*[막찾읽먹남넘담쌓놓맺받얻])으$/.exec(stem)?.[1];
      return stem.endsWith('으')
        ? closed === undefined
          ? []
          : [{ at, till: at + 1, stem: closed }]
        : [{ at, till: at + 1, stem }];
    }
    const gerund = /^(.*[가-힣])기$/.exec(bare)?.[1];
    return gerund !== undefined && /^위해서?는,?$/.test(words[at + 1] ?? '')
      ? [{ at, till: at + 2, stem: gerund }]
      : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** “P하려면 Q해야 한다” as “Q하지 않아도 P할 수 있다”. */
function reachWithout(sentence: string): string | undefined {
  const words = sentence.replace(/\.$/, '').split(' ');
  const aim = aimAt(words);
  const stem = /^한다$/.test(words.at(-1) ?? '') ? needed(words.at(-2) ?? '') : undefined;
  const able = aim && ability(aim.stem);
  if (!aim || stem === undefined || able === undefined || !isPlain(sentence)) return undefined;
  if (/ (?:동안|뒤|후|전에) /.test(sentence)) return undefined;
  // To the need of a leave a law has exceptions, which another sentence tells.
  if (TAKES_LEAVE.test(sentence)) return undefined;
  if (words.filter((word) => /(?:면|수록|야),?$|^때/.test(word)).length > (aim.till - aim.at === 1 ? 2 : 1))
    return undefined;
  const before = words.slice(0, aim.at);
  const topic = before.findIndex(isTopic);
  // A scene is no topic: “사건에서는”, “경우에는”.
  if (/(?:에서|에|로|때|경우)는$/.test(before[topic] ?? '')) return undefined;
  const need = words.slice(aim.till, -2);
  if ([...before, ...need].filter(isTopic).length > 1) return undefined;
  const head = topic < 0 ? [] : before.slice(0, topic + 1);
  const goal = before.slice(topic + 1);
  const lacking = stem.endsWith('있') ? `${stem.slice(0, -1)}없어도` : `${stem}지 않아도`;
  return `${[...head, ...need, lacking, ...goal, able].join(' ')}.`;
}

/** “P해야 Q할 수 있다”, “P해야 Q된다” as “P하지 않아도 …”. */
function doWithout(sentence: string): string | undefined {
  const words = sentence.replace(/\.$/, '').split(' ');
  const places = words.flatMap((word, at) => (needed(word) !== undefined ? [at] : []));
  const [at] = places;
  if (
    at === undefined ||
    places.length > 1 ||
    at >= words.length - 2 ||
    countConditions(sentence.replace(/에 따르면 /, ' ')) !== 1
  )
    return undefined;
  const stem = needed(words[at] ?? '');
  const rest = words.slice(at + 1);
  if (/^(?:만|비로소)$/.test(rest[0] ?? '')) rest.shift();
  const plain = `${[...words.slice(0, at), ...rest].join(' ')}.`;
  if (!isPlain(plain) || words.filter(isTopic).length > 1 || words.slice(at).some(isTopic)) return undefined;
  if (
    !/(?:수 있다|된다|[가-힣]한다|얻는다|받는다|생긴다|일어난다|나타난다|가능하다)$/.test(plain.slice(0, -1)) ||
    /야 한다\.$/.test(sentence)
  )
    return undefined;
  return `${[...words.slice(0, at), `${stem}지 않아도`, ...rest].join(' ')}.`;
}

/** What is owed by law or by rule, and not by good sense. */
const OWED =
  /(?:계약|채무|채권|손해|배상|처분|소송|청구|통지|절차|법원|법관|행정|재판|선고|신고|등기|의무|조약|헌법|국회|정부|위원회|보험|피해자|당사자|이사회|주주|상속|임대|임차|세금|환자|각국|기업[은이]|[가-힣]+의 원칙)/;

/** “H는 Q해야 한다” as “H는 Q하지 않아도 된다”. */
function freeOf(sentence: string): string | undefined {
  const words = sentence.replace(/\.$/, '').split(' ');
  const stem = words.at(-1) === '한다' ? needed(words.at(-2) ?? '') : undefined;
  // The last 야 counts as a condition itself.
  if (stem === undefined || !OWED.test(sentence) || !isPlain(sentence) || countConditions(sentence) > 2)
    return undefined;
  if (aimAt(words) || words.filter(isTopic).length > 1 || /[않못없]/.test(stem) || /존중|노력|공정|평등/.test(sentence))
    return undefined;
  return `${[...words.slice(0, -2), `${stem}지 않아도`].join(' ')} 된다.`;
}

/** “H는 Q해야 한다고 보았다” as “Q할 필요가 없다고 보았다”. */
function needless(statement: string): string | undefined {
  const report = readReport(statement);
  const words = (report?.held ?? '').replace(/\.$/, '').split(' ');
  const stem = words.at(-1) === '한다' ? needed(words.at(-2) ?? '') : undefined;
  const able = stem === undefined ? undefined : ability(stem)?.replace(/ 수 있다$/, ' 필요가 없다');
  if (!report || able === undefined || words.filter(isTopic).length > 1 || aimAt(words)) return undefined;
  // Two that are needed together: “수집하고 검증해야”.
  const lead = words
    .slice(0, -2)
    .join(' ')
    .replace(/때까지$/, '때')
    .replace(/때까지 /, '때 ')
    .replace(/[가-힣]{2}하고$/, '');
  if (!isPlain(`${lead} 한다.`) || countConditions(lead) > 1 || /[않못없]|[가-힣]거나 /.test(`${lead} `))
    return undefined;
  return tellReport(report, `${[...words.slice(0, -2), able].join(' ')}.`);
}

/** What one may do, at any time or against another too, said to be out of reach. */
function notAllowed(sentence: string): string | undefined {
  const [, topic = '', rest = ''] = /^(.{1,20}?[은는]) (.+[을를] [가-힣]+ 수) 있다\.$/.exec(sentence) ?? [];
  if (!isTopic(topic.split(' ').at(-1) ?? '') || !OWED.test(sentence)) return undefined;
  const bare = `${rest} 있다.`
    .replace(/(?:^| )(?:언제든지|언제나) /, ' ')
    .replace(/에게도 /, '에게는 ')
    .trim();
  if (bare === `${rest} 있다.` || !isPlain(`${topic} ${bare.replace('에게는 ', '에게 ')}`) || countConditions(bare) > 1)
    return undefined;
  return `${topic} ${bare.replace(/ 있다\.$/, ' 없다.')}`;
}

export const NEEDS: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] = [
  [withinReport([reachWithout, doWithout]), 'D7'],
  [freeOf, 'D7'],
  [notAllowed, 'D4'],
  [needless, 'D4'],
];
