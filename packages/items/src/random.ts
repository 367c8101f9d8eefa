/** A source of numbers in [0, 1) that depends on its seed alone. */
export type Random = () => number;

/** FNV-1a over the text, then mulberry32: the same words give the same numbers on every machine. */
export function randomFrom(text: string): Random {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the choices, each as likely as the next. */
export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** The list in an order that depends on the source alone. */
export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const shuffled = [...list];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const held = shuffled[at] as T;
    shuffled[at] = shuffled[other] as T;
    shuffled[other] = held;
  }
  return shuffled;
}
