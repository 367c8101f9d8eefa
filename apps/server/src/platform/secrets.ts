import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * What is done with the server's secret key. Each purpose has a key of its own, so that nothing made for one can be
 * used for another.
 */
export class Secrets {
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly secretKey: string) {}

  /** Keyed hash in base64url: for short or guessable values (codes, e-mails), which a plain hash would not hide. */
  hash(purpose: string, value: string): string {
    return createHmac('sha256', this.keyFor(`hash:${purpose}`))
      .update(value)
      .digest('base64url');
  }

  /** Encrypts and authenticates a value that travels through the browser, until `expiresAt`. */
  seal(purpose: string, value: unknown, expiresAt: Date): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.keyFor(`seal:${purpose}`), nonce);
    const plain = JSON.stringify({ value, expiresAt: expiresAt.getTime() });
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** What `seal` was given; undefined when it was changed, sealed for something else, or is too old. */
  open(purpose: string, sealed: string, now: Date): unknown {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < 28) return undefined;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.keyFor(`seal:${purpose}`), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      const { value, expiresAt } = JSON.parse(plain) as { value: unknown; expiresAt: number };
      return now.getTime() < expiresAt ? value : undefined;
    } catch {
      return undefined;
    }
  }

  private keyFor(purpose: string): Buffer {
    const key = this.keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', this.secretKey, 'chulje', purpose, 32));
    this.keys.set(purpose, key);
    return key;
  }
}
