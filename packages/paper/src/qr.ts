import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Pixels of a module, where the code is a picture of pixels: no program blurs it then. */
const SCALE = 6;

/** An address as QR: rows of dark and light. Where it stands there is white around it, four modules of it at least. */
function modulesOf(text: string): boolean[][] {
  // The lowest correction: print is clean, and larger modules are read more easily than more of them.
  return encode(text, { ecc: 'L', border: 0 }).data;
}

/** A QR as SVG, one path on white. */
export function qrSvg(text: string): string {
  const rows = modulesOf(text);
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const size = rows.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A QR as PNG: one bit a pixel. */
export function qrPng(text: string): Uint8Array {
  const rows = modulesOf(text);
  const size = rows.length * SCALE;
  const lineBytes = Math.ceil(size / 8);
  const pixels = new Uint8Array(size * (lineBytes + 1));
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (!rows[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)]) {
        const at = y * (lineBytes + 1) + 1 + (x >> 3);
        pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7));
      }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  // One bit, grey, deflated, unfiltered, not interlaced.
  header.set([1, 0, 0, 0, 0], 8);
  return joined([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
