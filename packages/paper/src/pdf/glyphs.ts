import { codePointsOf } from './coverage.ts';
import { readPaperFonts } from './fonts.ts';

/** What a printer sets where a letter is missing: seen at once, unlike an empty box. */
const GETA = '〓';

/**
 * Code points that the fonts bundled with Typst have (Libertinus Serif, New Computer Modern Math; regular and bold) and
 * Noto Serif KR has not: Latin, Greek, Cyrillic, Hebrew, mathematics. Gap and length of each range, in base 36.
 */
const BUNDLED =
  '3j 3p.b 5.5 3.b 5.m 3.1 3.2 5.1 3.j 7.z 2.c 3.c 3.r h.q 3.2e 2.e 2.2g 2.a 2 4.c 2.a 8.j 3.1 2.1 2.3 2.1t 2.v 5.1 ' +
  '5.4 6.6 2 2.2 q.6 q.4 2.h f.6 2.1 2 2.3 2.d 1t 2.d 3.1 d.7 p.1g 3.5 4.15 53.j 3 a.q 6.4 lo.3j 3w6 e.s 3.5 1h 4 4 ' +
  'i 5 1x.1p 3.2j 3 2q.l 3.5 3.11 3.5 3.7 2 2 2 2.u 3.1g 2.e 2.d 3.5 2.i 3.2 2.8 2.1 3.b 8 4 4 4.1 b 2 3 2.2 5.4 ' +
  '2.3 4.6 2.i c.1 4.p 2.c 5.3 3.1 7 2 e h.8 3.1 3 2 3.c h.1 2 2.2 3.3 2.2 2.1 2.9 3.2 3.2 2.1 2.5 2.4 2.j 4.c d.3 ' +
  'd.8 m.t 3.9 4.3 3.2 2 2 2.g 5.a 2.9 2 3 8.2 2 4 2.3 2.1 5.1 2 b.4 5.4 2.4 2 2.1 2.2 2.i 4 5.1 3.1 3.1 3.1 3.9 ' +
  '7.1 3.8 6.5 2.3 2.o 2.p 3.i 2.k 4.9 2.4 2.f 3.3o 3.b g 2.a 3.z z ay.4 4.1 3.3 3.1 3.3 3 5 7.d 6.7 2.f j 7 2 6 6 ' +
  'i.6 4.g 17 2.9 c 3 a.3 5.4 4 32 6 4 c 10 d b.1 14 11.1r 75.1f 3.3s 2.1l 3.7c 4.h 2.2g 3.u 3.2w 2p.c 8.3 bk.1 ' +
  'nwj.2 3.1 2w.3 gil.d 2.4 2 2.1 2.1 2.8 q9 72 15ah.1 l5.2c 2.1y 2.1 3 3.1 3.3 2.b 2 2.6 2.1s 2.3 3.7 2.6 2.r 2.3 ' +
  '2.4 2 4.6 2.9f 3.83 3.1d 4ch.y 2 3 2.9 2.3 2 2 7 5 2 2 2.2 2.1 2 3 2 2 2 2 2.1 2 3.3 2.6 2.3 2.3 2.b 2.g 6.2 2.4 ' +
  '2.g 1h.1 1k0 4v.2g 8.b k.c 5.1j 9.9 7.13 9.t 3.1';

/**
 * A text in which every letter can be printed: one that no font has becomes 〓, with all that belongs to it, and signs
 * that only direct a program are left out. Typst looks for no font outside of ours, so that a paper is the same everywhere.
 */
export function printableGlyphs(text: string): string {
  const clean = withoutIgnorable(text);
  if (isKnown(clean)) return clean;
  return lettersOf(text)
    .map((letter) => printed(letter) ?? GETA)
    .join('');
}

/** The letters of a text that would be printed as 〓, each once. */
export function unprintableLetters(text: string): string[] {
  if (isKnown(withoutIgnorable(text))) return [];
  return [...new Set(lettersOf(text).filter((letter) => printed(letter) === undefined))];
}

/** A letter as our fonts can print it, in its usual form where they lack its special one (the doubled Hanja of KS X 1001). */
function printed(letter: string): string | undefined {
  return [withoutIgnorable(letter), withoutIgnorable(letter.normalize('NFKC'))].find(isKnown);
}

const isKnown = (letters: string) => [...letters].every((char) => knownPoints().has(char.codePointAt(0) ?? 0));
const lettersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
const withoutIgnorable = (text: string) =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, (char) => (FILLERS.has(char) ? char : ''));

/** Old Hangul needs them in place of an absent letter. */
const FILLERS = new Set(['\u115f', '\u1160', '\u3164']);
const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

let points: Set<number> | undefined;
function knownPoints(): Set<number> {
  if (points) return points;
  points = new Set(readPaperFonts().looksApart.flatMap((font) => [...codePointsOf(font)]));
  for (const white of [0x09, 0x0a, 0x20]) points.add(white);
  let at = 0;
  for (const range of BUNDLED.split(' ')) {
    const [gap = '', length = '0'] = range.split('.');
    at += Number.parseInt(gap, 36);
    const end = at + Number.parseInt(length, 36);
    for (; at < end; at += 1) points.add(at);
    points.add(at);
  }
  return points;
}
