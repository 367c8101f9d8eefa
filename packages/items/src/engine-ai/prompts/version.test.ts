import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { promptText } from '../../evaluate/prompt-text.ts';
import { PROMPT_VERSION } from './version.ts';

it('what models are told changes with its version alone: raise version.ts, then write down the new digest', () => {
  const digest = createHash('sha256').update(promptText()).digest('hex').slice(0, 16);
  expect({ version: PROMPT_VERSION, digest }).toEqual({ version: '2026-11-24.1', digest: '3096744e0eae4e00' });
});
