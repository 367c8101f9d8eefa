import type { Operation } from '@chulje/contract';
import { ability, affirmPredicate } from '../grammar/affirm.ts';
import { dropFinal, endsWithFinalL } from '../grammar/hangul.ts';
import { adnominalForm } from '../grammar/predicate.ts';
import { CONTRAST, countConditions, countJoints, hasFocus, NEEDS_DENIAL, OTHER_CLAUSE } from '../grammar/scope.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import { bareOf, hasOwnSubject } from './bare.ts';
import { conditionAt } from './conditions.ts';
import { withinReport } from './reports.ts';

/** Denials taken back: what a passage says is not so, said to be so. The false statement then reads as a plain one. */

type Undenial = readonly [turn: (statement: string) => string | undefined, operation: Operation];

/** Words whose reach a denial decides. */
const REACHED =
  /(?:^| )(?:아직|어떠한|어떤|어느|누구도|굳이|차마|미처|오랫동안|오래|단순히|단지|반드시|영원히|거의|한 번도|하나도|대신|오히려|얼마나|따로|함부로|특별한) |[을ㄹ할될] 뿐|뿐만|지 않고 |(?:미치|이르|그치|머무르|다다르)지 (?:못|않)\S*\.$/;

/** Without a denial the sentence would be none, or another. */
const needsDenial = (sentence: string): boolean => NEEDS_DENIAL.test(sentence) || REACHED.test(sentence);

/** One clause of one topic, of which the last predicate is all that is denied. */
export const isPlainDenial = (sentence: string): boolean =>
  !needsDenial(sentence) &&
  !OTHER_CLAUSE.test(sentence) &&
  countJoints(sentence) === 0 &&
  countConditions(sentence) <= 1 &&
  !/[가-힣](?:으면|하면|되면|지면|이면|라면|려면|[가-힣]면),? /.test(
    sentence.replace(/[측반표화장단내외국정지수평전후양서방]면[가-힣]* /g, ' '),
  ) &&
  sentence.split(' ').filter((word) => isTopic(word) && !NO_SUBJECT.test(word)).length <= 1;

/** What is not easy is said to be so in another way. */
const EASE = /기(?:가|는)? 쉽지 않다\.$/;

/** “…지 않는다” as “…ㄴ다”, “…수 없다” as “…수 있다”. */
function takeBack(sentence: string): string | undefined {
  if (!isPlainDenial(sentence) || hasFocus(sentence) || EASE.test(sentence)) return undefined;
  const affirmed = affirmPredicate(sentence.replace(/\.$/, ''));
  return affirmed === undefined ? undefined : `${affirmed}.`;
}

/** “…인 T는 Q하지 않는다”: what stands before the topic names it, and is not denied along. */
function takeBackBehind(sentence: string): string | undefined {
  const words = sentence.replace(/\.$/, '').split(' ');
  const topic = words.findLastIndex((word) => isTopic(word) && !NO_SUBJECT.test(word));
  const head = words.slice(0, topic + 1);
  const rest = words.slice(topic + 1).join(' ');
  if (EASE.test(sentence) || /더라도 |[어아여해]도 /.test(head.join(' '))) return undefined;
  // “모든 T는 …지 않는다” denies of all, or that all do.
  const names = head.findLastIndex((word) => /[가-힣](?:는|한|된|던)$/.test(word) && !isTopic(word));
  const last = head.slice(names + 1).join(' ');
  if (topic < 2 || names < 0 || head.filter(isTopic).length > 1 || countJoints(head.slice(0, -1).join(' ')) > 0)
    return undefined;
  if (CONTRAST.test(`${head.join(' ')} `) || !isPlainDenial(`${last} ${rest}.`) || hasFocus(`${last} ${rest}`))
    return undefined;
  const affirmed = affirmPredicate(rest);
  return affirmed === undefined ? undefined : `${head.join(' ')} ${affirmed}.`;
}

/** “C면 Q하지 않는다” as “C면 Q한다”. */
function takeBackThen(sentence: string): string | undefined {
  const words = sentence.replace(/\.$/, '').split(' ');
  const at = conditionAt(words) ?? words.findIndex((word) => /[았었였했됐]다면,?$|[는ㄴ없있]다면,?$/.test(word));
  // Without what it needs a thing “still” does it: that is said in another way.
  if (at < 1 || /[않없못]|아니/.test(words[at] ?? '') || EASE.test(sentence)) return undefined;
  if (words.filter((word) => /[가-힣]면,?$/.test(word)).length > 1) return undefined;
  const condition = words.slice(0, at + 1).join(' ');
  const rest = words
    .slice(at + 1)
    .join(' ')
    .replace(/(?:더 이상|더는) /, '계속 ');
  if (
    countJoints(words.slice(0, at).join(' ')) > 0 ||
    CONTRAST.test(`${condition} `) ||
    !isPlainDenial(`${rest}.`) ||
    hasFocus(rest)
  )
    return undefined;
  const affirmed = affirmPredicate(rest);
  return affirmed === undefined ? undefined : `${condition.replace(/,$/, '')} ${affirmed}.`;
}

