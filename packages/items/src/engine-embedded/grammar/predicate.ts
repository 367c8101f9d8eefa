import { isAdjectiveStem } from './adjectives.ts';
import { addFinalN, dropFinal, endsInConsonant, endsWithFinalL, endsWithFinalN, isOpen, josa } from './hangul.ts';
import { pastModifier, pastStem } from './past.ts';
import { hasFocus, NEEDS_DENIAL } from './scope.ts';

/**
 * The last predicate of a plain -다 sentence, and what certainly contradicts it. Everything here is a table of forms
 * that can be told from their spelling; what cannot is refused, because a wrong form is worse than none.
 */

/** ㄹ-stems lose their ㄹ before ㄴ: 만든다 is 만들-. Only these endings are certain. */
const L_STEMS: Readonly<Record<string, string>> = {
  만드: '만들',
  이끄: '이끌',
  줄어드: '줄어들',
  늘어나: '늘어나',
  스며드: '스며들',
  빨아드: '빨아들',
  받아드: '받아들',
  끌어드: '끌어들',
  모여드: '모여들',
  파고드: '파고들',
  뒤흔드: '뒤흔들',
  흔드: '흔들',
  떠드: '떠들',
  머무: '머물',
  아우르: '아우르',
};
/** Open syllables after which a ㄹ may have been lost: 든다, 연다, 푼다, 판다, 논다 … Not to be guessed. */
const MAY_HAVE_LOST_L = /(?:드|여|푸|파|노|도|무|부|거|미|비|느|주|끄|다|머|며|서|아|사|거|내머|허)$/;
/** Whole verb endings whose stem is certain although their last syllable is in the list above. */
const CERTAIN =
  /(?:하|되|지|시키|키|리|이|히|기|추|우|치|보|오|가|나|내|루|두|쓰|고르|따르|흐르|이르|부르|다르|끼치|미치|갖추|낮추|맞추|바꾸|나누|이루|다루|치르|거두|꾸리|놓이|쌓이|보이|쓰이|모으|뽑|나아가|주|잇|겪|받|얻|막|찾|읽|먹|남|넘|담|숨|품|찍|꺾|섞|뱉|씻)$/;

/** The verb stem under a plain present form without 다: 한 → 하, 먹는 → 먹; undefined when it is not certain. */
function verbStem(present: string): string | undefined {
  const closed = /^(.*[가-힣])는$/.exec(present);
  if (closed?.[1] && endsInConsonant(closed[1])) {
    const stem = closed[1];
    return /(?:있|없|않|못하)$/.test(stem) ? undefined : stem;
  }
  if (!endsWithFinalN(present)) return undefined;
  const stem = dropFinal(present);
  const known = Object.entries(L_STEMS).find(([open]) => stem.endsWith(open));
  if (known) return stem.slice(0, -known[0].length) + known[1];
  // 주다 gives; 준다 of 줄다 shrinks stands alone only.
  if (/(?:^|\s)(?:주|나|가|오|보|지|기|이|사|파|우)$/.test(stem)) return undefined;
  if (MAY_HAVE_LOST_L.test(stem) && !CERTAIN.test(stem)) return undefined;
  return stem;
}

/** A verb stem in the plain present: 하 → 한다, 먹 → 먹는다, 줄어들 → 줄어든다. */
export function plainPresent(stem: string): string {
  return isOpen(stem) || endsWithFinalL(stem) ? `${addFinalN(stem)}다` : `${stem}는다`;
}

/** Denied twice, named, or hedged: a denial would be garbled, ambiguous or silly. */
const RESISTS_DENIAL =
  /것처럼 보[인였]다$|[다라]고 (?:답|응답|대답)(?:한다|하였다)$|거나 (?:\S+ ){0,2}\S+다$|(?:일부|대부분|몇몇|절반)[가는이은] |(?:^| )(?:어떤|어느|일부|몇몇) [가-힣]+[은는이가] |다가 |기보다 |존재하여 |살아남아 |게 (?:된다|되었다)$|[않없]으려 한다$|(?:외에도|말고도|뿐만 아니라|뿐 아니라) |해당한다$|(?:않을|못할|아닐) 수 (?:있|없)다$|(?:훨씬|더|덜|더욱|각기|각각|저마다|매우|아주|가장|크게|바로|점점|점차|차츰|널리|자주|쉽게|이미) |(?:고|며|지만|는데), |[가-힣]만 |따라서도 |[가-힣]수록,? |여전히 |아직도? |처럼 |[와과] 같이 |게 한다$|안 된다$|에 불과|에 지나지|[을ㄹ할될] 뿐 |견해를 보[인였]다$|대신|아니라|반면|언제나|항상|모두|반드시|대개|흔히|주로|거의|(?:라|라고) (?:한다|부른다|일컫는다)$|기도 한다$|[아어여해져] 버린다$|(?:덕분|때문|셈|뿐|탓|까닭)이다$|(?:않|없|못하|아니)(?:고|지만|으며|으므로|아|어|는데|다면|으면)[, ]/;
