import { type APIRequestContext, expect } from '@playwright/test';

/** Works of a teacher, made through the API by whoever is logged in. */

const SENTENCES = [
  '정보의 비대칭성이란 거래의 한쪽이 다른 쪽보다 많은 정보를 가진 상태를 말한다.',
  '중고차를 파는 사람은 차의 결함을 알지만 사는 사람은 알기 어렵다.',
  '이때 사는 사람은 평균적인 품질을 기준으로 값을 매길 수밖에 없다.',
  '품질이 좋은 차를 가진 사람은 그 값에 팔기를 꺼려 시장을 떠난다.',
  '그 결과 시장에는 품질이 낮은 차만 남는 역선택이 일어난다.',
];
export const SAMPLE_TEXT = Array.from({ length: 4 }, () => SENTENCES.join(' ')).join('\n');

const TITLES: readonly (readonly [string, string, string])[] = [
  ['3월 모의고사 대비 지문', '정보의 비대칭성', '사회'],
  ['고3 과학 지문 – 삼투 현상', '삼투 현상', '과학'],
  ['중간고사 인문 지문', '귀납의 문제', '인문'],
  ['미술사 읽기 자료', '인상주의', '예술'],
  ['오류 검출 부호 심화 지문 (2학년 1학기 수업용)', '오류 검출 부호', '기술'],
  ['주간지 5호 사회 지문', '환율의 결정', '사회'],
  ['과학 기술 융합 지문', '항생제 내성', '과학'],
  ['Weekly Reading 7', '의무론과 결과론', '인문'],
];

/** The n-th of an endless row of titles, keywords and fields. */
export function sampleWork(index: number): { title: string; keyword: string; type: string } {
  const [title = '', keyword = '', type = ''] = TITLES[index % TITLES.length] ?? [];
  const round = Math.floor(index / TITLES.length);
  return { title: round === 0 ? title : `${title} ${round + 1}`, keyword, type };
}

async function send(request: APIRequestContext, method: 'POST' | 'PUT' | 'PATCH', path: string, data: unknown) {
  const answer = await request.fetch(path, { method, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Makes works, every third with an item; the codes, oldest first. */
export async function makeWorks(request: APIRequestContext, count: number, from = 0): Promise<string[]> {
  const codes: string[] = [];
  for (let index = from; index < from + count; index += 1) {
    const work = { ...sampleWork(index), content: SAMPLE_TEXT };
    const made =
      index % 3 === 2
        ? await send(request, 'POST', '/api/pass/ques/insert/each', { ...work, questions: [{ item: sampleItem() }] })
        : await send(request, 'POST', '/api/pass/insert/each', { ...work, isGenerated: 1 });
    codes.push(made.pasCode);
  }
  return codes;
}

export async function star(request: APIRequestContext, pasCodes: readonly string[]): Promise<void> {
  for (const pasCode of pasCodes) await send(request, 'PATCH', '/api/pass/favo', { pasCode });
}

export async function moveToTrash(request: APIRequestContext, pasCodeList: readonly string[]): Promise<void> {
  await send(request, 'PUT', '/api/pass/remove/each', { pasCodeList, isPermanent: false });
}

/** Lets the server make a passage, which stays 임시저장. */
export async function makeDraft(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/fastapi/generate-passage', {
    data: { type_passage: '과학', keyword: ['삼투 현상'], title: '만들고 아직 저장하지 않은 지문' },
    headers: { 'idempotency-key': crypto.randomUUID() },
    timeout: 60_000,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

function sampleItem() {
  const option = (text: string) => ({ text, format: [], reason: '', operation: null, evidence: [] });
  return {
    pattern: '사실적 읽기',
    type: '내용 불일치',
    style: '부정형',
    difficulty: '중',
    points: 2,
    stem: '윗글의 내용과 일치하지 않는 것은?',
    material: null,
    marks: [],
    options: [
      option('중고차를 파는 사람은 그 차의 결함을 알고 있다.'),
      option('정보가 한쪽에 더 많으면 비대칭성이 생긴다.'),
      option('사는 사람은 평균적인 품질에 맞추어 값을 매긴다.'),
      option('역선택이 일어나면 품질이 낮은 차가 시장에 남는다.'),
      option('품질이 좋은 차를 가진 사람은 언제나 시장에 남는다.'),
    ],
    key: 5,
    explanation: '⑤ 품질이 좋은 차를 가진 사람은 시장을 떠난다.',
  };
}
