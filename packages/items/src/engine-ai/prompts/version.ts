/** Rises whenever a prompt changes; recorded with every generation. */
export const PROMPT_VERSION = '2026-11-24.1';
