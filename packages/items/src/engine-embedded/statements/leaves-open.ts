import { definesName } from '../grammar/names.ts';
import { CLAUSE_END } from '../grammar/scope.ts';
import { isTopic, NO_SUBJECT, nounBeforeAlso } from '../grammar/topic.ts';
import { ATTRIBUTED, REPORTED, VIEWED } from './views.ts';

/** What a statement asks back: than what, whose, which two, when. */

/** A pair counted, of which the two are named in no word before. */
const COUNTED =
  /(?:^|\s)(?:두|세|네|양|이 두) (?![가-힣]+(?:(?: 사이)?의 .*(?:차|곱|합|거리|사이)[은는이가을를에]? | (?:중|가운데) 하나)|[가-힣]+(?:으로|로) (?:나누|나뉘|구분|구별|분류)|(?:가지|종류|개|번|단계|배|차례|갈래|부분|유형|곳|명|시간|달|해|쪽|번째)(?:씩|[은는이가을를의에로과와도,]|으로|에서|마다|째|이다|$|\s))[가-힣]+/;
const NAMED_PAIR = /[가-힣][와과] (?!달리|같|함께|비슷|유사|다르|다른|반대|마찬|더불어)/;
const ANY_TWO = /(?:비슷한|다른|같은|인접한|이웃한|유사한|동일한|떨어진|임의의|모든) $/;

function countsUnnamed(statement: string): boolean {
  const at = COUNTED.exec(statement)?.index;
  if (at === undefined) return false;
  const before = statement.slice(0, at);
  return !NAMED_PAIR.test(before) && !ANY_TWO.test(`${before} `);
}

const JOINT = new RegExp(`(?:${CLAUSE_END}|서),? `);

/** “자신” whose own clause has nobody that it could be, in a statement of nobody in particular. */
function lacksSelf(statement: string): boolean {
  const match = /(?:^|\s)(?:(?:자신|스스로)(?=[은는이가을를의도과와에,\s])|자기(?=[를의가는도와]\s))/.exec(statement);
  if (!match || definesName(statement)) return false;
  const before = statement.slice(0, match.index).split(' ');
  if (before.some((word) => isTopic(word) && !NO_SUBJECT.test(word))) return false;
  const clause =
    statement
      .slice(0, match.index + 1)
      .split(JOINT)
      .at(-1) ?? '';
  return !/[가-힣][이가] /.test(clause);
}

