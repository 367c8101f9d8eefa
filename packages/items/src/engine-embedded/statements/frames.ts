import { endsWithFinalN, josa } from '../grammar/hangul.ts';
import { adnominalForm } from '../grammar/predicate.ts';
import { cutAtTopic, isTopic } from '../grammar/topic.ts';
import { hasInnerVerb, isPlain } from './reorder.ts';

/** Statements put into another frame that says the same whatever the words are: ground and parts, holder and view. */

const FRAMES: readonly ((statement: string) => string | undefined)[] = [
  groundOfParts,
  groundOfValue,
  whatSways,
  active,
  whatWasPutForward,
  accordingTo,
  saidNotDenied,
  measureAsTopic,
  ownersMeasure,
  traitHad,
  bySoDoing,
];

/** Every frame that certainly fits. */
export const reframe = (statement: string): string[] => FRAMES.flatMap((frame) => frame(statement) ?? []);

/** “A는 B에 따라 X와 Y로 나뉜다” as “A를 X와 Y로 나누는 기준은 B이다”. */
function groundOfParts(statement: string): string | undefined {
  const [, whole = '', ground = '', parts = '', verb = ''] =
    /^([가-힣A-Za-z ]{2,20}?)[은는] ([가-힣A-Za-z ]{2,30}?(?:방식|방법|여부|위치|크기|종류|성질|형태|모양|목적|시기|정도|수|유무|주체|대상))에 따라(?:서)?,? ([가-힣A-Za-z ]{2,24}[와과] [가-힣A-Za-z ]{2,24}?(?:(?<=[가-힣])으로|(?<!으)로)) (나뉜다|구분된다|분류된다|나눌 수 있다|구분할 수 있다|분류할 수 있다)\.$/.exec(
      statement,
    ) ?? [];
  if (whole === '' || [whole, ground, parts].some((part) => part.split(' ').some(isTopic))) return undefined;
  if (/[가-힣](?:고|며|면|서),? |(?:크게|다시) /.test(`${ground} ${parts} `)) return undefined;
  return `${josa(whole, '을/를')} ${parts} ${DIVIDING[verb]} 기준은 ${ground}이다.`;
}

const DIVIDING: Readonly<Record<string, string>> = {
  나뉜다: '나누는',
  구분된다: '구분하는',
  분류된다: '분류하는',
  '나눌 수 있다': '나누는',
  '구분할 수 있다': '구분하는',
  '분류할 수 있다': '분류하는',
};

/** “A는 B를 기준으로 정해진다” as “A를 정하는 기준은 B이다”. */
function groundOfValue(statement: string): string | undefined {
  const [, value = '', ground = '', verb = ''] =
    /^([가-힣A-Za-z ]{2,20}?)[은는] (.{2,40}?)[을를] 기준으로 (정해진다|결정된다|정한다|결정한다)\.$/.exec(statement) ??
    [];
  if (
    value === '' ||
    `${value} ${ground}`.split(' ').some(isTopic) ||
    /[고며면서],? |[을를] .*[을를]$/.test(`${ground} `)
  )
    return undefined;
  if (!isPlain(value.split(' '))) return undefined;
  return `${josa(value, '을/를')} ${verb.startsWith('정') ? '정하는' : '결정하는'} 기준은 ${ground}이다.`;
}

/** “A는 P는지에 달려 있다” as “P는지가 A를 좌우한다”. */
function whatSways(statement: string): string | undefined {
  const cut = cutAtTopic(statement);
  const question = /^(.{6,40}지)에 (?:달려 있다|따라 (?:정해진다|결정된다|달라진다))$/.exec(cut?.rest ?? '')?.[1];
  if (!cut || question === undefined || !isPlain(cut.noun.split(' '))) return undefined;
  return /(?:는|은|을|ㄹ|인|한|될|할)지$/.test(question)
    ? `${question}가 ${josa(cut.noun, '을/를')} 좌우한다.`
    : undefined;
}

/** “A는 B에 의해 V된다” as “B는 A를 V한다”. */
function active(statement: string): string | undefined {
  const cut = cutAtTopic(statement);
  const [, doer = '', verb = '', past = ''] =
    /^((?:[가-힣]+의 )?[가-힣]{2,}(?: [가-힣]{2,})?)에 (?:의해|의하여) (결정|형성|분해|흡수|생산|억제|촉진|운반|조절|통제|보호|제한|제어|지배|규정|구성)(된다|되었다)$/.exec(
      cut?.rest ?? '',
    ) ?? [];
  if (!cut || verb === '' || !isPlain(cut.noun.split(' ')) || !isPlain(doer.split(' '))) return undefined;
  return `${josa(doer, '은/는')} ${josa(cut.noun, '을/를')} ${verb}${past === '된다' ? '한다' : '하였다'}.`;
}

