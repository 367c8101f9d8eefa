/**
 * Where words stand in a text, overlapping ones too: UTF-16 offsets in order; none for no words. Takes time linear in both
 * (Knuth, Morris and Pratt), whatever they are: `indexOf` takes their product for words that nearly match everywhere, and
 * people send such.
 */
export function findWords(words: string, text: string): number[] {
  const places: number[] = [];
  if (words === '' || words.length > text.length) return places;
  const borders = bordersOf(words);
  let matched = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    while (matched > 0 && words.charCodeAt(matched) !== code) matched = borders[matched - 1] ?? 0;
    if (words.charCodeAt(matched) === code) matched += 1;
    if (matched === words.length) {
      places.push(at + 1 - matched);
      matched = borders[matched - 1] ?? 0;
    }
  }
  return places;
}

/** For each beginning of the words, the length of the longest shorter beginning that it also ends with. */
function bordersOf(words: string): Uint32Array {
  const borders = new Uint32Array(words.length);
  let length = 0;
  for (let at = 1; at < words.length; at += 1) {
    const code = words.charCodeAt(at);
    while (length > 0 && words.charCodeAt(length) !== code) length = borders[length - 1] ?? 0;
    if (words.charCodeAt(length) === code) length += 1;
    borders[at] = length;
  }
  return borders;
}
