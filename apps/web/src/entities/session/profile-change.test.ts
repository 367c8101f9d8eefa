import { expect, it } from 'vitest';
import { findChanges, type Profile } from './profile-change.ts';

const before: Profile = { name: '김선생', gender: 'female', memType: '고등교사' };

it('finds nothing to save when name, gender and affiliation are as they were', () => {
  expect(findChanges(before, { ...before })).toEqual({});
});

it.each([
  { name: '이선생' },
  { gender: 'male' },
  { memType: '학원' },
  { name: '박선생', memType: '기타' },
] as Partial<Profile>[])('saves only what differs: %j', (change) => {
  expect(findChanges(before, { ...before, ...change })).toEqual(change);
});

it('takes a name typed in decomposed letters for the same name', () => {
  expect(findChanges(before, { ...before, name: '김선생'.normalize('NFD') })).toEqual({});
});