/** “A만으로는 P할 수 없다” as “A만으로도 P할 수 있다”. */
function takeAsEnough(sentence: string): string | undefined {
  const [, lead = '', rest = ''] = /^(.*[가-힣])만으로는 (.*)$/.exec(sentence) ?? [];
  if (lead === '' || !isPlainDenial(`${lead} ${rest}`) || hasFocus(`${lead} ${rest}`)) return undefined;
  const affirmed = affirmPredicate(rest.replace(/\.$/, '')) ?? easily(rest);
  return affirmed === undefined ? undefined : `${lead}만으로도 ${affirmed}.`;
}

/** “A만으로도 P할 수 있다” as “A만으로는 P할 수 없다”. */
function takeAsTooLittle(sentence: string): string | undefined {
  const [, lead = '', rest = ''] = /^(.*[가-힣])만으로도 (.*) 있다\.$/.exec(sentence) ?? [];
  if (!rest.endsWith(' 수') || !isPlainDenial(`${lead} ${rest} 있다.`) || hasFocus(`${lead} ${rest} 있다.`))
    return undefined;
  return `${lead}만으로는 ${rest} 없다.`;
}

/** “V기 어렵다” as “쉽게 V할 수 있다”, without its full stop. */
function easily(sentence: string): string | undefined {
  const [, lead = '', stem = ''] = /^(.* )([가-힣]+)기(?:가|는)? (?:어렵다|쉽지 않다)\.$/.exec(sentence) ?? [];
  const able = stem === '' ? undefined : ability(stem);
  // “보기 어렵다”, “이해하기 어렵다” judge rather than tell.
  return able === undefined || /^(?:보|하|되|말하|그러|알)$/.test(stem) || /쉽게|직접 /.test(lead)
    ? undefined
    : `${lead}쉽게 ${able}`;
}

function takeAsEasy(sentence: string): string | undefined {
  if (!isPlainDenial(sentence) || hasFocus(sentence)) return undefined;
  const made = easily(sentence);
  return made === undefined ? undefined : `${made}.`;
}

/** A theory said to leave something unexplained, said to explain it: what stands before its object is not denied. */
function takeAsExplained(sentence: string): string | undefined {
  const [, theory = '', what = ''] =
    /^([가-힣A-Za-z]+(?: [가-힣A-Za-z]+)?(?:이론|설|론|모형|가설)은) (.+(?:현상|사실|이유|까닭|과정|변화|차이)[을를]) (?:(?:잘|제대로|충분히) )?(?:설명하지 못한다|설명할 수 없다|설명하기 어렵다|설명하지 못하였다)\.$/.exec(
      sentence,
    ) ?? [];
  return theory === '' || OTHER_CLAUSE.test(what) || what.split(' ').some(isTopic)
    ? undefined
    : `${theory} ${what} 설명할 수 있다.`;
}

/** Verbs that tell of a change, which may be great. */
const CHANGES = '(?:변하|달라지|바뀌|줄|줄어들|늘|늘어나|증가하|감소하|떨어지|높아지|낮아지|커지|작아지)';

/** “거의 변하지 않는다” as “크게 변한다”. */
function takeAsGreat(sentence: string): string | undefined {
  const [, lead = '', rest = ''] = new RegExp(`^(.* )거의 (${CHANGES}지 않는다)\\.$`).exec(sentence) ?? [];
  if (lead === '' || !isPlainDenial(`${lead}${rest}.`) || hasFocus(`${lead}${rest}.`)) return undefined;
  return `${lead}크게 ${affirmPredicate(rest)}.`;
}

/** “…할 뿐 B를 Q하지 못한다” as “…할 뿐만 아니라 B도 Q할 수 있다”. */
function addBeside(sentence: string): string | undefined {
  const [, lead = '', object = '', denied = ''] =
    /^(.+[을를] [가-힣]+) 뿐,? ((?:[가-힣]+ ){0,3}?[가-힣]+)[을를은는] ([가-힣]+지(?:는)? (?:않는다|못한다))\.$/.exec(
      sentence,
    ) ?? [];
  if (lead === '' || OTHER_CLAUSE.test(lead) || countJoints(lead) > 0) return undefined;
  if (/만[을이]? |[가-힣]만$/.test(lead) || needsDenial(`${object} `)) return undefined;
  const affirmed = affirmPredicate(denied);
  return affirmed === undefined ? undefined : `${lead} 뿐만 아니라 ${object}도 ${affirmed}.`;
}

