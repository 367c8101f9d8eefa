import { readFileSync } from 'node:fs';
import { DOCUMENT_VERSIONS, LIMITS, TICKET_PACKAGES } from '@chulje/contract';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8');

describe.each(['terms', 'privacy'] as const)('%s', (name) => {
  it('begins with the day that the contract names as its version', () => {
    const [year, month, day] = DOCUMENT_VERSIONS[name].split('-').map(Number);
    expect(read(name).split('\n')[0]).toBe(`시행일 ${year}년 ${month}월 ${day}일`);
  });

  it('numbers its articles without a gap', () => {
    const numbers = [...read(name).matchAll(/^제(\d+)조 \(/gm)].map((match) => Number(match[1]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(5);
  });

  it('repeats no line, so that each may be told by its text', () => {
    const lines = read(name)
      .split('\n')
      .filter((line) => line !== '');
    expect(lines).toEqual([...new Set(lines)]);
  });
});

it('the terms tell the numbers by which the product goes', () => {
  const terms = read('terms');
  expect(terms).toContain(`무료 이용권 ${LIMITS.signupGrant}회`);
  expect(terms).toContain(`최근 작업은 ${LIMITS.recentWorks}개`);
  expect(terms).toContain(`${LIMITS.trashDays}일 동안`);
  expect(terms).toContain(
    `정가(1회 ${(TICKET_PACKAGES[0].price / TICKET_PACKAGES[0].count).toLocaleString('ko-KR')}원)`,
  );
  expect(LIMITS.formerMemberDays).toBe(365);
  expect(terms).toContain('탈퇴한 뒤 1년 안에');
});

it('the privacy policy tells how long what is kept', () => {
  const privacy = read('privacy');
  expect(privacy.match(new RegExp(`${LIMITS.paymentRecordYears}년$`, 'gm'))).toHaveLength(2);
  expect(privacy).toContain(`(문의 내용 포함): ${LIMITS.contactYears}년`);
  expect(privacy).toContain(`임시 비밀번호는 ${LIMITS.temporaryPasswordHours}시간`);
  expect(privacy).toContain(`인증코드는 ${LIMITS.emailCodeSeconds / 60}분`);
  expect(privacy).toContain(`${LIMITS.undeliveredMailDays}일 동안 보관합니다.`);
  expect(privacy).toContain(`휴지통의 작업은 ${LIMITS.trashDays}일`);
  expect(privacy).toContain(`마감한 뒤 ${LIMITS.keepDays}일이 지나면`);
  expect(privacy).toContain(`${LIMITS.keepDaysMin}일에서 ${LIMITS.keepDaysMax}일 사이`);
  expect(privacy).toContain(`늦어도 ${LIMITS.deletedSittingHours}시간 안에`);
});
