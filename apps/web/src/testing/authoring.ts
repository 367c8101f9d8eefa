import {
  type Generation,
  getPassage,
  getQuestionSet,
  type Item,
  type PassageDetail,
  type QuestionSet,
  updatePassage,
  updateQuestionSet,
  type WorkRow,
} from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answering } from './answers.ts';
import { expectAddress, openScreen } from './screen.tsx';

/** Controls and steps of the passage and question screens. */

export const SHORT = '짧은 글이다. '.repeat(50);
export const TOO_SHORT = '500자 이하의 지문으로 정상적인 문항을 생성하기 어렵습니다. 충분한 지문을 입력해 주세요.';
export const SAMPLE_TEXT = sampleText();
export const CODE = 'abcdefghijkl0001';
export const OTHER = 'abcdefghijkl0002';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const title = () => page.getByLabelText('작업명');
export const topic = () => page.getByRole('textbox', { name: '주제' });
export const passage = () => page.getByRole('textbox', { name: '지문' });
export const asked = (name: string) => page.getByRole('alertdialog', { name });
export const item = () => page.getByRole('region', { name: '문항', exact: true });
export const field = (name: string) => item().getByRole('textbox', { name });
export const heading = (name: string) => page.getByRole('heading', { level: 1, name });
export const counter = () => page.css('.editor-counter').first();

/** A passage of the member's own, as the server keeps it. */
export function havePassage(overrides: Partial<PassageDetail> = {}): PassageDetail {
  let kept: PassageDetail = {
    pasCode: CODE,
    title: '규칙을 보는 작업',
    type: '사회',
    keyword: '역선택',
    content: SAMPLE_TEXT,
    format: [],
    gist: [],
    isGenerated: 0,
    kind: '지문',
    status: null,
    version: 1,
    ...overrides,
  };
  const { pasCode } = kept;
  answering(getPassage, () => kept, { pasCode });
  answering(updatePassage, ({ body }) => {
    kept = { ...kept, ...(body as Partial<PassageDetail>), version: kept.version + 1 };
    return kept;
  });
  return kept;
}

/** A row of a list of works. */
export const rowOf = (name: string, overrides: Partial<WorkRow> = {}): WorkRow => ({
  pasCode: CODE,
  pasType: '사회',
  title: name,
  keyword: '역선택',
  isGenerated: 1,
  kind: '지문',
  date: '2026-03-02T00:00:00.000Z',
  isFavorite: 0,
  status: null,
  faults: 0,
  tags: [],
  isArchived: false,
  ...overrides,
});

/** A set of items on a text, all with the given differences from the sample. */
export const setOf = ({
  items = 1,
  item: made = {} as Partial<Item>,
  title: name = '규칙을 보는 세트',
} = {}): QuestionSet => ({
  pasCode: CODE,
  title: name,
  type: '사회',
  keyword: '정보의 비대칭성',
  content: SAMPLE_TEXT,
  format: [],
  gist: [],
  isGenerated: 0,
  kind: '문항',
  status: null,
  version: 1,
  questions: Array.from({ length: items }, (_, at) => toQuestion(sampleItem(made, at), at)),
});

/** Such a set as the server keeps it. */
export function haveSet(options: Parameters<typeof setOf>[0] = {}): QuestionSet {
  let kept = setOf(options);
  answering(getQuestionSet, () => kept);
  answering(updateQuestionSet, ({ body }) => {
    const { questions, ...rest } = body as Omit<QuestionSet, 'questions'> & { questions: { item: Item }[] };
    kept = {
      ...kept,
      ...rest,
      questions: questions.map(({ item: kind }, at) => toQuestion(kind, at)),
      version: kept.version + 1,
    };
    return kept;
  });
  return kept;
}

const toQuestion = (of: Item, at: number) => ({
  queCode: `question-code-${String(at).padStart(4, '0')}`,
  queQuery: of.stem,
  queOption: of.options.map(({ text }) => text),
  queAnswer: String(of.key),
  description: of.explanation,
  item: of,
  findings: [],
  check: null,
});

const RUN: Generation = {
  generationId: 'generation-code-0001',
  kind: 'passage',
  state: 'running',
  stage: '작성',
  partial: '',
  label: '삼투 현상',
  title: '두고 온 지문',
  target: null,
  pasCode: null,
  queCode: null,
  setId: null,
  position: 0,
  error: null,
  createdAt: '2026-03-02T00:00:00.000Z',
  now: '2026-03-02T00:00:05.000Z',
};

