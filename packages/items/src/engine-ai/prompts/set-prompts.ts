import type { Difficulty, Item, QuestionType } from '@chulje/contract';
import { CONSTRUCTION } from '../../catalogue/construction.ts';
import { numberPassage } from '../show-passage.ts';
import { asData } from '../untrusted.ts';
import { describeFellows } from './item-prompts.ts';

/** The prompt that plans a set. It begins as those of its items do, so that a provider has read the passage when they come. */
export function setPlanPrompt({
  text,
  slots,
  standing: { items },
}: {
  text: string;
  slots: readonly { type: QuestionType; difficulty: Difficulty | undefined }[];
  standing: { items: readonly Item[] };
}): string {
  return `${asData('지문', numberPassage(text))}
위 지문으로 함께 낼 문항 ${slots.length}개의 세트를 구상하라. 문항은 아직 쓰지 않는다.
${describeFellows(text, { avoid: items, symbols: [], keys: [] })}
[세트의 문항]
${slots.map(describeSlot).join('\n')}

- 번호마다 물을 곳을 나누어, 두 문항의 정답이 같은 문장에서 나오거나 같은 대비를 묻지 않게 한다. 지문의 앞, 가운데, 뒤를 고루 쓴다.
- 어느 문항의 〈보기〉나 옳은 선택지도 다른 문항의 정답을 알려 주지 않게 한다.
- 어휘 문항의 sentences에는 표시할 말이 든 문장을 적는다. 정답의 근거가 아니므로 다른 문항과 겹쳐도 된다.
- traps는 문항마다 넷, 서로 다른 operation으로 구상한다. 부정형이면 정답이 되는 거짓 진술의 후보를 넷 적는다.

JSON 객체 하나만 출력한다.
- claims: 지문이 말하는 주장과 사실(문장 번호와 함께).
- slots: 위 차례대로 ${slots.length}개. 각각 sentences(정답의 근거가 될 문장의 번호), keyProposition(정답이 되는 명제), traps(operation, from: 문장 번호, lure: 왜 끌리는가).`;
}

function describeSlot(slot: { type: QuestionType; difficulty: Difficulty | undefined }, at: number): string {
  const { type, difficulty = slot.type.difficulty } = slot;
  const requires = CONSTRUCTION[type.id]?.requires;
  return `${at + 1}번: [유형] ${type.pattern} – ${type.type} (${type.style}), 난도 ${difficulty}, 발문의 꼴: ${type.statement}${requires ? `, 갖출 것: ${requires}` : ''}`;
}
