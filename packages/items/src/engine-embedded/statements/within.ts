import { endsInConsonant, endsWithFinalL, isOpen } from '../grammar/hangul.ts';
import { cutAtTopic } from '../grammar/topic.ts';

/**
 * Set phrases that stand in the middle of a sentence and say the same in another form: what a thing is because of, which
 * of several it is, what is found to be so. A long sentence told otherwise at its ends alone is still told as it stood.
 */
export function exchangeWithin(statement: string): string {
  let said = statement;
  for (const [pattern, to] of PHRASES)
    said = typeof to === 'string' ? said.replace(pattern, to) : said.replace(pattern, to);
  return asItIsSo(becauseOf(madeUpOf(said)));
}

const OTHER: Readonly<Record<string, string>> = {
  점: '사실',
  사실: '점',
  접어들면서: '들어서면서',
  들어서면서: '접어들면서',
};
/** The other of two words, unless the sentence has it already. */
const other = (found: string, ...rest: unknown[]): string => {
  const said = String(rest.at(-1));
  const word = OTHER[found] ?? found;
  return said.includes(word) ? found : word;
};

/** What a difference, a fault or a leaning comes of: of a name or a custom it would tell the place of birth. */
const GROUND =
  '차이|충돌|변화|대립|부족|문제|믿음|오해|욕망|욕구|잘못|성질|구조|불균형|경쟁|제약|성향|본성|감정|지향성|갈등|특성|편견|무지';
const FORMS: Readonly<Record<string, string>> = {
  비롯되었다: '기인하였다',
  비롯되고: '기인하고',
  비롯되며: '기인하며',
  비롯된다고: '기인한다고',
  비롯된다: '기인한다',
  비롯된: '기인한',
};

const UNABLE: Readonly<Record<string, string>> = {
  는: '는',
  고: '고',
  며: '으며',
  면: '으면',
  므로: '으므로',
  지만: '지만',
  여: '어',
};

type Exchange = readonly [RegExp, string | ((found: string, ...rest: string[]) => string)];

const PHRASES: readonly Exchange[] = [
  // A duty is no fact, and what is pointed out may be none.
  [
    /(?<=[다라]는 )(?<!야 한다는 )(?:점|사실)(?=을 (?:[가-힣]+ )?(?:인정|깨달|밝|이용|보여|발견|확인|입증|증명|드러내|알)|에 주목)/,
    other,
  ],
  [/(?<=(?:세기|년대|시대)에 )(?:접어들면서|들어서면서)(?= )/, other],
  [/(세기|년대)에 이르러 /, '$1에 들어 '],
  [/(?<=에게? (?:큰 |직접 |직접적인 )?)영향을 미(?=[치칠친쳐쳤])(?!친다\.)/, '영향을 끼'],
  [
    new RegExp(`(?<=(?:${GROUND}))에서 (${Object.keys(FORMS).join('|')})(?=[ .])`),
    (_, form) => `에 ${FORMS[form] ?? form}`,
  ],
  [/(?<=[와과] )더불어 /, '함께 '],
  [
    /(?<!더 |보다 |가장 |매우 |너무 |그렇게 )(?<![가-힣])많은 (?=(?:사람|학자|농민|기업|국가|나라|작가|화가|철학자|과학자|연구자|시민|기업가)들?[이은을에과가는를와] )/,
    '다수의 ',
  ],
  [/에 불과하다고 /, '에 지나지 않는다고 '],
  [/(?<=[을를] [가-힣A-Za-z]+(?: [가-힣]+)?(?:이라|라)고 )하였다\.$/, '불렀다.'],
  [/(?<= )높이 평가받는다\.$/, '높은 평가를 받는다.'],
  [/(?<= )지금의 (?!나)/, '현재의 '],
  // What is told of the whole lot: no middle of a place.
  [
    /(?<=[가-힣](?<![은는한된인던의운린난긴]))(?<!방|마당|바다|길|도시|사막|호수|무대|산|밭|논|들판|(?:^| )[이그]) 가운데 (?![있놓서선에로])/,
    ' 중 ',
  ],
  [/(설명|이해|판단|구별|구분|예측|파악|인정|실현|해결|적용|측정|증명)하기 어려운 /, '$1하기 힘든 '],
  [
    /(?<=[을를] (?:제대로 |충분히 |온전히 )?(?:설명|통과|해결|구별|구분|파악|예측|흡수|측정|판단|보장|해소|반영|포착|제거))하지 못하(는|고|며|면|므로|지만|여)(?=,? )/,
    (_, end) => `할 수 없${UNABLE[end] ?? end}`,
  ],
  // One noun, that the quality is told of, with nothing before it that the quality is of or is measured by.
  [
    /(?<=^|[은는을를의던한된,] |에서는? )([가-힣]*(?<!목|표|업|흔|유|실|성|면|누|추|해|서|축|기|조|궤|부|일반|대표)적)인 (?!것|점|일|면)(?=[가-힣]{2,}(?:을|를|이|가|은|는|에|에서|에게|으로|로|과|와|이다|이라고|이라는|이며|이고)[ .,])/g,
    '$1 ',
  ],
  // What comes of it follows; “남아 있다” is one verb.
  [/(?<=[가-힣]지 )않아 (?!있|보|도|야)/, '않아서 '],
  [/(?<=[고수] )있어 (?!서|왔|온|보|도|야)/, '있어서 '],
  [/(?<=[가-힣][이가] )(높|낮|많|적|작|길|짧|좁|넓|없|있)(아|어) (?![지졌진질보하했한있도야])/, '$1$2서 '],
  [/(?<=[가-힣][이가] )(커|강해|약해|쉬워|어려워|무거워|가벼워|빨라|느려|달라) (?![지졌진질보하했한있도야])/, '$1서 '],
];

