// @ts-expect-error plain JavaScript: it runs before anything is installed
export { buildServer as default } from '../../../../scripts/prepare.mjs';
