import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportFormat } from '@chulje/contract';
import { HwpxReader } from '@ssabrojs/hwpxjs';
import { strFromU8, unzipSync } from 'fflate';
import { readGift } from './gift-reader.ts';
import { readMoodle } from './moodle-reader.ts';

/** Runs a program on a file that exists as long as it runs. */
export function runOn(bytes: Uint8Array, name: string, run: (file: string, folder: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'chulje-paper-'));
  try {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    return run(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const pdfText = (bytes: Uint8Array) =>
  runOn(bytes, 'paper.pdf', (file) => execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }));

const utf8 = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

/** The text of a file as a program of its kind reads it. */
export const READERS: Record<ExportFormat, (bytes: Uint8Array) => Promise<string> | string> = {
  pdf: pdfText,
  word: (bytes) => markupText(strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())),
  hwpx: async (bytes) => {
    const reader = new HwpxReader();
    await reader.loadFromArrayBuffer(Uint8Array.from(bytes).buffer);
    await reader.extractText();
    // That reader opens the file, but drops a run that is “0”: the words are taken from the section itself.
    const section = Object.entries(unzipSync(bytes))
      .filter(([name]) => name.startsWith('Contents/section'))
      .map(([, part]) => strFromU8(part))
      .join('');
    const wordsOf = (part: string) => [...part.matchAll(/<hp:t>(.*?)<\/hp:t>/gs)].map(([, words]) => words).join('');
    return markupText(section.split('</hp:p>').map(wordsOf).join('\n'));
  },
  txt: (bytes) => utf8(bytes).replace(/^\uFEFF/, ''),
  gift: (bytes) =>
    readGift(utf8(bytes))
      .map(({ name, text, answers = [], feedback }) => {
        const right = answers.findIndex((answer) => answer.isRight);
        const key = right < 0 ? '' : ` 정답 ${right + 1}`;
        const lines = [name + key, text, ...answers.map((answer) => `${answer.text} ${answer.feedback}`), feedback];
        return lines.map(markupText).join('\n');
      })
      .join('\n'),
  moodle: (bytes) =>
    readMoodle(utf8(bytes))
      .map(({ name, html, answers }) => {
        const right = answers.findIndex((answer) => answer.fraction === 100);
        const key = right < 0 ? '' : ` 정답 ${right + 1}`;
        return [name + key, markupText(html), ...answers.map((answer) => markupText(answer.html))].join('\n');
      })
      .join('\n'),
  csv: (bytes) =>
    readCsv(utf8(bytes).replace(/^\uFEFF/, ''))
      .map((row) => row.join(' '))
      .join('\n'),
};

/** Rows and cells by RFC 4180. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  while (cells.lastIndex < text.length) {
    const match = cells.exec(text);
    if (!match) throw new Error('not RFC 4180');
    rows.at(-1)?.push(match[1]?.replace(/""/g, '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", percnt: '%', lbrack: '[', amp: '&' };

/** What is left of XML or HTML without its markup. */
export function markupText(markup: string): string {
  return markup.replace(/<[^>]+>/g, '').replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
