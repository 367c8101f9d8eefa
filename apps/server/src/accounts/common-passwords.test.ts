import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const EMAIL = 'hongteacher@example.com';

it.each([
  'password1!',
  'P@ssw0rd',
  'P@ssw0rd123!',
  'Passw0rd!',
  'qwer1234!',
  'QWER1234!',
  '1q2w3e4r!',
  'asdf1234!',
  'abcd1234!',
  'abc123!@#',
  'admin123!',
  'welcome1!',
  'iloveyou1!',
  'test1234!',
  'aaaa1111!',
  'a1b2c3d4!',
  'qwe123!@#',
  'tkfkdgo1!',
  'dkssud12!',
  '비밀번호1234!',
  'qwer1234qwer1234!',
  'hongteacher1!',
  'chulje2026!',
  'korea1234!',
  '!q1w2e3r4',
  'qwerty123456!',
  'password20202020!',
])('knows %s to be common', (password) => {
  expect(isCommonPassword(password, EMAIL)).toBe(true);
});

it.each([
  'correct-horse1!',
  '국어가좋아요7*',
  'tR4$kd9!xQ',
  '청춘예찬-1930!',
  'password83920157!',
  'blue7mango!',
  'k9!k2@k7#zz',
])('lets %s pass', (password) => {
  expect(isCommonPassword(password, EMAIL)).toBe(false);
});