/** Words that are more, other or last than something that the statement does not name. */
const DANGLING: readonly RegExp[] = [
  /(?:^|\s)(?:그녀|이만한|그만한|이만큼|그만큼|저마다의 그|또 다른|다른 하나|다른 쪽|다른 한|나머지 하나|양쪽|양자|둘 다|둘 모두|마지막으로|끝으로|또한 이|이와|그와|반대로)(?=[\s은는이가을를의에도,])/,
  // “편집을 다르게 이해하였다”, than whom?
  /^(?!.*(?:[와과](?:는)?|보다|마다|따라|서로|저마다|각기|각각) ).*(?:^|\s)(?:달리|다르게|비슷하게|유사하게|똑같이|마찬가지로)\s/,
  // “더 크다”, than what? A case is one only where it stands before.
  /^(?!.*(?:보다|에 비해|에 비하여|수록|[하한] 단위|하나) )(?:(?!(?:면,?|경우|때)(?:에는?)?,? ).)*(?:^|\s)(?:더(?! 이상)|더욱|덜|보다)\s/,
  // “몇 분이면 충분하다”, for what?
  /^(?!.*(?:기에|데에?|데는|기에는) ).*(?:이면|면|으로도?|만으로도?) 충분하다\.$/,
  // “시기와 상관없이 포함된다”, in what?
  /^(?!.*(?:에|에도|에는|에만|에까지|가운데|중) ).* (?:포함|해당|귀속|부합|속)[하한되된](?:다|지 )/,
  // “우선 설득 주장 이론이 있다”, and then? “경쟁적이지 않다면 결과는 달라진다”, of what?
  /(?:^| )우선 [^,]*[이가] 있다\.$|(?:면|때),? 결과[는가] /,
  // “신용장 거래는 다음과 같이 이루어진다”, how?
  /다음과 같[이은]/,
  // “남는 에너지는”, “찾아낸 수는”: of what was told before.
  /^(?:찾아낸|남는|남은|얻은|만들어진|생겨난|걸러진|떨어져 나온|더해지는|더해진|떠 있는|남아 있는|흩어진|제거된|추가된|늘어난|줄어든) [가-힣]+(?:[은는이가]|의) /,
  // “갑은 을에게 청구할 수 있다”, in which case?
  /(?:^| )(?:갑|을|병)(?:은|이|에게|의|과) (?:.*(?:갑|을|병)(?:은|이|에게|의|과|을) |)/,
  // “오른쪽 행부터 읽어 나간다”, what?
  /^(?!.*[을를] ).*(?:읽|적|써|그려)(?:어)? (?:나간|내려간)다\.$/,
  // “오히려 불안을 낳는다”, instead of what?
  /^[^은는]+[은는] 오히려 /,
  // “인과의 방향이 반대라고 보았다”, of what?
  /^(?!.*[와과](?:는)? ).*(?:[이가은는] )반대(?:이다|라고|라는)/,
  // “논의의 실마리가 된 것은”, whose?
  /^(?:논의|논쟁|연구|비판)의 /,
  // “실제의 경계는”, of what? “산소 원자 쪽은”, in what?
  /^(?:실제|본래|원래|최초)의 [가-힣]+[은는이가] |^[^은는을를]*[가-힣] 쪽은 /,
  // “어떤 방법이 효과적인지는 …”, to do what?
  /^어떤 (?:방법|방식|것|쪽)[이가] /,
  // “같지 않다고 답하였다”, to what question?
  /^(?!.*(?:물음|질문|비판|반론|의문|지적|문제)).*[다라]고 (?:답|응답|대답)(?:하였|했)다\.$/,
  // “첫 번째 길을 찾았다”, to what?
  /^(?!.*(?:의|에서|에|[은는]) (?:첫|두|세|네) 번째 ).*(?:^|\s)(?:첫|두|세|네) 번째 |(?:첫|두|세|네) 번째 (?:길|방법|방식|이유|까닭|조건|단계|문제)[을를은는이가]/,
  // “A는 B를 이긴다”, of what was assumed before.
  /(?:^|[가-힣],? )(?<![가-힣](?<![은는이가을를며고면지만]),? )[A-Z](?:[은는이가을를]|에게) /,
  // “복구는 두 가지 방식으로 이루어진다”, of what?
  /^[가-힣]{2}[은는] (?:크게 |대체로 |보통 |흔히 |대개 )?(?:두|세|네|다섯) (?:(?:가지|개의|종류의) [가-힣]+|단계)(?:으로|로) (?:이루어|진행|나뉜|나눌|구분)/,
  // “왼쪽으로 작용한다”, of what?
  /(?<!의|[을를]) (?:왼|오른|위|아래|앞|뒤|맞은|반대)쪽(?:으로|에|이|을)/,
  // “대표될 수도 없다”, and what else could not?
  /^(?!.*(?:고|며|지만|므로|때문에|[아어해여]서),? .*수도 없).* 수도 없/,
  // “단어는 먼저 형태에 따라 나뉜다”, and then?
  /^(?!.*(?:보다|나중|가장|뒤에|다음|이어서|하기 전에|먼저.*먼저)).*(?:^|\s)먼저 (?![가-힣]+[온난간된운진한은던] )/,
  // “논쟁은 한쪽으로 기울었다”: which?
  /^(?:논쟁|논의|논란|실험|연구|조사|관측|결과|주장|반론|비판|설명|문제|상황|원인|이유|까닭|방법|방식|과정|단계|변화|차이|사건|작업|영향|효과|반응|변형|이동|운동)(?:은|는|이|가) /,
  // “높이는 15km에 이른다”, “본체는 피부 밑에 있다”, of what?
  /^(?:높이|길이|크기|무게|넓이|두께|깊이|지름|반지름|부피|면적|수명|중심부?|본체|진행 방향|벽|바닥|뚜껑|덮개|표면|윗면|아랫면|밑면|옆면|앞면|뒷면|안쪽|바깥쪽|위층|아래층|윗부분|아랫부분|몸체|몸통|양 끝|한쪽 끝)(?:은|는|이|가|에|에는|에서|에서는) /,
  // “이어지는 경과구는”, behind what?
  /^(?:이어지는|이어진|뒤따르는|뒤이은|앞선|뒤이어 나오는) |(?:^| )예외에 해당/,
  // “시작할 수는 없고”, “끊을 수는 있다”, beside what else?
  / 수는 [있없]/,
  // “절대 연령은 수치로 나타낸 것을 가리킨다”, what is so expressed?
  /^(?!.*[을를이가] .*것[을이]).*(?:나타낸|표현한|정한|구한|계산한|측정한|옮긴|바꾼|나눈|만든|합한|뺀|더한|비교한|기록한) 것(?:을 (?:가리킨|말한|뜻한)다|이다)\.$/,
  // “덕분에 씨앗은 …”: thanks to what?
  /^(?:덕분|때문|탓|까닭|대신|반면|결과적으)(?:에|로),? /,
  // “당시 카메라의 조리개를”, when?
  /^(?!.*(?:\d|세기|시대|조선|고려|신라|왕조)).*(?:^|[가-힣]{2}[을를이가은는] |, )당시(?:에는?|의)? /,
  // “약 1년이 지나자”, after what?
  /^(?:약 |대략 )?(?:\d+|몇|수십?|한|두|세) ?(?:년|달|일|주|시간|분|세기)(?:쯤|가량)?(?:이|가) (?:지나|흐르)(?:자|면|서|고) /,
  // “세 단계 가운데 전이 단계”, of what?
  /(?<!의 )(?:^|\s)(?:두|세|네|다섯|여러|몇) (?:가지|개|단계|종류|부분|갈래|유형|요소|조건|요건|방식|방법)(?: [가-힣]+)? (?:중|가운데)(?:에서?)? /,
  // “뉴턴의 생각이 옳지 않다”, what did he think?
  /의 (?:생각|견해|주장|설명|예측|가설|입장|예상|추측|비판|이론)(?:이|은|도|가|는) (?:옳|틀리|잘못|맞|그르|받아들여|부정|입증|확인|사실|거짓|참)/,
  // “장식을 없앤 것은 …기 위해서이다”: who did so?
  /^(?!(?:\S+ )*?\S+[이가] (?:\S+ )*?것은 )\S+[을를] (?:\S+ )*?것은 .*(?:위해서|위함|때문|데 있)/,
  // “별도의 회사를 세우는 까닭은”: who does so?
  /^(?!(?:\S+ )*?\S+(?<!굳)[이가] (?:\S+ )*?(?:까닭|이유)[은는] )(?:\S+ )*?\S+[을를] (?:\S+ )*?\S+는 (?:까닭|이유)[은는] /,
  // “0.8 정도에서도 자란다”, of what?
  /(?:^| )\d+(?:\.\d+)? (?:정도|안팎|내외)(?:[은는이가을를로]|에서|에)/,
  // “연구진은”, whose? “이용하는 경우에도 …”, besides what?
  /^(?:연구진|연구팀|조사단|실험자)[은는이] |^(?!(?:\S+ ){0,3}\S+[은는] )(?:\S+ )+경우에도 /,
  // “합성되는 단백질은”, where and when? “갇힌 탄소 때문에”, in what?
  /^[가-힣]+(?:되는|된|지는|진|힌) [가-힣]+(?:들)?(?:[은는이가]| 때문에|으?로 인해|으?로 인하여) /,
  // “둘째 한계를”, of which? “띄어쓰기는 이후”, after what?
  /(?:^| )(?:첫째|둘째|셋째|넷째) [가-힣]+(?:[을를이가은는의]|에|으로|로) |[은는] (?:이후|그 후|그 뒤|뒤이어|곧이어|이어서),? /,
  // “위성의 성질에 따라서도 값이 달라진다”, and by what else? “곧 나타났다”, after what?
  /^(?:\S+ ){0,3}\S*에 따라서도 |(?:^| )곧 \S*[았었였했]다\.$/,
  // “위법성의 판단에도 기준이 쓰인다”, “대표성의 측면에서도 …”, besides where?
  /^(?:[가-힣]+의 )?[가-힣]+에서?도 (?!불구)(?:(?![은는] ).)*[이가] \S+다\.$/,
  // “누구인지도 영향을 미친다”, besides what?
  /[은는인을]지도 /,
  // “실제로는 …”, and by what is told?
  /(?:^| )실제로는 /,
  // “전체의 속도는”, of what?
  /(?:^|[,면때] )전체의? [가-힣]+[은는이가] /,
  // “좋은 질문은”, good for what?
  /^(?:좋은|나쁜|올바른|바람직한|적절한|알맞은) [가-힣]+[은는이가] /,
  // “충돌한다고 해서 …”, what does?
  /^\S+다고 (?:해서|하여|해도)\s/,
];

