import type { PolicyAdditions } from '../platform/http.ts';
import type { PaymentSettings } from '../platform/payment-settings.ts';
import type { Provider } from './parts.ts';
import { TossClient } from './toss-client.ts';

/** The provider answers within this, or its answer counts as unknown. */
const TIMEOUT_MS = 30_000;

/** The production client with the settings given: the sandbox differs by nothing but these. */
export function connectProvider(settings: PaymentSettings | undefined): Provider | undefined {
  if (!settings) return undefined;
  const { apiUrl, secretKey, clientKey, scriptUrl } = settings;
  return {
    client: new TossClient({ apiUrl, secretKey, timeoutMs: TIMEOUT_MS }),
    mode: clientKey.startsWith('live_') ? 'real' : 'test',
    clientKey,
    scriptUrl,
  };
}

/** What the page that opens the card window may load, for its content security policy (SECURITY.md row 15). */
export function cardWindowPlaces(provider: Provider | undefined): PolicyAdditions {
  if (!provider) return { script: [], frame: [], connect: [] };
  if (provider.scriptUrl.startsWith('/')) return { script: [], frame: ["'self'"], connect: [] };
  const { origin, hostname } = new URL(provider.scriptUrl);
  const places = hostname.endsWith('.tosspayments.com')
    ? ['https://*.tosspayments.com', 'https://*.toss.im']
    : [origin];
  return { script: [origin], frame: places, connect: places };
}
