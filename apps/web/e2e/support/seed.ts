import type { Item } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { type APIRequestContext, expect } from '@playwright/test';

/** Works of a teacher, made through the API by whoever is logged in. */

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

/** As long as a title may be. */
export const LONG_TITLE =
  '2027학년도 대학수학능력시험 대비 고등학교 3학년 국어 독서 영역 사회 지문과 문항 모음 최종본'.slice(0, 50);

/** Types of the items, so that not all are alike. */
const ITEM_TYPES = [
  ['사실적 읽기', '내용 불일치'],
  ['사실적 읽기', '세부 내용 이해(부정)'],
  ['추론적 읽기', '〈보기〉 적용(부정)'],
  ['사실적 읽기', '내용 불일치'],
  ['어휘 및 문법', '바꿔 쓰기(부정)'],
  ['추론적 읽기', '이유 추론'],
  ['비판적 읽기', '관점·기준에 따른 평가(부정)'],
  ['사실적 읽기', '내용 전개 방식'],
  ['추론적 읽기', '〈보기〉 적용(부정)'],
  ['추론적 읽기', '빈칸 추론'],
  ['어휘 및 문법', '문맥상 의미'],
] as const;

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

function itemOf(index: number) {
  const [pattern, type] = ITEM_TYPES[index % ITEM_TYPES.length] ?? ITEM_TYPES[0];
  return sampleItem({ pattern, type });
}

/** Makes works, every third with an item; the codes, oldest first. */
export async function makeWorks(request: APIRequestContext, count: number, from = 0): Promise<string[]> {
  const codes: string[] = [];
  for (let index = from; index < from + count; index += 1) {
    const work = { ...sampleWork(index), content: sampleText() };
    const made =
      index % 3 === 2
        ? await send(request, 'POST', '/api/pass/ques/insert/each', { ...work, questions: [{ item: itemOf(index) }] })
        : await send(request, 'POST', '/api/pass/insert/each', { ...work, isGenerated: 1 });
    codes.push(made.pasCode);
  }
  return codes;
}

/** A passage of the teacher's own; its code. */
export async function makePassageOf(request: APIRequestContext, title: string, content: string): Promise<string> {
  const made = await send(request, 'POST', '/api/pass/insert/each', {
    title,
    content,
    type: '사회',
    keyword: '역선택',
  });
  return made.pasCode;
}

/** A set of items on a text, all with the given differences from the sample; its code. */
export async function makeSetOf(
  request: APIRequestContext,
  title: string,
  { content = sampleText(), items = 1, item = {} as Partial<Item> } = {},
): Promise<string> {
  const questions = Array.from({ length: items }, (_, at) => ({ item: sampleItem(item, at) }));
  const work = { title, content, type: '사회', keyword: '정보의 비대칭성', questions };
  return (await send(request, 'POST', '/api/pass/ques/insert/each', work)).pasCode;
}

export async function star(request: APIRequestContext, pasCodes: readonly string[]): Promise<void> {
  for (const pasCode of pasCodes) await send(request, 'PATCH', '/api/pass/favo', { pasCode });
}

export async function rename(request: APIRequestContext, pasCode: string, title: string): Promise<void> {
  await send(request, 'PUT', '/api/pass/update/title', { pasCode, title });
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
