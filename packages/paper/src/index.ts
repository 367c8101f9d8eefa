export { type ExamForm, fixedNumbers, makeForms } from './exam-forms.ts';
export { contentDisposition, fileLabels, fileName, hasParts } from './file-name.ts';
export * from './paper.ts';
export { type RenderedPaper, type RenderTarget, render } from './render.ts';
export { renderSheet, type Sheet, type SheetsInOrder } from './sheet.ts';
