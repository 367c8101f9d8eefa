/** Whether tests run at length, as `npm run test:deep` asks; `npm test` runs a short form of each storm. */
const isDeep = process.env.TEST_DEPTH === 'deep';

/** What a test takes in its short form, or in its long one. */
export const atDepth = <T>(short: T, deep: T): T => (isDeep ? deep : short);
