import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

// Resolved through Node, not imported: the bundled server keeps npm packages outside its bundle.
const require = createRequire(import.meta.url);
const REGULAR = '@expo-google-fonts/noto-serif-kr/400Regular/NotoSerifKR_400Regular.ttf';
const BOLD = '@expo-google-fonts/noto-serif-kr/700Bold/NotoSerifKR_700Bold.ttf';

const SANS_REGULAR = 'pretendard/dist/public/static/Pretendard-Regular.otf';
const SANS_BOLD = 'pretendard/dist/public/static/Pretendard-Bold.otf';

let fonts: Buffer[] | undefined;
/** The fonts papers are set in, from their npm packages: 명조 first, then 고딕; read once. */
export function readPaperFonts(): Buffer[] {
  fonts ??= [REGULAR, BOLD, SANS_REGULAR, SANS_BOLD].map((path) => readFileSync(require.resolve(path)));
  return fonts;
}

/** A folder that holds nothing but fonts: all that Typst could read, were there a way to make it read. */
export function fontFolder(): string {
  return dirname(require.resolve(REGULAR));
}
