import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

// Resolved through Node, not imported: the bundled server keeps npm packages outside its bundle.
const require = createRequire(import.meta.url);
const REGULAR = '@expo-google-fonts/noto-serif-kr/400Regular/NotoSerifKR_400Regular.ttf';
const BOLD = '@expo-google-fonts/noto-serif-kr/700Bold/NotoSerifKR_700Bold.ttf';

const SANS_REGULAR = 'pretendard/dist/public/static/Pretendard-Regular.otf';
const SANS_BOLD = 'pretendard/dist/public/static/Pretendard-Bold.otf';

/** What the 명조 lacks: Arabic, emoji (in outline, as paper is printed in black) and signs. */
const FURTHER = [
  '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  '@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
];

const read = (path: string) => readFileSync(require.resolve(path));

let fonts: { all: Buffer[]; looksApart: Buffer[] } | undefined;
/**
 * The fonts papers are set in, from their npm packages, read once: `all` of them, and `looksApart`, one of each family
 * whose letters count (the 고딕 has none that the 명조 lacks).
 */
export function readPaperFonts(): { all: Buffer[]; looksApart: Buffer[] } {
  if (!fonts) {
    const serif = read(REGULAR);
    const further = FURTHER.map(read);
    fonts = { all: [serif, ...[BOLD, SANS_REGULAR, SANS_BOLD].map(read), ...further], looksApart: [serif, ...further] };
  }
  return fonts;
}

/** A folder that holds nothing but fonts: all that Typst could read, were there a way to make it read. */
export function fontFolder(): string {
  return dirname(require.resolve(REGULAR));
}
