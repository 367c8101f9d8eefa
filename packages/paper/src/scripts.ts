const RAISED = Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'].map((char, at) => [char, '0123456789+−=()ni'[at]]));
const LOWERED = Object.fromEntries([...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'].map((char, at) => [char, '0123456789+−=()'[at]]));

export interface ScriptPart {
  text: string;
  script: 'super' | 'sub' | '';
}

/**
 * A text with the raised and lowered letters of Unicode as ordinary ones that a word processor raises: most Korean fonts
 * draw few of ⁻⁹ and x⁵, or as wide as a Hangul letter.
 */
export function scriptParts(text: string): ScriptPart[] {
  return text.split(/([⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ]+|[₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎]+)/).flatMap((part, at): ScriptPart[] => {
    if (part === '') return [];
    if (at % 2 === 0) return [{ text: part, script: '' }];
    const isRaised = (part[0] ?? '') in RAISED;
    const letters = isRaised ? RAISED : LOWERED;
    return [{ text: [...part].map((char) => letters[char]).join(''), script: isRaised ? 'super' : 'sub' }];
  });
}
