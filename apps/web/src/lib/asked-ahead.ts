declare global {
  /** Answers of calls that the page's first script (`app/ahead.ts`) has sent, by their addresses. */
  var askedAhead: Map<string, Promise<Response>> | undefined;
}

/** Hands out what was asked ahead, once. A call that may change something makes old what nobody has taken yet. */
export function takeAskedAhead(method: string, url: string): Promise<Response> | undefined {
  const asked = globalThis.askedAhead;
  if (method !== 'GET') asked?.clear();
  const answer = asked?.get(url);
  asked?.delete(url);
  return answer;
}
