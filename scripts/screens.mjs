// @ts-check
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, checkNode, install, PrepareError } from './prepare.mjs';
import { ROOT, run } from './run.mjs';
import { findChromium } from './test-tools.mjs';

/**
 * `npm run screens`: takes pictures of every state of every screen from the built app into screens/, with a page that
 * shows them. `npm run screens -- home` takes those of one area; an area is a file in apps/web/e2e/screens.
 */
const SCREENS = join(ROOT, 'screens');
const MINUTE = 60_000;

/** @param {string} folder */
const pictures = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Areas as sections, states as rows, desk beside phone. */
function indexPage() {
  const areas = readdirSync(SCREENS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sections = areas.map(({ name: area }) => {
    const files = pictures(join(SCREENS, area));
    const states = [...new Set(files.map((file) => file.replace(/\.(desktop|phone)\.png$/, '')))];
    const rows = states.map((state) => {
      const shots = ['desktop', 'phone']
        .map((device) => `${state}.${device}.png`)
        .filter((file) => files.includes(file))
        .map(
          (file) => `<a href="${area}/${file}"><img loading="lazy" src="${area}/${file}" alt="${area} ${file}"></a>`,
        );
      return `<figure><figcaption>${state}</figcaption>${shots.join('')}</figure>`;
    });
    return `<h2 id="${area}">${area}</h2>${rows.join('')}`;
  });
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>출제공방 화면</title>
<style>body{font-family:system-ui;margin:24px;background:#eee}figure{margin:0 0 32px;display:flex;gap:16px;align-items:flex-start}
figcaption{width:160px;overflow-wrap:anywhere}img{max-height:640px;max-width:60vw;border:1px solid #bbb;background:#fff}nav a{margin-right:12px}</style>
<h1>출제공방 화면</h1><nav>${areas.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>${sections.join('')}</html>\n`;
}

try {
  checkNode();
  await install();
  await build();
  const chromium = await findChromium();
  if (!chromium) throw new PrepareError('Chromium이 없습니다. 설치하거나 CHROMIUM_PATH를 지정하세요.');
  const areas = process.argv.slice(2);
  for (const area of areas)
    if (!existsSync(join(ROOT, 'apps/web/e2e/screens', `${area}.ts`)))
      throw new PrepareError(`모르는 화면 묶음입니다: ${area}`);
  for (const folder of areas.length > 0 ? areas.map((area) => join(SCREENS, area)) : [SCREENS])
    rmSync(folder, { recursive: true, force: true });
  const { code } = await run(
    'npx',
    ['playwright', 'test', '--config', 'playwright.screens.config.ts', ...areas.map((area) => `screens/${area}.ts`)],
    {
      cwd: join(ROOT, 'apps/web'),
      env: { ...process.env, CHROMIUM_PATH: chromium },
      timeoutMs: 30 * MINUTE,
    },
  );
  if (existsSync(SCREENS)) {
    writeFileSync(join(SCREENS, 'index.html'), indexPage());
    console.log(`화면 그림: ${join(SCREENS, 'index.html')}`);
  }
  process.exit(code);
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exit(1);
}
