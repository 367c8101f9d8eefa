import type { Operation } from '@chulje/contract';
import { countJoints, OTHER_CLAUSE } from '../grammar/scope.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';

/** “T는 …을 억제하는 물질이다”: what a thing is said to be, with the word right before its kind turned. */

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['억제하는', '촉진하는'],
  ['높이는', '낮추는'],
  ['늘리는', '줄이는'],
  ['늦추는', '앞당기는'],
  ['허용하는', '금지하는'],
  ['강화하는', '약화하는'],
  ['확대하는', '축소하는'],
  ['증가하는', '감소하는'],
  ['늘어나는', '줄어드는'],
  ['높아지는', '낮아지는'],
  ['커지는', '작아지는'],
  ['빨라지는', '느려지는'],
  ['강해지는', '약해지는'],
  ['흡수하는', '방출하는'],
  ['높은', '낮은'],
  ['많은', '적은'],
  ['큰', '작은'],
  ['두꺼운', '얇은'],
  ['넓은', '좁은'],
  ['강한', '약한'],
  ['빠른', '느린'],
  ['쉬운', '어려운'],
  ['직접적인', '간접적인'],
  ['주관적인', '객관적인'],
  ['일시적인', '지속적인'],
  ['유리한', '불리한'],
];
const OPPOSITE_OF: ReadonlyMap<string, string> = new Map(
  OPPOSITES.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
);

/** What else stands beside the kind, or speaks for the word. */
const BESIDE = /[가-힣](?:며|수록|면),? |[가-힣]고,? |아니라|[않못]|가장 /;

/** “T는 …이 높은 구조이다” as “…이 낮은 구조이다”. */
function turnQuality(statement: string): string | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  const topics = words.flatMap((word, at) => (isTopic(word) ? [at] : []));
  const [topic] = topics;
  const isCalled = /^(?:말한다|뜻한다|가리킨다|의미한다)$/.test(words.at(-1) ?? '');
  if (!isCalled && !/[가-힣]{2,}이다$/.test(words.at(-1) ?? '')) return undefined;
  const kind = isCalled ? words.length - 2 : words.length - 1;
  const at = kind - 1;
  const opposite = OPPOSITE_OF.get(words[at] ?? '');
  const named = topic ?? words.findIndex((word) => /[가-힣]{2,}이?란$/.test(word));
  if (opposite === undefined || topics.length > 1 || named < 0 || NO_SUBJECT.test(words[named] ?? '')) return undefined;
  if (isCalled && !/[가-힣][을를]$/.test(words[kind] ?? '')) return undefined;
  // What is turned must have something that it is said of.
  if (!/[가-힣][을를이가]$/.test(words[at - 1] ?? '') && !/기$/.test(words[at - 1] ?? '')) return undefined;
  const said = words.slice(named + 1).join(' ');
  // How a thing does what it does speaks for it: “생존에 필요한 과정을 방해하여 증식을 억제하는”.
  if (countJoints(said) > 0 || /함으로써 |[을를] 통(?:해|하여) /.test(said)) return undefined;
  if (OTHER_CLAUSE.test(`${said} `) || BESIDE.test(`${said} `) || said.includes(opposite.slice(0, 2))) return undefined;
  return `${words.with(at, opposite).join(' ')}.`;
}

export const QUALITIES: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] =
  [[turnQuality, 'D11']];
