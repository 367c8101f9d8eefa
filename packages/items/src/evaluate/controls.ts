import type { Item, Option, QuestionType } from '@chulje/contract';
import { CATALOGUE, writeExplanation } from '../catalogue/index.ts';
import { judgedAsk } from '../catalogue/judged-type.ts';

/** Items that a checker must refuse, made of our own sound samples by one fault each: what it misses, users would be given. */

export const CONTROL_KINDS = [
  '정답을 옮김',
  '두 번째 정답',
  '정답 없음',
  '〈보기〉의 수를 바꿈',
  '표시를 맞바꿈',
  '다른 선택지의 근거',
  '다른 선택지의 해설',
  '터무니없는 오답',
  '다른 지문',
] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

export interface Control {
  /** Undefined for a sound sample. */
  kind: ControlKind | undefined;
  type: QuestionType;
  text: string;
  item: Item;
}

/** Faults of the key; the others are faults of explanation, evidence or traps. */
export const BROKEN_KEYS: ReadonlySet<ControlKind> = new Set([
  '정답을 옮김',
  '두 번째 정답',
  '정답 없음',
  '〈보기〉의 수를 바꿈',
  '표시를 맞바꿈',
  '다른 지문',
]);

/** Our own samples as they are. */
export const soundItems = (): Control[] =>
  CATALOGUE.map((type) => ({ kind: undefined, type, text: type.subpassage, item: type.sample }));

/** All controls that the samples give, in the order of the catalogue. */
export function negativeControls(): Control[] {
  return CATALOGUE.flatMap((type, at) =>
    CONTROL_KINDS.flatMap((kind): Control[] => {
      const text = kind === '다른 지문' ? otherText(at) : type.subpassage;
      const item = kind === '다른 지문' ? type.sample : broken(kind, type);
      return item ? [{ kind, type, text, item }] : [];
    }),
  );
}

/** The sample with one fault; undefined where it has nothing that the fault could be made of. */
function broken(kind: ControlKind, type: QuestionType): Item | undefined {
  const item = type.sample;
  const { options, key, marks, material } = item;
  const other = key % 5;
  switch (kind) {
    case '정답을 옮김':
      return rewritten({ ...item, key: other + 1 });
    case '두 번째 정답': {
      const another = statementLike(type, 'key');
      return another && rewritten({ ...item, options: options.with(other, another) });
    }
    case '정답 없음': {
      const another = statementLike(type, 'other');
      return another && rewritten({ ...item, options: options.with(key - 1, another) });
    }
    case '〈보기〉의 수를 바꿈': {
      if (!material || !/[2-9]/.test(material.text)) return undefined;
      const changed = material.text.replace(/[2-9]/g, (digit) => String(11 - Number(digit)));
      return { ...item, material: { ...material, text: changed } };
    }
    case '표시를 맞바꿈': {
      const [first, second] = marks;
      if (!first || !second || marks.length > 2) return undefined;
      return {
        ...item,
        marks: [
          { ...second, symbol: first.symbol },
          { ...first, symbol: second.symbol },
        ],
      };
    }
    case '다른 선택지의 근거':
      return judgedAsk(type, item.stem) === undefined
        ? { ...item, options: rotated(options, ({ evidence }, option) => ({ ...option, evidence })) }
        : undefined;
    case '다른 선택지의 해설':
      return rewritten({ ...item, options: rotated(options, ({ reason }, option) => ({ ...option, reason })) });
    case '터무니없는 오답':
      return item.pattern === '어휘 및 문법' || judgedAsk(type, item.stem) !== undefined || item.style === '부정형'
        ? undefined
        : { ...item, options: options.map((option, at) => (at === key - 1 ? option : absurd(option, at))) };
    case '다른 지문':
      return undefined;
  }
}

const ABSURD = [
  '달은 치즈로 이루어져 있어 해마다 조금씩 줄어든다.',
  '물고기는 글을 읽고 쓸 줄 알아 학교에 다닌다.',
  '세상의 모든 사람은 하루에 열두 끼를 먹어야 한다.',
  '자동차는 노래를 들려주어야만 움직이는 기계이다.',
  '겨울에는 해가 떠오르지 않아 낮이 전혀 없다.',
];
const absurd = (option: Option, at: number): Option => ({ ...option, text: ABSURD[at] ?? option.text });

const rewritten = (item: Item): Item => ({
  ...item,
  explanation: writeExplanation(
    item.key,
    item.options.map(({ reason }) => reason),
  ),
});

/** Every option with something of the next one. */
const rotated = (options: readonly Option[], give: (next: Option, own: Option) => Option): Option[] =>
  options.map((option, at) => give(options[(at + 1) % options.length] ?? option, option));

/** A statement of another sample on the same text that is true as the key of this one is, or as the others are. */
function statementLike(type: QuestionType, role: 'key' | 'other'): Option | undefined {
  if (judgedAsk(type, type.sample.stem) !== undefined || type.sample.material || type.sample.marks.length > 0)
    return undefined;
  const isKeyTrue = type.style !== '부정형';
  const wanted = role === 'key' ? isKeyTrue : !isKeyTrue;
  const own = new Set(type.sample.options.map(({ text }) => text));
  return CATALOGUE.filter(
    (other) =>
      other !== type &&
      other.subpassage === type.subpassage &&
      judgedAsk(other, other.sample.stem) === undefined &&
      !other.sample.material &&
      other.sample.marks.length === 0,
  )
    .flatMap(({ style, sample }) =>
      sample.options.filter((_, at) => ((at === sample.key - 1) === (style !== '부정형')) === wanted),
    )
    .find(({ text }) => !own.has(text));
}

/** The text of the next type that stands on another one. */
function otherText(at: number): string {
  const own = CATALOGUE[at]?.subpassage;
  const later = [...CATALOGUE.slice(at), ...CATALOGUE.slice(0, at)];
  return later.find(({ subpassage }) => subpassage !== own)?.subpassage ?? '';
}