/** The same noun with an owner and without: “장3도는 순정률의 장3도보다 넓다”. */
const OWNERLESS =
  /(?:^|[은는이가을를에며고면] |지만,? )([가-힣\d]{2,})[은는이가] (?:[^ ]+ )*?[가-힣]+의 \1(?:보다|에 비해|와|과)\s/;

/** “장3도는 순정률의 장3도보다 넓다”: neither half tells whose third is meant. */
export const lacksOwner = (statement: string): boolean => OWNERLESS.test(statement);

/** “어렵다는 한계가 있다”, what has it? */
const lacksBearer = (statement: string): boolean =>
  /[다라]는 (?:한계|단점|장점|문제|문제점|특징|특성|이점|약점|차이)[가이] 있/.test(statement) &&
  !statement.split(' ').some((word) => isTopic(word) && !NO_SUBJECT.test(word));

/** “절대 등급도 거의 일정하다”, besides what, and of what? */
const isOneMore = (statement: string): boolean => {
  const words = statement.split(' ');
  return (
    !words.some((word) => isTopic(word) && !NO_SUBJECT.test(word)) &&
    !/(?:어느|아무|어떤|누구|한) /.test(statement) &&
    words.some((word) => /(?<![라해어아여려져켜수지기에서게로])도$/.test(word) && nounBeforeAlso(word) !== undefined)
  );
};

