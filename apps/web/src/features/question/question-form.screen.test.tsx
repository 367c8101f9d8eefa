import { generateQuestion, getEngine, getPassage, getTicket, listFavorites, listPassages } from '@chulje/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, broken, gone, haveRecent, haveTickets, refusing, silent } from '../../testing/answers.ts';
import {
  asked,
  button,
  CODE,
  counter,
  expectBusy,
  expectFigures,
  expectShopOffered,
  fillQuestion,
  havePassage,
  heading,
  OTHER,
  passage,
  rowOf,
  SAMPLE_TEXT,
  SHORT,
  startItem,
  TOO_SHORT,
  title,
} from '../../testing/authoring.ts';
import {
  closeScreen,
  expectAddress,
  expectCount,
  expectHidden,
  expectText,
  expectTexts,
  openScreen,
  press,
} from '../../testing/screen.tsx';

/** Every rule and message of /questions that needs no server, by its own words (specification, part 2 §§2, 4, 5 and 8). */

// spec 2 §5 /questions: 문항 유형 선택은 작업명과 지문이 모두 있을 때만
test('문항 유형 선택 needs a title and a passage', async () => {
  await fillQuestion();
  await expect.element(button('문항 유형 선택')).toBeEnabled();
  await title().fill(' ');
  await expect.element(button('문항 유형 선택')).toBeDisabled();
  await title().fill('제목');
  await passage().fill('');
  await expect.element(button('문항 유형 선택')).toBeDisabled();
  await passage().fill(SAMPLE_TEXT);
  await expect.element(button('문항 유형 선택')).toBeEnabled();
});

// spec 2 §5 /questions: 문항 유형 선택은 이용권이 있을 때만
test('문항 유형 선택 needs a ticket', async () => {
  haveTickets(0);
  await fillQuestion();
  await expect.element(page.getByText('0회').first()).toBeVisible();
  await expect.element(button('문항 유형 선택')).toBeDisabled();
});

// spec 2 §2 /questions: 보유 이용권 n회, 사용 예정 이용권 1회, 잔여 이용권 n-1회
test('보유 이용권 n회, 사용 예정 이용권 1회, 잔여 이용권 n-1회', async () => {
  haveTickets(7);
  openScreen('/questions');
  await expectFigures(page.getByRole('complementary', { name: '이용권' }), 7);
});

// spec 1 §2, 2 §5 /questions: 이용권 0회: ※ 보유하신 잔여 이용권이 모두 소진되었습니다. / 이용권 구매하기
test('※ 보유하신 잔여 이용권이 모두 소진되었습니다. offers 이용권 구매하기', async () => {
  haveTickets(0);
  openScreen('/questions');
  await expectShopOffered();
});

// spec 2 §5 /questions: 500자 미만: 문항 생성이 불가합니다.
test('문항 생성이 불가합니다. under 500 characters', async () => {
  await fillQuestion(SHORT);
  for (const name of ['문항 유형 선택', '문항 세트 생성']) {
    await button(name).click();
    const dialog = asked('문항 생성이 불가합니다.');
    await expect.element(dialog).toHaveTextContent(TOO_SHORT);
    await dialog.getByRole('button', { name: '확인' }).click();
    await expectHidden(dialog);
  }
});

// spec 2 §2 §5 /questions: 작업명 최대 50자, 지문 최대 5000자, 글자 수 n/5000
test('작업명은 50자까지, 지문은 5000자까지: the excess is cut', async () => {
  await fillQuestion('마'.repeat(5_050));
  await title().fill('바'.repeat(51));
  await expect.element(title()).toHaveValue('바'.repeat(50));
  await expect.element(counter()).toHaveTextContent('5000/5000');
});

// spec 2 §5 §9 /questions: 최근 작업 150개 이상: 최근 작업 내역이 꽉 찼습니다.
test('최근 작업 내역이 꽉 찼습니다. before a type can be chosen', async () => {
  haveRecent(150);
  await fillQuestion();
  await button('문항 유형 선택').click();
  const full = asked('최근 작업 내역이 꽉 찼습니다.');
  await full.getByRole('button', { name: '닫기' }).click();
  await expect.element(passage()).toHaveTextContent('역선택');
});

