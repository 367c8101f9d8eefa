import { endsInConsonant } from './hangul.ts';

/** Verb and adjective stems before 은 or 는: such a word is no topic but stands before a noun. */
const ADNOMINAL =
  /(?:하|되|지|시키|키|리|(?:보|쓰|쌓|놓|모|높|줄|늘|들|먹|붙|속|섞|덮|꺾|묶|깎|녹|죽|벌|숙|설|짝|끓|닦|직|울|얽|꼬|쏘|매|트|패|차|뜨|까|파|삭|썩|절|졸|적|덕|렁|성|껄|썽|득|럭|떡|척|누|죄|조|꾀|움츠)이|히|(?:옮|즐|생|남|숨|맡|넘|여|이|당|벗|챙|섬|안|잠|쫓|앗|풍|새|우|튕|웃|하|되|지|리|키|치|내)기|추|우|치|보|오|없애|[아어여려겨져쳐켜혀나러라워와해오돌다]가|나|내|루|두|쓰|있|없|않|같|높|낮|많|적|작|좋|얻|받|먹|잡|찾|남|담|막|읽|깊|얕|넓|좁|짧|굵|얇|옳|젖|녹|썩|늦|낡|넘|꼽|뽑|굽|잊|찢|꽂|쫓|좇|뚫|끓|닳|솟|늙|젊|밝|붉|맑|묽|짙|맺|닿|앉|놓|넣|쌓|잃|옮|묻|믿|싣|벗|씻|찍|꺾|섞|묶|닦|낳|갖|굳|걷|모으|이르|따르|다르|부르|고르|흐르|바꾸|바뀌|나누|갚|[만며여어아려흔힘곁고깃물잠거]드|머무|다무|르|견디|느끼|아끼|버티|꾸미|스미|마시|다투|가꾸|꿈꾸|헤매|보태|잠그|담그|사귀|겨누|비비|[감러]싸|[에아어여나앞맞져]서|떠|뜨|끄|주|려|라|다|며|고자|기로)(?:은|는)$|^(?:가|자|크|드|무|싸|파|서|커|기|거|여|푸|노|띠|끼|깨|쥐|쏘|켜|펴|뛰|쉬|꾸|빼|캐|꿰|떼|쪼|꼬|쬐|아|우)는$/;

/** Verbs whose stems end in a syllable that ends nouns as well: each is named whole. */
const VERB =
  /(?:건너|건네|겨누|나뉘|느끼|아끼|베끼|다니|거니|지니|들이대|맞대|덧대|빗대|남아도|떠도|맴도|겉도|넘나드|드나드|받드|붙드|빠져드|오그라드|쪼그라드|움츠러드|잠드|물드|날아드|스며드|달려드|모여드|줄어드|견디|건너뛰|뛰|비꼬|보태|꾸미|내미|떠미|치미|스미|잠그|담그|다투|버티|올라타|갈아타|불타|애타|사고파|알아채|가로채|살피|꽃피|부푸|내쉬|헤매|꿰매|동여매|누비|비비|움켜쥐|마시|모시|적시|쓰러뜨리|걸맞|건너가|다가가|물러가|삼가)는$|^(?:사|짜|재|타|트|캐|세|베|깨|띠|띄|누)는$|(?:깎|덮|겪|꿇|머금|엮|쏟|뻗|볶|붙|얹|싫|싶|떠안|맡|맞|멎|알아들|다듬|닮|무르익)은$|^(?:숨|검|곧|익)은$/;

/** Nouns that end like a verb stem. */
const NOUN =
  /(?:금리|원리|심리|논리|권리|처리|관리|분리|거리|자리|진리|윤리|물리|차이|사이|종이|길이|높이|깊이|넓이|크기|세기|전기|시기|경기|대기|공기|주기|계기|동기|장기|무기|용기|분위기|초기|의지|토지|복지|정지|유지|에너지|이미지|메시지|가치|정치|위치|수치|장치|배치|조치|이치|정보|경보|국가|평가|대가|작가|화가|증가|물가|주가|원가|음악가|예술가|철학가|전문가|역사가|비평가|건축가|사업가|추가|시나리오|하루|마루|나무|업무|의무|채무|공무|과거|근거|증거|선거|거주|주주|우주|기내|국내|시내|노래|미래|거래|나라|학자|투자|저자|독자|감상자|소비자|생산자|당사자|사용자|노동자|원자|분자|양자|입자|전자|글자|한자|시대|세대|상대|절대|통화|변화|문화|진화|소화|영화|회화|주사|역사|의사|회사|조사|검사|행사|기사|독서|문서|순서|정서|질서|도서|부서|법|캐시|도시|동시|표시|제시|지시|소수|다수|함수|점수|지수|변수|횟수|개수|액수|하나|경우|아이|놀이|깊이|넓이|먹이|종이|미술사|언어|의미|장르|무리|머리|다리|소리|자리|고리|매체|세기|향기|사기|습기|온기|물기|공기|자기|이야기|크기|굵기|밝기|보기|쓰기|읽기|듣기|말하기|줄기|성지|편지|취지|요지|토지|상지|폐지|방지|금지|잡지|반지|의지|인지|장치|일치|대치|법치|통치|자치|배치|위치|위기|동기|세포기|효시|예시|도시|전시|감시|명시|암시|게시|카메라|오페라|뼈대|덩어리|항아리|개구리|아버지|강아지|송아지|라디오|비디오|오디오|(?:점|고|각|망|사|천|박|횡격|세포|[가-힣]{2,}보호)막|[가-힣]{2,}증후군)$|^(?:해지|전지|후보|악보|안보|담보|꼬리|뿌리|우리|허리|유리|보리|단지|돼지|먼지|가지|김치|잔치|배우|여우|새우|호우|지하|영하|부하|토끼|마디|잔디)$/;

