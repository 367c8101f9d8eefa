import type { Item } from '../item.ts';

const SENTENCES = [
  '정보의 비대칭성이란 거래의 한쪽이 다른 쪽보다 많은 정보를 가진 상태를 말한다.',
  '중고차를 파는 사람은 차의 결함을 알지만 사는 사람은 알기 어렵다.',
  '이때 사는 사람은 평균적인 품질을 기준으로 값을 매길 수밖에 없다.',
  '품질이 좋은 차를 가진 사람은 그 값에 팔기를 꺼려 시장을 떠난다.',
  '그 결과 시장에는 품질이 낮은 차만 남는 역선택이 일어난다.',
  // Verbs that vocabulary items ask about, of both kinds.
  '정부는 시장의 자료를 모아 품질의 기준을 세운다.',
  '보증은 사는 사람의 부담을 줄이고 거래의 위험을 막는다.',
  '파는 사람이 약속을 지키면 값이 오른다.',
];

/** An own text of `length` code points in five paragraphs, more or less. */
export function sampleText(length = 700): string {
  const paragraphs: string[][] = [[], [], [], [], []];
  let total = 0;
  for (let index = 0; total < length; index += 1) {
    const sentence = SENTENCES[index % SENTENCES.length] ?? '';
    paragraphs[Math.min(4, Math.floor((total / length) * 5))]?.push(sentence);
    total += sentence.length + 1;
  }
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n');
}

/** Who does what, in words of the text: put together they are statements enough for a full work; of nine items none tells another’s key. */
const DOERS = [
  '중고차를 파는 사람은',
  '많은 정보를 가진 한쪽이',
  '사는 사람은 대체로',
  '거래의 다른 쪽에서는',
  '품질이 좋은 차를 가진 사람이라면',
  '품질이 낮은 차의 주인도',
  '시장을 떠난 사람만이',
  '차의 결함을 아는 사람일수록',
  '평균적인 품질을 기준으로 삼는 이는',
  '역선택이 일어난 시장에서',
];
const DEEDS = [
  '그 결함을 알기 어렵다.',
  '평균적인 값을 매길 수밖에 없다.',
  '팔기를 꺼려 시장을 떠난다.',
  '정보의 비대칭성을 말한다.',
  '다른 쪽보다 많은 정보를 가진다.',
  '중고차를 사는 값에 남는다.',
  '거래의 한쪽만 기준으로 삼는다.',
  '낮은 품질의 차만 가진 상태이다.',
  '결과를 알지만 말하기를 꺼린다.',
  '역선택이 일어나는 때를 안다.',
];

/** The n-th of a hundred statements. */
const statement = (at: number): string =>
  `${DOERS[at % DOERS.length]} ${DEEDS[(at + Math.floor(at / DOERS.length)) % DEEDS.length]}`;

const FIRST = [
  '중고차를 파는 사람은 그 차의 결함을 알고 있다.',
  '정보가 한쪽에 더 많으면 비대칭성이 생긴다.',
  '사는 사람은 평균적인 품질에 맞추어 값을 매긴다.',
  '역선택이 일어나면 품질이 낮은 차가 시장에 남는다.',
  '품질이 좋은 차를 가진 사람은 언제나 시장에 남는다.',
];

/** A well-formed item on `sampleText`; those of one set take their place in it, and share neither options nor key. */
export function sampleItem(overrides: Partial<Item> = {}, at = 0): Item {
  const texts = at === 0 ? FIRST : FIRST.map((_, option) => statement((at - 1) * FIRST.length + option));
  return {
    pattern: '사실적 읽기',
    type: '내용 불일치',
    style: '부정형',
    difficulty: '중',
    points: 2,
    stem: '윗글의 내용과 일치하지 않는 것은?',
    material: null,
    marks: [],
    options: texts.map((text) => ({ text, format: [], reason: '', operation: null, evidence: [] })),
    key: FIRST.length - (at % FIRST.length),
    explanation: '⑤ 품질이 좋은 차를 가진 사람은 시장을 떠난다.',
    ...overrides,
  };
}
