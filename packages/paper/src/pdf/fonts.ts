import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

// Resolved through Node, not imported: the bundled server keeps npm packages outside its bundle.
const require = createRequire(import.meta.url);
const REGULAR = '@expo-google-fonts/noto-serif-kr/400Regular/NotoSerifKR_400Regular.ttf';
const BOLD = '@expo-google-fonts/noto-serif-kr/700Bold/NotoSerifKR_700Bold.ttf';

/** The fonts papers are set in, from their npm packages. */
export function readPaperFonts(): Buffer[] {
  return [REGULAR, BOLD].map((path) => readFileSync(require.resolve(path)));
}

/** A folder that holds nothing but fonts: all that Typst could read, were there a way to make it read. */
export function fontFolder(): string {
  return dirname(require.resolve(REGULAR));
}
