import { randomUUID } from 'node:crypto';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { getTableColumns, getTableName, is, type Table } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as schema from '../platform/schema/index.ts';
import { type Buyer, type Shop, startShop } from '../testing/payments.ts';
import { giveExam, Solver } from '../testing/sittings.ts';

/**
 * Where a member finds in 내 데이터 what each table keeps of them, or why not. A new table fails here until that is
 * decided.
 */
const IN_FILE: Record<string, string> = {
  member: '회원 정보',
  consent: '회원 정보',
  session: '회원 정보',
  ticket_account: '이용권',
  ticket_entry: '이용권',
  ticket_hold: '이용권',
  payment_order: '결제',
  payment: '결제',
  generation: '생성',
  had_passage: '생성',
  exam: '시험지',
  exam_section: '시험지',
  exam_item: '시험지',
  exam_form: '시험지',
  form_item: '시험지',
  exam_template: '시험지',
  school_class: '응시',
  sitting: '응시',
  seat: '응시',
  attempt: '응시',
  item_tally: '응시',
  key_ruling: '응시',
  practice_item: '응시',
  ruling_change: '응시',
  audit_entry: '활동 기록',
};
/** Whose rows those are that name no member. */
const OF_EXAM = '(select member_id from exam where code = exam_code)';
const OF_SITTING = '(select member_id from sitting where code = sitting_code)';
const OWNERS: Record<string, string> = {
  member: 'id',
  payment: '(select member_id from payment_order where id = payment.order_id)',
  seat: OF_SITTING,
  attempt: OF_SITTING,
  key_ruling: OF_SITTING,
  practice_item: OF_SITTING,
  ruling_change:
    '(select member_id from sitting join key_ruling on key_ruling.sitting_code = sitting.code where key_ruling.id = ruling_id)',
  exam_section: OF_EXAM,
  exam_item: OF_EXAM,
  exam_form: OF_EXAM,
  form_item: '(select member_id from exam join exam_form on exam.code = exam_code where exam_form.code = form_code)',
};
/** By the shape that the screens know them by, in 작업 and 휴지통. */
const AS_WORKS = ['work', 'item'];
const LEFT_OUT: Record<string, string> = {
  notice: 'is of nobody',
  work_signature: 'is worked out of the items, to search them by',
  rate_limit: 'counts under keys that cannot be read back',
  email_code: 'a secret of minutes',
  temporary_password: 'a secret of a day',
  former_member: 'is of who has left',
  retained_member: 'is of who has left',
  contact_message: 'comes without login: anybody may have written the address in it',
  mail: 'lies there until it is in the member’s own mailbox',
  undelivered_mail: 'tells the operator of addresses that take no mail',
  webhook_event: 'what the provider told of an order; the order says what came of it',
  payment_alert: 'what the operator has to look at',
};
/** What is secret, or of use to the server alone. */
const OMITTED: Record<string, string[]> = {
  member: ['passwordHash'],
  session: ['tokenHash'],
  seat: ['slipHash'],
  attempt: ['tokenHash'],
  payment_order: ['requestId', 'nextCheckAt', 'checks', 'confirmAttempt'],
  payment: ['raw', 'secret', 'refundAttempt'],
  generation: [
    'idempotencyKey',
    'requestHash',
    'requestId',
    'partial',
    'attempt',
    'leaseUntil',
    'seed',
    'record',
    'cost',
  ],
};

const TABLES = (Object.values(schema) as unknown[]).filter((value): value is Table => is(value, PgTable));

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startShop('pglite');
  buyer = await shop.newBuyer();
}, 180_000);
afterAll(() => shop.stop());

it('a new table is in 내 데이터, or it is said why not', () => {
  const decided = [...Object.keys(IN_FILE), ...AS_WORKS, ...Object.keys(LEFT_OUT)];
  expect(TABLES.map((table) => getTableName(table)).toSorted()).toEqual(decided.toSorted());
});

