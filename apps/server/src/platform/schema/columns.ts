import { timestamp } from 'drizzle-orm/pg-core';

/** Of what a member makes, changes and throws away: when. In the trash once `deletedAt` is set. */
export const lifetime = () => ({
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});
