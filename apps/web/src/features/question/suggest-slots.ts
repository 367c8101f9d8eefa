import type { Pattern, QuestionType } from '@chulje/contract';

/** What a real set of four asks, in its order: two of what is said, one inference or criticism, one of words. */
const BLUEPRINT: readonly (readonly Pattern[])[] = [
  ['사실적 읽기'],
  ['사실적 읽기', '추론적 읽기'],
  ['추론적 읽기', '비판적 읽기', '사실적 읽기'],
  ['어휘 및 문법', '사실적 읽기'],
];

/** A first proposal for a set: different types in the order of a real paper, as far as the text carries them. */
export function suggestSlots(available: readonly QuestionType[], count: number): QuestionType[] {
  const chosen: QuestionType[] = [];
  for (let slot = 0; slot < count; slot += 1) {
    const wanted = BLUEPRINT[slot % BLUEPRINT.length] ?? [];
    const unused = available.filter((type) => !chosen.includes(type));
    const negatives = chosen.filter((type) => type.style === '부정형').length;
    const ranked = wanted.flatMap((pattern) => unused.filter((type) => type.pattern === pattern));
    // About half of a real paper asks for what is wrong.
    const balanced = ranked.find((type) => (type.style === '부정형') === negatives * 2 < slot + 1);
    const next = balanced ?? ranked[0] ?? unused[0] ?? available[0];
    if (next) chosen.push(next);
  }
  return chosen;
}
