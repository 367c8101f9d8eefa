/** Sentences that tell what somebody holds. */

/** “X에 따르면”; a law or a survey holds no view. */
export const ATTRIBUTED =
  /(?:^| )\S*[가-힣](?<!법|판례|규정|조항|조사|통계)에 (?:따르면|의하면)|에게 있어|(?:보기에|대로라면) |의 (?:관점|입장)에서 /;
/** “A를 B로 보았다”: a view without what is reported. */
export const VIEWED =
  /(?:으로|로|에서) (?:보았|본|여겼|여긴|이해하였|이해한|이해했|간주하였|간주한|규정하였|규정한|파악하였|파악한|찾았|찾는|설명하였|설명한)다\.$|[을를] (?:주장|비판|반박|옹호|강조)(?:하였|했|한)다\.$/;
export const REPORTED =
  /(?:[다자냐]고|라고|[다라]는 (?:것을|점을|견해를|입장을|생각을|주장을)) (?:[가-힣]+ )?(?:보았|본|보고|보며|주장|생각|여겼|여긴|말하|말한|설명|비판|반박|지적|지지|강조|믿었|믿는|평가|판단|제안|추론|가정하|의심|인정|표현|서술|고백|역설|우려|내세)[가-힣]*(?:다\.$|[고며],|지만,|으나,|는데,|므로)/;

/** True for a sentence that tells what somebody holds. */
export const isView = (said: string): boolean => ATTRIBUTED.test(said) || VIEWED.test(said) || REPORTED.test(said);

/** What stands before a name. */
export const TITLE = /(?:학자|화가|작가|의사|감독|시인|비평가|역사가|건축가|음악가|수학자|사상가)$/;
/** Syllables of foreign names. */
export const FOREIGN = /[스트르드크프브즈츠흐쿤칸잔갱셀쟁넷켈겔렌멘뉴턴]/;