/** What happened or was achieved is not merely left undone: “…고 만다”, “…하자 … 되었다”, “끝에 찾아냈다”. */
const HAPPENS =
  /(?:숨졌|죽었|사망하였|태어났|다쳤)다$|사실[이을도] |기 시작(?:한다|하였다|했다)$|고 (?:만다|말았다)$|기 (?:쉽다|십상이다)$|[되하나지오리키치](?<!관리|처리|소지|유지)자 |더니 | 끝에 |(?:발견|성공|발명|규명|달성|극복)(?:한다|하였다|했다)$|(?:찾아|알아|밝혀|이루어|얻어|해)(?:낸다|냈다|내었다)$|깨닫|깨달|도록 (?:한다|하였다|만든다|만들었다)$/;
/** How a thing is done: denied along with it, it could be done in another way. */
const MANNER =
  /(?:^| )(?:조금|조금씩|차츰|차츰차츰|점진적으로|하나씩|약간|다소|살짝|서서히|천천히|먼저|우선|끝까지|한꺼번에|동시에|일시적으로|잠시|즉시|곧바로|처음|최초로) /;
/** “…기 위해 … 하지 않는다”: it may be done for another end, or left undone for this one. */
const FOR_AN_END = /기 위해서? |기 위하여 |(?:려고|고자) (?![한하했])/;
/** A reason or a bound, of which a denial would leave open whether it is denied along. */
const REACHES_OVER = /이상 |덕분|있어 |므로 |때문에 |에도 (?:못|[가-힣]+지 (?:않|못))/;

const QUALITY =
  /(?:높|낮|많|적|크|작|길|짧|넓|좁|깊|얕|빠르|느리|무겁|가볍|다르|같|쉽|어렵|강하|약하|옳|좋|나쁘|굵|가늘|두껍|얇|가깝|멀|뜨겁|차갑|새롭)다$/;

/** Stems in 우 that had no ㅂ before. */
export const VERB_IN_U = /(?:배|싸|채|키|세|피|태|비|메|치|지|외|깨|데|돋)우$/;

/**
 * The sentence with its last predicate denied (or its denial taken back); undefined when that is not certain.
 * `sentence` ends in “다.”.
 */
export function denyPredicate(sentence: string): string | undefined {
  const body = sentence.replace(/\.$/, '');
  if (
    RESISTS_DENIAL.test(body) ||
    HAPPENS.test(body) ||
    MANNER.test(body) ||
    FOR_AN_END.test(body) ||
    hasFocus(body.replace(/아도 된다$/, ''))
  )
    return undefined;
  // What may become so: “위태로워질 수 없다” is said of nothing.
  if (/[가-힣]질 수 있다$/.test(body)) return undefined;
  const swap = (pattern: RegExp, to: string): string | undefined =>
    pattern.test(body) ? `${body.replace(pattern, to)}.` : undefined;
  const modal =
    swap(/([을ㄹ할될칠질릴킬일낼볼날갈올둘룰줄쓸늘들] 수) 있다$/, '$1 없다') ??
    swap(/([을할될칠질릴킬일낼볼날갈올둘룰줄쓸들] 수) 없다$/, '$1 있다') ??
    swap(/지 않는다$/, '§') ??
    swap(/지 못한다$/, '§');
  if (modal?.includes('§')) return affirm(body);
  if (modal) return modal;
  // “P인 것이다” and reported thought deny awkwardly.
  if (
    /(?:것|셈|때문|뿐|법|터|바)이다$/.test(body) ||
    /(?:고|라고) (?:한|하|본|보|여긴|말한|주장한|생각한|믿)/.test(body.slice(-14))
  )
    return undefined;
  if (/[을를이가] [가-힣]+고 있다$/.test(body)) return `${body.slice(0, -2)}있지 않다.`;
  if (/않아도 된다$/.test(body)) return swap(/하지 않아도 된다$/, '해야 한다');
  if (/야 한다$/.test(body)) {
    const stem = stemBeforeYa(body.slice(0, -4));
    return stem === undefined ? undefined : `${stem}지 않아도 된다.`;
  }
  if (/야 된다$/.test(body)) return undefined;
  const copula = /^(.*[가-힣])이다$/.exec(body);
  if (copula?.[1]) {
    const noun = copula[1].split(' ').at(-1) ?? '';
    // A verb may end in -이다 as well (쌓이다, 보이다): a noun before the copula is at least two syllables long.
    return noun.length >= 2 ? `${josa(copula[1], '이/가')} 아니다.` : undefined;
  }
  if (/아니다$/.test(body)) return undefined;
  if (IN_PAST.test(body)) {
    const stem = /지 (?:않|못하|못)/.test(body.slice(-8)) ? undefined : pastStem(body.slice(0, -1));
    // What one seeks one fails to get.
    return stem === undefined ? undefined : `${stem}지 ${/[을를] (?:얻|거두)$/.test(stem) ? '못하였다' : '않았다'}.`;
  }
  if (/하다$/.test(body)) return isAdjectiveStem(body.slice(0, -1)) ? `${body.slice(0, -1)}지 않다.` : undefined;
  if (QUALITY.test(body)) return `${body.slice(0, -1)}지 않다.`;
  if (!body.endsWith('다')) return undefined;
  const stem = verbStem(body.slice(0, -1));
  return stem === undefined ? undefined : `${stem}지 않는다.`;
}

