import type { Difficulty, Item, QuestionType } from '@chulje/contract';
import { OPTION_LABELS } from '@chulje/contract';
import { CONSTRUCTION } from '../../catalogue/construction.ts';
import { asData, DATA_RULE } from '../untrusted.ts';

/** Prompts that make or change an item. The rules are those of ITEMS.md §§2–3 and CSAT.md §§1.3, 2 and 3. */

/** What makes an item right; holds for drafting, repairing and refining. */
export const ITEM_SYSTEM = `너는 대학수학능력시험 국어 영역 독서 문항을 만드는 출제 위원이다.
- 정답은 반드시 하나이고, 지문(과 〈보기〉)만으로 증명된다. 배경지식이 있어야 풀리거나 두 선택지가 함께 정답일 수 있는 문항은 만들지 않는다.
- 오답은 지문의 말을 쓰되 주체, 조건, 인과, 범위, 정도, 순서 가운데 하나를 어긋나게 하여 그럴듯하게 만든다. 지문에 없는 소재를 지어내지 않는다.
- 옳은 선택지도 지문 문장을 그대로 옮기지 않고 같은 뜻의 다른 표현으로 쓴다. 지문과 이어서 25자 넘게 똑같은 부분이 없게 한다.
- 선택지 다섯 개는 길이가 비슷하고(가장 긴 것이 가장 짧은 것의 1.8배 이하), 문장 끝의 꼴이 같으며, 마침표로 끝난다. 정답만 유난히 길거나 자세하지 않게 한다.
- 선택지 앞에 번호를 붙이지 않는다. 해설(reason)에서도 ①~⑤ 같은 번호로 다른 선택지를 부르지 않는다.
- reason은 25자 이상으로, 지문의 어느 내용 때문에 맞거나 틀린지 학생이 알아듣게 쓴다. evidence에는 그 판단의 근거가 되는 지문이나 〈보기〉의 구절을 글자 하나 바꾸지 않고 8자 이상 옮긴다.
${DATA_RULE}`;

/** The answer's fields, told in words too, for models without schema support. */
const ANSWER_FIELDS = `JSON 객체 하나만 출력한다.
- stem: 발문. “…것은?” 또는 “…질문은?”으로 끝나는 한 문장.
- material: 〈보기〉가 필요한 유형이면 그 내용(60~480자), 아니면 빈 문자열.
- marks: 발문이나 선택지가 ㉠, ⓐ, [A] 같은 기호로 지문의 구절을 가리키면 기호(symbol)와 그 구절(quote, 지문에 있는 그대로), 아니면 빈 목록.
- options: 다섯 개. 각각 text, reason, evidence(구절 목록).
- key: 정답의 번호(1~5).`;

export interface ItemTask {
  text: string;
  type: QuestionType;
  difficulty: Difficulty | undefined;
  /** Items on the same text that the new one must not repeat. */
  avoid: readonly Item[];
  /** Symbols that are taken, each with the words of the text it marks, or with nothing where another 〈보기〉 uses it. */
  symbols: readonly { symbol: string; quote: string }[];
  /** Numbers that the other items leave for the key, from 1. */
  keys: readonly number[];
}

/** The type by its definition and our own sample, then the passage. */
export function itemPrompt({ text, type, difficulty, ...task }: ItemTask): string {
  return `아래 지문으로 문항 하나를 만들라.

[유형] ${type.pattern} – ${type.type} (${type.style})
[발문의 꼴] ${type.statement}
[난도] ${difficulty ?? type.difficulty} (하: 한두 문장을 찾으면 풀린다. 중: 여러 문장을 견주어야 풀린다. 상: 원리를 새로운 상황에 적용하거나 여러 조건을 함께 따져야 풀린다.)
${constructionOf(type)}
[같은 유형의 예: 다른 지문으로 만든 것이므로 형식만 본뜬다]
${asData('예시_지문', type.subpassage)}
${asData('예시_문항', showItem(type.sample, true))}

${asData('지문', text)}
${describeFellows(task)}
${ANSWER_FIELDS}`;
}

