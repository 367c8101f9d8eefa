import { isSingleClause } from '../grammar/scope.ts';
import { DIRECTIONS, movesOneWay, PREDICATE_OPPOSITE_OF } from './opposites.ts';

/** One quality, or the last predicate, turned into its opposite. */

/** “…보다 낮은 이자로” as “…보다 높은 이자로”. */
export function turnCompared(statement: string): string | undefined {
  const words = statement.split(' ');
  const at = words.findIndex(
    (word, index) => /[가-힣]보다$/.test(words[index - 1] ?? '') && QUALITY_OPPOSITE_OF.has(word),
  );
  const opposite = QUALITY_OPPOSITE_OF.get(words[at] ?? '');
  // Within a condition it only names another case.
  if (at < 0 || opposite === undefined || words.slice(at).some((word) => /(?:면|경우|때|수록),?$/.test(word)))
    return undefined;
  return words.with(at, opposite).join(' ');
}

const QUALITY_OPPOSITE_OF: ReadonlyMap<string, string> = new Map(
  DIRECTIONS.filter(([a]) => /(?:은|큰|긴|른|한|먼|운)$/.test(a)).flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
);

/** What may be easy or hard to do. */
const TAKES_EFFORT =
  /(?:하|다루|읽|구하|찾|얻|배우|알아보|만들|바꾸|고치|옮기|쓰|지키|받아들이|견디|알|풀|들|나누|떼|씻|자르|붙이|세우|고르|재|익히|따르|옮|잡)기(?:가|는|도)? $/;
const FALLS_INTO = /(?:당황|오해|착각|혼동|혼란스러워|방심|오판|실수|생각|긴장|포기|소홀|과신|변하)/;

