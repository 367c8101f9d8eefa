import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';

/** What `json-read.ts` compares with: bare Fastify routes that answer from one SELECT, from two, and without a database. */
const url = process.env.DATABASE_URL;
const pool = url ? new pg.Pool({ connectionString: url, max: 10 }) : undefined;
const embedded = url ? undefined : await PGlite.create(process.env.DATA_DIR);
const ask = (text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> =>
  pool
    ? pool.query({ text, values, ...(values.length > 0 && { name: 'ticket' }) })
    : (embedded as PGlite).query(text, values);

await ask('create table bare_ticket (member_id text primary key, balance integer not null, total integer not null)');
await ask("insert into bare_ticket values ('one', 10, 10)");

const server = Fastify();
server.get('/without', () => ({ balance: 10, total: 10 }));
const select = async () => (await ask('select balance, total from bare_ticket where member_id = $1', ['one'])).rows[0];
server.get('/select', select);
server.get('/two-selects', async () => (await select()) && (await select()));
server.get('/cpu', () => process.cpuUsage());
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
