import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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
  // Of files: what we do not change need not be given away. Fonts may be embedded.
  ...['MPL-2.0', 'OFL-1.1'],
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

it('keeps no package with a hole that we know of, whether or not the registry can be asked', () => {
  // GHSA-67mh-4wv8-2f99: until 0.25.0 any web site could read what esbuild's development server serves.
  const bundlers = packages.filter(([path]) => path.endsWith('node_modules/esbuild'));
  expect(bundlers.length).toBeGreaterThan(0);
  for (const [path, { version = '' }] of bundlers)
    expect(Number(version.split('.')[1]), path).toBeGreaterThanOrEqual(25);
});
