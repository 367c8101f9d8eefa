import {
  type Difficulty,
  type Evidence,
  type Item,
  LIMITS,
  normalizeText,
  type Option,
  type QuestionType,
  truncateCharacters,
} from '@chulje/contract';
import { writeExplanation } from '../catalogue/question-type.ts';
import type { Fault } from './fault.ts';
import { findQuote } from './quotes.ts';
import type { ItemDraft } from './shapes.ts';

export interface Build {
  item: Item;
  /** Quotations that stand nowhere, and reasons that call options by number. */
  faults: Fault[];
}

/** A draft made an item: words cleaned, quotations and marks found in the passage, explanation composed of the reasons. */
export function buildItem(
  draft: ItemDraft,
  text: string,
  type: QuestionType,
  difficulty: Difficulty | undefined,
): Build {
  const faults: Fault[] = [];
  const material = clean(draft.material);
  const marks = draft.marks.flatMap(({ symbol, quote }) => {
    const place = findQuote(clean(quote), text);
    if (!place)
      faults.push({
        cause: '표시한 구절이 지문에 없음',
        message: `표시 ${symbol}의 구절이 지문에 그대로 있지 않다: “${quote.slice(0, 60)}”`,
      });
    return place ? [{ symbol, ...place, quote: text.slice(place.start, place.end) }] : [];
  });
  const options = draft.options.map((option, at): Option => {
    const evidence = option.evidence.flatMap((quote) => locate(clean(quote), text, material));
    if (evidence.length === 0)
      faults.push({
        cause: '근거 구절이 지문에 없음',
        message: `${at + 1}번 선택지의 evidence가 지문이나 〈보기〉에 있는 구절이 아니다.`,
      });
    if (/[①-⑤]|[1-5]번/.test(option.reason))
      faults.push({
        cause: '해설이 선택지를 번호로 부름',
        message: `${at + 1}번 선택지의 reason이 번호로 다른 선택지를 부른다.`,
      });
    return {
      text: oneLine(option.text).replace(/^(?:[①-⑤]|[1-5][.)])\s*/, ''),
      format: [],
      reason: clean(option.reason),
      operation: null,
      evidence,
    };
  });
  const level = difficulty ?? type.difficulty;
  const item: Item = {
    pattern: type.pattern,
    type: type.type,
    style: type.style,
    difficulty: level,
    points: level === '상' ? 3 : 2,
    stem: oneLine(draft.stem).replace(/\s*\[3점\]\s*$/, ''),
    material:
      material === ''
        ? null
        : { label: type.sample.material?.label ?? '〈보기〉', text: truncateCharacters(material, LIMITS.materialMax) },
    marks,
    options,
    key: draft.key,
    explanation: '',
  };
  return { item: explained(item), faults };
}

/** The item with its explanation written anew from the reasons: after every change of order. */
export function explained(item: Item): Item {
  return {
    ...item,
    explanation: writeExplanation(
      item.key,
      item.options.map((option) => option.reason),
    ),
  };
}

function locate(quote: string, text: string, material: string): Evidence[] {
  const inPassage = findQuote(quote, text);
  if (inPassage) return [{ source: 'passage', ...inPassage, quote: text.slice(inPassage.start, inPassage.end) }];
  const inMaterial = findQuote(quote, material);
  return inMaterial
    ? [{ source: 'material', ...inMaterial, quote: material.slice(inMaterial.start, inMaterial.end) }]
    : [];
}

const oneLine = (text: string) => clean(text).replace(/\s+/g, ' ');

/** Model output is data: no markup, no control characters, one kind of line break. */
function clean(text: string): string {
  return normalizeText(text)
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/!?\[([^\]]*)\]\((?:https?:|data:|javascript:)[^)]*\)/gi, '$1')
    .replace(/\*\*|__|```/g, '')
    .replaceAll('＜', '<')
    .replaceAll('＞', '>')
    .trim();
}
