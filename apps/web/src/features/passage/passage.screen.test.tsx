import { exportWork, generatePassage, generatePassageFallback, getPassage, updatePassage } from '@chulje/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, broken, cutOff, haveRecent, haveTickets, refusing } from '../../testing/answers.ts';
import {
  asked,
  button,
  CODE,
  counter,
  edit,
  expectTools,
  havePassage,
  heading,
  openPassage,
  passage,
  TOO_SHORT,
  title,
} from '../../testing/authoring.ts';
import { expectAddress, expectHidden, expectText, expectTexts, openScreen } from '../../testing/screen.tsx';

/** Every rule and message of /passage/create that needs no server, by its own words (specification, part 1 §§4, 5 and 8). */

// spec 1 §2 /passage/create: 저장된 지문이 없으면 알리고 /passage로: 지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다.
test('지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다.', async () => {
  openScreen('/passage/create');
  await expect.element(heading('지문 생성')).toBeVisible();
  await expect.element(page.getByText('지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다.')).toBeVisible();
});

// spec 1 §8 /passage/create: 지문 데이터가 유효하지 않습니다.
test('지문 데이터가 유효하지 않습니다.', async () => {
  answering(getPassage, refusing(400, 'request.invalid', '작업을 찾을 수 없습니다.'));
  openScreen('/passage/create?pasCode=%3Cb%3E');
  await expect.element(heading('지문 생성')).toBeVisible();
  await expect.element(page.getByText('지문 데이터가 유효하지 않습니다.')).toBeVisible();
});

// spec 1 §8 /passage/create: 지문 데이터 처리 중 오류가 발생했습니다.
test('지문 데이터 처리 중 오류가 발생했습니다. and a second try', async () => {
  answering(getPassage, broken);
  openScreen(`/passage/create?pasCode=${CODE}`);
  await expect.element(page.getByRole('alert')).toHaveTextContent('지문 데이터 처리 중 오류가 발생했습니다.');
  havePassage({ title: '읽히지 않는 작업' });
  await button('다시 시도').click();
  await expect.element(title()).toHaveValue('읽히지 않는 작업');
});

// spec 1 §2 /passage/create: 요약: 지문 분야, 지문 제재, 핵심 논점
test('the summary of a passage: 지문 분야, 지문 제재, 핵심 논점', async () => {
  havePassage({ type: '과학', keyword: '삼투 현상', gist: ['물은 농도가 높은 쪽으로 옮겨 간다.'] });
  openScreen(`/passage/create?pasCode=${CODE}`);
  const summary = page.getByRole('complementary', { name: '지문 요약' });
  await expect.element(summary).toHaveTextContent('지문 분야과학');
  await expect.element(summary).toHaveTextContent('지문 제재삼투 현상');
  await expectTexts(summary.getByRole('listitem'), ['물은 농도가 높은 쪽으로 옮겨 간다.']);
  await expect.element(summary).not.toHaveTextContent('핵심 논점이 없습니다.');
});

// spec 1 §2 /passage/create: 핵심 논점이 없습니다.
test('핵심 논점이 없습니다.', async () => {
  await openPassage();
  const summary = page.getByRole('complementary', { name: '지문 요약' });
  await expect.element(summary).toHaveTextContent('지문 분야사회');
  await expect.element(summary).toHaveTextContent('지문 제재역선택');
  await expect.element(summary).toHaveTextContent('핵심 논점핵심 논점이 없습니다.');
});

// spec 1 §5 /passage/create: 작업명 최대 50자
test('작업명은 50자까지 in the editor too, and none cannot be saved', async () => {
  await openPassage();
  await title().fill('사'.repeat(51));
  await expect.element(title()).toHaveValue('사'.repeat(50));
  await title().fill(' ');
  await button('저장').click();
  await expect.element(page.getByText('작업명을 입력해 주세요.')).toBeVisible();
});

// spec 1 §2 /passage/create: 기호 ㉠–㉤, ㉮–㉲, ⓐ–ⓔ, ①–⑤와 굵게, 밑줄, 취소선
test('the editor has 굵게, 밑줄, 취소선 and the symbols ㉠–㉤, ㉮–㉲, ⓐ–ⓔ, ①–⑤', async () => {
  await openPassage();
  await expectTools();
});

