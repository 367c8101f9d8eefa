import { unzlibSync } from 'fflate';

export interface Picture {
  width: number;
  height: number;
  /** Brightness, row by row. */
  pixels: Uint8Array;
}

/** Reads the plainest of PNG: eight bits, grey or three colours of which one is taken, not interlaced. */
export function readPng(bytes: Uint8Array): Picture {
  const file = Buffer.from(bytes);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const channels = file[25] === 2 ? 3 : 1;
  if (file[24] !== 8 || (file[25] !== 0 && file[25] !== 2) || file[28] !== 0) throw new Error('not a plain PNG');
  const data: Buffer[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const raw = unzlibSync(Buffer.concat(data));
  const line = width * channels;
  const bytesOfLines = new Uint8Array(line * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (line + 1)] ?? 0;
    for (let x = 0; x < line; x += 1) {
      const hasLeft = x >= channels;
      const left = hasLeft ? (bytesOfLines[y * line + x - channels] ?? 0) : 0;
      const up = y > 0 ? (bytesOfLines[(y - 1) * line + x] ?? 0) : 0;
      const corner = hasLeft && y > 0 ? (bytesOfLines[(y - 1) * line + x - channels] ?? 0) : 0;
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      bytesOfLines[y * line + x] = (raw[y * (line + 1) + 1 + x] ?? 0) + predicted;
    }
  }
  return { width, height, pixels: bytesOfLines.filter((_, at) => at % channels === 0) };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [dl, du, dc] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (dl <= du && dl <= dc) return left;
  return du <= dc ? up : corner;
}

/** The share of small squares whose brightness differs: smoothing of edges does not count, a moved line does. */
export function difference(a: Picture, b: Picture, square = 6, tolerance = 40): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  let differing = 0;
  let total = 0;
  for (let y = 0; y + square <= a.height; y += square) {
    for (let x = 0; x + square <= a.width; x += square) {
      let sum = 0;
      for (let dy = 0; dy < square; dy += 1)
        for (let dx = 0; dx < square; dx += 1) {
          const at = (y + dy) * a.width + x + dx;
          sum += (a.pixels[at] ?? 0) - (b.pixels[at] ?? 0);
        }
      total += 1;
      if (Math.abs(sum) / square ** 2 > tolerance) differing += 1;
    }
  }
  return differing / total;
}