/** A passage that is being made, or was. */
export const runOf = (state: 'running' | 'done'): Generation =>
  state === 'running' ? RUN : { ...RUN, state, stage: '저장', pasCode: CODE };

/** A generation of an item that has come out well. */
export const endedWith = (queCode: string): Generation => ({ ...runOf('done'), kind: 'question', queCode });

export async function fillPassage(): Promise<void> {
  openScreen('/passage');
  await title().fill('규칙을 보는 지문');
  await topic().fill('삼투 현상');
}

export async function fillQuestion(text = SAMPLE_TEXT): Promise<void> {
  openScreen('/questions');
  await title().fill('규칙을 보는 문항');
  await passage().fill(text);
}

export async function openPassage(content = SAMPLE_TEXT): Promise<void> {
  havePassage({ content });
  openScreen(`/passage/create?pasCode=${CODE}`);
  await expect.element(heading('지문 편집')).toBeVisible();
}

export async function openSet(options: Parameters<typeof haveSet>[0] & { from?: string } = {}): Promise<void> {
  const { questions } = haveSet(options);
  openScreen(`/questions/generate?pasCode=${CODE}${options.from ? `&from=${options.from}` : ''}`);
  await expect.element(item()).toHaveTextContent(`1 / ${questions.length}`);
}

export async function editItem(): Promise<void> {
  await item().getByRole('button', { name: '문항 수정' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '수정하기' }).click();
  await expect.element(field('발문')).toBeVisible();
}

export async function edit(text = '덧붙인 말.'): Promise<void> {
  await passage().click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await userEvent.keyboard(text);
  await expect.element(page.getByText('저장되지 않음')).toBeVisible();
}

export async function startPassage(): Promise<void> {
  await button('지문 생성하기').click();
  await asked('지문을 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).click();
}

export async function startItem(opener = '문항 유형 선택'): Promise<void> {
  await button(opener).click();
  await page
    .getByRole('dialog', { name: '문항 유형 선택' })
    .getByRole('button', { name: '이 유형으로 생성하기' })
    .click();
  await asked('문항을 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).click();
}

/** 보유 이용권 n회, 사용 예정 이용권 1회, 잔여 이용권 n-1회. */
export async function expectFigures(place: Locator, balance: number): Promise<void> {
  for (const figure of [`보유 이용권${balance}회`, '사용 예정 이용권1회', `잔여 이용권${balance - 1}회`])
    await expect.element(place.getByText(figure)).toBeVisible();
}

/** Who has no ticket left is told so, and led to where they are sold. */
export async function expectShopOffered(): Promise<void> {
  await expect.element(page.getByText('※ 보유하신 잔여 이용권이 모두 소진되었습니다.')).toBeVisible();
  await button('이용권 구매하기').click();
  await expectAddress('/mypage?tab=이용권');
}

/** A generation without an end: what is shown meanwhile, that Escape does not close it, and the way to leave it running. */
export async function expectBusy(name: string): Promise<void> {
  const busy = page.getByRole('dialog', { name });
  await expect.element(busy).toHaveTextContent('최대 3분까지 걸릴 수 있습니다. 이 창을 닫아도 생성은 계속됩니다.');
  await expect
    .poll(() => busy.getByRole('list', { name: '진행 단계' }).css('[aria-current="step"]').elements().length)
    .toBe(1);
  await expect.element(busy).toHaveTextContent(/지난 시간 \d:\d\d/);
  await userEvent.keyboard('{Escape}');
  await expect.element(busy).toBeVisible();
  await busy.getByRole('button', { name: '나가서 기다리기' }).click();
  await expectAddress('/home');
}

/** 굵게, 밑줄, 취소선 and the four sets of symbols. */
export async function expectTools(): Promise<void> {
  const tools = page.getByRole('toolbar').first();
  for (const name of ['굵게', '밑줄', '취소선'])
    await expect.element(tools.getByRole('button', { name })).toBeVisible();
  await expect
    .poll(() =>
      tools
        .getByRole('button', { name: / 넣기/ })
        .elements()
        .map((element) => element.textContent?.trim()),
    )
    .toEqual([...'㉠㉡㉢㉣㉤㉮㉯㉰㉱㉲ⓐⓑⓒⓓⓔ①②③④⑤']);
}
