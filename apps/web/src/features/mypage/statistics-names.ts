/** A field as it is shown; own texts have none. */
export function fieldName(field: string): string {
  return field || '직접 입력';
}

/** The Monday of a week as month and day: 2026-11-16 as 11.16. */
export function weekName(start: string): string {
  return start.slice(5).replace('-', '.');
}
