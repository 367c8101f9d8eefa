import * as z from 'zod';

/** Kinds of settings. A value that is not of its kind is refused by one sentence that says what it must be. */

/** The longest time a setting may name: timers end at once from 25 days on. */
const DAY_SECONDS = 86_400;

export const text = (least: number, refusal = `${least}자 이상이어야 합니다.`) => z.string().min(least, refusal);

export const matching = (pattern: RegExp, refusal: string) => z.string().regex(pattern, refusal);

export const oneOf = <const T extends readonly string[]>(names: T) =>
  z.enum(names, `${names.join(', ')} 가운데 하나여야 합니다.`);

export const whether = () => oneOf(['true', 'false']);

export const integer = (least: number, most: number) =>
  amount(
    (value) => Number.isInteger(value) && value >= least && value <= most,
    `${range(least, most)} 정수여야 합니다.`,
  );

export const decimal = (least: number, most: number) =>
  amount((value) => value >= least && value <= most, `${range(least, most)} 수여야 합니다.`);

export const seconds = (least: number, most = DAY_SECONDS) =>
  amount((value) => value >= least && value <= most, `초 단위로 ${range(least, most)} 수여야 합니다.`);

/** US dollars. */
export const dollars = (least: number) =>
  amount((value) => value >= least, `달러 단위로 ${shown(least)} 이상인 수여야 합니다.`);

/** An address of one of the schemes, e.g. `https`. */
export const address = (...schemes: [string, ...string[]]) =>
  z.url({
    protocol: new RegExp(`^(?:${schemes.join('|')})$`),
    error: `${schemes.map((scheme) => `${scheme}://`).join(' 또는 ')}로 시작하는 주소여야 합니다.`,
  });

function amount(isAllowed: (value: number) => boolean, refusal: string) {
  return z.coerce.number(refusal).refine(isAllowed, refusal);
}

const shown = (value: number) => value.toLocaleString('ko-KR');

const range = (least: number, most: number) => `${shown(least)} 이상 ${shown(most)} 이하인`;
