import { conjugate, ENDINGS, sinoVerb, type Verb } from '../grammar/conjugate.ts';

/**
 * Verbs that say the same of the same things in expository prose, whatever they are said of. A verb that fits some
 * subjects or objects and not others is no member: what a sentence speaks of cannot be told from its words.
 */

/** A stem, and its form in -어 where that does not follow from it. */
type Named = readonly [stem: string, joined?: string];
type Pair = readonly [from: Named, to: Named, mutual?: 'mutual'];

/** Verbs that need their object right before them: without it they may be another word, or governed by another noun. */
const OF_OBJECT: readonly Pair[] = [
  [['감소시키'], ['줄이', '줄여']],
  [['증가시키'], ['늘리', '늘려']],
  [['향상시키'], ['높이', '높여']],
  [['억제하'], ['억누르', '억눌러']],
  [['생산하'], ['만들어 내', '만들어 내']],
  [['추구하'], ['좇', '좇아']],
  [['충족하'], ['채우', '채워']],
  [['확대하'], ['넓히', '넓혀']],
  [['구매하'], ['사', '사']],
  [['구입하'], ['사', '사']],
  [['모방하'], ['본뜨', '본떠']],
  [['검토하'], ['따져 보', '따져 보아']],
  [['발견하'], ['찾아내', '찾아내']],
  [['대체하'], ['대신하']],
  [['예측하'], ['내다보', '내다보아']],
  [['보호하'], ['지키', '지켜']],
  [['전달하'], ['전하']],
  [['인출하'], ['꺼내', '꺼내']],
  [['도출하'], ['이끌어 내', '이끌어 내']],
  [['상승시키'], ['올리', '올려']],
  [['인상하'], ['올리', '올려']],
  [['인하하'], ['내리', '내려']],
  [['감축하'], ['줄이', '줄여']],
  [['활용하'], ['이용하']],
  [['의미하'], ['뜻하'], 'mutual'],
  [['제거하'], ['없애', '없애']],
  [['방지하'], ['막', '막아']],
  [['보유하'], ['가지', '가져']],
  [['구비하'], ['갖추', '갖추어']],
  [['습득하'], ['익히', '익혀']],
  [['설립하'], ['세우', '세워']],
  [['선택하'], ['택하'], 'mutual'],
  [['방출하'], ['내보내', '내보내']],
  [['배출하'], ['내보내', '내보내']],
  [['획득하'], ['얻', '얻어']],
  [['중시하'], ['중요하게 여기', '중요하게 여겨']],
  [['조달하'], ['마련하']],
  [['초래하'], ['불러오', '불러와']],
  [['유발하'], ['일으키', '일으켜']],
  [['야기하'], ['일으키', '일으켜']],
  [['전환하'], ['바꾸', '바꾸어']],
  [['제작하'], ['만들', '만들어']],
  [['생성하'], ['만들어 내', '만들어 내']],
  [['창출하'], ['만들어 내', '만들어 내']],
  [['회수하'], ['거두어들이', '거두어들여']],
  [['담당하'], ['맡', '맡아']],
  [['입증하'], ['증명하']],
  [['수용하'], ['받아들이', '받아들여']],
  [['비교하'], ['견주', '견주어']],
  [['위반하'], ['어기', '어겨']],
  [['준수하'], ['지키', '지켜']],
  [['판별하'], ['가려내', '가려내']],
  [['반복하'], ['되풀이하'], 'mutual'],
  [['첨가하'], ['더하']],
  [['추가하'], ['더하']],
  [['단축하'], ['줄이', '줄여']],
  [['상실하'], ['잃', '잃어']],
  [['초과하'], ['넘', '넘어']],
  [['폐지하'], ['없애', '없애']],
  [['양도하'], ['넘기', '넘겨']],
  [['납부하'], ['내', '내어']],
  [['체결하'], ['맺', '맺어']],
  [['판매하'], ['팔', '팔아']],
  [['표현하'], ['나타내', '나타내']],
  [['묘사하'], ['그려 내', '그려 내']],
  [['복원하'], ['되살리', '되살려']],
  [['은폐하'], ['숨기', '숨겨']],
  [['박탈하'], ['빼앗', '빼앗아']],
  [['회피하'], ['피하']],
  [['냉각하'], ['식히', '식혀']],
  [['구별하'], ['구분하']],
  [['운반하'], ['나르', '날라']],
  [['달성하'], ['이루', '이루어']],
  [['변경하'], ['바꾸', '바꾸어']],
  [['변화시키'], ['바꾸', '바꾸어']],
  [['이동시키'], ['옮기', '옮겨']],
  [['중단하'], ['멈추', '멈추어']],
  [['취득하'], ['얻', '얻어']],
  [['예방하'], ['막', '막아']],
  [['차단하'], ['막', '막아']],
  [['지불하'], ['치르', '치러']],
  [['계승하'], ['이어받', '이어받아'], 'mutual'],
];

/** Verbs that need a noun in 에 right before them. */
const OF_GOAL: readonly Pair[] = [
  [['도달하'], ['이르', '이르러']],
  [['주목하'], ['관심을 기울이', '관심을 기울여']],
  [['이바지하'], ['기여하']],
  [['직면하'], ['맞닥뜨리', '맞닥뜨려']],
  [['용해되'], ['녹', '녹아']],
];

/** Verbs that need a noun in 로 right before them. */
const OF_RESULT: readonly Pair[] = [
  [['구분되'], ['나뉘', '나뉘어']],
  [['변환하'], ['바꾸', '바꾸어']],
  [['변환되'], ['바뀌', '바뀌어']],
  [['전환되'], ['바뀌', '바뀌어']],
  [['간주하'], ['여기', '여겨'], 'mutual'],
  [['간주되'], ['여겨지', '여겨져'], 'mutual'],
  [['변하'], ['바뀌', '바뀌어']],
];

