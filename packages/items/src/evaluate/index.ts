export { negativeControls, soundItems } from './controls.ts';
export { evaluate, packSources, type Source } from './evaluate.ts';
export { figuresOf } from './figures.ts';
export { promptText } from './prompt-text.ts';
export { figureRows, writeHtml, writeMarkdown } from './report.ts';
export { ruleFigures } from './rules.ts';
export { comparedLine, compareRuns, type Run, RunSchema, runFigures, shareLine } from './runs.ts';
export { sensitivities, verifyControls } from './verify-controls.ts';
export { votesRows } from './votes.ts';
