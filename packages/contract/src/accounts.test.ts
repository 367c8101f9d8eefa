import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EmailSchema, findNameFault, findPasswordFault } from './accounts.ts';
import { isEmail } from './email.ts';
import { LIMITS } from './limits.ts';
import { updateGender, updateType } from './profile.ts';
import { isCode } from './sign-up.ts';

describe('이메일 형식으로 입력해 주세요', () => {
  // The login screen asks the function, the server the schema.
  const both = (value: string) => [isEmail(value), z.safeParse(EmailSchema, value).success];
  it.each(['hong@example.com', ' Hong.Gil+dong@school.ac.kr '])('accepts %j', (value) =>
    expect(both(value)).toEqual([true, true]),
  );
  it.each([
    '',
    'hong',
    'hong@',
    'hong@example',
    '@example.com',
    'ho ng@example.com',
    'hong@-example.com',
    '홍@example.com',
    `${'a'.repeat(LIMITS.emailMax)}@example.com`,
  ])('refuses %j', (value) => expect(both(value)).toEqual([false, false]));
});

describe('비밀번호', () => {
  it.each([
    ['', '비밀번호를 입력해 주세요.'],
    ['abc12!', '비밀번호를 조건에 맞게 입력해 주세요.'],
    ['abcdefg!', '비밀번호를 조건에 맞게 입력해 주세요.'],
    ['abcdefg1', '비밀번호를 조건에 맞게 입력해 주세요.'],
    ['1234567!', '비밀번호를 조건에 맞게 입력해 주세요.'],
    ['abcdef1?', '비밀번호를 조건에 맞게 입력해 주세요.'],
    [`a1!${'가'.repeat(198)}`, '비밀번호는 200자 이내로 입력해 주세요.'],
  ])('of %j says: %s', (value, message) => expect(findPasswordFault(value)).toBe(message));
  it.each([...'!@#$%^&*'].map((sign) => `abcdef1${sign}`))('accepts a letter, a digit and a sign: %s', (value) =>
    expect(findPasswordFault(value)).toBeUndefined(),
  );
  it('counts characters, not bytes: 200 of them are allowed', () =>
    expect(findPasswordFault(`a1!${'가'.repeat(197)}`)).toBeUndefined());
});

describe('이름', () => {
  it.each([
    ['', '이름을 입력해 주세요.'],
    ['홍길동1', '숫자, 특수문자, 공백은 입력할 수 없습니다.'],
    ['홍 길동', '숫자, 특수문자, 공백은 입력할 수 없습니다.'],
    ['홍길동!', '숫자, 특수문자, 공백은 입력할 수 없습니다.'],
    ['Hong', '이름은 2~8자의 한글만 입력 가능합니다.'],
    ['홍', '이름은 2~8자의 한글만 입력 가능합니다.'],
    ['ㅎㄱㄷ', '이름은 2~8자의 한글만 입력 가능합니다.'],
    ['가나다라마바사아자', '이름은 2~8자의 한글만 입력 가능합니다.'],
  ])('of %j says: %s', (value, message) => expect(findNameFault(value)).toBe(message));
  it.each(['홍길', '가나다라마바사아', '홍길동'.normalize('NFD')])('accepts %s', (value) =>
    expect(findNameFault(value)).toBeUndefined(),
  );
});

describe('인증코드 6자리를 입력해 주세요', () => {
  it.each(['123456', ' 123 456 '])('accepts %j', (value) => expect(isCode(value)).toBe(true));
  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('refuses %j', (value) =>
    expect(isCode(value)).toBe(false),
  );
});

it.each([
  ['소속', updateType, { memType: '교장' }],
  ['성별', updateGender, { memGender: 'none' }],
])('a %s that is not on the list is refused in Korean', (name, { body }, given) => {
  expect(z.safeParse(body as z.ZodMiniType, given).error?.issues[0]?.message).toContain(name);
});
