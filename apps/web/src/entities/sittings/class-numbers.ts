import { LIMITS } from '@chulje/contract';

/** Numbers of a class as a teacher writes them, `1-30, 32`, and back. */

const PART = /^(\d+)(?:[-–~～](\d+))?$/;

/** The numbers, rising, each once, and of what cannot be read why not. */
export function readNumbers(text: string): { numbers: number[]; fault: string | undefined } {
  const numbers = new Set<number>();
  // Spaces around a dash belong to it, others part.
  for (const part of text.replace(/\s*[-–~～]\s*/g, '-').split(/[\s,·]+/)) {
    if (part === '') continue;
    const [, first = '', last = first] = PART.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === '' || from < 1 || to < from || to > LIMITS.seatNumberMax)
      return { numbers: [], fault: `‘${part}’을 읽을 수 없습니다. 1-30, 32처럼 적어 주세요.` };
    for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  const fault = numbers.size > LIMITS.seats ? `번호는 ${LIMITS.seats}개까지 둘 수 있습니다.` : undefined;
  return { numbers: [...numbers].sort((one, other) => one - other), fault };
}

/** Rising numbers in short. */
export function writeNumbers(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