// spec 1 §2 /passage/create: 기호는 커서 자리에, 단추와 단축키로
test('a symbol goes in where the caret is, by its button and by its shortcut', async () => {
  await openPassage('앞뒤');
  await passage().click();
  await userEvent.keyboard('{Home}');
  await userEvent.keyboard('{ArrowRight}');
  await button('㉡ 넣기').click();
  await expectText(passage(), '앞㉡뒤');
  await userEvent.keyboard('{Control>}{Alt>}a{/Alt}{/Control}');
  await expectText(passage(), '앞㉡㉮뒤');
});

// spec 1 §2 §5 /passage/create: 지문 최대 5000자, 글자 수 n/5000
test('지문은 5000자까지: the excess is cut and the counter says 5000/5000', async () => {
  await openPassage();
  await passage().fill('가나다');
  await expect.element(counter()).toHaveTextContent('3/5000');
  await passage().fill('다'.repeat(5_100));
  await expect.element(counter()).toHaveTextContent('5000/5000');
  await expect.element(page.getByText('5000자까지 입력할 수 있어 넘친 100자를 잘랐습니다.')).toBeVisible();
});

// spec 1 §5 /passage/create: 편집기 최소 300자
test('the editor asks for 300자 이상', async () => {
  await openPassage();
  await passage().fill('라'.repeat(299));
  await expect.element(page.getByText('지문이 너무 짧습니다. 300자 이상 입력해 주세요.')).toBeVisible();
  await passage().fill('라'.repeat(300));
  await expectHidden(page.getByText('지문이 너무 짧습니다.'));
});

// spec 1 §5 /passage/create: 500자 미만은 추출·문항 생성 불가: 글자 수를 확인해 주세요.
test('글자 수를 확인해 주세요.: under 500 characters there is neither 추출 nor 문항 생성', async () => {
  await openPassage('가'.repeat(499));
  for (const name of ['추출', '문항 생성']) {
    await button(name).click();
    const dialog = asked('글자 수를 확인해 주세요.');
    await expect.element(dialog).toHaveTextContent(TOO_SHORT);
    await dialog.getByRole('button', { name: '확인' }).click();
    await expectHidden(dialog);
  }
  await expect.element(heading('지문 편집')).toBeVisible();
});

// spec 1 §5 /passage/create: 500자부터는 추출과 문항 생성이 됨
test('from 500 characters on there are 추출 and 문항 생성', async () => {
  await openPassage('가'.repeat(500));
  await button('추출').click();
  await page.getByRole('dialog', { name: '파일로 추출' }).getByRole('button', { name: '닫기' }).click();
  await button('문항 생성').click();
  await expectAddress(`/questions?pasCode=${CODE}`);
});

// spec 1 §4 /passage/create: 문항 생성으로 이어가면 지문이 함께 감
test('문항 생성 takes the passage along', async () => {
  await openPassage();
  await edit();
  await button('저장').click();
  await expect.element(page.getByText('지문이 저장되었습니다.')).toBeVisible();
  await button('문항 생성').click();
  await expectAddress(`/questions?pasCode=${CODE}`);
  await expect.element(heading('문항 생성')).toBeVisible();
  await expect.element(title()).toHaveValue('규칙을 보는 작업');
  await expect.element(passage()).toHaveTextContent('덧붙인 말.');
});

// spec 1 §8 /passage/create: 지문 저장 중 오류가 발생했습니다: {message}
test('지문 저장 중 오류가 발생했습니다: {message}', async () => {
  await openPassage();
  answering(updatePassage, broken);
  await edit();
  await button('저장').click();
  await expect.element(page.getByText('지문 저장 중 오류가 발생했습니다: 서버 오류가 발생했습니다.')).toBeVisible();
  await expect.element(passage()).toHaveTextContent('덧붙인 말.');
  await expect.element(button('저장')).toBeEnabled();
});

// spec 1 §8 /passage/create: 저장 중 오류가 발생했습니다.
test('저장 중 오류가 발생했습니다. when there is no answer', async () => {
  await openPassage();
  answering(updatePassage, cutOff);
  await edit();
  await button('저장').click();
  await expect.element(page.getByText('저장 중 오류가 발생했습니다. 서버에 연결할 수 없습니다.')).toBeVisible();
});

