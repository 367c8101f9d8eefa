import { isFalseUndecided, type JudgedType, judgedAsk } from '../../catalogue/judged-type.ts';
import { classOf } from '../../catalogue/type-class.ts';

/** What 참, 거짓 and 판단 불가 mean of an option, told to who judges it: that differs by what the options of a type are. */

/** Of types whose options are no statements on the passage. */
const FITS: Readonly<Record<string, string>> = {
  F08: '참: 선택지의 물음에 대한 답이 글에 있다. 거짓: 그 답이 글에 없다(화제가 같아도 거짓이다).',
  F09: '참: 선택지의 물음에 대한 답이 글에 있다. 거짓: 그 답이 글에 없다(화제가 같아도 거짓이다).',
  F10: '참: 글 전체가 실제로 그런 내용을 그런 차례와 방식으로 펼친다. 거짓: 화제나 방식이나 차례 가운데 하나라도 글과 다르다.',
  F22: '참: 글의 구조와 내용으로 보아 그렇게 읽을 수 있다. 거짓: 글에 그런 구조나 내용이 없어 그렇게 읽을 수 없다.',
  F23: '참: 진술에 매긴 판단 결과가 글과 맞다. 거짓: 판단 결과가 글과 어긋난다.',
  F24: '참: 글 전체를 아우르는 중심 내용이다. 거짓: 한 부분만 말하거나, 글보다 넓거나, 글이 다루지 않은 내용이다.',
  F26: '참: 표제와 부제가 함께 글 전체의 화제와 다루는 방식을 드러낸다. 거짓: 한 부분만 드러내거나, 글이 다루지 않은 것을 내세우거나, 관계를 바꾼다.',
  I03: '참: 글에 따를 때 표시한 말의 이유가 된다. 거짓: 글과 어긋나거나, 글의 내용으로는 옳더라도 표시한 말의 이유는 아니다.',
  I04: '참: 표시한 말이 그 문맥에서 뜻하는 바와 같다. 거짓: 글의 다른 내용이거나, 글자만 따르거나, 뜻의 범위나 정도가 다르다.',
  I05: '참: 빈칸의 앞뒤와 글의 원리에 모두 맞는다. 거짓: 둘 가운데 하나라도 맞지 않는다.',
  I06: '참: 모든 칸의 말이 맞다. 거짓: 한 칸이라도 맞지 않는다.',
  I13: '참: 글에서 말한 조건을 모두 갖춘 사례이다. 거짓: 조건 하나라도 어긴다.',
  I14: '참: 글에서 말한 조건을 모두 갖춘 사례이다. 거짓: 조건 하나라도 어긴다.',
  I15: '참: 글의 인과에 따를 때 그 방법으로 그렇게 된다. 거짓: 방향이 반대이거나 글의 인과와 관계가 없다.',
  V08: '참: 표준국어대사전에 실린 그 낱말의 뜻으로, 표시한 자리의 뜻과 같다. 거짓: 사전에 없는 뜻이거나 다른 낱말의 뜻이다.',
};

const WORDS =
  '참: 표준국어대사전에 실린 뜻 가운데 표시한 말이 글의 그 문장에서 쓰인 뜻과, 선택지의 말이 제 문장에서 쓰인 뜻이 같다(바꿔 쓰는 말이면 바꾸어도 문장의 뜻이 그대로이고 결합이 자연스럽다). 거짓: 사전의 다른 뜻이거나, 바꾸면 뜻이나 결합이 어긋난다. 낱말은 글로 증명되지 않아도 사전으로 판정하므로 판단 불가로 두지 않는다.';

const CRITICAL =
  '참: 그 관점이나 대상을 글이 말한 대로 잡았고, 비판·평가·반응의 방향이 물음에 맞다. 거짓: 글이 말한 견해를 잘못 옮겼거나, 물음이 가리키는 점에 닿지 않거나, 방향이 반대이다. 비판이 글에 적혀 있지 않아도 참일 수 있다.';

const FITTING =
  '참: 물음에 맞는 답이다. 거짓: 글이나 〈보기〉와 어긋나거나, 글의 내용으로는 옳더라도 물음의 답이 아니다.';
/** Where what the text does not bear out is no answer. */
const NO_ANSWER =
  '글로 뒷받침되지 않는 것은 물음의 답이 아니므로 거짓이다. 판단 불가는 물음이나 선택지가 두 뜻으로 읽혀 정할 수 없을 때에만 쓴다.';

const INFERRED =
  '참: 글의 문장 두세 개를 이으면 반드시 따라 나온다(글에 그대로 적혀 있지 않아도 된다). 거짓: 글의 어느 문장이나 그로부터 따라 나오는 것과 어긋난다. 판단 불가: 어긋나는 문장을 댈 수 없고, 참이 되려면 글에 없는 사실을 더 알아야 한다.';
const STATED =
  '참: 글에서 확인되거나 반드시 따라 나온다. 거짓: 글의 어느 문장과 어긋난다. 판단 불가: 글에 그 말도, 어긋나는 말도 없다.';
const APPLIED =
  '참: 글의 원리를 〈보기〉나 물음의 경우에 적용하면 그렇게 된다(글에 그대로 적혀 있지 않아도 된다). 거짓: 적용하면 그렇게 되지 않거나 〈보기〉의 사실과 어긋난다. 판단 불가: 원리와 사실만으로는 어느 쪽인지 정해지지 않는다.';

/** For the options of a type. */
export function verdictMeaning(type: JudgedType): string {
  const own = FITS[type.id];
  if (own) return isFalseUndecided(type) && type.id !== 'V08' ? `${own} ${NO_ANSWER}` : own;
  if (type.pattern === '어휘 및 문법') return WORDS;
  if (type.pattern === '비판적 읽기') return `${CRITICAL} ${NO_ANSWER}`;
  if (judgedAsk(type, '') !== undefined) return `${FITTING} ${NO_ANSWER}`;
  if (classOf(type) === 'case') return APPLIED;
  return type.pattern === '추론적 읽기' ? INFERRED : STATED;
}
