/** Words of one meaning that can stand for each other in expository prose, in whole spellings. */

/** Word forms that fit wherever the first can stand, whatever is said and of whom. */
const SAME: readonly [string, string][] = [
  ['감소할수록', '줄어들수록'],
  ['커질수록', '클수록'],
  ['사용하여', '이용하여'],
  ['사용해', '이용해'],
  ['지나치게', '과도하게'],
  ['즉시', '곧바로'],
  ['서서히', '천천히'],
  ['커다란', '큰'],
  ['유사한', '비슷한'],
  ['매우', '아주'],
  ['반드시', '꼭'],
  ['점차', '차츰'],
  ['점점', '차츰'],
  ['상이한', '서로 다른'],
  ['위하여', '위해'],
  ['위해', '위하여'],
  ['의하여', '의해'],
  ['의해', '의하여'],
  ['통하여', '통해'],
  ['통해', '통하여'],
  ['대하여', '대해'],
  ['대해', '대하여'],
  ['말고도', '외에도'],
  ['대체로', '대개'],
  ['값비싼', '비싼'],
  ['적합하다', '알맞다'],
  ['마음대로', '임의로'],
  ['동일한', '같은'],
  ['비슷한', '유사한'],
  ['혹은', '또는'],
  ['또는', '혹은'],
  ['약', '대략'],
  ['인하여', '인해'],
  ['인해', '인하여'],
  ['관하여', '관해'],
  ['관해', '관하여'],
  ['비하여', '비해'],
  ['비해', '비하여'],
];

/** Nouns of one sense and one kind of final sound, so that every particle fits both. */
const NOUNS: readonly (readonly [string, string])[] = [
  ['장점', '이점'],
  ['단점', '약점'],
  ['물음', '질문'],
];
const PARTICLES = [
  '은',
  '이',
  '을',
  '과',
  '으로',
  '의',
  '에',
  '에서',
  '에는',
  '에서는',
  '이다',
  '이며',
  '이고',
  '만',
  '도',
  '만을',
];

export const SAME_AS: ReadonlyMap<string, string> = new Map([
  ...NOUNS.flatMap(([from, to]) => PARTICLES.map((particle): [string, string] => [from + particle, to + particle])),
  ...SAME,
]);