/** What is not in the nature of a thing said to be: “변하지 않는 성질을 지닌다”. */
function takeAsNature(sentence: string): string | undefined {
  const [, lead = '', stem = '', rest = ''] =
    /^(.*?)([가-힣]+)지 않는 ((?:성질|경향|특성|특징)(?:[을를] (?:지닌다|가진다|보인다|띤다)|[이가] 있다)\.)$/.exec(
      sentence,
    ) ?? [];
  return stem === '' || !isPlainDenial(`${lead}${rest}`) || hasFocus(`${lead}${rest}`)
    ? undefined
    : `${lead}${stem}는 ${rest}`;
}

/** “결코 V지 않는다” as “V할 수 있다”. */
function takeAsPossible(sentence: string): string | undefined {
  const [, lead = '', stem = ''] = /^(.* )결코 ([가-힣]+)지 않는다\.$/.exec(sentence) ?? [];
  const able = stem === '' ? undefined : ability(stem);
  return able === undefined || !isPlainDenial(`${lead}${stem}지 않는다.`) || hasFocus(lead)
    ? undefined
    : `${lead}${able}.`;
}

/** “V할 수밖에 없다” as “V하지 않을 수 있다”. */
function takeAsAvoidable(sentence: string): string | undefined {
  const [, lead = '', form = ''] = /^(.* )([가-힣]+) 수밖에 없다\.$/.exec(sentence) ?? [];
  const stem = form.endsWith('을') ? form.slice(0, -1) : endsWithFinalL(form) ? dropFinal(form) : undefined;
  return stem === undefined ||
    stem === '' ||
    /[들늘줄]$/.test(form) ||
    CONTRAST.test(lead) ||
    countJoints(lead) > 0 ||
    countConditions(lead) > 1 ||
    lead.split(' ').filter(isTopic).length > 1 ||
    hasFocus(lead)
    ? undefined
    : `${lead}${stem}지 않을 수 있다.`;
}

/** “P하지 않는 것으로 추정된다” as “P하는 것으로 추정된다”. */
function takeAsTaken(sentence: string): string | undefined {
  const [, lead = '', verb = ''] =
    /^(.+지 (?:않는|못하는|않은)) 것으로 (추정된다|본다|여겨진다|간주된다|간주한다|나타났다|밝혀졌다|알려져 있다|평가된다|이해된다)\.$/.exec(
      sentence,
    ) ?? [];
  if (lead === '' || !isPlainDenial(`${lead.replace(/는$|은$/, '')}는다.`) || hasFocus(lead)) return undefined;
  const affirmed = affirmPredicate(`${lead.replace(/(?:않는|않은)$/, '않는다').replace(/못하는$/, '못한다')}`);
  const modifier = affirmed === undefined ? undefined : adnominalForm(affirmed);
  return modifier === undefined ? undefined : `${modifier} 것으로 ${verb}.`;
}

/** “N 없이도 Q할 수 있다” as “N 없이는 Q할 수 없다”. */
function takeAsNeeded(sentence: string): string | undefined {
  const [, lead = '', rest = ''] = /^(.*[가-힣] 없이)도 (.+ 수) 있다\.$/.exec(sentence) ?? [];
  const plain = `${lead} ${rest} 있다.`;
  return lead === '' || !isPlainDenial(plain) || hasFocus(plain) ? undefined : `${lead}는 ${rest} 없다.`;
}

/** “T는 P므로 Q할 수 없다”, “T는 P지만, Q할 수 없다” as “T는 Q할 수 있다”. */
function takeBare(sentence: string): string | undefined {
  const { topic, said } = bareOf(sentence) ?? { topic: '', said: '' };
  // “물의 일부는 … 움직이지 못한다”: another part can.
  if (topic === '' || !isPlainDenial(said) || hasOwnSubject(said) || hasFocus(`${topic} `)) return undefined;
  const affirmed = affirmPredicate(said.replace(/\.$/, '')) ?? easily(` ${said}`)?.trim();
  return affirmed === undefined ? undefined : `${topic} ${affirmed}.`;
}

const PLAIN: readonly ((sentence: string) => string | undefined)[] = [
  takeBack,
  takeBackBehind,
  takeBackThen,
  takeAsExplained,
  takeAsEnough,
  takeAsTooLittle,
  takeAsEasy,
  takeAsGreat,
  takeAsNature,
  takeBare,
  takeAsPossible,
  takeAsAvoidable,
  takeAsTaken,
  takeAsNeeded,
];

export const UNDENIALS: readonly Undenial[] = [
  [withinReport(PLAIN), 'D4'],
  [addBeside, 'D7'],
];
