import { quoteEvidence, splitSentences } from '../../model.ts';
import type { Candidate } from '../assemble.ts';
import { josa } from '../grammar/hangul.ts';
import { FOREIGN } from './views.ts';

/** F08, F09: questions on the terms of a text that nothing in it comes near to answering. */

type Kind = 'craft' | 'way' | 'device' | 'rule' | 'sight' | 'event' | 'matter' | 'ratio' | 'quantity' | 'theory';

/** A term of a text, and what sort of thing it names; undefined where that is not certain. */
export interface Term {
  name: string;
  kind: Kind | undefined;
}

/** What a name ends in that tells what sort of thing it names, and the noun by which a definition tells it. */
const KINDS: readonly (readonly [Kind, ends: RegExp, genus: RegExp])[] = [
  ['craft', /.(?:기법|수법|주법|화법)$/, /^(?:기법|수법|주법|화법)$/],
  ['way', /.(?:방법|방식|기술|공법|조사|검사)$/, /^(?:방법|기술|공법)$/],
  ['device', /.(?:장치|기구|소자|기계|설비|센서|회로)$/, /^(?:장치|기구|소자|기계|설비|센서|회로)$/],
  ['rule', /.(?:제도|원칙|(?:대표|투표|할당|공영|신고|허가|등록|배급|선거)제)$/, /^제도$/],
  ['sight', /.(?:현상|효과)$/, /^$/],
  ['event', /.(?:과정|반응)$/, /^(?:과정|반응)$/],
  ['matter', /.(?:물질|단백질|효소|혼합물|화합물|합금|호르몬)$/, /^(?:물질|단백질|효소|혼합물|화합물|합금|호르몬)$/],
  ['ratio', /..비율$/, /^(?:값|비율)$/],
  ['quantity', /.(?:물리량)$/, /^(?:시간|양|정도|크기|거리|물리량)$/],
  ['theory', /.(?:이론|사상|학설)$/, /^(?:이론|사상|학설|사조)$/],
];
/** What people do with each other is no course of nature that may be held up. */
const OF_PEOPLE = /사회|문화|정치|경제|역사|심리|언어|예술/;

/** The sort of thing that the name tells, or the definition: the noun right before its last word. */
export function kindOf(name: string, definition = ''): Kind | undefined {
  const genus =
    /([가-힣]+)[을를] (?:가리킨다|뜻한다|말한다|의미한다)\.$/.exec(definition)?.[1] ??
    /([가-힣]+)[을를] [가-힣]+(?: [가-힣]+)?라고? (?:한|하|부)/.exec(definition)?.[1] ??
    /[는은한된인] (?:[가-힣]+ )?([가-힣]+)이다\.$/.exec(definition)?.[1];
  const kind = KINDS.find(([, ends]) => ends.test(name)) ?? KINDS.find(([, , said]) => said.test(genus ?? ''));
  // “보험은 … 대비하는 장치이다”: no machine that wears out.
  if (kind?.[0] === 'device' && /(?:보험|연금|기금|조세|[가-힣][법권세제])$/.test(name)) return undefined;
  // “정지는 … 미루는 제도이다”: a common word is no name of a system elsewhere.
  if (kind?.[0] === 'rule' && name.length < 4) return undefined;
  const isOfNature = kind?.[0] === 'event' || kind?.[0] === 'sight';
  return OF_PEOPLE.test(name) && isOfNature ? undefined : kind?.[0];
}

/** Who or when, where in the world, at what cost: told of anything in the text, such a question may be answered. */
const BEGINNING = /고안|발명|제안|창시|처음|최초|발견|학자|보았다|주장하|만든 사람|\d년|세기|시대|도입|시작되|등장/;
const PLACES =
  /나라|국가|세계|지역|지방|곳곳|한국|조선|중국|일본|미국|영국|독일|프랑스|이탈리아|유럽|서양|동양|아시아|로마|그리스|국내|국외|외국/;
