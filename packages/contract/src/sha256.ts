/** SHA-256 (FIPS 180-4) without `node:crypto` or a promise: browser and server hash the same words to the same name. */

/** The first 32 bits of what lies behind the point of a root: how the constants of the standard are made. */
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32);

const PRIMES = primes(64);
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

/** @returns hex digits of the hash of the text's UTF-8 */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  const state = START.slice();
  const words = new Uint32Array(BLOCK);
  for (let at = 0; at < bytes.length; at += BLOCK) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + 4 * i);
    compress(state, words);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The message, a bit, zeros and its length in bits: whole blocks. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return bytes;
}

/** One block into the state; the first 16 words are the block's. */
function compress(state: Uint32Array, words: Uint32Array): void {
  const word = (at: number) => words[at] as number;
  for (let i = 16; i < BLOCK; i += 1) {
    const [far, near] = [word(i - 15), word(i - 2)];
    const first = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const second = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[i] = word(i - 16) + first + word(i - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < BLOCK; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const next = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (ROUNDS[i] as number) + word(i)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + next) | 0;
    d = c;
    c = b;
    b = a;
    a = (next + (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    state[i] = (state[i] as number) + value;
  });
}

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1) if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
}
