import { generateQuestion, getQuestionSet, updateQuestionSet } from '@chulje/contract';
import { sampleItem } from '@chulje/contract/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, broken, gone, refusing, toEvents } from '../../testing/answers.ts';
import {
  asked,
  button,
  CODE,
  counter,
  edit,
  editItem,
  endedWith,
  expectTools,
  field,
  havePassage,
  haveSet,
  heading,
  item,
  openSet,
  passage,
  SAMPLE_TEXT,
  setOf,
  startItem,
  TOO_SHORT,
  title,
} from '../../testing/authoring.ts';
import { expectAddress, expectCount, expectHidden, expectText, openScreen } from '../../testing/screen.tsx';

/** Every rule and message of /questions/generate that needs no server, by its own words (specification, part 2 §§2, 4, 5 and 8). */

// spec 2 §8 /questions/generate: 문항 데이터를 찾을 수 없습니다.
test('문항 데이터를 찾을 수 없습니다. leads to the form', async () => {
  answering(getQuestionSet, gone);
  openScreen('/questions/generate?pasCode=zzzzzzzzzzzz');
  await expect.element(heading('문항 생성')).toBeVisible();
  await expect.element(page.getByText('문항 데이터를 찾을 수 없습니다. 문항 생성 페이지로 이동합니다.')).toBeVisible();
});

// spec 2 §8 /questions/generate: 데이터를 가져오는 중 오류가 발생했습니다.
test('데이터를 가져오는 중 오류가 발생했습니다. and a second try', async () => {
  answering(getQuestionSet, broken);
  openScreen(`/questions/generate?pasCode=${CODE}`);
  await expect.element(page.getByRole('alert')).toHaveTextContent('데이터를 가져오는 중 오류가 발생했습니다.');
  haveSet({ title: '읽히지 않는 세트' });
  await button('다시 시도').click();
  await expect.element(title()).toHaveValue('읽히지 않는 세트');
});

// spec 2 §2 /questions/generate: 지문 요약: 분야, 제재, 핵심 논점이 없습니다.
test('the summary of a set: 지문 분야, 지문 제재, 핵심 논점이 없습니다.', async () => {
  await openSet();
  const summary = page.getByRole('complementary', { name: '지문 요약' });
  for (const line of ['지문 분야사회', '지문 제재정보의 비대칭성', '핵심 논점핵심 논점이 없습니다.'])
    await expect.element(summary).toHaveTextContent(line);
});

// spec 2 §2 /questions/generate: 기호 ㉠–㉤, ⓐ–ⓔ, ㉮–㉲, ①–⑤와 굵게, 밑줄, 취소선
test('the editor has 굵게, 밑줄, 취소선 and the symbols ㉠–㉤, ㉮–㉲, ⓐ–ⓔ, ①–⑤', async () => {
  await openSet();
  await expectTools();
});

// spec 2 §2 /questions/generate: 문항을 앞뒤로 넘기는 화살표와 n / total
test('the arrows go through the items, and n / total tells which it is', async () => {
  await openSet({ items: 3 });
  const back = item().getByRole('button', { name: '이전 문항' });
  const on = item().getByRole('button', { name: '다음 문항' });
  await expect.element(back).toBeDisabled();
  await on.click();
  await expect.element(item()).toHaveTextContent('2 / 3');
  await on.click();
  await expect.element(item()).toHaveTextContent('3 / 3');
  await expect.element(on).toBeDisabled();
  await back.click();
  await expect.element(item()).toHaveTextContent('2 / 3');
});

// spec 2 §2 §3 /questions/generate: 정답 ①–⑤와 해설, 지문의 근거 표시
test('정답 ①–⑤와 해설 stand with an item, and 근거 보기 lights up its evidence in the passage', async () => {
  const quote = '품질이 좋은 차를 가진 사람은 그 값에 팔기를 꺼려 시장을 떠난다.';
  const made = sampleItem();
  const start = SAMPLE_TEXT.indexOf(quote);
  const [, , , , key] = made.options;
  key?.evidence.push({ source: 'passage', quote, start, end: start + quote.length });
  await openSet({ item: made });
  const explanation = item().getByRole('region', { name: '정답과 해설' });
  await expect.element(explanation).toHaveTextContent('정답 ⑤');
  await expect.element(explanation).toHaveTextContent('품질이 좋은 차를 가진 사람은 시장을 떠난다.');
  await explanation.getByRole('button', { name: '선택지 ⑤의 근거 보기' }).click();
  await expectText(page.css('.editor-highlight'), quote);
});