/** “X는 A와 B로 이루어진다” as “구성된다” and back, of one topic and all that it has. */
function madeUpOf(statement: string): string {
  const cut = cutAtTopic(statement);
  const [, parts = '', verb = ''] = /^(.*[와과] .*)(?:으로|로) (이루어진다|구성된다)$/.exec(cut?.rest ?? '') ?? [];
  return verb === '' || /때문에|므로|지만|[고며면],? |[아어]서 /.test(parts)
    ? statement
    : statement.replace(/[가-힣]+\.$/, verb === '이루어진다' ? '구성된다.' : '이루어진다.');
}

/** “N 때문에” as “N으로 인해”, of a noun that ends like no verb and no adverb with 로. */
const becauseOf = (statement: string): string =>
  /때문.*때문|인해|인하여/.test(statement)
    ? statement
    : statement.replace(
        /(?<=[가-힣] )([가-힣]{2,}(?<![은는이가을를의도만에기반사실때])) 때문에(?= )/,
        (_, noun: string) => (endsInConsonant(noun) && !endsWithFinalL(noun) ? `${noun}으로 인해` : `${noun}로 인해`),
      );

/** Stems in a consonant that keep it before 으. */
const KEPT = /(?:높|낮|많|적|작|굵|얇|넓|좁|깊|얕|짧|얻|받|않|같|좋|였|았|었|했|갔|왔|났|졌|쳤|렸|켰|됐)$/;

/** “V기 때문에” as “V므로”, behind what tells that V is a verb. */
const asItIsSo = (statement: string): string =>
  /때문.*때문|므로/.test(statement)
    ? statement
    : statement.replace(
        /(?<=(?:[가-힣][이가을를]|에|게|로|보다|지|수) )([가-힣]+)기 때문에 (?=\S+ \S)/,
        (found, stem: string) => {
          if (isOpen(stem) || endsWithFinalL(stem)) return `${stem}므로 `;
          return KEPT.test(stem) || /있|없/.test(stem.slice(-1)) ? `${stem}으므로 ` : found;
        },
      );
