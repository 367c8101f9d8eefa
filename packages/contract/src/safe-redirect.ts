const HOME = '/home';
const PATH_MAX = 500;
/** First segments of the app's own screens: only these are places to return to. */
const KNOWN = /^\/(?:home|passage|questions|storage|mypage|notice|guide|payment|tossPay|immediately|delay)(?:\/|$)/;

/**
 * Where to go after logging in: the `redirect` value if it is a screen of our own, else home (SECURITY.md row 16).
 * Only path, query and hash of the parsed address are used, so no other origin can come out. Browser and server share it.
 */
export function safeRedirect(value: string | null, origin: string): string {
  if (!value || value.length > PATH_MAX || !value.startsWith('/')) return HOME;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
  if (/[\u0000-\u001f\u007f\\]/.test(value) || value.startsWith('//') || /%(?:2f|5c)/i.test(value.split('?')[0] ?? ''))
    return HOME;
  try {
    const url = new URL(value, origin);
    if (url.origin !== origin || !KNOWN.test(url.pathname)) return HOME;
    return url.pathname + url.search + url.hash;
  } catch {
    return HOME;
  }
}
