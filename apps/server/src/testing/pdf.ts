import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The words of each page of a PDF that has any, in the order in which they are drawn. */
export function pdfPages(bytes: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'chulje-pages-'));
  try {
    writeFileSync(join(folder, 'pages.pdf'), bytes);
    const text = execFileSync('pdftotext', ['-raw', join(folder, 'pages.pdf'), '-'], { encoding: 'utf8' });
    return text.split('\f').filter((page) => page.trim() !== '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
