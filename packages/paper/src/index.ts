export { contentDisposition, fileName } from './file-name.ts';
export * from './paper.ts';
export { type RenderedPaper, render } from './render.ts';
