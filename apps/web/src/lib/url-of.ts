interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
}

/** The address of a call with its parameters and query filled in. */
export function urlOf(call: { path: string }, { params = {}, query = {} }: Parts): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}
