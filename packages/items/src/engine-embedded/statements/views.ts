import { josa } from '../grammar/hangul.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';

/** Sentences that tell what somebody holds. */

/** “X에 따르면”; a law or a survey holds no view. */
export const ATTRIBUTED =
  /(?:^| )\S*[가-힣](?<!법|판례|규정|조항|조사|통계)에 (?:따르면|의하면)|에게 있어|(?:보기에|대로라면) |의 (?:관점|입장)에서 /;
/** “A를 B로 보았다”: a view without what is reported. */
export const VIEWED =
  /(?:으로|로|에서) (?:보았|본|여겼|여긴|이해하였|이해한|이해했|간주하였|간주한|규정하였|규정한|파악하였|파악한|찾았|찾는|설명하였|설명한)다\.$|[을를] (?:주장|비판|반박|옹호|강조)(?:하였|했|한)다\.$/;
export const REPORTED =
  /(?:[다자냐]고|라고|[다라]는 (?:것을|점을|견해를|입장을|생각을|주장을)) (?:[가-힣]+ )?(?:보았|본|보고|보며|주장|생각|여겼|여긴|말하|말한|설명|비판|반박|지적|지지|강조|믿었|믿는|평가|판단|제안|추론|가정하|의심|인정|표현|서술|고백|역설|우려|내세|분석|응수|결론|예측|내다보|풀이|하였|했)[가-힣]*(?:다\.$|[고며],|지만,|으나,|는데,|므로)/;

/** True for a sentence that tells what somebody holds. */
export const isView = (said: string): boolean => ATTRIBUTED.test(said) || VIEWED.test(said) || REPORTED.test(said);

/** What stands before a name. */
export const TITLE = /(?:학자|화가|작가|의사|감독|시인|비평가|역사가|건축가|음악가|수학자|사상가)$/;
/** Syllables of foreign names. */
export const FOREIGN = /[스트르드크프브즈츠흐쿤칸잔갱셀쟁넷켈겔렌멘뉴턴]/;

/** What only somebody does. */
export const SAYING =
  /(?:보았|주장하였|주장했|생각하였|생각했|말하였|말했|비판하였|비판했|반박하였|반박했|설명하였|지적하였|의심하였|여겼|강조하였|제시하였|추론하였|추었|주목하였|규정하였|제안하였|정의하였|증명하였|비유하였|불렀|고안하였|관찰하였|분석하였|분석했|예측하였|표현하였|해석하였|발견하였|도입하였|구별하였|구분하였|기울였|중시하였|응수하였|응수했|결론지었|풀이하였)다\.$|평가받는다\.$/;

const PAST: Readonly<Record<string, string>> = {
  보고: '보았다',
  여기고: '여겼다',
  생각하고: '생각하였다',
  주장하고: '주장하였다',
  비판하고: '비판하였다',
  하며: '하였다',
  보았으며: '보았다',
  주장하였으며: '주장하였다',
  비판하였으며: '비판하였다',
};

/** “개체들은 … 구별된다고” as “개체들이 … 구별된다고”: behind its holder a view has a subject and no topic. */
function withSubject(view: string): string {
  const [first = '', ...rest] = view.split(' ');
  return isTopic(first) && !NO_SUBJECT.test(first) ? [josa(first.slice(0, -1), '이/가'), ...rest].join(' ') : view;
}

/** “X는 P라고 보고, Q라고 주장하였다” as “X는 P라고 보았다” and “X는 Q라고 주장하였다”. */
export function splitViews(statement: string): { statement: string }[] {
  const [, holder = '', first = '', joint = '', second = ''] =
    /^((?:[가-힣]+ ){0,3}[가-힣]+[은는]) (.{8,}[다라]고) (보고|여기고|생각하고|주장하고|비판하고|하며|보았으며|주장하였으며|비판하였으며),? (.{6,}다)\.$/.exec(
      statement,
    ) ?? [];
  const verb = PAST[joint];
  if (verb === undefined || !/(?:았|었|였|했)다$/.test(second)) return [];
  const isSaid = SAYING.test(`${second}.`) && /[다라]고 [가-힣]+다$/.test(second);
  return [
    { statement: `${holder} ${withSubject(first)} ${verb}.` },
    ...(isSaid ? [{ statement: `${holder} ${withSubject(second)}.` }] : []),
  ];
}
