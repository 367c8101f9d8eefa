import { SHOWN_FROM } from '@chulje/contract';

/** Hands on a figure of a group of so many students, or null where the group is too small for it or it is not defined. */
export const shownFrom =
  (students: number) =>
  <T>(rule: keyof typeof SHOWN_FROM, value: T | null | undefined): T | null =>
    students >= SHOWN_FROM[rule] ? (value ?? null) : null;
