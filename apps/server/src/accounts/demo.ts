import type { Database } from '../platform/db.ts';
import { createMember } from './service.ts';

/** The account printed at start, for trying the product out. Never in production (config refuses it). */
export const DEMO = { email: 'demo@example.com', password: 'chulje-demo1!', name: '김선생' } as const;

/** Makes the demo account if it is not there; its work and tickets stay as its user left them. */
export async function ensureDemoAccount(database: Database): Promise<void> {
  await createMember(database, DEMO);
}