/** The stem under a form in -어야 without 야: 해 → 하, 내보내 → 내보내, 지켜 → 지키; undefined when it is not certain. */
export function stemBeforeYa(joined: string): string | undefined {
  if (/(?:해|하여)$/.test(joined)) return `${joined.replace(/(?:해|하여)$/, '')}하`;
  if (/(?:내|애|보내|나타나|일어나|벗어나)$/.test(joined)) return joined;
  if (/져$/.test(joined)) return `${joined.slice(0, -1)}지`;
  if (/되어$/.test(joined)) return joined.slice(0, -1);
  if (/켜$/.test(joined)) return `${joined.slice(0, -1)}키`;
  if (/쳐$/.test(joined)) return `${joined.slice(0, -1)}치`;
  if (/려$/.test(joined)) return `${joined.slice(0, -1)}리`;
  if (/와$/.test(joined)) return `${joined.slice(0, -1)}오`;
  if (/(?:받|얻|막|찾|읽|먹|남|넘|담|갚|쌓|놓|맺)[아어]$|(?:낮추|갖추|바꾸|나누|이루|두)어$/.test(joined))
    return joined.slice(0, -1);
  return undefined;
}

/** Past predicates: their last syllable ends in ㅆ, as that of 있다 does. */
const IN_PAST = /(?<!있|겠)[았었였했됐졌쳤켰렸겼혔녔났갔냈섰줬왔봤썼웠]다$/;

const SETS_APART = /^(?:고|며|지만|나|으나|되|는데),?$/;

/** “…하지 않는다” taken back to “…한다”. */
function affirm(body: string): string | undefined {
  if (NEEDS_DENIAL.test(`${body} `) || REACHES_OVER.test(body)) return undefined;
  const stem = body.replace(/지 (?:않는다|못한다)$/, '');
  const last = stem.split(' ').at(-1) ?? '';
  if (/(?:있|없)$/.test(last) || isAdjectiveStem(stem)) return undefined;
  // What the law does not let one claim one may claim none the less.
  if (/못한다$/.test(body) && /(?:주장|대항|청구|행사|취소|요구)하$/.test(stem)) return undefined;
  // “표현은 보호하고 아이디어는 보호한다” sets nothing apart any more.
  if (stem.split(' ').some((word) => word.startsWith(last) && SETS_APART.test(word.slice(last.length))))
    return undefined;
  return `${plainPresent(stem)}.`;
}

/** Verb stems that their last syllable makes certain. */
const CLOSING_STEM =
  /(?:하|되|지|시키|키|리|히|기|추|치|내|애|루|두|보이|쓰이|쌓이|움직이|붙이|들이|나|가|오|우|끌|만들|줄어들|스며들|늘|맡|바꾸|나누|갖추|받|얻|막|찾|읽|먹|남|넘|담|숨|품|찍|꺾|섞|뱉|씻|겪|맺|뽑|잃|쌓|놓|이르|따르|고르|흐르)$/;

/** Adjectives that end as verbs do. */
const QUALITY_LIKE_VERB = /(?:뛰어나|엄청나|유별나|모자라|기름지|멋지|값지|여리|질기)$/;

/** Verbs that end in 이 and could be taken for a noun with the copula. */
const VERB_IN_I =
  /^(.*(?:움직|끌어들|받아들|빨아들|기울|망설|반짝|(?<![가-힣])(?:줄|높|보|쌓|쓰|놓|들|먹|붙|속|섞|모|덮|꺾|묶|깎|녹|죽|벌|숙|끓|늘|닦|얽))이)(?:고|며|지만)$/;

/**
 * A coordinate clause made a sentence of its own: “…높이고” → “…높인다”; undefined when its last word could be read
 * two ways. `clause` ends before the comma.
 */
