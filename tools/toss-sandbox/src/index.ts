export { SANDBOX_KEYS, startTossSandbox, type TossSandbox } from './sandbox.ts';