const COST = /비용|가격|값[이을은]|값싼|요금|돈|경제적|저렴|비싸|비싼|예산|경비|부담|재원|세금|보험료/;
const LACK = /없으면|없다면|없이|없애|사라지|잃|결핍|부족|모자라|줄어들면|적으면|폐지|중단/;

interface Question {
  ask: (term: string) => string;
  /** Any word of a text that might be thought to answer it. */
  hint: RegExp;
  kinds: readonly Kind[];
}

const QUESTIONS: readonly Question[] = [
  {
    ask: (term) => `${josa(term, '을/를')} 이용하는 데 드는 비용이 줄어든 까닭은 무엇인가?`,
    hint: COST,
    kinds: ['way', 'device'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 시행하는 데 드는 비용은 누가 부담하는가?`,
    hint: new RegExp(`${COST.source}|국가가|사회가`),
    kinds: ['rule'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 처음으로 고안한 사람은 누구인가?`,
    hint: BEGINNING,
    kinds: ['craft', 'way', 'device', 'rule'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 우리나라에 들여온 때는 언제인가?`,
    hint: new RegExp(`${BEGINNING.source}|우리나라|한국|조선|고려|들여|들어왔|시행`),
    kinds: ['device', 'rule', 'theory'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 익히려면 어떤 훈련을 거쳐야 하는가?`,
    hint: /훈련|연습|익히|익힌|배우|배운|숙련|교육|학습|수련/,
    kinds: ['craft'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 처음으로 쓴 작품은 무엇인가?`,
    hint: BEGINNING,
    kinds: ['craft'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 쓴 결과를 검증하려면 어떻게 하여야 하는가?`,
    hint: /검증|확인|검토|입증|증명|맞는지|정확|신뢰|믿을/,
    kinds: ['way'],
  },
  {
    ask: (term) => `${josa(term, '이/가')} 고장 나면 어떤 문제가 생기는가?`,
    hint: /고장|오류|멈[추춘출췄]|멎|손상|파손|망가|이상이|작동하지|문제|위험|사고/,
    kinds: ['device'],
  },
  {
    ask: (term) => `${term}의 수명을 늘리려면 어떻게 하여야 하는가?`,
    hint: /수명|내구|마모|닳|교체|오래|낡/,
    kinds: ['device'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 가장 많이 이용하는 나라는 어디인가?`,
    hint: PLACES,
    kinds: ['way', 'device'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 시행하고 있는 나라에는 어떤 곳들이 있는가?`,
    hint: PLACES,
    kinds: ['rule'],
  },
  {
    ask: (term) => `${josa(term, '이/가')} 폐지되면 어떤 문제가 생기는가?`,
    hint: new RegExp(`${LACK.source}|문제`),
    kinds: ['rule'],
  },
  {
    ask: (term) => `앞으로 ${josa(term, '은/는')} 어떻게 달라질 것인가?`,
    hint: /앞으로|전망|미래|될 것|기대|예상|예측|연구|개발|개선/,
    kinds: ['way', 'device', 'rule'],
  },
  {
    ask: (term) => `${josa(term, '이/가')} 처음으로 관찰된 때는 언제인가?`,
    hint: new RegExp(`${BEGINNING.source}|관찰|관측`),
    kinds: ['sight'],
  },
  {
    ask: (term) => `${josa(term, '이/가')} 끝나기까지 시간은 얼마나 걸리는가?`,
    hint: /시간|동안|\d초|\d분|\d일|\d년|개월|걸리|걸린|오래|오랜|기간|주기|빠르|느리/,
    kinds: ['event'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 인공적으로 만들려면 어떻게 하여야 하는가?`,
    hint: /인공|만들|만든|합성|제조|생산|생성|얻[는은을어]|분비/,
    kinds: ['matter'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 안전하게 보관하려면 어떻게 하여야 하는가?`,
    hint: /보관|저장|안전|보존|밀폐|밀봉/,
    kinds: ['matter'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 재는 데 쓰이는 도구에는 어떤 것들이 있는가?`,
    hint: /측정|재는|재어|잰|잴|도구|기구|장치|기기|센서|[가-힣]계[로를]|조사/,
    kinds: ['quantity'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 구할 때 생기는 오차를 줄이려면 어떻게 하여야 하는가?`,
    hint: /오차|정확|보정|정밀|오류|어긋/,
    kinds: ['ratio', 'quantity'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 처음으로 구하여 본 학자는 누구인가?`,
    hint: BEGINNING,
    kinds: ['ratio', 'quantity'],
  },
  {
    ask: (term) => `${josa(term, '을/를')} 이어받은 인물은 누구인가?`,
    hint: /계승|이어|제자|후대|이후|영향|발전|받아들|물려|[가-힣]+[은는] .*고 (?:보았다|하였다)/,
    kinds: ['theory'],
  },
];

/** Questions on two terms, whatever they name. */
const PAIRED: readonly (readonly [ask: (first: string, second: string) => string, hint: RegExp])[] = [
  [
    (first, second) => `${josa(first, '과/와')} ${josa(second, '을/를')} 혼동하면 어떤 문제가 생기는가?`,
    /구별|구분|혼동|혼란|오해|혼용|착각|헷갈|잘못/,
  ],
  [
    (first, second) => `${josa(first, '과/와')} ${second} 가운데 먼저 알려진 것은 무엇인가?`,
    /먼저|처음|이전|이후|\d년|세기|시대|새로|최근|오늘날|발견|등장|나중|뒤이어|과거|역사|옛/,
  ],
  [
    (first, second) => `${first}에 대한 연구가 ${second}에 대한 연구보다 늦어진 까닭은 무엇인가?`,
    /연구|학자|늦|세기|시대|\d년|처음|이전|이후|관심|주목/,
  ],
  [
    (first, second) => `${josa(first, '과/와')} ${second}의 관계를 처음으로 밝힌 사람은 누구인가?`,
    new RegExp(`${BEGINNING.source}|밝혔|밝힌|밝혀|제시|설명하였|생각하였|말하였`),
  ],
];

/** No “헬름홀츠 운동” in a text that tells of 헬름홀츠: it says where the name is from. */
const isOwnName = (text: string, term: string): boolean => {
  const rest = text.replaceAll(term, '');
  return !term.split(' ').some((word) => FOREIGN.test(word) && rest.includes(word));
};

/** Questions that may be asked of any term, the plainest templates last. */
const GENERAL: readonly (readonly [
  ask: (term: string) => string,
  hint: RegExp,
  fits?: (text: string, term: string) => boolean,
])[] = [
  [
    (term) => `${josa(term, '이라는/라는')} 말은 어디에서 유래하였는가?`,
    /유래|도출|어원|이름|뜻의|말에서|문구에서|따서|옛말|명칭/,
    isOwnName,
  ],
  [(term) => `${josa(term, '을/를')} 연구하려면 어떤 자료가 필요한가?`, /연구|자료|조사|관찰|관측|실험|분석|학자/],
  [
    (term) => `${josa(term, '이라는/라는')} 말을 처음으로 쓴 사람은 누구인가?`,
    new RegExp(`${BEGINNING.source}|불렀|불러|이름|명명|칭하|칭했|일컫|일컬`),
    isOwnName,
  ],
  [
    (term) => `${josa(term, '을/를')} 둘러싼 오해가 생겨난 까닭은 무엇인가?`,
    /오해|통념|흔히|여겨|생각하|믿|착각|잘못|것은 아니|고 해서|뜻하지(?:는)? 않/,
  ],
  [
    (term) => `${term}에 대한 관심이 높아진 계기는 무엇인가?`,
    /관심|계기|주목|등장|시작|세기|\d년|배경|중시|비롯|발달하면서|이후/,
  ],
  [
    (term) => `${josa(term, '을/를')} 가장 활발하게 연구하는 나라는 어디인가?`,
    new RegExp(`${PLACES.source}|연구|활발`),
  ],
  [
    (term) => `${term}에 대한 사람들의 인식은 어떻게 변해 왔는가?`,
    /인식|여겨|여기|생각|점차|세기|시대|\d년|과거|처음|옛|이전|이후|변하였|달라졌|보았다/,
  ],
  [(term) => `${term}에 관한 연구는 언제부터 시작되었는가?`, /연구|세기|시대|\d년|처음|시작되|등장/],
  [(term) => `${josa(term, '을/를')} 둘러싼 논쟁은 어떻게 마무리되었는가?`, /논쟁|대립|반박|비판|논란|주장/],
  [(term) => `${term}에 관한 논의가 가장 활발한 분야는 무엇인가?`, /분야|영역|학문|[가-힣]학에서|학자|활발|논의/],
  [
    (term) => `${term}에 대하여 앞으로 더 밝혀져야 할 점은 무엇인가?`,
    /과제|아직|밝혀|밝히지|한계|남아|남은|남는|모르|알지 못|연구|문제|앞으로/,
  ],
];

const option = (text: string, term: string, asked: string): Candidate[] => {
  const place = splitSentences(text).find((sentence) => sentence.text.includes(term));
  if (!place) return [];
  return [
    {
      text: asked,
      operation: 'D6',
      reason: `윗글에서 ${josa(term, '을/를')} 다루고 있으나, 이 물음의 답이 될 내용은 언급되어 있지 않다.`,
      evidence: [quoteEvidence(text, place.start, place.end)],
    },
  ];
};

/** Two of a kind: 전수 조사 and 표본 조사, 괴사와 세포 자멸 named side by side. */
function areRivals(text: string, first: string, second: string): boolean {
  if (first.includes(second) || second.includes(first)) return false;
  const [one = '', other = ''] = [first, second].map((name) => name.split(' ').at(-1));
  const isOfKind = first.includes(' ') && second.includes(' ') ? one === other : one.slice(-2) === other.slice(-2);
  return (
    isOfKind || text.includes(`${josa(first, '과/와')} ${second}`) || text.includes(`${josa(second, '과/와')} ${first}`)
  );
}

/** Questions on what sort of thing the terms name, and on two of them, each on another term while there are terms. */
export function openQuestions(text: string, terms: readonly Term[]): Candidate[] {
  const single = QUESTIONS.filter(({ hint }) => !hint.test(text)).flatMap(({ ask, kinds }, at) => {
    const fit = terms.filter(({ kind }) => kind !== undefined && kinds.includes(kind));
    const name = fit[at % fit.length]?.name;
    return name === undefined ? [] : option(text, name, ask(name));
  });
  const pairs = terms.flatMap((first, at) =>
    terms
      .slice(at + 1)
      .filter(({ name }) => areRivals(text, first.name, name))
      .map((second) => [first.name, second.name] as const),
  );
  const paired = PAIRED.filter(([, hint]) => !hint.test(text)).flatMap(([ask], at) => {
    const [first, second] = pairs[at % pairs.length] ?? [];
    return first === undefined || second === undefined ? [] : option(text, first, ask(first, second));
  });
  return [...single, ...paired];
}

/** Questions that might be asked of any text, each on another term while there are terms. */
export function generalQuestions(text: string, terms: readonly Term[]): Candidate[] {
  return GENERAL.filter(([, hint]) => !hint.test(text)).flatMap(([ask, , fits], at) => {
    const fitting = terms.filter(({ name }) => fits?.(text, name) ?? true);
    const name = fitting[at % fitting.length]?.name;
    return name === undefined ? [] : option(text, name, ask(name));
  });
}
