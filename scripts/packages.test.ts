import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { thirdParty } from './third-party.mjs';

interface Package {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const packages = Object.entries<Package>(JSON.parse(read('package-lock.json')).packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** Licences that let us use, bundle and sell; a package under several may be taken under one of these. */
const LICENCES = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib', 'CC0-1.0'],
  // Of files: what we do not change need not be given away. Fonts may be embedded. Python's asks for its notice alone.
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0'],
];

function isFree(licence: string): boolean {
  const bare = licence.replace(/^\(|\)$/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFree);
  return bare.split(' AND ').every((part) => LICENCES.includes(part));
}

it('uses packages of free licences alone', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { license = 'none' }]) => !isFree(license))).toEqual([]);
});

it('knows of every package what exactly it must hold', () => {
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

it('runs no script of a package when it installs: only esbuild has one, and works without', () => {
  expect(read('.npmrc')).toContain('ignore-scripts=true');
  const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScripts.filter(([path]) => !path.endsWith('node_modules/esbuild'))).toEqual([]);
});

/**
 * Releases from which on a known hole is mended, of packages in production, in the page or in the build; a package with
 * several lines has one for each. Where the registry can be asked, `npm audit` knows more (docs/decisions/013).
 */
const MENDED: Record<string, readonly string[]> = {
  '@fastify/static': ['10.1.3'], // GHSA-83w8-p2f5-377r, GHSA-423g-23ch-w7c6, GHSA-8pvw-jcv7-9cmj
  'brace-expansion': ['5.0.9'], // GHSA-rgw5-rvv9-x895
  'drizzle-orm': ['0.45.2'], // GHSA-gpj5-g38j-94v9
  esbuild: ['0.28.1'], // GHSA-gv7w-rqvm-qjhr, GHSA-67mh-4wv8-2f99
  'fast-uri': ['3.1.7', '4.1.1'], // GHSA-qw65-cvwx-89v3, GHSA-58mr-gqgx-xq4g, CVE-2026-16221
  fastify: ['5.12.2'], // GHSA-w2qp-rph6-63g4, GHSA-3m5p-2c4r-xxw2
  fflate: ['0.8.3'], // GHSA-px8p-9vwx-vf98
  'find-my-way': ['9.7.0'], // GHSA-c96f-x56v-gq3h
  nanoid: ['3.3.18', '5.1.6'], // GHSA-2v37-7h3g-55p8
  nodemailer: ['9.1.1'], // GHSA-2x7j-588g-ccc2, GHSA-wmmp-3585-3rmp
  postcss: ['8.5.23'], // CVE-2026-69153, GHSA-r28c-9q8g-f849
  'prosemirror-view': ['1.42.3'], // GHSA-c8x8-7fp4-3x9w
  'react-router': ['7.18.2'], // GHSA-qwww-vcr4-c8h2
  undici: ['6.29.1'], // GHSA-vxpw-j846-p89q, CVE-2026-84961
  vite: ['8.0.16'], // GHSA-fx2h-pf6j-xcff, GHSA-v6wh-96g9-6wx3
};

/** At least the mended release of its own line, or of a line after all of them. */
function isMended(version: string, mended: readonly string[]): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const lines = mended.map((release) => release.split('.').map(Number));
  const line = lines.find(([own]) => own === major);
  if (!line) return lines.every(([own = 0]) => own < major);
  const [, leastMinor = 0, leastPatch = 0] = line;
  return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
}

it.each(Object.entries(MENDED))('keeps no %s with a hole that we know of', (name, mended) => {
  const installed = packages.filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(installed.length).toBeGreaterThan(0);
  expect(installed.filter(([, { version = '' }]) => !isMended(version, mended))).toEqual([]);
});

it('tells a mended release from one before', () => {
  expect(['0.28.1', '0.29.0', '1.0.0'].every((version) => isMended(version, ['0.28.1']))).toBe(true);
  expect(['0.28.0', '0.25.12'].some((version) => isMended(version, ['0.28.1']))).toBe(false);
  expect(isMended('4.1.0', ['3.1.7', '4.1.1'])).toBe(false);
  expect(isMended('2.9.9', ['3.1.7', '4.1.1'])).toBe(false);
});

it('gives the notices of everything that is handed on, as the lock file has it now', () => {
  // `node scripts/third-party.mjs` writes it anew.
  expect(read('THIRD-PARTY.md')).toBe(thirdParty());
  for (const name of [
    'react',
    'fastify',
    'pretendard',
    '@fontsource/noto-serif-kr',
    '@expo-google-fonts/noto-serif-kr',
  ])
    expect(thirdParty()).toMatch(new RegExp(`^\\| ${name} \\| [\\d.]+ \\| [^|]+ \\| .+ \\|$`, 'm'));
  for (const words of [
    'SIL OPEN FONT LICENSE Version 1.1',
    'Permission is hereby granted, free of charge',
    'Apache License',
  ])
    expect(thirdParty()).toContain(words);
});