// spec 2 §3 §5 /questions/generate: 작업명 최대 50자, 지문 최대 5000자
test('작업명은 50자까지, 지문은 5000자까지: the excess is cut', async () => {
  await openSet();
  await title().fill('아'.repeat(51));
  await expect.element(title()).toHaveValue('아'.repeat(50));
  await passage().fill('자'.repeat(5_001));
  await expect.element(counter()).toHaveTextContent('5000/5000');
});

// spec 2 §4 /questions/generate: 어떤 수정이든 저장되지 않은 상태가 됨
test('any edit makes the set unsaved: title, passage, stem, option, key, explanation, order', async () => {
  await openSet({ items: 2 });
  await editItem();
  const edits: Record<string, () => Promise<void>> = {
    title: () => title().fill('고친 이름'),
    passage: () => edit(),
    stem: () => field('발문').fill('고친 발문은?'),
    option: () => field('선택지 ③').fill('고친 선택지'),
    key: () => item().getByRole('group', { name: '정답' }).getByRole('radio', { name: '②' }).click({ force: true }),
    explanation: () => field('해설').fill('고친 해설.'),
    order: () => item().getByRole('button', { name: '문항 순서 뒤로' }).click(),
  };
  for (const change of Object.values(edits)) {
    await expect.element(button('저장')).toBeDisabled();
    await change();
    await expect.element(button('저장')).toBeEnabled();
    for (const name of ['문항 추가', '추출']) await expect.element(button(name)).toBeDisabled();
    await expect.element(item().getByRole('button', { name: '다시 생성' })).toBeDisabled();
    await button('실행 취소').click();
    await expect.element(button('추출')).toBeEnabled();
  }
});

// spec 2 §4 /questions/generate: 저장되지 않은 동안 저장 가능, 문항 추가·추출 불가; 저장하면 반대로
test('while unsaved, 저장 is enabled and 문항 추가 and 추출 are disabled', async () => {
  await openSet();
  await expect.element(button('저장')).toBeDisabled();
  await expect.element(button('문항 추가')).toBeEnabled();
  await expect.element(button('추출')).toBeEnabled();
  await edit();
  await expect.element(button('저장')).toBeEnabled();
  for (const name of ['문항 추가', '세트 추가', '추출']) await expect.element(button(name)).toBeDisabled();
  await button('저장').click();
  await expect.element(page.getByText('문항이 저장되었습니다.')).toBeVisible();
  await expect.element(button('문항 추가')).toBeEnabled();
});

// spec 2 §4 /questions/generate: /home이나 /storage에서 열면 문항 추가 불가
for (const from of ['/home', '/storage', '/storage/worklistMain', '/storage/likelistMain'])
  test(`문항 추가 is disabled when the set was opened from ${from}`, async () => {
    havePassage();
    await openSet({ from });
    await expect.element(button('문항 추가')).toBeDisabled();
    await expect.element(button('세트 추가')).toBeDisabled();
    await expect.element(button('추출')).toBeEnabled();
    await page.getByRole('link', { name: '이 지문으로 새 문항 만들기' }).click();
    await expectAddress(`/questions?pasCode=${CODE}`);
    await expect.element(passage()).toHaveTextContent('역선택');
  });

// spec 2 §4 /questions/generate: 수정 전 경고: 문항을 수정하시겠습니까?
test('editing asks first: 문항을 수정하시겠습니까?', async () => {
  await openSet();
  await item().getByRole('button', { name: '문항 수정' }).click();
  const warning = asked('문항을 수정하시겠습니까?');
  await warning.getByRole('button', { name: '취소하기' }).click();
  await expectCount(item().getByRole('textbox'), 0);
  await item().getByRole('button', { name: '문항 수정' }).click();
  await warning.getByRole('button', { name: '수정하기' }).click();
  await expect.element(item().getByRole('textbox', { name: '발문' })).toBeVisible();
  for (const label of ['①', '②', '③', '④', '⑤'])
    await expect.element(item().getByRole('textbox', { name: `선택지 ${label}` })).toBeVisible();
});