/** “과거에는 허용된다고 보았다”, who did? */
const lacksHolder = (statement: string): boolean =>
  (REPORTED.test(statement) || VIEWED.test(statement) || /견해를 보[인였]/.test(statement)) &&
  // A name may look like a verb: 소쉬르는.
  !statement
    .split(' ')
    .slice(0, 8)
    .some((word) => /[은는]$/.test(word) && !NO_SUBJECT.test(word)) &&
  !ATTRIBUTED.test(statement) &&
  !/(?:사람들|학자들|[가-힣]론자들|[가-힣]주의자들)[이은]|(?:관점|입장|이론|견해)에서는/.test(statement);

/** True for a statement that a reader could not understand without asking “than what?”, “whose?” or “which two?”. */
export function leavesOpen(statement: string): boolean {
  return (
    countsUnnamed(statement) ||
    lacksSelf(statement) ||
    lacksPurpose(statement) ||
    lacksOwner(statement) ||
    lacksBearer(statement) ||
    isOneMore(statement) ||
    lacksHolder(statement) ||
    DANGLING.some((word) => word.test(statement))
  );
}

/** “적절한 방향으로 충돌해야 한다”, for what and by whom? */
const lacksPurpose = (statement: string): boolean =>
  /야 (?:한|했|하였)다\.$/.test(statement) &&
  !statement.split(' ').some((word) => isTopic(word) && !NO_SUBJECT.test(word)) &&
  !/(?:려면|위해서?는?|위하여|면|기까지는|데는|데에는|(?:때|경우)(?:에는|에|는)?),? /.test(statement);
