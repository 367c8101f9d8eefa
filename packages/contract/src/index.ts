export * from './call.ts';
export * from './errors.ts';
export * from './exam.ts';
export * from './limits.ts';
export * from './text.ts';
