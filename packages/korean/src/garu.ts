import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GaruWasm, initSync } from 'garu-ko/pkg/garu_wasm.js';
import type { Tagger } from './tagger.ts';

const fileOf = (name: string) => readFileSync(createRequire(import.meta.url).resolve(`garu-ko/${name}`));

interface Analysis {
  tokens: { text: string; pos: string; start: number }[];
}

let loaded: Tagger | undefined;

/**
 * The tagger garu-ko with its model: loaded from its package with the first call (a sixth of a second, 40 MB), kept for the
 * life of the thread. Its own loader would do the same later and warn on the console (docs/decisions).
 */
export function garuTagger(): Tagger {
  if (loaded) return loaded;
  initSync({ module: fileOf('pkg/garu_wasm_bg.wasm') });
  const garu = new GaruWasm(fileOf('models/base.gmdl'));
  loaded = {
    tag: (said) =>
      (garu.analyze(said) as Analysis).tokens.map(({ text, pos, start }) => ({
        form: text,
        tag: pos,
        wordStart: start,
      })),
  };
  return loaded;
}
