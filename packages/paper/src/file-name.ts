const NAME_MAX = 80;

/**
 * A file name from a title: no path characters, control characters or leading dots, whatever the title holds.
 * An empty rest becomes 문서.
 */
export function fileName(title: string, extension: string): string {
  const cleaned = title
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g, '')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const cut = Array.from(cleaned).slice(0, NAME_MAX).join('').trim();
  return `${cut || '문서'}.${extension}`;
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
