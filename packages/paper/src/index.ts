export { type ExamForm, fixedNumbers, makeForms } from './exam-forms.ts';
export { contentDisposition, fileLabels, fileName } from './file-name.ts';
export * from './paper.ts';
export { type RenderedPaper, type RenderTarget, render } from './render.ts';
