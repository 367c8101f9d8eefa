import { CATALOGUE } from '../catalogue/index.ts';
import type { ItemType } from './assemble.ts';

/** Types the engine makes, by CSAT.md §2. Those that the catalogue describes are taken from there. */
const ROWS: readonly ItemType[] = [
  row('I01', '추론적 읽기', '추론(부정)', '부정형', '윗글을 읽고 추론한 내용으로 적절하지 않은 것은?', '중'),
  row('I02', '추론적 읽기', '추론', '정답형', '윗글에서 추론한 내용으로 가장 적절한 것은?', '상'),
  row('I03', '추론적 읽기', '이유 추론', '정답형', '㉠의 이유로 가장 적절한 것은?', '중'),
  row(
    'I06',
    '추론적 읽기',
    '빈칸 조합',
    '정답형',
    '윗글을 바탕으로 할 때, 〈보기〉의 ㉮～㉰에 들어갈 말로 가장 적절한 것은?',
    '중',
  ),
  row(
    'I07',
    '추론적 읽기',
    '〈보기〉 적용(부정)',
    '부정형',
    '윗글을 바탕으로 〈보기〉를 이해한 내용으로 적절하지 않은 것은?',
    '상',
  ),
  row(
    'I08',
    '추론적 읽기',
    '〈보기〉 적용',
    '정답형',
    '윗글을 바탕으로 〈보기〉를 이해한 내용으로 가장 적절한 것은?',
    '상',
  ),
  row(
    'I10',
    '추론적 읽기',
    '〈보기〉 반응(부정)',
    '부정형',
    '윗글을 참고할 때, 〈보기〉에 대한 반응으로 적절하지 않은 것은?',
    '상',
  ),
  row('C01', '비판적 읽기', '이론 비판', '정답형', '‘{갑}’의 견해에 대한 비판으로 가장 적절한 것은?', '상'),
  row('V03', '어휘 및 문법', '바꿔 쓰기', '정답형', '문맥상 ⓐ～ⓔ와 바꿔 쓰기에 가장 적절한 것은?', '중'),
  row('V01', '어휘 및 문법', '문맥상 의미', '정답형', 'ⓐ와 문맥상 의미가 가장 가까운 것은?', '하'),
];

function row(
  id: string,
  pattern: ItemType['pattern'],
  type: string,
  style: ItemType['style'],
  statement: string,
  difficulty: ItemType['difficulty'],
): ItemType {
  return { id, pattern, type, style, statement, difficulty };
}

const described = new Set(CATALOGUE.map(({ id }) => id));

/** Every type that a request may name. */
export const ITEM_TYPES: readonly ItemType[] = [...CATALOGUE, ...ROWS.filter(({ id }) => !described.has(id))];
