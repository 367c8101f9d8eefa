import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  /** Path inside the archive; Korean names are written as UTF-8. */
  name: string;
  bytes: Uint8Array;
  /** False for files that are compressed already, such as PDF and DOCX. */
  isCompressible: boolean;
}

/** An archive as it comes into being: each entry is written out before the next is asked for. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, date: Date): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, bytes, isCompressible } of entries) {
    const file = isCompressible ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = date;
    zip.add(file);
    file.push(bytes, true);
    yield* chunks;
    chunks = [];
  }
  zip.end();
  yield* chunks;
}

/** A number before each name: the order is kept, and no two names are the same. */
export function numbered(index: number, total: number, name: string): string {
  return `${String(index + 1).padStart(String(total).length, '0')} ${name}`;
}