// spec 1 §9, 2 §2 §9 /passage/create: 추출 형식 PDF(기본), Word, 텍스트
test('파일 형식: PDF is chosen unless told, Word and 텍스트 stand beside it', async () => {
  await openPassage();
  await button('추출').click();
  const formats = page.getByRole('dialog', { name: '파일로 추출' }).getByRole('group', { name: '파일 형식' });
  await expect.element(formats.getByRole('radio', { name: 'PDF' })).toBeChecked();
  for (const name of ['Word', '텍스트']) await expect.element(formats.getByRole('radio', { name })).toBeEnabled();
});

// spec 1 §8 /passage/create: 파일 추출 중 오류가 발생했습니다.
test('파일 추출 중 오류가 발생했습니다. when there is no answer', async () => {
  await openPassage();
  await button('추출').click();
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  answering(exportWork, cutOff);
  await dialog.getByRole('button', { name: '다운로드' }).click();
  await expect.element(dialog.getByText('파일 추출 중 오류가 발생했습니다.')).toBeVisible();
});

// spec 1 §8, 2 §8 /passage/create: 파일 다운로드 실패와 서버의 말
test('파일 다운로드 실패 with the words of the server', async () => {
  await openPassage();
  await button('추출').click();
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  answering(exportWork, refusing(500, 'export.failed', '파일을 만들지 못했습니다.'));
  await dialog.getByRole('button', { name: '다운로드' }).click();
  await expect.element(dialog.getByText('파일 다운로드 실패: 파일을 만들지 못했습니다.')).toBeVisible();
});

// spec 1 §8, 2 §6 §8 /passage/create: 403: 파일 다운로드에 필요한 권한이 없습니다.
test('파일 다운로드에 필요한 권한이 없습니다.', async () => {
  await openPassage();
  await button('추출').click();
  const dialog = page.getByRole('dialog', { name: '파일로 추출' });
  answering(exportWork, refusing(403, 'export.forbidden', '파일 다운로드에 필요한 권한이 없습니다.'));
  await dialog.getByRole('button', { name: '다운로드' }).click();
  await expectText(dialog.getByRole('alert'), '파일 다운로드에 필요한 권한이 없습니다.');
});

// spec 1 §2 /passage/create: 다시 생성은 이용권 확인 창에서, 첫 호출이 실패하면 두 번째 주소로 (§4)
test('다시 생성 asks with the tickets; a failed first try goes to the second endpoint', async () => {
  await openPassage();
  answering(generatePassage, broken);
  const second = answering(generatePassageFallback, broken);
  await button('다시 생성').click();
  const payment = asked('지문을 다시 생성하시겠습니까?');
  await expect.element(payment).toHaveTextContent('사용 예정 이용권1회');
  await payment.getByRole('button', { name: '생성하기' }).click();
  await expect.element(page.getByText('지문 생성 중 오류가 발생했습니다: 서버 오류가 발생했습니다.')).toBeVisible();
  expect(second).toHaveLength(1);
});

// spec 1 §2 /passage/create: 다시 생성할 이용권이 없으면 이용권 구매하기
test('다시 생성 with no tickets offers 이용권 구매하기', async () => {
  haveTickets(0);
  await openPassage();
  await button('다시 생성').click();
  const payment = asked('지문을 다시 생성하시겠습니까?');
  await expect.element(payment).toHaveTextContent('※ 보유하신 잔여 이용권이 모두 소진되었습니다.');
  await payment.getByRole('button', { name: '이용권 구매하기' }).click();
  await expectAddress(/^\/mypage\?/);
});

// spec 1 §4 /passage/create: 다시 생성할 때도 최근 작업 150개 이상이면 막음
test('최근 작업 내역이 꽉 찼습니다. before a passage is made again', async () => {
  await openPassage();
  haveRecent(150);
  await button('다시 생성').click();
  await asked('최근 작업 내역이 꽉 찼습니다.').getByRole('button', { name: '최근 작업으로 이동' }).click();
  await expectAddress('/storage/worklistMain');
});
