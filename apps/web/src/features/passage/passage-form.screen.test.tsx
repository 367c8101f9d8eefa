import { generatePassage, getTicket } from '@chulje/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, broken, haveRecent, haveTickets, refusing, silent } from '../../testing/answers.ts';
import {
  asked,
  button,
  expectBusy,
  expectFigures,
  expectShopOffered,
  fillPassage,
  startPassage,
  title,
  topic,
} from '../../testing/authoring.ts';
import { expectAddress, expectCount, expectHidden, expectText, openScreen } from '../../testing/screen.tsx';

/** Every rule and message of /passage that needs no server, by its own words (specification, part 1 §§4, 5 and 8). */

// spec 1 §2 §5 /passage: 작업명 최대 50자, 넘친 글자는 잘림
test('작업명은 50자까지: the excess is cut', async () => {
  openScreen('/passage');
  await title().fill('가'.repeat(60));
  await expect.element(title()).toHaveValue('가'.repeat(50));
  await expect.element(page.getByText('50/50')).toBeVisible();
});

// spec 1 §5 /passage: 주제 최대 100자
test('주제는 100자까지: the excess is cut', async () => {
  openScreen('/passage');
  await topic().fill('나'.repeat(120));
  await expect.element(topic()).toHaveValue('나'.repeat(100));
  await expect.element(page.getByText('100/100')).toBeVisible();
});

// spec 1 §2 §9 /passage: 분야 인문(기본), 예술, 사회, 과학, 기술
test('the field is one of 인문, 예술, 사회, 과학, 기술, and 인문 unless told', async () => {
  openScreen('/passage');
  await expectCount(page.getByRole('group', { name: '분야' }).getByRole('radio'), 5);
  for (const name of ['인문', '예술', '사회', '과학', '기술'])
    await expect.element(page.getByRole('radio', { name })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '인문' })).toBeChecked();
});

// spec 1 §4 /passage: 생성 버튼은 주제, 작업명이 모두 있을 때만
test('지문 생성하기 needs a title and a topic', async () => {
  await fillPassage();
  await expect.element(button('지문 생성하기')).toBeEnabled();
  await title().fill('   ');
  await expect.element(button('지문 생성하기')).toBeDisabled();
  await title().fill('제목');
  await topic().fill(' ');
  await expect.element(button('지문 생성하기')).toBeDisabled();
  await topic().fill('삼투 현상');
  await expect.element(button('지문 생성하기')).toBeEnabled();
});

// spec 1 §4 /passage: 생성 버튼은 이용권이 있을 때만
test('지문 생성하기 needs a ticket', async () => {
  haveTickets(0);
  await fillPassage();
  await expect.element(page.getByText('0회').first()).toBeVisible();
  await expect.element(button('지문 생성하기')).toBeDisabled();
});

// spec 1 §2 /passage: 보유 이용권 n회, 사용 예정 이용권 1회, 잔여 이용권 n-1회
test('보유 이용권 n회, 사용 예정 이용권 1회, 잔여 이용권 n-1회', async () => {
  haveTickets(7);
  openScreen('/passage');
  await expectFigures(page.getByRole('complementary', { name: '이용권' }), 7);
});

// spec 1 §2 /passage: 이용권 0회: ※ 보유하신 잔여 이용권이 모두 소진되었습니다. / 이용권 구매하기 → /mypage?tab=이용권
test('※ 보유하신 잔여 이용권이 모두 소진되었습니다. offers 이용권 구매하기', async () => {
  haveTickets(0);
  openScreen('/passage');
  await expectShopOffered();
});

// spec 1 §4 /passage: 지문을 생성하시겠습니까? (이용권 차감, 오타가 있으면 잘못된 지문이 나올 수 있음)
test('지문을 생성하시겠습니까?: 이용권 1회가 차감되고, 오타가 있으면 잘못된 지문이 나올 수 있음', async () => {
  haveTickets(7);
  await fillPassage();
  await button('지문 생성하기').click();
  const confirm = asked('지문을 생성하시겠습니까?');
  await expectFigures(confirm, 7);
  await expect.element(confirm).toHaveTextContent('이용권 1회가 차감됩니다. 입력한 내용에 오타가 있으면');
});