/** No adverb: “연속적으로 변한다”. */
const RESULT = /(?<!적으|대|새|서|따|차례|홀|별도|주기)로$/;

/** Verbs that need their subject right before them. */
const OF_SUBJECT: readonly Pair[] = [
  [['형성되'], ['만들어지', '만들어져']],
  [['변하'], ['달라지', '달라져']],
  [['연결되'], ['이어지', '이어져']],
  [['심화되'], ['깊어지', '깊어져']],
  [['악화되'], ['나빠지', '나빠져']],
  [['감소하'], ['줄어들', '줄어들어']],
  [['저하되'], ['떨어지', '떨어져']],
  [['결정되'], ['정해지', '정해져']],
  [['축적되'], ['쌓이', '쌓여']],
  [['소멸하'], ['사라지', '사라져']],
  [['약화되'], ['약해지', '약해져']],
  [['입증되'], ['증명되']],
  [['지속되'], ['이어지', '이어져']],
  [['등장하'], ['나타나', '나타나']],
  [['지연되'], ['늦어지', '늦어져']],
  [['단축되'], ['짧아지', '짧아져']],
  [['확산되'], ['퍼지', '퍼져']],
];

/** Verbs said of what is counted or measured. */
const OF_MEASURE: readonly Pair[] = [
  [['증가하'], ['늘어나', '늘어나'], 'mutual'],
  [['줄어들', '줄어들어'], ['감소하']],
];
const MEASURE =
  /(?:수|양|값|액|[가-힣]량|[가-힣][률율]|인구|환자|비용|소득|이익|부담|시간|거리|길이|부피|넓이|크기|무게|빚|세금|생산|소비|수출|수입|투자|관객|에너지|[가-힣]력|전하|전류|전압|오차|속도|면적|가격|금액)[이가은는]$/;

/** Verbs said of what happens. */
const OF_EVENT: readonly Pair[] = [[['발생하'], ['일어나', '일어나'], 'mutual']];
const EVENT =
  /(?:변화|현상|문제|오류|사고|지진|화재|분쟁|갈등|전쟁|불이행|혼란|충돌|오해|실패|반응|작용|이동|침식|증발|응결|굴절|반사)[이가은는]$/;

/** Verbs said of what somebody comes to have or to bear. */
const OF_BURDEN: readonly Pair[] = [[['발생하'], ['생기', '생겨']]];
const BURDEN = /(?:손해|손실|피해|희생|차이|의무|권리|비용|이익|오차|틈)[이가]$/;

/** Verbs that fit wherever the first can stand. */
const OF_ANY: readonly Pair[] = [
  [['상승하'], ['올라가', '올라가']],
  [['하강하'], ['내려가', '내려가']],
  [['하락하'], ['떨어지', '떨어져']],
  [['변화하'], ['변하']],
  [['전달되'], ['전해지', '전해져']],
  [['출현하'], ['나타나', '나타나']],
  [['반복되'], ['되풀이되'], 'mutual'],
  [['유입되'], ['흘러들', '흘러들어']],
  [['부착되'], ['붙', '붙어']],
  [['충돌하'], ['부딪치', '부딪쳐']],
  [['탈피하'], ['벗어나', '벗어나']],
  [['사용되'], ['쓰이', '쓰여']],
  [['이용되'], ['쓰이', '쓰여']],
  [['응고하'], ['굳', '굳어']],
];

const verbOf = ([stem, joined]: Named): Verb => (joined === undefined ? sinoVerb(stem) : { stem, joined });

/** 하여 as 해. */
function shortened(verb: Verb): Verb {
  return verb.stem.endsWith('하') ? { ...verb, joined: `${verb.stem.slice(0, -1)}해` } : verb;
}

interface Exchange {
  to: string;
  /** What the word before must look like. */
  behind: RegExp;
}

/** Whole forms and what they may be exchanged for. 하여 and 해 stand for each other's place. */
const EXCHANGES: ReadonlyMap<string, readonly Exchange[]> = (
  [
    [OF_OBJECT, /[을를]$/],
    [OF_GOAL, /에$/],
    [OF_RESULT, RESULT],
    [OF_MEASURE, MEASURE],
    [OF_EVENT, EVENT],
    [OF_BURDEN, BURDEN],
    [OF_SUBJECT, /[이가은는도]$/],
    [OF_ANY, /./],
  ] as const
)
  .flatMap(([pairs, behind]) =>
    pairs
      .flatMap(([from, to, mutual]) => [
        ...forms(verbOf(from), verbOf(to)),
        ...(mutual ? forms(verbOf(to), verbOf(from)) : []),
      ])
      .map(([from, to]): [string, Exchange] => [from, { to, behind }]),
  )
  .reduce((found, [from, exchange]) => found.set(from, [...(found.get(from) ?? []), exchange]), new Map());

/** The form that may stand for this one behind that word; undefined when none is certain. */
export const verbSameAs = (word: string, before: string): string | undefined =>
  EXCHANGES.get(word)?.find(({ behind }) => behind.test(before))?.to;

function forms(from: Verb, to: Verb): [string, string][] {
  const between = (a: Verb, b: Verb) =>
    ENDINGS.map((ending): [string, string] => [conjugate(a, ending), conjugate(b, ending)]);
  return from.stem.endsWith('하')
    ? [...between(from, to), ...between(shortened(from), shortened(to))]
    : between(from, to);
}
