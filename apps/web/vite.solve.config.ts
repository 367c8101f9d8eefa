import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { screenFont } from './screen-font.ts';

/**
 * The solving page is built by itself, into the folder of the app's build: what it shares with the app would be cut out of the
 * app's files, and make both heavier.
 */
export default defineConfig({
  plugins: [tailwindcss(), screenFont()],
  publicDir: false,
  build: {
    manifest: '.vite/solve-manifest.json',
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: false,
    rollupOptions: { input: { solve: fileURLToPath(new URL('solve.html', import.meta.url)) } },
  },
});