// spec 2 §4 /questions/generate: 수정을 마치면 고친 발문과 선택지가 보임
test('leaving edit mode shows the item as it was changed', async () => {
  await openSet();
  await editItem();
  await field('발문').fill('마치고 보이는 발문은?');
  await field('선택지 ④').fill('마치고 보이는 선택지');
  const pencil = item().getByRole('button', { name: '수정 마치기' }).first();
  await expect.element(pencil).toHaveAttribute('aria-pressed', 'true');
  await pencil.click();
  await expectCount(item().getByRole('textbox'), 0);
  await expect.element(item().css('.item-stem')).toHaveTextContent('마치고 보이는 발문은?');
  await expectText(item().css('.item-options li').nth(3), '④마치고 보이는 선택지');
  await expect.element(button('저장')).toBeEnabled();
});

// spec 2 §5 /questions/generate: 500자 미만 저장: 글자 수를 확인해 주세요. 취소하기 / 저장하기; 문항 추가는 문항 생성이 불가합니다.
test('글자 수를 확인해 주세요.: under 500 characters 저장 asks, 취소하기 or 저장하기', async () => {
  await openSet();
  await passage().fill('가'.repeat(499));
  await button('저장').click();
  const short = asked('글자 수를 확인해 주세요.');
  await expect.element(short).toHaveTextContent(TOO_SHORT);
  await short.getByRole('button', { name: '취소하기' }).click();
  await expect.element(button('저장')).toBeEnabled();
  await button('저장').click();
  await short.getByRole('button', { name: '저장하기' }).click();
  await expect.element(page.getByText('문항이 저장되었습니다.')).toBeVisible();
  await button('문항 추가').click();
  const refused = asked('문항 생성이 불가합니다.');
  await expect.element(refused).toHaveTextContent(TOO_SHORT);
  await refused.getByRole('button', { name: '확인' }).click();

  await passage().fill('가'.repeat(500));
  await button('저장').click();
  await expectHidden(page.getByText('저장되지 않음'));
  await expectHidden(short);
  await button('문항 추가').click();
  await expect.element(page.getByRole('dialog', { name: '문항 유형 선택' })).toBeVisible();
});

// spec 2 §3 §9 /questions/generate: 다시 생성: 새 문항이 보일 때까지 기다리는 화면
test('다시 생성 is waited for until the new item stands there, and who goes on then goes on', async () => {
  await openSet({ items: 2 });
  answering(generateQuestion, () => toEvents(endedWith('question-code-0000')));
  let show = () => {};
  const held = new Promise<void>((resolve) => {
    show = resolve;
  });
  const anew = setOf({ items: 2, item: { stem: '새로 만든 문항의 발문은?' } });
  const asks = answering(getQuestionSet, async () => {
    await held;
    return anew;
  });
  await item().getByRole('button', { name: '다시 생성' }).click();
  await asked('문항을 다시 생성하시겠습니까?').getByRole('button', { name: '생성하기' }).click();
  await expect.poll(() => asks.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('dialog', { name: '문항을 생성하고 있습니다' })).toBeVisible();
  show();
  await expect.element(item()).toHaveTextContent('새로 만든 문항의 발문은?');
  await item().getByRole('button', { name: '다음 문항' }).click();
  await expect.element(item()).toHaveTextContent('2 / 2');
});

// spec 2 §8 /questions/generate: 문항 저장 실패: {message} (지문 저장 실패도 같은 호출)
test('문항 저장 실패: {message}', async () => {
  await openSet();
  answering(updateQuestionSet, broken);
  await edit();
  await button('저장').click();
  await expect.element(page.getByText('문항 저장 실패: 서버 오류가 발생했습니다.')).toBeVisible();
  await expect.element(passage()).toHaveTextContent('덧붙인 말.');
});

// spec 2 §8 /questions/generate: 문항을 추가하지 못하면 오류 발생: {message}
test('오류 발생: {message} when an item cannot be added', async () => {
  answering(generateQuestion, broken);
  await openSet();
  await startItem('문항 추가');
  await expect.element(page.getByText('오류 발생: 서버 오류가 발생했습니다.')).toBeVisible();
  await expect.element(item()).toHaveTextContent('1 / 1');
});

// spec 1 §8 /questions/generate: 문항을 추가할 이용권이 없으면 이용권이 부족합니다. 이용권을 구매해주세요.
test('이용권이 부족합니다. 이용권을 구매해주세요. when an item cannot be added', async () => {
  answering(generateQuestion, refusing(402, 'tickets.not-enough', '이용권이 부족합니다. 이용권을 구매해주세요.'));
  await openSet();
  await startItem('문항 추가');
  await expect.element(page.getByText('이용권이 부족합니다. 이용권을 구매해주세요.')).toBeVisible();
});
