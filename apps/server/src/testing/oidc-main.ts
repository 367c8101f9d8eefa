import { createInterface } from 'node:readline';
import { type Person, startOidcProvider } from './oidc-provider.ts';

/** The OpenID provider as a process of its own, for browser tests. A line of JSON says who is logged in at it; `null` declines. */
const provider = await startOidcProvider();
createInterface({ input: process.stdin }).on('line', (line) => {
  provider.person = (JSON.parse(line) as Person | null) ?? undefined;
  process.stdout.write('ok\n');
});
process.stdout.write(`${provider.issuer}\n`);
