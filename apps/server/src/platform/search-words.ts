/**
 * Searching texts by parts of words without an extension of the database: each text has a signature of a fixed length
 * (superimposed coding of its pairs of letters), which says at once that a word is not in it. Where it may be, the text is
 * looked at.
 */

/** Text as searches compare it: without regard to case, spaces, and how letters are put together. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
}

/**
 * Bits that a pair of letters sets. Three of 4,096 leave four in five unset under a text of 300 letters, and of 8,192 half
 * under the texts of 30 items.
 */
const BITS_OF_PAIR = 3;

/**
 * The signature of folded texts of so many bits, a power of two, as the database reads it (`x` and hexadecimal digits).
 * Whatever is part of a text has no bit that the signature of the text lacks; one letter alone has none.
 */
export function signatureOf(texts: readonly string[], bits: number): string {
  const bytes = new Uint8Array(bits / 8);
  for (const text of texts) {
    for (let at = 1; at < text.length; at += 1) {
      let hash = Math.imul(text.charCodeAt(at - 1), 0x9e3779b1) ^ Math.imul(text.charCodeAt(at), 0x85ebca6b);
      for (let bit = 0; bit < BITS_OF_PAIR; bit += 1) {
        hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
        hash ^= hash >>> 12;
        const place = hash & (bits - 1);
        bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (0x80 >> (place & 7));
      }
    }
  }
  return `x${Buffer.from(bytes).toString('hex')}`;
}
