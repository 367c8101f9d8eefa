import { isCardWindowPage } from '@chulje/contract';
import type { PaymentSettings } from '../platform/payment-settings.ts';
import { contentSecurityPolicy, type HeaderSetter, type PolicyAdditions } from '../platform/security-headers.ts';
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

/** The card window comes from an origin that is not ours. */
export function isWindowForeign(provider: Provider | undefined): boolean {
  return provider !== undefined && !provider.scriptUrl.startsWith('/');
}

/**
 * What sets the content security policy of the app's page under an address, beyond that of every answer: the provider's places are open to the shop alone
 * (SECURITY.md row 15), which the web app therefore loads as a document of its own.
 */
export function pagePolicies(provider: Provider | undefined): (page: URL) => HeaderSetter {
  const withWindow = contentSecurityPolicy(cardWindowPlaces(provider));
  if (!isWindowForeign(provider)) return () => withWindow;
  return (page) => (isCardWindowPage(page) ? withWindow : () => {});
}

function cardWindowPlaces(provider: Provider | undefined): PolicyAdditions {
  if (!provider) return { script: [], frame: [], connect: [] };
  if (!isWindowForeign(provider)) return { script: [], frame: ["'self'"], connect: [] };
  const { origin, hostname } = new URL(provider.scriptUrl);
  const places = hostname.endsWith('.tosspayments.com')
    ? ['https://*.tosspayments.com', 'https://*.toss.im']
    : [origin];
  return { script: [origin], frame: places, connect: places };
}
