import { LIMITS } from '@chulje/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyExamTrash } from '../exams/service.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { NEW_MEMBERS_PASSWORD, type TestClient } from '../testing/client.ts';
import { frozenExam, giveExam, Solver, sittingInput, teacherWithExam } from '../testing/sittings.ts';
import { purgeSittings } from './service.ts';

const MINUTE = 60_000;
const DAY_MS = 86_400_000;
const UNKNOWN = 'AAAAAAAAAAAAAAAAAAAAAA';

describe.each(DATABASES)('sittings on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let teacher: TestClient;
    let exam: string;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    beforeEach(async () => {
      ({ teacher, exam } = await teacherWithExam(app));
    });

    const open = (change: object = {}) => giveExam(teacher, exam, app.clock.now(), { formRule: '한 형', ...change });
    const give = async (change: object = {}) =>
      (await open(change)).body as { code: string; joinCode: string; firstNumber: number };
    const started = async (link: string, number = 1) => {
      const solver = new Solver(app.client(), link, number);
      expect((await solver.start()).status).toBe(200);
      return solver;
    };
    const seatsOf = async (link: string) => (await teacher.get(`/api/sittings/${link}/board`)).body.seats;
    const scores = async (link: string) => (await teacher.get(`/api/sittings/${link}/scores`)).body;
    const query = (text: string) => app.database.raw()(text);
    const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * MINUTE).toISOString();

    it('are made once for a wish, however often and by however many at once it is sent', async () => {
      const { exam: otherExam } = await teacherWithExam(app);
      const now = app.clock.now();
      const send = (change: object = {}) => giveExam(teacher, exam, now, change, 'a-wish-of-the-teacher');
      const answers = await Promise.all(Array.from({ length: 5 }, () => send()));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const [first] = answers.map(({ body }) => body);
      for (const { body } of answers) expect(body).toEqual(first);
      expect((await teacher.get('/api/sittings')).body).toEqual([first]);
      // A try that comes later finds it as it is by then.
      await started(first.code);
      expect((await send()).body).toEqual({ ...first, seats: 1, solving: 1 });
      expect((await giveExam(teacher, exam, now)).body.code).not.toBe(first.code);
      // A key counts for one member and one exam.
      const stranger = await teacherWithExam(app);
      const others = await giveExam(stranger.teacher, stranger.exam, now, {}, 'a-wish-of-the-teacher');
      expect(others.status).toBe(200);
      expect(others.body.code).not.toBe(first.code);
      expect((await giveExam(teacher, otherExam, now, {}, 'a-wish-of-the-teacher')).body.code).toBe('exams.not-found');
      for (const key of ['', 'short', 'k'.repeat(129)])
        expect((await giveExam(teacher, exam, now, {}, key)).body.code).toBe('request.key-required');
      await teacher.request('DELETE', `/api/sittings/${first.code}`);
      expect((await send()).body.code).toBe('sittings.not-found');
      expect((await teacher.get('/api/sittings')).body).toHaveLength(1);
    });

    it('are for members alone, and each has their own', async () => {
      const { code } = await give();
      await started(code);
      const [seat] = await seatsOf(code);
      const calls = [
        ['GET', '/api/sittings'],
        ['POST', `/api/exams/${exam}/sittings`, sittingInput(app.clock.now())],
        ['GET', `/api/sittings/${code}`],
        ['PATCH', `/api/sittings/${code}`, { title: '남의 것' }],
        ['POST', `/api/sittings/${code}/close`, {}],
        ['GET', `/api/sittings/${code}/board`],
        ['POST', `/api/sittings/${code}/seats`, { seats: [{ number: 5 }] }],
        ['POST', `/api/sittings/${code}/slips`, {}],
        ['PATCH', `/api/sittings/${code}/seats/${seat.code}`, { extraMinutes: 9 }],
        ['DELETE', `/api/sittings/${code}/seats/${seat.code}`],
        ['POST', `/api/sittings/${code}/answers`, { rows: [{ number: 1, choices: [1] }] }],
        ['GET', `/api/sittings/${code}/scores`],
        ['DELETE', `/api/sittings/${code}?isNow=true`],
      ] as const;
      const before = (await teacher.get(`/api/sittings/${code}/board`)).body;
      const stranger = app.client();
      const key = { 'idempotency-key': 'of-a-stranger' };
      for (const [method, path, body] of calls)
        expect([path, (await stranger.fetch(method, path, body, key)).status]).toEqual([path, 401]);
      await stranger.loginAsNewMember(app.database);
      for (const [method, path, body] of calls.slice(1))
        expect([method, path, (await stranger.fetch(method, path, body, key)).status]).toEqual([method, path, 404]);
      expect((await stranger.get('/api/sittings')).body).toEqual([]);
      expect((await teacher.get(`/api/sittings/${code}/board`)).body).toEqual({
        ...before,
        now: expect.any(String),
      });
      const other = await give();
      const foreign = `/api/sittings/${other.code}/seats/${seat.code}`;
      expect((await teacher.patch(foreign, { extraMinutes: 9 })).body.code).toBe('sittings.seat-not-found');
      expect((await teacher.post(`/api/sittings/${code}/slips`, { seats: [UNKNOWN] })).body.code).toBe(
        'sittings.seat-not-found',
      );
    });

    it('open the newest frozen forms of an exam, and name the field of what cannot be', async () => {
      const made = (
        await open({ label: '2학년 3반', seats: [{ number: 1 }, { class: 3, number: 1 }], seatRule: '명단' })
      ).body;
      expect(made).toMatchObject({
        examCode: exam,
        revision: 1,
        state: '열림',
        items: 4,
        firstNumber: 1,
        seats: 2,
        solving: 0,
        ended: 0,
        joinCode: expect.stringMatching(/^[2-9A-HJKMNPR-Z]{7}$/),
      });
      expect(Date.parse(made.purgeAt) - Date.parse(made.closesAt)).toBe(LIMITS.keepDays * DAY_MS);
      expect((await teacher.get('/api/sittings')).body).toEqual([made]);
      const refused = async (change: object) => {
        const { status, body } = await open(change);
        return [status, Object.keys(body.fields ?? {})];
      };
      expect(await refused({ closesAt: inMinutes(-1) })).toEqual([400, ['closesAt']]);
      expect(await refused({ opensAt: inMinutes(70) })).toEqual([400, ['closesAt']]);
      expect(await refused({ closesAt: inMinutes(366 * 24 * 60) })).toEqual([400, ['closesAt']]);
      expect(await refused({ closesAt: '내일' })).toEqual([400, ['closesAt']]);
      expect(await refused({ minutes: 301 })).toEqual([400, ['minutes']]);
      expect(await refused({ hasSlips: true })).toEqual([400, ['hasSlips']]);
      expect(await refused({ seats: [{ number: 1 }, { number: 1 }] })).toEqual([400, ['seats']]);
      expect((await open({ formLabel: '라' })).body.code).toBe('sittings.unknown-form');
      const draft = (
        await teacher.create('/api/exams', { title: '초안', codes: [(await frozenExam(teacher)).pasCode] })
      ).body;
      exam = draft.code;
      expect((await open()).body.code).toBe('exams.not-frozen');
    });

    it('are fifty at most that have not ended, however many come at once', async () => {
      const { code } = await give();
      await query(
        `insert into sitting select (jsonb_populate_record(s, jsonb_build_object('code', 'sitting-of-a-test-' || n,
           'join_code', translate(lpad(n::text, 7, 'Z'), '01', 'AB')))).*
         from sitting s, generate_series(1, ${LIMITS.openSittings - 3}) n where code = '${code}'`,
      );
      const answers = await Promise.all(Array.from({ length: 4 }, () => open()));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
      await teacher.post(`/api/sittings/${code}/close`);
      expect((await open()).status).toBe(200);
      expect((await teacher.patch(`/api/sittings/${code}`, { closesAt: inMinutes(60) })).body.code).toBe(
        'sittings.full',
      );
    });

    it('change all before the first attempt, and after it only what makes nobody worse off', async () => {
      const { code } = await give({ minutes: 30 });
      const change = (body: object) => teacher.patch(`/api/sittings/${code}`, body);
      expect((await change({ minutes: 20, lateMinutes: 5, page: '전체', signals: true })).body).toMatchObject({
        minutes: 20,
        lateMinutes: 5,
        page: '전체',
        signals: true,
      });
      await started(code);
      for (const body of [
        { minutes: 19 },
        { lateMinutes: 0 },
        { page: '한 문항씩' },
        { signals: false },
        { attempts: 2 },
        { mode: '과제' },
      ])
        expect([body, (await change(body)).body.code]).toEqual([body, 'sittings.rules-frozen']);
      const more = {
        minutes: 25,
        closesAt: inMinutes(120),
        feedback: '해설',
        feedbackAt: '직접',
        title: '새 이름',
        keepDays: 7,
      };
      expect((await change({ ...more, lateMinutes: 5 })).body).toMatchObject(more);
      await expect(query(`update sitting set late_minutes = 0 where code = '${code}'`)).rejects.toThrow();
      await expect(query(`update sitting set minutes = 5 where code = '${code}'`)).rejects.toThrow();
      await query(`update sitting set title = '또 새 이름' where code = '${code}'`);
    });

    it('show on the board which items are answered and not what with, and score what has ended', async () => {
      const { code, firstNumber: first } = await give({ signals: true });
      const [one, two] = [await started(code, 1), await started(code, 2)];
      one.choose(first, 5);
      one.choose(first + 2, 1);
      one.choose(first + 2, 0);
      one.log.push({ kind: '신호', t: 9_000, ms: 2_500 });
      await one.send();
      const board = await teacher.get(`/api/sittings/${code}/board`);
      expect(board.body.sitting).toMatchObject({ seats: 2, solving: 2, ended: 0 });
      expect(board.body.seats[0].attempt).toMatchObject({
        answered: [first],
        signals: { aways: 1, awayMs: 2_500 },
        devices: 1,
      });
      expect(JSON.stringify(board.body.seats)).not.toContain('answers');
      expect((await scores(code)).attempts).toEqual([]);
      await one.submit();
      two.choose(first, 5);
      two.choose(first + 1, 4);
      await two.submit();
      const table = await scores(code);
      expect(table.forms.map(({ label }: { label: string }) => label)).toEqual(['가', '나']);
      expect(table.attempts).toMatchObject([
        { number: 1, score: 20, answers: { [first]: { c: 5, first: 5, changes: 0 } } },
        { number: 2, score: 40 },
      ]);
    });

    it('give the forms in turn by number, or by chance, or one to all', async () => {
      const labels = async (change: object) => {
        const { code } = await give(change);
        const found = [];
        for (let number = 1; number <= 4; number += 1) {
          const solver = await started(code, number);
          found.push((await solver.ask('GET', '/api/solve/form')).body.form.label);
        }
        return found;
      };
      expect(await labels({ formRule: '번호순' })).toEqual(['가', '나', '가', '나']);
      expect(await labels({ formRule: '한 형', formLabel: '나' })).toEqual(['나', '나', '나', '나']);
      for (const label of await labels({ formRule: '무작위' })) expect(['가', '나']).toContain(label);
    });

    it('hold as many seats as were said, however many come at once', async () => {
      const { code } = await give({ maxSeats: 5 });
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) => new Solver(app.client(), code, at + 1).start()),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
      const more = [{ number: 50 }];
      expect((await teacher.post(`/api/sittings/${code}/seats`, { seats: more })).body.code).toBe(
        'sittings.seats-full',
      );
      expect(await seatsOf(code)).toHaveLength(5);
    });

    it('begin one attempt of two that come at once for a seat', async () => {
      const { code } = await give();
      for (let number = 1; number <= 5; number += 1) {
        const answers = await Promise.all([1, 2, 3].map(() => new Solver(app.client(), code, number).start()));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      }
    });

    it('free a seat with all that was answered there', async () => {
      const { code, firstNumber: first } = await give();
      const solver = await started(code, 4);
      solver.choose(first, 2);
      await solver.submit();
      const [seat] = await seatsOf(code);
      expect((await teacher.request('DELETE', `/api/sittings/${code}/seats/${seat.code}`)).body).toEqual({
        attempts: 1,
      });
      expect(await seatsOf(code)).toEqual([]);
      expect((await solver.submit()).body.code).toBe('solving.gone');
      await started(code, 4);
    });

    it('take answers from paper, all rows or none, and score them as those by link', async () => {
      const { code, firstNumber: first } = await give({ maxSeats: 3 });
      const enter = (rows: object[]) => teacher.post(`/api/sittings/${code}/answers`, { rows });
      expect(
        (
          await enter([
            { number: 1, choices: [5, 0, 3, 1] },
            { number: 2, form: '나', choices: [] },
          ])
        ).body,
      ).toEqual({
        entered: 2,
      });
      const table = await scores(code);
      const keys = table.forms[0].items.map(({ keys: [key] }: { keys: number[] }) => key);
      const right = [5, 0, 3, 1].filter((c, at) => c === keys[at]).length;
      expect(table.attempts).toMatchObject([
        {
          number: 1,
          source: '입력',
          state: '제출',
          formLabel: '가',
          score: right * 20,
          answers: { [first]: { c: 5, first: 5, changes: 0 }, [first + 2]: { c: 3 }, [first + 3]: { c: 1 } },
        },
        { number: 2, formLabel: '나', score: 0, answers: {} },
      ]);
      await enter([{ number: 1, choices: keys }]);
      expect((await scores(code)).attempts.map(({ score }: { score: number }) => score)).toEqual([80, 0]);
      const solver = await started(code, 3);
      await solver.submit();
      expect(
        (
          await enter([
            { number: 1, choices: [] },
            { number: 3, choices: [1] },
          ])
        ).body.code,
      ).toBe('sittings.answered-online');
      expect(
        (
          await enter([
            { number: 1, choices: [] },
            { number: 9, choices: [1] },
          ])
        ).body.code,
      ).toBe('sittings.seats-full');
      expect((await enter([{ number: 2, choices: null }])).body).toEqual({ entered: 0 });
      expect((await scores(code)).attempts.map(({ number }: { number: number }) => number)).toEqual([1, 3]);
      expect((await enter([{ number: 3, choices: null }])).body.code).toBe('sittings.answered-online');
      await enter([{ number: 2, choices: [] }]);
      expect((await enter([{ number: 1, form: '라', choices: [] }])).body.code).toBe('sittings.unknown-form');
      expect((await enter([{ number: 1, choices: [1, 2, 3, 4, 5] }])).body.fields).toEqual({
        rows: '1번의 답이 4개보다 많습니다.',
      });
      expect((await scores(code)).attempts.map(({ score }: { score: number }) => score)).toEqual([80, 0, 0]);
    });

    it('go by the frozen form, whatever becomes of the exam, which stays as long as they do', async () => {
      const { code, firstNumber: first } = await give({ closesAt: inMinutes(60 * 24 * 60) });
      await teacher.request('DELETE', `/api/exams/${exam}`);
      const solver = await started(code);
      solver.choose(first, 5);
      expect((await solver.submit()).body.receipt).toMatchObject({ answered: 1 });
      expect((await teacher.request('DELETE', `/api/exams/${exam}?isPermanent=true`)).body.code).toBe('exams.in-use');
      await emptyExamTrash(app.database.db, new Date(app.clock.now().getTime() + 31 * DAY_MS));
      expect((await scores(code)).attempts).toMatchObject([{ score: 20 }]);
      await teacher.request('DELETE', `/api/sittings/${code}?isNow=true`);
      expect((await teacher.request('DELETE', `/api/exams/${exam}?isPermanent=true`)).body).toEqual({
        isRemoved: true,
      });
    });

    it('are erased on their day, with all that was answered, and others stay', async () => {
      const short = await give({ keepDays: 7 });
      const long = await give({ keepDays: 30 });
      for (const { code } of [short, long]) await (await started(code, 77)).submit();
      const later = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);
      await purgeSittings(app.database, later(6));
      expect((await teacher.get('/api/sittings')).body).toHaveLength(2);
      await purgeSittings(app.database, later(8));
      expect((await teacher.get('/api/sittings')).body.map(({ code }: { code: string }) => code)).toEqual([long.code]);
      for (const table of ['seat', 'attempt']) {
        const { rows } = await query(
          `select sitting_code from ${table} where sitting_code in ('${short.code}', '${long.code}')`,
        );
        expect(rows).toEqual([{ sitting_code: long.code }]);
      }
    });

    it('leave nothing of a seat anywhere in the database once they are erased', async () => {
      const marks = { title: '카나리아 고사', label: '카나리아반' };
      const seats = [{ class: 97, number: 913 }];
      const { code, joinCode } = await give({ ...marks, seatRule: '명단', hasSlips: true, seats, keepDays: 7 });
      const [{ slip }] = (await teacher.post(`/api/sittings/${code}/slips`)).body;
      const solver = new Solver(app.client(), code, 913);
      const enter = (more: object) => solver.start({ class: 97, ...more });
      expect((await enter({ slip: slip === '123456' ? '654321' : '123456' })).body.code).toBe('solving.wrong-slip');
      expect((await enter({ slip })).status).toBe(200);
      await solver.submit();
      const [seat] = (await teacher.get(`/api/sittings/${code}/board`)).body.seats;
      const secret = [code, joinCode, solver.attempt, solver.token, seat.code, slip, ...Object.values(marks)];
      const found = async () => {
        const dump = await dumpAll();
        return {
          // Six digits may stand in any number.
          words: secret.filter((word) => dump.includes(word === slip ? `"${word}"` : word)),
          seats: /"class"\s*:\s*97|"number"\s*:\s*913/.test(dump),
        };
      };
      // Token and slip are never kept as they are.
      expect(await found()).toEqual({
        words: secret.filter((word) => word !== solver.token && word !== slip),
        seats: true,
      });
      await teacher.post(`/api/sittings/${code}/close`);
      await purgeSittings(app.database, new Date(app.clock.now().getTime() + 8 * DAY_MS));
      expect(await found()).toEqual({ words: [], seats: false });
    });

    /** Every row of every table, the queue's too. */
    async function dumpAll(): Promise<string> {
      const { rows: tables } = await query(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
         where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
      );
      expect(tables.length).toBeGreaterThan(20);
      const dumps: string[] = [];
      for (const { name } of tables) {
        const { rows } = await query(`select row_to_json(t)::text as row from ${name} t`);
        dumps.push(...rows.map(({ row }) => String(row)));
      }
      return dumps.join('\n');
    }

    it('go with a member who leaves', async () => {
      const { code } = await give();
      const solver = await started(code);
      const { email: memEmail } = (await teacher.get('/api/info/select/entire')).body;
      const left = await teacher.put('/api/auth/remove/withdrawal', {
        memEmail,
        currentPassword: NEW_MEMBERS_PASSWORD,
      });
      expect(left.status).toBe(200);
      expect((await solver.submit()).body.code).toBe('solving.gone');
      for (const table of ['sitting', 'seat', 'attempt']) {
        const { rows } = await query(
          `select 1 from ${table} where ${table === 'sitting' ? '' : 'sitting_'}code = '${code}'`,
        );
        expect(rows).toEqual([]);
      }
    });

    it('have no column in which the name of a student could stand', async () => {
      const { rows } = await query(
        `select table_name || '.' || column_name as name, data_type as type from information_schema.columns
         where table_schema = 'public' and table_name in ('seat', 'attempt')
           and data_type not in ('smallint', 'integer', 'boolean', 'timestamp with time zone') order by 1`,
      );
      // Codes, hashes and words of a list that a CHECK holds; JSON whose shape a CHECK holds.
      expect(rows.map(({ name, type }) => `${name} ${type}`)).toEqual([
        'attempt.answers jsonb',
        'attempt.code text',
        'attempt.form_code text',
        'attempt.late_answers jsonb',
        'attempt.seat_code text',
        'attempt.signals jsonb',
        'attempt.sitting_code text',
        'attempt.source text',
        'attempt.state text',
        'attempt.times jsonb',
        'attempt.token_hash text',
        'seat.code text',
        'seat.sitting_code text',
        'seat.slip_hash text',
      ]);
      const { code } = await give();
      const { attempt } = await started(code);
      const named = [
        `answers = '{"홍길동": {"c": 1, "first": 1, "changes": 0}}'`,
        `answers = '{"1": {"c": 1, "first": 1, "changes": 0, "name": "홍길동"}}'`,
        `answers = '{"1": {"c": "홍길동", "first": 1, "changes": 0}}'`,
        `answers = '{"1": {"c": 6, "first": 1, "changes": 0}}'`,
        `answers = '{"1": "홍길동"}'`,
        `answers = '["홍길동"]'`,
        `late_answers = '{"1": {"c": 1, "first": 1, "changes": 0, "name": "홍길동"}}'`,
        `times = '{"1": {"ms": 1, "visits": 1, "name": "홍길동"}}'`,
        `times = '{"1": {"ms": 1}}'`,
        `signals = '{"aways": 1, "awayMs": 1, "name": "홍길동"}'`,
        `signals = '{"aways": "홍길동", "awayMs": 1}'`,
        `source = '홍길동'`,
        `state = '홍길동'`,
      ];
      const set = (values: string) => query(`update attempt set ${values} where code = '${attempt}'`);
      for (const values of named) await expect(set(values), values).rejects.toThrow();
      await set(`answers = '{"1": {"c": 0, "first": 1, "changes": 1}, "45": {"c": 5, "first": 2, "changes": 3}}'`);
      await set(`times = '{"1": {"ms": 1, "visits": 1}}'`);
    });

    it('let nobody change what has ended, nor go back', async () => {
      const { code } = await give();
      const solver = await started(code);
      solver.choose(1, 2);
      await solver.submit();
      const set = (values: string) => query(`update attempt set ${values} where code = '${solver.attempt}'`);
      for (const values of [`answers = '{}'`, 'last_seq = 0', 'device_epoch = 0', `state = '마감'`])
        await expect(set(values), values).rejects.toThrow();
    });
  });
});
