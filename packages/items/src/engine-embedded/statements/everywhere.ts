import { SAME_AS } from './same-words.ts';
import { exchangeWithin } from './within.ts';

/**
 * Words and set phrases of one sense that stand for each other wherever they are, whatever the sentence speaks of:
 * another spelling of one ending, a noun and its like with the particle that fits.
 */

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/ 데 도움을 준다\.$/, ' 데 도움이 된다.'],
  [/에 영향을 미친다\.$/, '에 영향을 끼친다.'],
  [/에 영향을 준다\.$/, '에 영향을 미친다.'],
  [/에 미치는 영향/, '에 끼치는 영향'],
  [/에 달려 있다\.$/, '에 따라 정해진다.'],
  [/는 경향이 있다\.$/, '는 경향을 보인다.'],
  [/ 역할을 한다\.$/, ' 구실을 한다.'],
  [/([와과]) 관련이 있다\.$/, '$1 관련된다.'],
  [/([와과]) 관계없이 /, '$1 상관없이 '],
  [/함으로써 /, '하여 '],
  [/([되있없])기 때문에 (?=\S+ \S)/, '$1는 까닭에 '],
  [/(?<![가-힣])어떠한 /, '어떤 '],
  // “항상 소득” is the name of a thing.
  [/ 항상 (?!\S+(?:[을를이가은는의과와도에]|으로|로) )/, ' 늘 '],
  [/ 언제나 /, ' 항상 '],
  [/ 더욱 /, ' 더 '],
  [/(?<![가-힣])매년 /, '해마다 '],
  [/(?<![가-힣])각각의 /, '각 '],
  [/(?<![가-힣])여러 가지 (?=[가-힣])/, '여러 '],
  [/ 차례차례 /, ' 차례대로 '],
  [/ 나란하게 /, ' 나란히 '],
  [/([을를]) 함께 (?=[가-힣]+다\.)/, '$1 같이 '],
  // “새로운 예술적 가치”: what stands between would take it for its own.
  [/(?<![가-힣])새로운 (?=[가-힣]{2,3}[을를이가] )/, '새 '],
  [/(?<=[는은한된던인난] )까닭은 /, '이유는 '],
  // “할 까닭이 없다” says that it need not be.
  [/(?<=[는은한된던인난] )까닭이 (?![있없])/, '이유가 '],
  [/(?<=[는은한된던인난] )까닭을 /, '이유를 '],
  [/ 무엇인가 하는 /, ' 무엇인가라는 '],
  // “원본과 같은 크기” is as large as it; of two things named the noun behind is the kind.
  [/(?<=[가-힣]나 [가-힣]{2,6})[와과] 같은 (?=[가-힣])/, ' 같은 '],
  [/(\d+\S?)에서 (?=\d+\S* 사이)/, '$1와 '],
  [/기준이 된다\.$/, '기준으로 쓰인다.'],
  [/(척도|지표)가 된다\.$/, '$1로 쓰인다.'],
  [/로 이루어져 있다\.$/, '로 구성되어 있다.'],
  [/을 필요로 한다\.$/, '이 필요하다.'],
  [/를 필요로 한다\.$/, '가 필요하다.'],
  [/(?<=[는은한된던인난린] )경우에(?:는)? (?!한[하해정])/, '경우 '],
  [/대해서는 /, '대하여는 '],
  [/ 데에 /, ' 데 '],
  [/([와과])는 (?:달리|다르게) /, '$1 달리 '],
  [/하는 데 (유리하다|적합하다|알맞다|좋다)\.$/, '하기에 $1.'],
  [/(?<!(?:^| )[이그]) 중에서 /, ' 가운데에서 '],
  [/(?<=[이가] |에게 |에 )있지 않은 /, '없는 '],
  // “차이는 특성에 있지 않다”: what it lies in is no place.
  [/(?<=[이가] |에게 )있지 않다\.$/, '없다.'],
  [/([와과]) 다르지 않다\.$/, '$1 같다.'],
  // A process is that of the thing before it, with its particle or without; what somebody does to it is not.
  [
    /(^|[을를이가은는] )([가-힣]{2,4})의 (확산|증가|감소|변화|이동|증식|확대|축소|상승|하락|증발|응결|팽창|수축|발달|성장)(?=[을를이가은는] )/,
    '$1$2 $3',
  ],
  [/(^|[을를이가은는] )(손해|계약|조약|의무)의 (배상|해제|해지|체결|이행)(?=[을를이가은는] )/, '$1$2 $3'],
  [
    /^((?:[가-힣]+ ){0,2}[가-힣]+[은는] .{4,}(?:[는은던]|한|된|있는|없는) (?:[가-힣]+ )?(?:생물|동물|식물|물질|원소|질환|행성|권리|행위|범죄|처분|금속|악기|장르))이다\.$/,
    '$1에 해당한다.',
  ],
  [/다고 믿었다\.$/, '다고 여겼다.'],
  [/하게 하는 /, '하게 만드는 '],
  [/ 것이고 /, ' 것이며 '],
  [/(?<![고며],? .*)([있없])으며 (?!.*[가-힣]고,? )/, '$1고 '],
  [/알지 못할 /, '모를 '],
  [/알지 못하(는|면|므로|고|지만|며|기) /, '모르$1 '],
  [/알지 못한다\.$/, '모른다.'],
  [/하지 않아도 된다\.$/, '할 필요가 없다.'],
  [/(?<=때|데|에|에서)( (?:주로|널리|많이|흔히|자주))? 쓰인다\.$/, '$1 사용된다.'],
  [/(이라고|라고) 보았다\.$/, '$1 여겼다.'],
  // “늦추는 일은 늘리는 일이다”: both are what is done.
  [/(는|한|된) 일은 (.+(?:는|한|된)) 일이(다|기도 하다)\.$/, '$1 것은 $2 것이$3.'],
  // With a comma no noun follows that it would be the next of.
  [/(?<=[한운춘긴린킨난온은] )다음, /, '뒤 '],
  [/(?<=[을를] [가-힣]*[가-힣])(?<!알)면서 /, '며 '],
  // “물과 같이 스며든다” may be along with it; of two things named one is an example.
  [/(?<=[가-힣]나 [가-힣]{2,6})[와과] 같이 /, '처럼 '],
  [/흘러도 /, '흐르더라도 '],
  [/달라도 /, '다르더라도 '],
  [/바뀌어도 /, '바뀌더라도 '],
];

/** The statement with every such exchange made. */
export const exchangePhrases = (statement: string): string =>
  exchangeWithin(PHRASES.reduce((said, [pattern, to]) => said.replace(pattern, to), statement));

const SHORT: Readonly<Record<string, string>> = {
  나누어: '나눠',
  나눠: '나누어',
  바꾸어: '바꿔',
  바꿔: '바꾸어',
  갖는다: '가진다',
  갖는: '가지는',
};

/** “…하여” as “…해” and the like: one form, written out or drawn together. */
export function drawTogether(word: string, before: string): string | undefined {
  if (SHORT[word] !== undefined) return SHORT[word];
  if (SAME_AS.has(word)) return undefined;
  const [, open = ''] = /^([가-힣]+)하여$/.exec(word) ?? [];
  // “방해해” is hard to read.
  if (open !== '') return /[해하]$/.test(open) ? undefined : `${open}해`;
  // Without an object before it the word may be a noun: 이해, 피해.
  const [, drawn = ''] = /^([가-힣]{2,})해$/.exec(word) ?? [];
  return drawn !== '' && /[가-힣][을를]$/.test(before) ? `${drawn}하여` : undefined;
}
