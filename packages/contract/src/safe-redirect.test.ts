import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const ORIGIN = 'https://chulje.example';

it.each([
  '/home',
  '/passage/create?pasCode=abc',
  '/questions/generate?pasCode=abc&from=%2Fhome#top',
  '/mypage?tab=%EC%9D%B4%EC%9A%A9%EA%B6%8C',
])('returns to %s', (value) => {
  expect(safeRedirect(value, ORIGIN)).toBe(value);
});

it.each([
  null,
  '',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/%2f/evil.example',
  'https:evil.example',
  'https://evil.example/home',
  'javascript:alert(1)',
  '/home\n/x',
  '/ho\tme',
  '/login?redirect=/login',
  '/landing',
  '/unknown',
  '/homeless',
  '/home/../../evil',
  `/home?${'x'.repeat(600)}`,
  'home',
])('goes home instead of %j', (value) => {
  expect(safeRedirect(value, ORIGIN)).toBe('/home');
});
