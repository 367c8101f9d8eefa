export * from './accounts.ts';
export * from './generation.ts';
export * from './notices.ts';
export * from './tickets.ts';
export * from './works.ts';
