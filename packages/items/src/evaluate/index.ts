export { evaluate, packSources, type Source } from './evaluate.ts';
export { figuresOf } from './figures.ts';
export { figureRows, writeHtml, writeMarkdown } from './report.ts';
export { ruleFigures } from './rules.ts';
export { votesRows } from './votes.ts';