/** “H는 X를 가정하였다” as “H가 가정한 것은 X이다”. */
function whatWasPutForward(statement: string): string | undefined {
  const cut = cutAtTopic(statement);
  const [, object = '', verb = ''] =
    /^(.{4,40})[을를] (가정|제시|제안|도입|강조|비판|발견|고안)(?:하였다|했다)$/.exec(cut?.rest ?? '') ?? [];
  if (!cut || verb === '' || cut.noun.length > 12 || !isPlain(cut.noun.split(' '))) return undefined;
  return isOwnPhrase(object) ? `${josa(cut.noun, '이/가')} ${verb}한 것은 ${object}이다.` : undefined;
}

/** Nouns and owners, or a clause before a noun that opens with its own subject; nothing that may belong to the verb behind. */
function isOwnPhrase(object: string): boolean {
  const words = object.split(' ');
  if (
    words.some(
      (word) => isTopic(word) || /[,]$|(?:고|며|면|서|여|해|어|아|히|게|도|만|근거로|토대로|바탕으로)$/.test(word),
    )
  )
    return false;
  const first = words.findIndex((word) => !/[가-힣]의$/.test(word));
  if (first < 0) return false;
  const isNominal = !words
    .slice(0, -1)
    .some((word) => /(?:[을를이가]|에서|에게|에|로|와|과|까지|부터|보다)$/.test(word));
  return isNominal || /[가-힣]{2,}[이가]$/.test(words[first] ?? '');
}

const VIEWS: Readonly<Record<string, string>> = {
  보았다: '견해',
  본다: '견해',
  생각하였다: '견해',
  생각했다: '견해',
  생각한다: '견해',
  주장하였다: '주장',
  주장했다: '주장',
  주장한다: '주장',
  설명하였다: '설명',
  설명했다: '설명',
  설명한다: '설명',
};

/** “H는 P다고 보았다” as “H의 견해에 따르면 P다”. */
function accordingTo(statement: string): string | undefined {
  const [, holder = '', said = '', verb = ''] =
    /^([가-힣]{2,8}(?: [가-힣]{2,6})?)[은는] (.{10,}[가-힣]다)고 ([가-힣]+다)\.$/.exec(statement) ?? [];
  const view = VIEWS[verb];
  if (view === undefined || !isTopic(statement.split(' ')[holder.split(' ').length - 1] ?? '')) return undefined;
  if (
    /^(?:우리|사람들|흔히|보통|학자들|이들)|의 /.test(holder) ||
    said.split(' ').some((word) => /^(?:자신|자기|스스로)/.test(word))
  )
    return undefined;
  // What leads to the view is no part of it: what is held opens with its own subject.
  const words = said.split(' ');
  const subject = words.findIndex((word) => /[가-힣](?:이|가)$/.test(word) || isTopic(word));
  if (subject < 0 || !isPlain(words.slice(0, subject + 1)) || /^(?:까닭|이유|원인)이$/.test(words[subject] ?? ''))
    return undefined;
  if (
    /[가-힣](?:여|해|(?<!에)서|고|며|면서|면서도|지만|으나|는데|므로),? |때문에 |(?:통해|통하여|근거로|바탕으로|토대로|위해) |[다라]고 /.test(
      said,
    )
  )
    return undefined;
  return `${holder}의 ${view}에 따르면 ${subjectAsTopic(said)}.`;
}

/** “형식이 P다” as “형식은 P다”, where the first noun can be nothing but the subject of the one verb. */
function subjectAsTopic(said: string): string {
  const words = said.split(' ');
  const at = words.findIndex((word) => /[가-힣]{2,}[이가]$/.test(word));
  const isSure =
    at >= 0 &&
    words.slice(0, at).every((word) => /[가-힣]의$/.test(word) || /^[가-힣]+$/.test(word)) &&
    !words
      .slice(0, at)
      .some((word) => endsWithFinalN(word) || /(?:[을를은는]|에서|에게|에|로|와|과|보다)$/.test(word)) &&
    !hasInnerVerb(words.slice(at + 1).join(' ')) &&
    !words.some(isTopic) &&
    words.filter((word) => /[가-힣][이가]$/.test(word)).length === 1;
  return isSure ? words.with(at, josa((words[at] ?? '').slice(0, -1), '은/는')).join(' ') : said;
}

