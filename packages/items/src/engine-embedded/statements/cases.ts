import { closeClause } from '../grammar/predicate.ts';

/** “C면 P고, 그 반대면 Q다” with the two cases exchanged. */

/** Ends of conditions that exclude each other. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['높으면', '낮으면'],
  ['크면', '작으면'],
  ['많으면', '적으면'],
  ['강하면', '약하면'],
  ['빠르면', '느리면'],
  ['길면', '짧으면'],
  ['넓으면', '좁으면'],
  ['두꺼우면', '얇으면'],
  ['가까우면', '멀면'],
  ['밝으면', '어두우면'],
  ['있으면', '없으면'],
  ['높아지면', '낮아지면'],
  ['높이면', '낮추면'],
  ['커지면', '작아지면'],
  ['많아지면', '적어지면'],
  ['강해지면', '약해지면'],
  ['빨라지면', '느려지면'],
  ['늘어나면', '줄어들면'],
  ['늘리면', '줄이면'],
  ['증가하면', '감소하면'],
  ['상승하면', '하락하면'],
  ['올라가면', '내려가면'],
  ['오르면', '내리면'],
  ['오르면', '떨어지면'],
  ['올리면', '내리면'],
];
const OPPOSITE_OF: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(OPPOSITES.flat())].map((end) => [
    end,
    OPPOSITES.flatMap(([a, b]) => (a === end ? [b] : b === end ? [a] : [])),
  ]),
);
const JOINT = /(?:고|며|지만|으나),$/;
/** A condition, and no 표면 or 화면. */
const IN_CASE = /(?:[가-힣](?<![화전표측장국가단평양수옆])면|수록|때|경우)[,에는]*$/;
const bare = (word: string): string => word.replace(/,$/, '');

/** False statements from a sentence that tells of one measure what comes of it and what comes of its opposite. */
export function exchangeCases(statement: string): string[] {
  const words = statement.replace(/\.$/, '').split(' ');
  const ends = words.flatMap((word, at) => (OPPOSITE_OF.has(bare(word)) ? [at] : []));
  const joints = words.flatMap((word, at) => (JOINT.test(word) ? [at] : []));
  const [first = -1, second = -1] = ends;
  const [joint = -1] = joints;
  if (ends.length !== 2 || joints.length !== 1 || !(first < joint && joint < second)) return [];
  // No other condition, and one measure: “인력이 강하면 …, 인력이 약하면 …”.
  if (words.some((word, at) => IN_CASE.test(word) && !ends.includes(at))) return [];
  const measure = words[first - 1] ?? '';
  if (!/[가-힣](?:이|가|을|를)$/.test(measure) || words[second - 1] !== measure || second - joint > 3) return [];
  const [a, b] = [bare(words[first] ?? ''), bare(words[second] ?? '')];
  const outcome = words
    .slice(first + 1, joint + 1)
    .map(bare)
    .join(' ');
  const other = words.slice(second + 1).join(' ');
  if (
    !OPPOSITE_OF.get(a)?.includes(b) ||
    /수 있|기도 |(?:^| )(?:더|덜|오히려|반대로|이|그) /.test(`${outcome} ${other} `)
  )
    return [];
  const head = words.slice(0, first).join(' ');
  const said = closeClause(outcome);
  return [
    words
      .with(first, (words[first] ?? '').replace(a, b))
      .with(second, (words[second] ?? '').replace(b, a))
      .join(' ')
      .concat('.'),
    `${head} ${a} ${other}.`,
    ...(said === undefined ? [] : [`${head} ${b} ${said}`]),
  ];
}
