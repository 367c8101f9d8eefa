import { setTimeout as sleep } from 'node:timers/promises';

/** As often as streams look. */
const PAUSE_MS = 250;

/**
 * Tells text that grows word by word now and then, only ever the newest. It is a courtesy: what is lost does no harm,
 * and telling ends without a word when it fails or the signal aborts.
 */
export class PartialText {
  private newest: string | undefined;
  private isTelling = false;

  constructor(
    private readonly tell: (text: string) => Promise<void>,
    private readonly signal: AbortSignal,
  ) {}

  show(text: string): void {
    this.newest = text;
    if (this.isTelling) return;
    this.isTelling = true;
    this.tellOn()
      .catch(() => {})
      .finally(() => (this.isTelling = false));
  }

  private async tellOn(): Promise<void> {
    for (let text = this.newest; text !== undefined; text = this.newest) {
      this.newest = undefined;
      await this.tell(text);
      await sleep(PAUSE_MS, undefined, { signal: this.signal });
    }
  }
}
