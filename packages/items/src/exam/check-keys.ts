import { type ExamFinding, keyLabel, mostOfOneKey } from '@chulje/contract';
import { keyCounts } from '../lint/group-context.ts';
import type { ReadItem, ReadSection } from './read-sections.ts';

/** Rules of a set over the whole of an exam: keys are spread, never three alike in a row, one vocabulary item a passage. */

const RUN = 3;

export function checkKeys(sections: readonly ReadSection[]): ExamFinding[] {
  const items = sections.flatMap((section) => section.items);
  return [...tooMany(items), ...runs(items), ...sections.flatMap(severalVocabulary)];
}

const places = (items: readonly ReadItem[]) =>
  items.map(({ number, pasCode, fellow: { item } }) => ({
    name: `${number}번 정답 ${keyLabel(item.key)}`,
    pasCode,
    text: item.stem,
  }));

const remark = (severity: ExamFinding['severity'], message: string, items: readonly ReadItem[]): ExamFinding => ({
  check: '문항 구성',
  severity,
  message,
  places: places(items),
});

const keyOf = ({ fellow }: ReadItem): number => fellow.item.key;

function tooMany(items: readonly ReadItem[]): ExamFinding[] {
  const most = mostOfOneKey(items.length);
  return keyCounts(items.map(({ fellow }) => fellow.item)).flatMap((count, at) => {
    if (count <= most) return [];
    const message = `정답이 ${keyLabel(at + 1)}인 문항이 ${count}개입니다. ${items.length}문항에서는 ${most}개까지가 고릅니다.`;
    return [
      remark(
        'warning',
        message,
        items.filter((item) => keyOf(item) === at + 1),
      ),
    ];
  });
}

/** Each run once, however long. */
function runs(items: readonly ReadItem[]): ExamFinding[] {
  const found: ReadItem[][] = [];
  let run: ReadItem[] = [];
  for (const item of items) {
    const isSame = run[0] !== undefined && keyOf(run[0]) === keyOf(item);
    run = isSame ? [...run, item] : [item];
    if (run.length === RUN) found.push(run);
    if (run.length > RUN) found[found.length - 1] = run;
  }
  return found.map((same) =>
    remark('warning', `${same[0]?.number}～${same.at(-1)?.number}번의 정답이 모두 같은 번호입니다.`, same),
  );
}

function severalVocabulary({ items }: ReadSection): ExamFinding[] {
  const several = items.filter(({ fellow }) => fellow.isVocabulary);
  if (several.length < 2) return [];
  const numbers = several.map(({ number }) => `${number}번`).join(', ');
  return [remark('warning', `${numbers}이 한 지문의 어휘 문항입니다. 한 지문에 하나가 알맞습니다.`, several)];
}
