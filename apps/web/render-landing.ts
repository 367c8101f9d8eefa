import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';

const PAGE = fileURLToPath(new URL('src/features/landing/landing-page.tsx', import.meta.url));
const PLACE = '<!--landing-->';

/**
 * Writes the landing page into `landing.html` when the app is built, so that its readers load no React
 * (docs/decisions/006). Runs before Vite looks for pictures in the HTML: they get hashed names like all assets.
 */
export function renderLanding(): Plugin {
  return {
    name: 'render-landing',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACE)) return html;
        const { module } = await runnerImport<typeof import('./src/features/landing/landing-page.tsx')>(PAGE);
        return html.replace(PLACE, () => renderToStaticMarkup(createElement(module.LandingPage)));
      },
    },
  };
}
