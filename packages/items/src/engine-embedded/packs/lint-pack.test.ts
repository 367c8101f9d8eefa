import { expect, it } from 'vitest';
import { PACKS } from './index.ts';
import { lintPack } from './lint-pack.ts';
import type { Pack } from './pack.ts';

const places = (pack: Pack) => lintPack(pack).map((finding) => finding.place);

it.each(PACKS.map((pack) => [pack.id, pack]))('finds nothing in %s', (_, pack) => {
  expect(lintPack(pack)).toEqual([]);
});

it('objects to names that stand twice and to too few of them', () => {
  const [pack] = PACKS;
  expect(places({ ...pack, aliases: [...pack.aliases, pack.topic] })).toContain('aliases');
  expect(places({ ...pack, aliases: [] })).toContain('aliases');
});
