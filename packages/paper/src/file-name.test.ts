import { expect, it } from 'vitest';
import { contentDisposition, fileLabels, fileName } from './file-name.ts';

it.each([
  ['3월 둘째 주 지문', '3월 둘째 주 지문.pdf'],
  ['../../x', 'x.pdf'],
  ['a"\r\nX: y', 'a X y.pdf'],
  ['...숨김', '숨김.pdf'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.pdf'],
  ['', '문서.pdf'],
  [' . ', '문서.pdf'],
  ['\u202Egnp.exe', 'gnp.exe.pdf'],
])('names the file of %j %j', (title, name) => {
  expect(fileName(title, 'pdf')).toBe(name);
});

it.each([
  ['pdf', { parts: 'paper' }, '시험_시험지.pdf'],
  ['pdf', { parts: 'answers', form: '나' }, '시험_정답_나형.pdf'],
  ['pdf', { parts: 'explanations', form: '가' }, '시험_정답과 해설_가형.pdf'],
  ['pdf', { parts: 'all' }, '시험_시험지와 해설.pdf'],
  ['csv', { parts: 'paper', form: '라' }, '시험_라형.pdf'],
  ['csv', { parts: 'paper' }, '시험.pdf'],
] as const)('says in the name of a file (%s) what of a paper it holds: %j', (target, options, name) => {
  expect(fileName('시험', 'pdf', fileLabels(target, options, true))).toBe(name);
});

it('names no part of a paper that is its passages alone', () => {
  expect(fileLabels('pdf', { parts: 'paper', form: '가' }, false)).toEqual([]);
});

it('keeps the part of a paper with a long title', () => {
  expect(fileName('가'.repeat(100), 'pdf', ['정답'])).toBe(`${'가'.repeat(80)}_정답.pdf`);
});

it('keeps fifty emoji whole', () => {
  expect(fileName('😀'.repeat(50), 'txt')).toBe(`${'😀'.repeat(50)}.txt`);
});

it('gives Korean names by RFC 5987 and an ASCII name to old clients', () => {
  expect(contentDisposition("한글 (1)'.pdf")).toBe(
    "attachment; filename=\"__ (1)'.pdf\"; filename*=UTF-8''%ED%95%9C%EA%B8%80%20%281%29%27.pdf",
  );
});

it.each(['a"b.pdf', 'a\\b.pdf', '줄\n바꿈.pdf'])('cannot break out of the header with %j', (name) => {
  expect(contentDisposition(name)).toMatch(
    /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[A-Za-z0-9%._~!-]+$/,
  );
});
