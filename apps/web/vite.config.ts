import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { renderLanding } from './render-landing.ts';
import { screenFont } from './screen-font.ts';
import { screensAhead } from './screens-ahead.ts';

/** The package's own names lead to the build for development, which carries every warning. */
const production = (name: string) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)).replace(/development\/(.*)\.m?js$/, 'production/$1.mjs'),
});

const html = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [react(), tailwindcss(), renderLanding(), screensAhead(), screenFont()],
  resolve: { alias: [production('react-router'), production('react-router/dom')] },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    // Small fonts and images too stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { app: html('index.html'), entry: html('entry.html'), landing: html('landing.html') },
      // What every page needs in one piece packs smaller than in two.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            { name: 'fields', test: /src[\\/]ui[\\/](?:field|text-input)\.tsx$/ },
            { name: 'small-parts', test: /src[\\/]ui[\\/](?:badge|empty-state|error-state|tabs)\.tsx$/ },
          ],
        },
      },
    },
  },
});
