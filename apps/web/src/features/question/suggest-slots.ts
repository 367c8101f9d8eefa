import { LIMITS, type Pattern, type QuestionType } from '@chulje/contract';

/** What a real set of four asks, in its order: two of what is said, one inference or criticism, one of words. */
const BLUEPRINT: readonly (readonly Pattern[])[] = [
  ['사실적 읽기'],
  ['사실적 읽기', '추론적 읽기'],
  ['추론적 읽기', '비판적 읽기', '사실적 읽기'],
  ['어휘 및 문법', '사실적 읽기'],
];

const isVocabulary = (type: QuestionType): boolean => type.pattern === '어휘 및 문법';

/** How many slots can ask each something else; one of them may ask of words. */
const variety = (available: readonly QuestionType[]): number =>
  available.filter((type) => !isVocabulary(type)).length + (available.some(isVocabulary) ? 1 : 0);

/** Whether even the smallest set of this text asks one type twice. */
export const mustRepeat = (available: readonly QuestionType[]): boolean => variety(available) < LIMITS.setSlotsMin;

/** A first proposal for a set: four different types in the order of a real paper, or as many as the text carries. */
export function suggestSlots(available: readonly QuestionType[]): QuestionType[] {
  const count = Math.max(LIMITS.setSlotsMin, Math.min(BLUEPRINT.length, variety(available)));
  const chosen: QuestionType[] = [];
  while (chosen.length < count) {
    const next = nextSlot(available, chosen);
    if (!next) break;
    chosen.push(next);
  }
  return chosen;
}

/** The type that goes best with those chosen: another one, of another kind, and no second of words. */
export function nextSlot(
  available: readonly QuestionType[],
  chosen: readonly QuestionType[],
): QuestionType | undefined {
  const others = chosen.some(isVocabulary) ? available.filter((type) => !isVocabulary(type)) : available;
  // Where nothing else is carried, what is asked least often is asked again.
  const open = others.length > 0 ? others : available;
  const uses = (type: QuestionType) => chosen.filter((used) => used.type === type.type).length;
  const sameKind = (type: QuestionType) => chosen.filter((used) => kindOf(used) === kindOf(type)).length;
  const wanted = BLUEPRINT[chosen.length % BLUEPRINT.length] ?? [];
  // About half of a real paper asks for what is wrong.
  const negatives = chosen.filter((type) => type.style === '부정형').length;
  const style = negatives * 2 < chosen.length + 1;
  const costs = (type: QuestionType): number[] => [
    uses(type),
    // Words come last in a paper: their place is kept for them.
    isVocabulary(type) && !wanted.includes('어휘 및 문법') ? 1 : 0,
    sameKind(type) * 2 + (LATE.has(kindOf(type)) ? 3 : 0),
    wanted.includes(type.pattern) ? wanted.indexOf(type.pattern) : wanted.length,
    (type.style === '부정형') === style ? 0 : 1,
  ];
  return [...open].sort((a, b) => compare(costs(a), costs(b)))[0];
}

/** Types of one kind ask for the same thing in other words: 내용 일치, 정보 확인 and their negatives. */
const kindOf = ({ tags, pattern }: QuestionType): string => tags[0] ?? pattern;

/** Kinds that ask about the text as a whole: a second item on what it says goes before them. */
const LATE: ReadonlySet<string> = new Set(['질문', '글의 구조', '독서 방법']);

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((cost, place) => cost !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
