/** How answers that mean the right thing are brought to the shape that was asked for. */

type Fields = Record<string, unknown>;

/** An object changed; anything else as it is, for the schema to refuse. */
export function fields(raw: unknown, change: (value: Fields) => unknown): unknown {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? change(raw as Fields) : raw;
}

/** Every object of a list changed; an empty list where there is none. */
export function each(raw: unknown, change: (value: Fields) => unknown): unknown[] {
  return Array.isArray(raw) ? raw.map((entry: unknown) => fields(entry, change)) : [];
}

/** A list, or text with a line each. */
export function lines(value: unknown): unknown {
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim() !== '');
  return value ?? [];
}

/** Text; “없음” and what is no text are none. */
export function textOrNone(value: unknown): string {
  if (typeof value !== 'string') return '';
  return /^[\s(]*(?:없음|없다|없습니다|해당 없음|none|n\/a|null|-)?[\s).]*$/i.test(value) ? '' : value;
}

/** 3, "3", "③", "3번" and "정답: 3번" mean the same; "없음" and "답 없음" mean 0. */
export function optionNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const label = /[①-⑤]/.exec(value)?.[0];
  if (label) return '①②③④⑤'.indexOf(label) + 1;
  const digit = /\d/.exec(value)?.[0];
  if (digit) return Number(digit);
  return value.includes('없') ? 0 : value;
}

/** Numbers of sentences however they are written: 3, "[3]", "보기 2", "3, 보1", "4~6". */
export function sentenceNumbers(value: unknown): unknown {
  if (value === undefined || value === null) return [];
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry) => {
    if (typeof entry === 'number') return [String(entry)];
    if (typeof entry !== 'string') return [entry];
    return [...entry.matchAll(/(보)?기?[〉>]?\s*(\d{1,3})(?:\]?\s*[~～–-]\s*\[?보?기?\s*(\d{1,3}))?/g)].flatMap(
      ([, box = '', from, to]) =>
        Array.from(
          { length: Math.min(20, Math.max(1, Number(to ?? from) - Number(from) + 1)) },
          (_, at) => `${box}${Number(from) + at}`,
        ),
    );
  });
}

const VERDICTS: readonly [RegExp, string][] = [
  [/판단|undecid|unknown|알 수 없|불명/i, '판단 불가'],
  [/거짓|false|틀|부적절|^[x×]$|아니|않/i, '거짓'],
  [/참|true|맞|옳|적절|^[o○]$/i, '참'],
];

/** 참, 거짓 or 판단 불가 in whatever words. */
export function verdictOf(value: unknown): unknown {
  if (value === true) return '참';
  if (value === false) return '거짓';
  if (typeof value !== 'string') return value;
  return VERDICTS.find(([pattern]) => pattern.test(value.trim()))?.[1] ?? value;
}

/** D1 to D11 in whatever words; 없음 for what is none. */
export const operationOf = (value: unknown): string => /D(?:1[01]|\d)/.exec(String(value))?.[0] ?? '없음';