/** What stands on the text already, and what it leaves to the new item. */
function describeFellows({ avoid, symbols, keys }: Pick<ItemTask, 'avoid' | 'symbols' | 'keys'>): string {
  const parts: string[] = [];
  if (avoid.length > 0)
    parts.push(
      `이미 만든 문항이다. 같은 내용을 묻거나 같은 선택지를 쓰지 않는다.
${asData('이미_만든_문항', avoid.map((item) => showItem(item, false)).join('\n\n'))}`,
      `다음은 그 문항들의 정답이 근거한 문장이다. 새 문항의 정답을 이 문장에서 내지 않고, 옳은 선택지로 이 문장의 내용을 말하지 않는다.
${asData('정답의_근거', keyQuotes(avoid).join('\n'))}`,
    );
  if (symbols.length > 0)
    parts.push(
      `다음 기호는 이 말에 이미 붙어 있다. 같은 말을 가리킬 때에는 같은 기호를 쓰고, 다른 말에는 여기에 없는 기호를 쓴다.
${asData('이미_쓴_기호', symbols.map(({ symbol, quote }) => `${symbol}: ${quote || '(다른 문항의 〈보기〉)'}`).join('\n'))}`,
    );
  if (keys.length > 0 && keys.length < OPTION_LABELS.length)
    parts.push(
      `정답의 번호(key)는 ${keys.join(', ')} 가운데 하나로 한다. 나머지는 다른 문항의 정답으로 이미 많이 쓰였다.`,
    );
  return parts.map((part) => `\n${part}\n`).join('');
}

/** Words of the passage that the keys of these items rest on. */
const keyQuotes = (items: readonly Item[]): string[] =>
  items.flatMap(({ options, key }) =>
    (options[key - 1]?.evidence ?? []).flatMap(({ source, quote }) => (source === 'passage' ? [quote] : [])),
  );

function constructionOf(type: QuestionType): string {
  const { requires, key, distractors } = CONSTRUCTION[type.id] ?? {};
  return [
    ...(requires ? [`[갖출 것] ${requires}`] : []),
    ...(key ? [`[정답] ${key}`] : []),
    ...(distractors ? [`[나머지 넷] ${distractors}`] : []),
  ].join('\n');
}

/**
 * Hands a draft back with everything that was found wrong with it: by the linter, or by those who solved it blind. `asked`
 * is the prompt that it answered, which holds on.
 */
export function repairItemPrompt(asked: string, draft: string, faults: readonly string[]): string {
  return `${asked}

앞서 만든 문항에 다음 잘못이 있었다. 위의 요청을 지키면서 잘못의 원인을 없애 문항 전체를 다시 만들라.
${asData('앞선_문항', draft)}
${asData('발견된_잘못', faults.map((fault) => `- ${fault}`).join('\n'))}`;
}

/** Changes an item as its teacher asks, and nothing else. The request is data too: it may say what to change, not what is true. */
export function refineItemPrompt(task: ItemTask, item: Item, request: string, option: number | undefined): string {
  const scope =
    option === undefined
      ? '요청이 미치는 부분만 고치고 나머지는 그대로 둔다.'
      : `${OPTION_LABELS[option - 1]}번 선택지만 고친다. 다른 선택지와 발문은 글자 하나 바꾸지 않는다.`;
  return `${itemPrompt(task)}

새로 만들지 말고, 아래 문항을 선생님의 요청에 맞게 고치라. ${scope} 정답이 하나뿐이어야 한다는 규칙은 요청보다 앞선다.
${asData('고칠_문항', showItem(item, true))}
${asData('선생님의_요청', request)}`;
}

/** An item in plain words, with its key and reasons or without. */
export function showItem(item: Item, withKey: boolean): string {
  return [
    `발문: ${item.stem}`,
    ...(item.material ? [`${item.material.label}: ${item.material.text}`] : []),
    ...item.marks.map((mark) => `표시 ${mark.symbol}: ${mark.quote ?? ''}`),
    ...item.options.map(
      (option, at) => `${OPTION_LABELS[at]} ${option.text}${withKey && option.reason ? ` (${option.reason})` : ''}`,
    ),
    ...(withKey ? [`정답: ${OPTION_LABELS[item.key - 1]}`] : []),
  ].join('\n');
}