it('내 데이터 has every row and column of a member, theirs alone, and nothing secret', {
  timeout: 120_000,
}, async () => {
  const { client, memberId } = buyer;
  const { app } = shop;
  const query = app.database.raw();
  await query(
    `insert into consent (member_id, document, version, agreed_at) values ('${memberId}', 'terms', 'v1', now())`,
  );
  await query(
    `insert into item_tally (member_id, item_hash, closed_at, students, "right", counts, blanks, updated_at)
     values ('${memberId}', 'hash', now(), 5, 2, '{2,1,1,1,0}', 0, now())`,
  );
  await query(`insert into had_passage (member_id, pack, passage) values ('${memberId}', 'osmosis', 'cell-volume')`);
  expect((await buyer.buy()).status).toBe(200);
  const asked = { type_passage: '과학', keyword: ['삼투'], title: '만든 글' };
  await client.post('/fastapi/generate-passage', asked, { 'idempotency-key': randomUUID() });
  const values = { type: '', keyword: '', gist: [], content: sampleText() };
  const thrown = await client.post('/api/pass/insert/each', { ...values, title: '버린 글', isGenerated: 0 });
  await client.put('/api/pass/remove/each', { pasCodeList: [thrown.body.pasCode] });
  const set = { ...values, title: '문항', questions: [{ item: sampleItem() }] };
  const { pasCode } = (await client.post('/api/pass/ques/insert/each', set)).body;
  await client.post('/api/exam-templates', {
    name: '내 틀',
    slots: [{ items: 2, fields: [], patterns: [], difficulties: null }],
  });
  await client.post('/api/classes', { label: '2학년 3반', numbers: [1, 2] });
  const exam = (await client.create('/api/exams', { title: '시험지', codes: [pasCode] })).body;
  await client.post(`/api/exams/${exam.code}/freeze`, { version: exam.version, forms: 1 });
  const given = (await giveExam(client, exam.code, app.clock.now())).body;
  await client.put(`/api/sittings/${given.code}/practice`, { isOn: true });
  const solver = new Solver(app.client(), given.code, 1);
  await solver.start();
  await solver.submit();
  const ruling = { number: 1, seen: 0, kind: '전원 정답', reason: '' };
  expect((await client.post(`/api/sittings/${given.code}/rulings`, ruling)).body.rose).toBe(1);
  const stranger = await shop.newBuyer();
  await stranger.buy();

  const response = await client.fetch('GET', '/api/info/export/all');
  expect(response.status).toBe(200);
  const zip = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const read = (name: string) => JSON.parse(strFromU8(zip[`${name}.json`] ?? new Uint8Array()));
  const everything = Object.entries(zip)
    .filter(([name]) => name.endsWith('.json'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');

  for (const table of TABLES) {
    const name = getTableName(table);
    const file = IN_FILE[name];
    if (!file) continue;
    const { rows } = await query(
      `select count(*) as count from ${name} where ${OWNERS[name] ?? 'member_id'} = '${memberId}'`,
    );
    const exported = read(file)[name] as Record<string, unknown>[];
    expect([name, exported.length]).toEqual([name, Number(rows[0]?.count)]);
    expect([name, exported.length > 0]).toEqual([name, true]);
    const columns = Object.keys(getTableColumns(table)).filter((column) => !OMITTED[name]?.includes(column));
    for (const row of exported) expect([name, Object.keys(row).toSorted()]).toEqual([name, columns.toSorted()]);
  }
  expect(read('휴지통')).toMatchObject([{ title: '버린 글', deletedDate: expect.any(String) }]);
  expect(read('작업')).toMatchObject([
    { title: '문항', deletedDate: null },
    { title: '만든 글', deletedDate: null },
  ]);
  expect(read('이용권').ticket_entry.map(({ kind }: { kind: string }) => kind)).toEqual(['grant', 'purchase', 'usage']);
  expect(everything).not.toContain(stranger.memberId);
  const secrets = await query(
    `select password_hash as secret from member union select token_hash from session union select secret from payment union select token_hash from attempt`,
  );
  for (const { secret } of secrets.rows) if (secret) expect(everything).not.toContain(String(secret));
});
