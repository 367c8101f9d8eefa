import type { Server } from 'node:http';

/** The listening port, which can be shut for a while: whoever connects then is refused. */
export class Door {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly server: Server,
    private readonly place: { host: string; port: number },
  ) {}

  /** Requests that are being answered end as usual; nothing else gets in until the time is over. */
  shut(ms: number): void {
    clearTimeout(this.timer);
    // Also closes the idle connections, so that no client comes in over one it kept.
    if (this.server.listening) this.server.close();
    this.timer = setTimeout(() => this.open(), ms);
  }

  open(): void {
    this.lock();
    if (!this.server.listening) this.server.listen(this.place);
  }

  /** Stays as it is from now on. */
  lock(): void {
    clearTimeout(this.timer);
  }
}