/** True when a word carries the topic particle: 항생제는, but not 없는 or 높은. */
export function isTopic(word: string): boolean {
  // “지났는지는”: a question is a topic as a noun is.
  if (/[가-힣](?:는|은|을|인|던|할|될)지는$/.test(word)) return true;
  const match = /^(.+)(은|는)$/.exec(word);
  if (!match?.[1] || (ADNOMINAL.test(word) && !NOUN.test(match[1])) || VERB.test(word)) return false;
  // 은 follows a consonant and 는 a vowel; anything else is an ending.
  return endsInConsonant(match[1]) === (match[2] === '은');
}

/** A sentence cut at its topic: what stands before, the topic with and without its particle, what is said of it. */
export interface TopicParts {
  before: string;
  noun: string;
  rest: string;
}

/** What 은 and 는 stand behind without naming what the sentence is about: “때는”, “에 대해서는”, “경우는”. */
export const NO_SUBJECT =
  /(?:에서|에게|에|로|와|과|때|만|[아어여해]서|(?:대|관|위|통|의|비|인)하여|까지|부터|보다|로서|로써|경우|동안|당시|데)(?:는|은)$/;

/** What the statement speaks of: the words up to its topic. */
export function headOf(statement: string): string {
  const words = statement.split(' ');
  const at = words.findIndex((word) => isTopic(word) && !NO_SUBJECT.test(word));
  return words.slice(0, at + 1).join(' ');
}

/** Undefined unless exactly one word of the sentence carries the topic particle. */
export function cutAtTopic(statement: string): TopicParts | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  const topics = words.flatMap((word, at) => (isTopic(word) ? [at] : []));
  const [at] = topics;
  if (at === undefined || topics.length > 1 || at === words.length - 1) return undefined;
  const word = words[at] ?? '';
  // “에서는”, “에는” mark a place, not what the sentence is about.
  if (NO_SUBJECT.test(word)) return undefined;
  // “시동을 거는”: a verb behind its object, that looks like a noun.
  if (/[가-힣][을를]$/.test(words[at - 1] ?? '')) return undefined;
  return {
    before: words.slice(0, at).join(' '),
    noun: [...words.slice(0, at), word.slice(0, -1)].join(' '),
    rest: words.slice(at + 1).join(' '),
  };
}

/** Nouns that end in 도, which no particle follows. */
const NOUN_IN_DO =
  /(?:정도|온도|속도|농도|제도|태도|강도|밀도|빈도|각도|난도|척도|한도|명도|채도|감도|순도|심도|지도|완성도|산성도|신뢰도|정확도|선명도|이해도|만족도|기여도)$|^(?:습도|위도|경도|구도|시도|의도|용도|고도|압도|유도|전도|인도|주도|보도|선도|수도|철도|궤도|반도|부도|양도|법도|요도|식도|당도|염도|조도|휘도|광도|효도|포도|파도|태도|과도|초도|경도|조도|하도|기도|검도|타도|지도|통도|화도|흑도)$/;

/** The noun in “항력도”; undefined where 도 is no particle. */
export const nounBeforeAlso = (word: string): string | undefined =>
  /[가-힣]도$/.test(word) && !NOUN_IN_DO.test(word) ? word.slice(0, -1) : undefined;

/** Verbs in 가: 나가, 담가. */
const VERB_IN_GA = /(?:^나|들어|돌아|^다|다다|옮겨|올라|내려|지나|넘어|건너|찾아|따라|흘러|빠져나|벗어나|담|잠)가$/;

/** True for a word with the particle of a subject: 물이, but not 담가. */
export const isSubject = (word: string): boolean => /[가-힣A-Za-z0-9][이가]$/.test(word) && !VERB_IN_GA.test(word);