export function closeClause(clause: string): string | undefined {
  const active = VERB_IN_I.exec(clause)?.[1];
  if (active) return `${plainPresent(active)}.`;
  const copula = /^(.*[가-힣]{2,})(?:이고|이며|이지만|인데|이나)$/.exec(clause);
  if (copula?.[1]) return `${copula[1]}이다.`;
  const existence = /^(.*(?:있|없))(?:고|으며|지만|는데|으나)$/.exec(clause);
  if (existence?.[1]) return `${existence[1]}다.`;
  const past = /^(.*[았었였했됐졌쳤켰렸겼혔녔났갔냈섰줬왔봤썼웠])(?:고|으며|지만|는데|으나)$/.exec(clause);
  if (past?.[1]) return `${past[1]}다.`;
  const quality = /^(.*[가-힣])(?:고|으며|며|지만)$/.exec(clause)?.[1];
  if (quality !== undefined && QUALITY.test(`${quality}다`)) return `${quality}다.`;
  const verb = /^(.*[가-힣])(?:고|으며|며|지만)$/.exec(clause);
  if (verb?.[1]) {
    const stem = verb[1];
    // “잃기 쉬우며” is no 쉬운다: what ends in 우 was a ㅂ, but for some verbs.
    if (stem.endsWith('우') && !VERB_IN_U.test(stem)) return undefined;
    if (isAdjectiveStem(stem) || QUALITY_LIKE_VERB.test(stem)) return `${stem}다.`;
    if (CLOSING_STEM.test(stem) && !/(?:않|못하|아니|싶)$/.test(stem)) return `${plainPresent(stem)}.`;
    if (/지 않$/.test(stem)) return `${stem}는다.`;
    return undefined;
  }
  const present = /^(.*[가-힣])는데$/.exec(clause);
  if (present?.[1]) {
    const stem = present[1];
    if (/(?:하|되|지|시키|키|리|히|기|추|치|내|루|두|바꾸|나누|갖추)$/.test(stem)) return `${plainPresent(stem)}.`;
  }
  return undefined;
}

const QUALITY_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    높: '높은',
    낮: '낮은',
    많: '많은',
    적: '적은',
    크: '큰',
    작: '작은',
    길: '긴',
    짧: '짧은',
    넓: '넓은',
    좁: '좁은',
    깊: '깊은',
    얕: '얕은',
    빠르: '빠른',
    느리: '느린',
    다르: '다른',
    같: '같은',
    쉽: '쉬운',
    어렵: '어려운',
    얇: '얇은',
    두껍: '두꺼운',
    굵: '굵은',
    가늘: '가는',
    무겁: '무거운',
    가볍: '가벼운',
    좋: '좋은',
    나쁘: '나쁜',
    옳: '옳은',
    가깝: '가까운',
    뜨겁: '뜨거운',
    차갑: '차가운',
  }),
);

/** The stem of the last predicate of a plain present sentence: 낮아진다 → 낮아지; undefined when it is not certain. */
export function stemOf(sentence: string): string | undefined {
  const body = sentence.replace(/\.$/, '');
  if (/(?:있|없)다$/.test(body) || QUALITY.test(body) || (/하다$/.test(body) && isAdjectiveStem(body.slice(0, -1))))
    return body.slice(0, -1);
  if (/(?:이|아니|[았었였했])다$/.test(body) || !body.endsWith('다')) return undefined;
  return verbStem(body.slice(0, -1));
}

/** A plain sentence without its full stop made to modify a noun: 낮아진다 → 낮아지는; undefined when not certain. */
export function adnominalForm(body: string): string | undefined {
  if (/지 않다$/.test(body)) return `${body.slice(0, -1)}은`;
  if (/(?:있|없)다$/.test(body)) return `${body.slice(0, -1)}는`;
  if (/아니다$/.test(body)) return `${body.slice(0, -2)}닌`;
  if (IN_PAST.test(body)) {
    const stem = pastStem(body.slice(0, -1));
    return stem === undefined ? undefined : pastModifier(stem);
  }
  if (/는다$/.test(body)) return body.slice(0, -1);
  const present = body.slice(0, -1);
  if (body.endsWith('다') && endsWithFinalN(present)) return `${dropFinal(present)}는`;
  if (/하다$/.test(body) && isAdjectiveStem(present)) return addFinalN(present);
  if (/이다$/.test(body)) return `${body.slice(0, -2)}인`;
  const quality = [...QUALITY_FORMS.keys()].find((stem) => body.endsWith(`${stem}다`));
  const form = quality === undefined ? undefined : QUALITY_FORMS.get(quality);
  return form === undefined || quality === undefined ? undefined : body.slice(0, -1 - quality.length) + form;
}
