/** Loads the font's ranges of rare syllables. Such a letter stands in the system's font until they are there. */
export function loadRareLetters(): void {
  import('../styles/rare-letters.css').catch(() => {});
}