/** “P는 것이 아니라 Q다” as “Q는 것이지 P는 것이 아니다”, plain or as what somebody holds. */
function saidNotDenied(statement: string): string | undefined {
  const [, holder = '', denied = '', said = '', held = ''] =
    /^([가-힣]{2,8}[은는] )?([가-힣]{2,}[이가] .{2,30}[는은한된]) 것이 아니라,? (.{4,30}?다)(고 (?:보았다|주장하였다|생각하였다))?\.$/.exec(
      statement,
    ) ?? [];
  if (denied === '' || (holder === '') !== (held === '') || `${denied} ${said}`.split(' ').some(isTopic))
    return undefined;
  if (!/^[가-힣]{2,}[이가] /.test(said) || /[가-힣](?:고|며|면|(?<!에)서|지만),? /.test(`${denied} ${said}`))
    return undefined;
  const modifier = adnominalForm(said);
  return modifier === undefined
    ? undefined
    : `${holder}${modifier} 것이지 ${denied} 것이 ${held === '' ? '아니다' : `아니라${held}`}.`;
}

/** “A는 B에 미치는 영향이 크다” as “A가 B에 미치는 영향은 크다”. */
function measureAsTopic(statement: string): string | undefined {
  const cut = cutAtTopic(statement);
  const [, done = '', measure = '', quality = ''] =
    /^((?:[가-힣]+ ){0,3}[가-힣]+(?:에|에게|을|를) [가-힣]+(?:하|치|리|되|드)는) (영향|속도|시간|비용|힘|능력)[이가] ((?:매우 |아주 )?(?:크다|작다|높다|낮다|많다|적다|길다|짧다|빠르다|느리다|강하다|약하다|많이 든다|적게 든다))$/.exec(
      cut?.rest ?? '',
    ) ?? [];
  if (!cut || done === '' || done.split(' ').some((word) => /[이가]$|[고며면]$/.test(word))) return undefined;
  return `${josa(cut.noun, '이/가')} ${done} ${josa(measure, '은/는')} ${quality}.`;
}

const MEASURES =
  '구조|크기|속도|성능|비용|가격|효율|밀도|온도|수명|용량|정확도|부피|무게|질량|길이|높이|범위|강도|저항|압력|농도';

/** “A는 구조가 단순하다” as “A의 구조는 단순하다”, and beside a standard “A의 속도는 B보다 빠르다”. */
function ownersMeasure(statement: string): string | undefined {
  const [, owner = '', standard = '', measure = '', quality = ''] =
    new RegExp(
      `^([^,]{2,30}?)[은는] ((?:[가-힣]+ )?[가-힣]{2,}(?:보다|에 비해) )?(${MEASURES})[이가] ((?:매우 |훨씬 |더 )?(?:크다|작다|높다|낮다|길다|짧다|빠르다|느리다|넓다|좁다|강하다|약하다|무겁다|가볍다|단순하다|복잡하다))\\.$`,
    ).exec(statement) ?? [];
  const words = owner.split(' ');
  if (owner === '' || !isTopic(statement.split(' ')[words.length - 1] ?? '') || words.some(isTopic)) return undefined;
  // Whose it is must be one noun, behind what describes it at most.
  if (/의(?: |$)|[가-힣](?:때|면|경우|에서|에|로|고|며|서)$/.test(owner) || words.length > 6) return undefined;
  return `${owner}의 ${josa(measure, '은/는')} ${standard}${quality}.`;
}

const TRAITS = '특징|특성|성질|한계|장점|단점|약점|이점|속성|기능|효과|의의';

/** “A는 …하는 특징이 있다” as “A는 …하는 특징을 지닌다”, and the other way. */
function traitHad(statement: string): string | undefined {
  const there = new RegExp(`^(.+[은는] (?:.* )?(?:${TRAITS}))[이가] 있다\\.$`).exec(statement)?.[1];
  if (there !== undefined && !/(?:에|에게)는 /.test(there)) return `${josa(there, '을/를')} 지닌다.`;
  const had = new RegExp(`^(.+[은는] (?:.* )?(?:${TRAITS}))[을를] (?:지닌다|가진다|갖는다)\\.$`).exec(statement)?.[1];
  // “모든 언어는 특성이 있다”, turned to some of them, would want another particle.
  return had === undefined || /^(?:모든|모두) /.test(had) ? undefined : `${josa(had, '이/가')} 있다.`;
}

/** “N을 차단하여 M을 W한다” as “N을 차단함으로써 M을 W한다”, of what is done by doing so alone. */
function bySoDoing(statement: string): string | undefined {
  const said = statement.replace(
    /(?<=[을를] )((?:차단|방해|억제|제한|조절|제거|증가시키|감소시키))하여(?= (?:[가-힣]+(?:의|는|은) ){0,2}[가-힣]+[을를] (?:높이|낮추|줄이|늘리|막|억누르|억제|방지|보호|유지|촉진))/,
    '$1함으로써',
  );
  return said === statement ? undefined : said;
}