/** The last predicate turned into its opposite. */
export function reversePredicate(statement: string): string | undefined {
  const match = /^(.* )(\S+)\.$/.exec(statement);
  const opposite = PREDICATE_OPPOSITE_OF.get(match?.[2] ?? '');
  if (match?.[1] === undefined || !opposite || !isSingleClause(statement)) return undefined;
  // “강하게 결합한다”, “데에서 생겨난다”: how and from what it does so goes with the verb alone.
  if (
    /(?:[가-힣]게|데에서|것에서|으로부터) $|배 (?:이상|정도|가까이)|(?:^| )(?:강하게|약하게|단단히|굳게) /.test(
      match[1],
    )
  )
    return undefined;
  // “간략하게 바꾼 것으로, 구조가 단순하다”: what it is tells the rest.
  if (/(?:것|방식|형태|구조|기법)(?:으로|로), /.test(match[1])) return undefined;
  // “느껴지지 않을 정도로 작다”: how far it goes is told as well.
  if (/[을ㄹ할될] (?:정도로|만큼)|(?:정도로|만큼) $/.test(match[1])) return undefined;
  if (movesOneWay(match[1], match[2] ?? '')) return undefined;
  // What one easily falls into is no effort, and is not hard either: “오해하기 어렵다”.
  if (/^쉽다$/.test(match[2] ?? '') && (!TAKES_EFFORT.test(match[1]) || FALLS_INTO.test(match[1].slice(-8))))
    return undefined;
  // Whose name is high is known to all; of a low one nobody speaks.
  if (/이름[이은] $/.test(match[1])) return undefined;
  // What a thing can do grows better, and does not rise.
  if (
    /^떨어진다$/.test(match[2] ?? '') &&
    /(?:성능|능력|기능|효율|품질|신뢰|질|[가-힣]력|정확도)[이가은는도] $/.test(match[1])
  )
    return `${match[1]}높아진다.`;
  // “거슬러 올라간다” is one verb.
  if (/[러어아여] $/.test(match[1])) return undefined;
  // A shock is taken up, and is not given off.
  if (
    /^흡수/.test(match[2] ?? '') &&
    !/(?:빛|열|에너지|[가-힣]선|복사|전자|기체|산소|이산화 탄소|수분|물)[을를] $/.test(match[1])
  )
    return undefined;
  // Light or water is taken in, and is not turned down.
  if (
    /^받아들/.test(match[2] ?? '') &&
    !/(?:견해|주장|이론|제안|비판|관점|사상|문화|제도|요구|의견|생각|원리)[을를] $/.test(match[1])
  )
    return undefined;
  // “흡수하고 … 방출한다” would become “흡수하고 … 흡수한다”.
  // “더 일찍 시작된다” and “비로소 사라진다” say nothing the passage denies; “두 배 정도로 더 작다” says nothing.
  if (
    /(?:일찍|늦게|먼저|나중에|잘) $/.test(match[1]) ||
    /[한두세네몇\d] ?배(?:로)?(?: 정도로?)? (?:더 )?$/.test(match[1])
  )
    return undefined;
  // “얕은 단계에서 깊은 단계로 얕아진다” says two things at once.
  if (/에서 (?:[가-힣]+ )?[가-힣]+로 (?:[가-힣]+ )?$/.test(match[1])) return undefined;
  // “절반으로 줄어든다” tells how far as well.
  if (match[1].includes(opposite.slice(0, 2)) || /(?:절반|배)(?:으로|로)? $/.test(match[1])) return undefined;
  // “자리에 단단하게 결합한다”: where it is bound does not go with what parts.
  if (/^(?:결합|부착|포함|연결|모)/.test(match[2] ?? '') && /에 \S/.test(match[1])) return undefined;
  // “42도의 각도로 방출된다”: what is taken in has no angle.
  if (/^(?:방출|흡수)/.test(match[2] ?? '') && /(?:으로|로) $/.test(match[1])) return undefined;
  // What binds to a thing parts from it.
  if (match[2] === '결합한다' && /에 $/.test(match[1])) return `${match[1].replace(/에 $/, '에서 ')}${opposite}.`;
  // What belongs to a sum is left out of it.
  if (match[2] === '포함된다' && /에 $/.test(match[1])) return `${match[1].replace(/에 $/, '에서 ')}${opposite}.`;
  // 가깝다 takes 에 and 멀다 takes 에서.
  const [near, far] = [/에 (?:더 |점점 )?$/, /에서 (?:더 |점점 )?$/];
  if (/^가까/.test(match[2] ?? '') && near.test(match[1])) return `${match[1].replace(near, '에서 ')}${opposite}.`;
  if (/^멀/.test(match[2] ?? '') && far.test(match[1])) return `${match[1].replace(far, '에 ')}${opposite}.`;
  return `${match[1]}${opposite}.`;
}

/** Two opposite qualities of one sentence exchanged: from high to low becomes from low to high. */
export function turnRound(statement: string): string | undefined {
  // What may be so may be so the other way as well.
  if (/(?:경우[가도] 있|기도 [하한했])[가-힣]*\.$/.test(statement)) return undefined;
  // What is broken down is the larger, whoever says it.
  if (/분해|쪼개|쪼갠|잘게/.test(statement)) return undefined;
  const words = statement.split(' ');
  for (const [a, b] of DIRECTIONS) {
    const first = words.indexOf(a);
    const second = words.indexOf(b);
    if (first < 0 || second < 0 || words.filter((word) => word === a || word === b).length > 2) continue;
    // “위로 밀어 올린다”: the verb tells the way as well.
    if (a === '위로' && /(?:^| )(?:올[리려린라]|내[리려린]|떨어|솟|오르|오른)/.test(statement)) continue;
    // “먼저 판 뒤 나중에 산다”: 뒤 tells the order as well.
    if (a === '먼저' && /(?:^| )(?:뒤|후|다음)(?:에|,)? |고 나서 /.test(statement)) continue;
    // Named side by side they are not set against each other.
    const between = words.slice(Math.min(first, second) + 1, Math.max(first, second));
    if (between.some((word) => /(?:와|과|이나|거나|또는|도)$/.test(word))) continue;
    return words.map((word) => (word === a ? b : word === b ? a : word)).join(' ');
  }
  return undefined;
}