// spec 1 §2 /passage: ※ 생성을 시작하면 중단하거나 취소할 수 없습니다.
test('※ 생성을 시작하면 중단하거나 취소할 수 없습니다.', async () => {
  await fillPassage();
  await button('지문 생성하기').click();
  const confirm = asked('지문을 생성하시겠습니까?');
  await expect.element(confirm).toHaveTextContent('※ 생성을 시작하면 중단하거나 취소할 수 없습니다.');
  await confirm.getByRole('button', { name: '취소하기' }).click();
  await expectHidden(confirm);
  await expect.element(title()).toHaveValue('규칙을 보는 지문');
});

// spec 1 §2 /passage: 초기화 (지울 것이 있으면 물어봄)
test('초기화 asks when something would be lost, and only then', async () => {
  await fillPassage();
  await button('초기화').click();
  const question = asked('입력한 내용을 지우시겠습니까?');
  await question.getByRole('button', { name: '취소하기' }).click();
  await expect.element(topic()).toHaveValue('삼투 현상');
  await button('초기화').click();
  await question.getByRole('button', { name: '초기화' }).click();
  await expect.element(title()).toHaveValue('');
  await expect.element(topic()).toHaveValue('');
  await button('초기화').click();
  await expectHidden(question);
});

// spec 1 §4 §8 §9 /passage: 최근 작업 150개 이상: 최근 작업 내역이 꽉 찼습니다.
test('최근 작업 내역이 꽉 찼습니다.: 149 works leave room, 150 lead to the recent works', async () => {
  haveRecent(149);
  await fillPassage();
  await button('지문 생성하기').click();
  await asked('지문을 생성하시겠습니까?').getByRole('button', { name: '취소하기' }).click();
  haveRecent(150);
  await button('지문 생성하기').click();
  const full = asked('최근 작업 내역이 꽉 찼습니다.');
  await expect
    .element(full)
    .toHaveTextContent('생성할 문항을 저장할 공간이 부족합니다. 최근 작업 내역에서 공간을 확보하고 다시 시도하세요.');
  await full.getByRole('button', { name: '최근 작업으로 이동' }).click();
  await expectAddress('/storage/worklistMain');
});

// spec 1 §4 §9 /passage: 최대 3분 걸린다는 안내와 함께 기다리는 화면
test('while a passage is made: 최대 3분, the stages, the time, and a way to leave it running', async () => {
  answering(generatePassage, silent);
  await fillPassage();
  await startPassage();
  await expectBusy('지문을 생성하고 있습니다');
});

// spec 1 §8 /passage: 이용권이 부족합니다. 이용권을 구매해주세요.
test('이용권이 부족합니다. 이용권을 구매해주세요.', async () => {
  answering(generatePassage, refusing(402, 'tickets.not-enough', '이용권이 부족합니다. 이용권을 구매해주세요.'));
  await fillPassage();
  await startPassage();
  await expectText(page.getByRole('alert'), '이용권이 부족합니다. 이용권을 구매해주세요.');
});

// spec 1 §8 /passage: 지문 생성 중 오류가 발생했습니다: {message}
test('지문 생성 중 오류가 발생했습니다: {message}', async () => {
  answering(generatePassage, broken);
  await fillPassage();
  await startPassage();
  await expectText(
    page.getByRole('alert'),
    '지문 생성 중 오류가 발생했습니다: 서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  );
  await expect.element(topic()).toHaveValue('삼투 현상');
});

// spec 1 §8 /passage: 티켓 정보 가져오기 실패 (생성할 수 없음)
test('티켓 정보 가져오기 실패: nothing can be made until the figures are there', async () => {
  answering(getTicket, broken);
  await fillPassage();
  await expect.element(page.getByText('티켓 정보 가져오기 실패')).toBeVisible();
  await expect.element(button('지문 생성하기')).toBeDisabled();
  haveTickets(10);
  await button('다시 시도').click();
  await expect.element(button('지문 생성하기')).toBeEnabled();
});
