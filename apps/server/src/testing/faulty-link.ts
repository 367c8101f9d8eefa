import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to PostgreSQL that can be cut, or go silent without a word. */
export interface FaultyLink {
  /** The database's address through it. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  /** Keeps the connections, but nothing passes: a peer that vanished. */
  silence(): void;
  mend(): void;
  stop(): Promise<void>;
}

export async function startFaultyLink(target: string): Promise<FaultyLink> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  let isCut = false;
  let isSilent = false;
  const server = createServer((incoming) => {
    incoming.on('error', () => {});
    if (isCut) return void incoming.destroy();
    const outgoing = connect(Number(port || 5432), hostname);
    outgoing.on('error', () => incoming.destroy());
    const pair: [Socket, Socket] = [incoming, outgoing];
    pairs.add(pair);
    incoming.pipe(outgoing);
    outgoing.pipe(incoming);
    if (isSilent) for (const socket of pair) socket.pause();
    for (const socket of pair)
      socket.once('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const breakAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      breakAll();
    },
    silence() {
      isSilent = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    mend() {
      isCut = false;
      isSilent = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    stop() {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
