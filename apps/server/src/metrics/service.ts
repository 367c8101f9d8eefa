import { measureGenerations } from '../generation/service.ts';
import { countWaiting } from '../mail/service.ts';
import { measureAlerts, measureOrders } from '../payments/operator.ts';
import type { Database } from '../platform/db.ts';
import { one, type Reading } from '../platform/metrics.ts';
import { measureTickets } from '../tickets/service.ts';

/** What the database knows, the same from every process. */
export async function lookUpReadings(database: Database, openStreams: number): Promise<Reading[]> {
  const generations = await measureGenerations(database.db);
  const orders = await measureOrders(database.db);
  const alerts = await measureAlerts(database.db);
  const tickets = await measureTickets(database.db);
  return [
    one('chulje_database_up', 'Whether the database answers.', 1),
    one('chulje_database_waiting', 'Statements of this process that wait for a connection.', database.waiting()),
    one('chulje_progress_streams', 'Generations that this process streams progress of.', openStreams),
    {
      name: 'chulje_generations_open',
      help: 'Generations not ended yet.',
      samples: [
        { labels: { state: 'queued' }, value: generations.queued },
        { labels: { state: 'running' }, value: generations.running },
      ],
    },
    one(
      'chulje_generation_queue_age_seconds',
      'How long the first in the queue has waited.',
      generations.oldestSeconds,
    ),
    {
      name: 'chulje_payment_orders',
      help: 'Orders whose outcome is open (confirming) or that need the operator (review).',
      samples: Object.entries(orders).map(([state, value]) => ({ labels: { state }, value })),
    },
    one('chulje_payment_alerts', 'Matters of payments that an operator has not handled yet.', alerts.all),
    one(
      'chulje_reconciliation_differences',
      'Payments that differ from the provider’s list of their day, not handled yet.',
      alerts.differences,
    ),
    one('chulje_tickets_balance', 'Tickets that members have, held ones too.', tickets.balance),
    one('chulje_tickets_held', 'Tickets held for what is not ended.', tickets.held),
    one('chulje_tickets_given', 'Tickets ever given: less the balance, those used or taken back.', tickets.total),
    one('chulje_mails_waiting', 'Mails not sent yet.', await countWaiting(database.db)),
  ];
}