// spec 2 §2 /questions: 입력 방식을 바꾸면 작업명과 지문이 지워짐 (물어본 뒤)
test('switching tabs clears title and content, after asking', async () => {
  await fillQuestion();
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  const question = asked('입력한 내용을 지우시겠습니까?');
  await question.getByRole('button', { name: '취소하기' }).click();
  await expect.element(title()).toHaveValue('규칙을 보는 문항');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await question.getByRole('button', { name: '지우기' }).click();
  await expect.element(page.getByText('불러온 지문이 없습니다.')).toBeVisible();
  await page.getByRole('tab', { name: '직접 입력' }).click();
  await expect.element(title()).toHaveValue('');
  await expectText(passage(), '');
});

// spec 2 §2 /questions: 불러온 지문의 작업명·내용·핵심 논점도 지워짐
test('a passage of the library goes, with its title and gist, when one types instead', async () => {
  havePassage({ title: '불러온 작업' });
  openScreen(`/questions?pasCode=${CODE}`);
  await expect.element(title()).toHaveValue('불러온 작업');
  await expect.element(page.getByRole('tab', { name: '보관함에서 불러오기' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: '직접 입력' }).click();
  await expectAddress('/questions');
  await expect.element(title()).toHaveValue('');
  await expectText(passage(), '');
});

// spec 2 §2 /questions: 초기화 (지울 것이 있으면 물어봄)
test('초기화 asks when something would be lost, and only then', async () => {
  await fillQuestion();
  await button('초기화').click();
  const question = asked('입력한 내용을 지우시겠습니까?');
  await question.getByRole('button', { name: '취소하기' }).click();
  await expect.element(passage()).toHaveTextContent('역선택');
  await button('초기화').click();
  await question.getByRole('button', { name: '지우기' }).click();
  await expect.element(title()).toHaveValue('');
  await expectText(passage(), '');
  await button('초기화').click();
  await expectHidden(question);
});

// spec 2 §2 /questions: 불러오기 창의 즐겨찾기
test('the load modal lists under 즐겨찾기 what is starred, and nothing else', async () => {
  havePassage({ title: '별을 단 지문' });
  havePassage({ title: '별이 없는 지문', pasCode: OTHER });
  const plain = rowOf('별이 없는 지문', { pasCode: OTHER });
  answering(listPassages, [plain, rowOf('별을 단 지문')]);
  openScreen('/questions');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await button('지문 불러오기').click();
  const load = page.getByRole('dialog', { name: '지문 불러오기' });
  await load.getByRole('tab', { name: '즐겨찾기' }).click();
  await expect.element(load.getByText('즐겨찾기가 비어있습니다.')).toBeVisible();
  closeScreen();
  answering(listPassages, [plain, rowOf('별을 단 지문', { isFavorite: 1 })]);
  answering(listFavorites, [rowOf('별을 단 지문', { isFavorite: 1 })]);
  openScreen('/questions');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await button('지문 불러오기').click();
  await expect.element(load.getByRole('tab', { name: '최근 작업' })).toHaveAttribute('aria-selected', 'true');
  await load.getByRole('tab', { name: '즐겨찾기' }).click();
  await expectTexts(load.getByRole('list', { name: '지문 목록' }).getByRole('listitem'), [/별을 단 지문/]);
  await expect.element(load.getByRole('region', { name: '지문 미리보기' })).toHaveTextContent('별을 단 지문');
});

// spec 2 §2 §8 /questions: 불러오기 창의 목록을 읽지 못하면 알리고 다시 시도, 다른 탭은 그대로
test('the load modal tells of a list that cannot be read, leaves the other tab at hand, and asks again', async () => {
  havePassage({ title: '다시 읽은 지문' });
  openScreen('/questions');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  answering(listPassages, broken);
  await button('지문 불러오기').click();
  const load = page.getByRole('dialog', { name: '지문 불러오기' });
  await expect.element(load.getByRole('alert')).toHaveTextContent('서버 오류가 발생했습니다.');
  await expect.element(load.getByRole('tab', { name: '즐겨찾기' })).toBeVisible();
  answering(listPassages, [rowOf('다시 읽은 지문')]);
  await load.getByRole('button', { name: '다시 시도' }).click();
  await expect.element(load.getByRole('region', { name: '지문 미리보기' })).toHaveTextContent('다시 읽은 지문');
});

// spec 2 §2 /questions: 불러오기 창: 최근 작업부터, 첫째가 골라짐, 미리보기, 대소문자를 가리지 않는 작업명 검색, 검색 결과가 없습니다.
test('the load modal opens on 최근 작업 with the first chosen; 검색 결과가 없습니다.; Enter loads', async () => {
  havePassage({ title: 'Weekly Market' });
  havePassage({ title: '먼저 만든 지문', pasCode: OTHER });
  answering(listPassages, [rowOf('Weekly Market'), rowOf('먼저 만든 지문', { pasCode: OTHER })]);
  openScreen('/questions');
  await page.getByRole('tab', { name: '보관함에서 불러오기' }).click();
  await button('지문 불러오기').click();
  const load = page.getByRole('dialog', { name: '지문 불러오기' });
  await expect.element(load.getByRole('tab', { name: '최근 작업' })).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(load.getByRole('list', { name: '지문 목록' }).getByRole('button').first())
    .toHaveAttribute('aria-pressed', 'true');
  const rows = load.getByRole('list', { name: '지문 목록' }).getByRole('button');
  await press(rows.first(), '{ArrowDown}');
  await expect.element(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(rows.nth(1)).toHaveFocus();
  await press(rows.nth(1), '{Home}');
  await expect.element(rows.first()).toHaveAttribute('aria-pressed', 'true');
  await load.getByLabelText('작업명 검색').fill('없는 이름');
  await expect.element(load.getByText('‘없는 이름’에 대한 검색 결과가 없습니다.')).toBeVisible();
  await load.getByLabelText('작업명 검색').fill('weekly MARKET');
  await expect.element(load.getByRole('region', { name: '지문 미리보기' })).toHaveTextContent('Weekly Market');
  await press(load.getByRole('button', { name: '이 지문 불러오기' }), '{Enter}');
  await expectAddress(`/questions?pasCode=${CODE}`);
  await expect.element(title()).toHaveValue('Weekly Market');
});

// spec 2 §2 §9 /questions: 범주 전체·사실적 읽기·추론적 읽기·비판적 읽기·어휘 및 문법, 형식 전체·정답형·부정형 (여기서는 긍정형도)
test('범주 전체, 사실적 읽기, 추론적 읽기, 비판적 읽기, 어휘 및 문법; 형식 전체, 정답형, 긍정형, 부정형', async () => {
  await fillQuestion();
  await button('문항 유형 선택').click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  const choices = (label: string) => types.getByLabelText(label).getByRole('option');
  await expectTexts(choices('범주'), ['전체', '사실적 읽기', '추론적 읽기', '비판적 읽기', '어휘 및 문법']);
  await expectTexts(choices('형식'), ['전체', '정답형', '긍정형', '부정형']);
});

// spec 2 §2 §9 /questions: 범주와 형식으로 거른 목록, 고른 것이 빠지면 첫째를 고름, 예시 미리보기
test('the first type that fits is chosen when the choice leaves the list', async () => {
  await fillQuestion();
  await button('문항 유형 선택').click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  const chosen = types.getByRole('list', { name: '문항 유형' }).css('[aria-pressed="true"]');
  await expectCount(chosen, 1);
  await types.getByLabelText('범주').selectOptions('어휘 및 문법');
  await expectCount(chosen, 1);
  await expect.element(chosen).toHaveTextContent('어휘 및 문법');
  await types.getByLabelText('형식').selectOptions('부정형');
  await expect.element(chosen).toHaveTextContent('부정형');
  const fitting = types.getByRole('list', { name: '문항 유형' }).getByRole('listitem');
  const rows = fitting.elements().map((row) => (row as HTMLElement).innerText);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row).toMatch(/어휘 및 문법 · 부정형/);
  await expectCount(types.getByRole('region', { name: '예시 문항' }).css('.item-options li'), 5);
});

// spec 2 §2 /questions: 고른 유형으로 이용권 확인 창, 보유·사용 예정·잔여
test('a chosen type asks for the payment: 보유, 사용 예정, 잔여; 취소하기 goes back to the choice', async () => {
  haveTickets(4);
  await fillQuestion();
  await button('문항 유형 선택').click();
  const types = page.getByRole('dialog', { name: '문항 유형 선택' });
  await types.getByLabelText('범주').selectOptions('어휘 및 문법');
  await types.getByRole('button', { name: '이 유형으로 생성하기' }).click();
  const payment = asked('문항을 생성하시겠습니까?');
  await expectFigures(payment, 4);
  await expect.element(payment).toHaveTextContent('※ 생성을 시작하면 중단하거나 취소할 수 없습니다.');
  await payment.getByRole('button', { name: '취소하기' }).click();
  await expect.element(types.getByLabelText('범주')).toHaveValue('어휘 및 문법');
  await expect.element(types.getByRole('button', { name: '이 유형으로 생성하기' })).toHaveFocus();
});

// spec 2 §2 §4 /questions: 보내는 동안 생성 버튼을 두 번 쓸 수 없음
test('the create button cannot be used twice', async () => {
  const asks = answering(generateQuestion, broken);
  await fillQuestion();
  await button('문항 유형 선택').click();
  await page.getByRole('button', { name: '이 유형으로 생성하기' }).click();
  await asked('문항을 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).dblClick();
  await expect.element(page.getByRole('alert')).toHaveTextContent('오류 발생:');
  expect(asks).toHaveLength(1);
});

// spec 2 §2 §9 /questions: 최대 3분 걸린다는 안내와 함께 기다리는 화면
test('while an item is made: 최대 3분, the stages, the time, and a way to leave it running', async () => {
  answering(generateQuestion, silent);
  await fillQuestion();
  await startItem();
  await expectBusy('문항을 생성하고 있습니다');
});

// spec 2 §2 §9 /questions: 최대 3분 걸린다는 안내와 함께 기다리는 화면
test('while an item is made: as many minutes as the operator has set', async () => {
  answering(getEngine, { name: 'ai', label: 'AI', seconds: 1_800 });
  answering(generateQuestion, silent);
  await fillQuestion();
  await startItem();
  const busy = page.getByRole('dialog', { name: '문항을 생성하고 있습니다' });
  await expect.element(busy).toHaveTextContent('최대 30분까지 걸릴 수 있습니다.');
});

// spec 2 §8 /questions: 데스크톱: 오류 발생: {message}
test('오류 발생: {message}', async () => {
  answering(generateQuestion, broken);
  await fillQuestion();
  await startItem();
  await expectText(page.getByRole('alert'), '오류 발생: 서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.');
  await expect.element(passage()).toHaveTextContent('역선택');
});

// spec 1 §8 /questions: 이용권이 부족합니다. 이용권을 구매해주세요.
test('이용권이 부족합니다. 이용권을 구매해주세요. keeps the text', async () => {
  answering(generateQuestion, refusing(402, 'tickets.not-enough', '이용권이 부족합니다. 이용권을 구매해주세요.'));
  await fillQuestion();
  await startItem();
  await expectText(page.getByRole('alert'), '이용권이 부족합니다. 이용권을 구매해주세요.');
  await expect.element(passage()).toHaveTextContent('역선택');
});

// spec 2 §8 /questions: 티켓 정보 가져오기 실패
test('티켓 정보 가져오기 실패: nothing can be made until the figures are there', async () => {
  answering(getTicket, broken);
  await fillQuestion();
  await expect.element(page.getByText('티켓 정보 가져오기 실패')).toBeVisible();
  await expect.element(button('문항 유형 선택')).toBeDisabled();
  haveTickets(10);
  await button('다시 시도').click();
  await expect.element(button('문항 유형 선택')).toBeEnabled();
});

// spec 2 §5 /questions: 없어진 지문을 불러오면 빈 화면으로
test('a passage of the library that is gone leads to an empty form', async () => {
  answering(getPassage, gone);
  openScreen('/questions?pasCode=zzzzzzzzzzzz');
  await expect.element(page.getByText('지문 데이터를 찾을 수 없습니다.')).toBeVisible();
  await expect.element(heading('문항 생성')).toBeVisible();
  await expect.element(title()).toHaveValue('');
});
