import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The fonts papers are set in, from their npm packages; read once. */
export function paperFonts(): Buffer[] {
  fonts ??= [
    '@expo-google-fonts/noto-serif-kr/400Regular/NotoSerifKR_400Regular.ttf',
    '@expo-google-fonts/noto-serif-kr/700Bold/NotoSerifKR_700Bold.ttf',
  ].map((path) => readFileSync(require.resolve(path)));
  return fonts;
}

let fonts: Buffer[] | undefined;
