import type { PaperOptions } from './paper.ts';
import type { RenderTarget } from './render.ts';
import { formName } from './shuffle.ts';

const NAME_MAX = 80;

/**
 * A file name from a title: no path characters, control characters or leading dots, whatever the title holds.
 * An empty rest becomes 문서. Labels stand behind it, whole.
 */
export function fileName(title: string, extension: string, labels: readonly string[] = []): string {
  const cleaned = title
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g, '')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const cut = Array.from(cleaned).slice(0, NAME_MAX).join('').trim();
  return `${[cut || '문서', ...labels].join('_')}.${extension}`;
}

const PART_NAMES: Record<PaperOptions['parts'], string> = {
  paper: '시험지',
  answers: '정답',
  explanations: '정답과 해설',
  all: '시험지와 해설',
};
const PARTED: readonly RenderTarget[] = ['pdf', 'word', 'hwpx', 'txt'];

/** Whether a file of the format may hold a part of a paper alone. */
export const hasParts = (target: RenderTarget): boolean => PARTED.includes(target);

/**
 * What a file's name says of what is in it: the part, where the format knows parts and there is more to a paper than its
 * passages, and the form.
 */
export function fileLabels(
  target: RenderTarget,
  { parts, form }: Pick<PaperOptions, 'parts' | 'form'>,
  hasItems: boolean,
): string[] {
  if (!hasItems) return [];
  return [...(hasParts(target) ? [PART_NAMES[parts]] : []), ...(form ? [formName(form)] : [])];
}

/** The header for a download (RFC 6266): an ASCII name for old clients, the real one by RFC 5987. */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
