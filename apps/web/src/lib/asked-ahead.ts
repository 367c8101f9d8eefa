declare global {
  /** Answers of calls that the page's first script (`app/ahead.ts`) has sent, by their addresses. */
  var askedAhead: Map<string, Promise<Response>> | undefined;
}

/** So long after the page's start what was asked ahead is too old for a screen that opens only now, in ms. */
const FRESH_MS = 60_000;

/** Hands out what was asked ahead, once. A call that may change something makes old what nobody has taken yet. */
export function takeAskedAhead(method: string, url: string): Promise<Response> | undefined {
  const asked = globalThis.askedAhead;
  if (method !== 'GET' || performance.now() > FRESH_MS) asked?.clear();
  const answer = asked?.get(url);
  asked?.delete(url);
  return answer;
}
