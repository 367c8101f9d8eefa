import { FrozenFormSchema, LIMITS } from '@chulje/contract';
import { sampleText } from '@chulje/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeOverdue } from '../sittings/attempts.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { giveExam, newToken, Solver, teacherWithExam } from '../testing/sittings.ts';

const MINUTE = 60_000;
const UNKNOWN = 'AAAAAAAAAAAAAAAAAAAAAA';

describe.each(DATABASES)('solving on $kind', ({ kind, isMissing }) => {
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

    const give = async (change: object = {}) => {
      const answer = await giveExam(teacher, exam, app.clock.now(), { formRule: '한 형', ...change });
      expect(answer.status).toBe(200);
      return answer.body as { code: string; joinCode: string; firstNumber: number };
    };
    const solverOf = (link: string, number = 1, token = newToken()) => new Solver(app.client(), link, number, token);
    const started = async (link: string, number = 1, more: object = {}) => {
      const solver = solverOf(link, number);
      const answer = await solver.start(more);
      expect([answer.status, answer.body]).toMatchObject([200, { state: '푸는 중' }]);
      return solver;
    };
    const answersOf = async (solver: Solver) => (await solver.ask('GET', '/api/solve/attempt')).body.answers;
    const board = async (link: string) => (await teacher.get(`/api/sittings/${link}/board`)).body;
    const seatOf = async (link: string, number: number) =>
      (await board(link)).seats.find((seat: { number: number }) => seat.number === number);
    const scores = async (link: string) => (await teacher.get(`/api/sittings/${link}/scores`)).body;

    it('enters by link or class code as it is typed, and says in one sentence why not', async () => {
      const { code, joinCode } = await give();
      const enter = (body: object) => app.client().post('/api/solve/enter', body);
      const typed = `${joinCode.slice(0, 3).toLowerCase()}-${joinCode.slice(3)} `;
      for (const body of [{ link: code }, { joinCode: typed }])
        expect((await enter(body)).body).toMatchObject({ link: code, title: '1학기 중간고사', items: 4 });
      expect((await enter({ link: UNKNOWN })).body.code).toBe('solving.unknown-code');
      expect((await enter({ joinCode: '2222222' })).body.code).toBe('solving.unknown-code');
      expect((await enter({})).status).toBe(400);
      const later = await give({
        opensAt: new Date(app.clock.now().getTime() + 10 * MINUTE).toISOString(),
      });
      expect((await enter({ link: later.code })).body.code).toBe('solving.not-open');
      expect((await solverOf(later.code).start()).body.code).toBe('solving.not-open');
      await teacher.post(`/api/sittings/${code}/close`);
      expect((await enter({ link: code })).body.code).toBe('solving.closed');
      expect((await solverOf(code).start()).body.code).toBe('solving.closed');
    });

    it('asks for a class only where a seat can have one, and tells the teacher which seats have a slip', async () => {
      const asksClass = async (link: string) =>
        (await app.client().post('/api/solve/enter', { link })).body.asksClass as boolean;
      expect(await asksClass((await give()).code)).toBe(true);
      const { code } = await give({ seatRule: '명단', hasSlips: true, seats: [{ number: 1 }] });
      expect(await asksClass(code)).toBe(false);
      await teacher.post(`/api/sittings/${code}/slips`);
      await teacher.post(`/api/sittings/${code}/seats`, { seats: [{ class: 2, number: 1 }] });
      expect(await asksClass(code)).toBe(true);
      const before = app.clock.now();
      const { now, seats } = await board(code);
      expect(new Date(now) >= before && new Date(now) <= app.clock.now()).toBe(true);
      expect(seats).toMatchObject([
        { class: 0, number: 1, hasSlip: true },
        { class: 2, number: 1, hasSlip: false },
      ]);
      const slips = (await teacher.post(`/api/sittings/${code}/slips`, { seats: [seats[1].code] })).body;
      expect(slips).toMatchObject([{ class: 2, number: 1 }]);
      expect((await solverOf(code, 1).start({ class: 2, slip: slips[0].slip })).status).toBe(200);
    });

    it('enters by the form that the QR of a paper names, as long as a sitting of it is open', async () => {
      const [form] = (await teacher.get(`/api/exams/${exam}/forms`)).body.forms as { code: string }[];
      const enter = () => app.client().post('/api/solve/enter', { link: form?.code });
      expect((await enter()).body.code).toBe('solving.unknown-code');
      const { code } = await give();
      expect((await enter()).body.link).toBe(code);
      const later = await give();
      await teacher.post(`/api/sittings/${later.code}/close`);
      expect((await enter()).body.link).toBe(code);
      await teacher.post(`/api/sittings/${code}/close`);
      expect((await enter()).body.code).toBe('solving.unknown-code');
    });

    it('ends guessing of class codes after thirty wrong ones of an address, and counts no right one', async () => {
      app.clock.advance(20 * MINUTE);
      const { code, joinCode } = await give();
      const enter = (body: object) => app.client().post('/api/solve/enter', body);
      for (let at = 0; at < LIMITS.wrongJoinCodes + 5; at += 1) expect((await enter({ joinCode })).status).toBe(200);
      for (let at = 0; at < LIMITS.wrongJoinCodes; at += 1)
        expect((await enter({ joinCode: '3333333' })).status).toBe(404);
      const refused = await enter({ joinCode });
      expect([refused.status, refused.body.message]).toEqual([429, expect.stringMatching(/분 뒤에 다시/)]);
      expect((await enter({ link: code })).status).toBe(200);
      app.clock.advance(11 * MINUTE);
      expect((await enter({ joinCode: (await give()).joinCode })).status).toBe(200);
    });

    it('ends guessing of slips after ten wrong ones of a seat', async () => {
      const { code } = await give({ seatRule: '명단', hasSlips: true, seats: [{ number: 1 }, { number: 2 }] });
      const slips = (await teacher.post(`/api/sittings/${code}/slips`)).body as { number: number; slip: string }[];
      const slipOf = (number: number) => slips.find((one) => one.number === number)?.slip ?? '';
      const wrong = slipOf(1) === '123456' ? '654321' : '123456';
      expect((await solverOf(code, 9).start({ slip: wrong })).body.code).toBe('solving.unknown-seat');
      expect((await solverOf(code, 1).start()).body.code).toBe('solving.wrong-slip');
      for (let at = 1; at < LIMITS.wrongSlips; at += 1)
        expect((await solverOf(code, 1).start({ slip: wrong })).body.code).toBe('solving.wrong-slip');
      expect((await solverOf(code, 1).start({ slip: slipOf(1) })).status).toBe(429);
      expect((await solverOf(code, 2).start({ slip: slipOf(2) })).status).toBe(200);
      app.clock.advance(11 * MINUTE);
      expect((await solverOf(code, 1).start({ slip: slipOf(1) })).status).toBe(200);
      const again = (await teacher.post(`/api/sittings/${code}/slips`)).body as { number: number; slip: string }[];
      expect((await solverOf(code, 2).start({ slip: slipOf(2) })).body.code).toBe(
        again.find((one) => one.number === 2)?.slip === slipOf(2) ? undefined : 'solving.wrong-slip',
      );
    });

    it('begins once however often it is asked, and lets no second device onto a seat unasked', async () => {
      const { code } = await give();
      const solver = await started(code, 7);
      const again = await solver.start();
      expect([again.body.attempt, again.body.epoch]).toEqual([solver.attempt, 1]);
      expect((await solverOf(code, 7).start()).body.code).toBe('solving.seat-taken');
      expect((await app.client().get('/api/solve/attempt')).body.code).toBe('solving.required');
      const foreign = solverOf(code, 7);
      foreign.attempt = solver.attempt;
      expect((await foreign.ask('GET', '/api/solve/attempt')).body.code).toBe('solving.taken-over');
      const none = solverOf(code, 7);
      none.attempt = UNKNOWN;
      expect((await none.ask('GET', '/api/solve/attempt')).body.code).toBe('solving.gone');
    });

    it('saves choices, passes over what it has, and takes nothing over a gap', async () => {
      const { code, firstNumber: first } = await give();
      const solver = await started(code);
      solver.choose(first, 3);
      solver.choose(first + 1, 2);
      solver.log.push({ kind: '이동', t: 5_000, item: first, ms: 4_000 }, { kind: '신호', t: 6_000, ms: 500 });
      solver.choose(first, 4);
      solver.choose(first + 1, 0);
      expect((await solver.send())?.body).toMatchObject({ ackSeq: 6, state: '푸는 중', isKeptApart: false });
      const repeated = { epoch: 1, from: 1, events: solver.log };
      expect((await solver.ask('POST', '/api/solve/events', repeated)).body.ackSeq).toBe(6);
      const gap = { epoch: 1, from: 9, events: [{ kind: '선택', t: 0, item: first, c: 1 }] };
      expect((await solver.ask('POST', '/api/solve/events', gap)).body.ackSeq).toBe(6);
      expect(await answersOf(solver)).toEqual({
        [first]: { c: 4, first: 3, changes: 1 },
        [first + 1]: { c: 0, first: 2, changes: 1 },
      });
      const [row] = (await app.database.raw()(`select times, signals from attempt where code = '${solver.attempt}'`))
        .rows;
      // Signals are off by default: nothing is written down of them.
      expect(row).toEqual({ times: { [first]: { ms: 4_000, visits: 1 } }, signals: { aways: 0, awayMs: 0 } });
    });

    it('leaves out items that are not on the paper', async () => {
      const { code, firstNumber: first } = await give();
      const solver = await started(code);
      solver.choose(first + 4, 3);
      solver.choose(first + 3, 3);
      await solver.send();
      expect(Object.keys(await answersOf(solver))).toEqual([String(first + 3)]);
    });

    it('gives the receipt once and for good, and takes no change after it', async () => {
      const { code, firstNumber: first } = await give({ feedback: '정오', feedbackAt: '바로' });
      const solver = await started(code);
      expect((await solver.ask('GET', '/api/solve/result')).body).toEqual({ receipt: null, result: null });
      solver.choose(first, 5);
      const { body } = await solver.submit();
      expect(body.receipt).toMatchObject({
        state: '제출',
        number: expect.stringMatching(/^[2-9A-Z]{8}$/),
        answered: 1,
        blank: [first + 1, first + 2, first + 3],
      });
      expect((await solver.submit()).body).toEqual(body);
      expect((await solver.ask('GET', '/api/solve/result')).body.receipt).toEqual(body.receipt);
      const late = { epoch: 1, from: 2, events: [{ kind: '선택', t: 0, item: first, c: 1 }] };
      expect((await solver.ask('POST', '/api/solve/events', late)).body.code).toBe('solving.submitted');
      const gap = { epoch: 1, from: 5, events: [{ kind: '선택', t: 0, item: first, c: 1 }] };
      expect((await solver.ask('POST', '/api/solve/submit', gap)).body).toEqual({ ackSeq: 1, receipt: null });
      expect((await answersOf(solver))[first].c).toBe(5);
      expect((await solverOf(code, 1).start()).body.code).toBe('solving.no-attempts-left');
    });

    it('lets exactly one of two devices write, and tells the other', async () => {
      const { code, firstNumber: first } = await give({ seatRule: '명단', hasSlips: true, seats: [{ number: 1 }] });
      const [{ slip }] = (await teacher.post(`/api/sittings/${code}/slips`)).body as [{ slip: string }];
      for (let round = 0; round < 5; round += 1) {
        const one = solverOf(code);
        await one.start({ slip });
        const two = solverOf(code);
        for (let at = 1; at <= 20; at += 1) one.choose(first, (at % 5) + 1);
        // Each choice is a save of its own, and the other device comes in between.
        const saves = one.log.map(
          (event, at) => () =>
            one.ask('POST', '/api/solve/events', {
              epoch: one.epoch,
              from: one.firstSeq + at,
              events: [event],
            }),
        );
        const taking = (async () => {
          for (let at = 0; at < 3; at += 1) await two.ask('GET', '/api/solve/attempt');
          return two.start({ slip });
        })();
        const outcomes = [];
        for (const save of saves) outcomes.push(await save());
        expect((await taking).status).toBe(200);
        const written = outcomes.filter(({ status }) => status === 200).length;
        // Once one save is refused, all that follow are.
        expect(outcomes.slice(written).every(({ body }) => body.code === 'solving.taken-over')).toBe(true);
        expect((await one.ask('POST', '/api/solve/submit', { epoch: one.epoch, from: 1, events: [] })).body.code).toBe(
          'solving.taken-over',
        );
        const last = one.log[written - 1];
        const stands = (await two.ask('GET', '/api/solve/attempt')).body.answers[first]?.c ?? 0;
        if (written > 0) expect(stands).toBe(last?.kind === '선택' && last.c);
        two.choose(first + 1, (round % 5) + 1);
        expect((await two.send())?.status).toBe(200);
        expect((await answersOf(two))[first + 1].c).toBe((round % 5) + 1);
      }
    });

    it('lets a device in when the teacher says so, once', async () => {
      const { code } = await give();
      const one = await started(code, 3);
      const { code: seat } = await seatOf(code, 3);
      await teacher.patch(`/api/sittings/${code}/seats/${seat}`, { letsIn: true });
      const two = solverOf(code, 3);
      expect((await two.start()).body).toMatchObject({ attempt: one.attempt, epoch: 2 });
      expect((await solverOf(code, 3).start()).body.code).toBe('solving.seat-taken');
      one.choose(1, 1);
      expect((await one.send())?.body.code).toBe('solving.taken-over');
    });

    // The embedded database answers one after the other: nothing is refused there.
    if (kind === 'postgresql')
      it('takes what students send while calls of members are refused, as more wait than are answered in time', async () => {
        const { code, firstNumber: first } = await give();
        const solver = await started(code);
        solver.choose(first, 5);
        const slow = Array.from({ length: 500 }, () => app.database.raw()('select pg_sleep(0.04)'));
        const [refused, saved] = await Promise.all([teacher.get('/api/sittings'), solver.submit()]);
        expect([refused.status, refused.body.code]).toEqual([503, 'server.busy']);
        expect([saved.status, saved.body.receipt?.answered]).toEqual([200, 1]);
        await Promise.all(slow);
        expect((await teacher.get('/api/sittings')).status).toBe(200);
      });

    it('seats a class that starts at once, and no more than there are seats', async () => {
      const { code } = await give({ maxSeats: 25 });
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, at) => new Solver(app.client(), code, at + 1).start()),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
      for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('sittings.seats-full');
    });

    it('takes late answers as late for the minutes that were said, and keeps later ones apart for the teacher', async () => {
      const { code, firstNumber: first } = await give({ minutes: 10, lateMinutes: 3 });
      const solver = await started(code);
      const silent = await started(code, 2);
      solver.choose(first, 5);
      silent.choose(first, 5);
      await silent.send();
      app.clock.advance(12 * MINUTE);
      expect((await solver.send())?.body).toMatchObject({ ackSeq: 1, state: '푸는 중', remainingMs: 0 });
      expect((await seatOf(code, 1)).attempt).toMatchObject({ state: '푸는 중', lateEvents: 1 });
      app.clock.advance(2 * MINUTE);
      solver.choose(first, 1);
      solver.choose(first + 1, 4);
      expect((await solver.send())?.body).toMatchObject({ ackSeq: 3, state: '마감', isKeptApart: true });
      expect((await solver.submit()).body.receipt).toMatchObject({ state: '마감', answered: 1, isKeptApart: true });
      expect((await answersOf(solver))[first].c).toBe(5);
      const seat = await seatOf(code, 1);
      expect(seat.attempt).toMatchObject({ state: '마감', lateItems: [first, first + 1], lateTaken: null });
      const before = (await scores(code)).attempts;
      expect(before.map(({ number, state, score }: Scored) => [number, state, score])).toEqual([
        [1, '마감', 20],
        [2, '마감', 20],
      ]);
      const path = `/api/sittings/${code}/seats/${seat.code}`;
      expect((await teacher.patch(path, { lateAnswers: '받기' })).status).toBe(200);
      expect((await scores(code)).attempts[0]).toMatchObject({
        score: 20,
        answers: { [first]: { c: 1, first: 5, changes: 1 }, [first + 1]: { c: 4 } },
      });
      expect((await seatOf(code, 1)).attempt).toMatchObject({ lateItems: null, lateTaken: true });
      expect((await solver.submit()).body.receipt).toMatchObject({ answered: 2, isKeptApart: false, lateTaken: true });
      expect((await teacher.patch(path, { lateAnswers: '버리기' })).body.code).toBe('sittings.nothing-late');
    });

    it('keeps an answer file apart until the teacher decides, and tells the student what was decided', async () => {
      const { code, firstNumber: first } = await give();
      const other = await give();
      const solver = await started(code);
      solver.choose(first, 5);
      await solver.send();
      solver.choose(first, 0);
      solver.choose(first + 1, 4);
      const file = { attempt: solver.attempt, answers: solver.expected().answers };
      const load = (link: string, body: object, by = teacher) => by.post(`/api/sittings/${link}/answer-file`, body);
      const stranger = app.client();
      expect((await load(code, file, stranger)).status).toBe(401);
      await stranger.loginAsNewMember(app.database);
      expect((await load(code, file, stranger)).body.code).toBe('sittings.not-found');
      expect((await load(other.code, file)).body.code).toBe('sittings.foreign-file');
      expect((await load(code, { ...file, attempt: UNKNOWN })).body.code).toBe('sittings.foreign-file');
      expect((await load(code, { ...file, answers: { [first]: { c: 9 } } })).status).toBe(400);
      // Nothing but the items of this paper gets in.
      const answers = { ...file.answers, 200: file.answers[first + 1], name: file.answers[first + 1] };
      expect((await load(code, { ...file, answers })).body).toMatchObject({ number: 1, isKept: true });
      const { code: seat } = await seatOf(code, 1);
      expect((await seatOf(code, 1)).attempt).toMatchObject({ answered: [first], lateItems: [first, first + 1] });
      const decide = (lateAnswers: string) => teacher.patch(`/api/sittings/${code}/seats/${seat}`, { lateAnswers });
      expect((await decide('받기')).body.code).toBe('sittings.still-solving');
      await teacher.post(`/api/sittings/${code}/close`);
      app.clock.advance(4 * MINUTE);
      const receipt = async () => (await solver.ask('GET', '/api/solve/result')).body.receipt;
      expect(await receipt()).toMatchObject({ answered: 1, isKeptApart: true, lateTaken: null });
      expect((await decide('버리기')).status).toBe(200);
      expect(await receipt()).toMatchObject({ answered: 1, isKeptApart: false, lateTaken: false });
      expect((await load(code, file)).body.isKept).toBe(true);
      expect((await decide('받기')).status).toBe(200);
      expect(await receipt()).toMatchObject({ answered: 1, blank: expect.arrayContaining([first]), lateTaken: true });
      expect((await scores(code)).attempts[0]).toMatchObject({ answers: file.answers, lateTaken: true });
      expect((await load(code, file)).body.isKept).toBe(false);
    });

    it('ends what is over at the same moment whenever it is looked at, and by whomever', async () => {
      const { code, firstNumber: first } = await give({ minutes: 5, lateMinutes: 2 });
      const solvers = [await started(code, 1), await started(code, 2)];
      for (const solver of solvers) {
        solver.choose(first, 5);
        await solver.send();
      }
      const { startedAt } = (await solvers[0]?.ask('GET', '/api/solve/attempt'))?.body ?? {};
      app.clock.advance(30 * MINUTE);
      await Promise.all([closeOverdue(app.database, app.clock.now()), closeOverdue(app.database, app.clock.now())]);
      const [row] = (await scores(code)).attempts;
      expect(row).toMatchObject({
        state: '마감',
        score: 20,
        submittedAt: new Date(Date.parse(startedAt) + 7 * MINUTE).toISOString(),
      });
      expect((await teacher.get(`/api/sittings/${code}`)).body).toMatchObject({ seats: 2, solving: 0, ended: 2 });
    });

    it('counts the time of the server alone: more time holds at once, a close ends it, clocks of devices do not matter', async () => {
      const { code, firstNumber: first } = await give({ minutes: 10, lateMinutes: 0 });
      const solver = await started(code);
      const { code: seat } = await seatOf(code, 1);
      const remaining = async () => (await solver.ask('GET', '/api/solve/attempt')).body.remainingMs;
      expect(await remaining()).toBeGreaterThan(9 * MINUTE);
      expect(await remaining()).toBeLessThanOrEqual(10 * MINUTE);
      await teacher.patch(`/api/sittings/${code}/seats/${seat}`, { extraMinutes: 5 });
      expect(await remaining()).toBeGreaterThan(14 * MINUTE);
      await teacher.patch(`/api/sittings/${code}`, { minutes: 20 });
      expect(await remaining()).toBeGreaterThan(24 * MINUTE);
      // A device whose clock is a day ahead, and one that is a day behind and claims nothing has passed.
      for (const t of [86_400_000, 0]) {
        solver.log.push({ kind: '선택', t, item: first, c: t === 0 ? 2 : 3 });
        expect((await solver.send())?.body).toMatchObject({ state: '푸는 중' });
      }
      expect((await seatOf(code, 1)).attempt.lateEvents).toBe(0);
      await teacher.post(`/api/sittings/${code}/close`);
      expect(await remaining()).toBe(0);
      app.clock.advance(1_000);
      expect((await solver.ask('GET', '/api/solve/attempt')).body.state).toBe('마감');
    });

    it('does not run past the close, but for a seat with more time', async () => {
      const close = new Date(app.clock.now().getTime() + 10 * MINUTE);
      const { code } = await give({
        minutes: 60,
        closesAt: close.toISOString(),
        seatRule: '명단',
        seats: [{ number: 1 }, { number: 2 }],
      });
      const seat = await seatOf(code, 2);
      await teacher.patch(`/api/sittings/${code}/seats/${seat.code}`, { extraMinutes: 15 });
      const [one, two] = [await started(code, 1), await started(code, 2)];
      const deadline = async (solver: Solver) => (await solver.ask('GET', '/api/solve/attempt')).body.deadlineAt;
      expect([await deadline(one), await deadline(two)]).toEqual([
        close.toISOString(),
        new Date(close.getTime() + 15 * MINUTE).toISOString(),
      ]);
    });

    it('solves again as often as the rules and the teacher allow', async () => {
      const { code } = await give({ attempts: 2 });
      for (const ordinal of [1, 2]) {
        const solver = solverOf(code, 5);
        expect((await solver.start()).body).toMatchObject({ ordinal, ackSeq: 0, answers: {} });
        await solver.submit();
      }
      expect((await solverOf(code, 5).start()).body.code).toBe('solving.no-attempts-left');
      const { code: seat } = await seatOf(code, 5);
      await teacher.patch(`/api/sittings/${code}/seats/${seat}`, { extraAttempts: 1 });
      expect((await solverOf(code, 5).start()).body.ordinal).toBe(3);
    });

    it('shows of the result what was said, when it was said', async () => {
      const shown = async (feedback: string, feedbackAt: string) => {
        const { code, firstNumber: first } = await give({ feedback, feedbackAt, lateMinutes: 0 });
        const solver = await started(code, 1);
        solver.choose(first, 5);
        solver.choose(first + 1, 1);
        await solver.submit();
        const result = async () => (await solver.ask('GET', '/api/solve/result')).body.result;
        return { code, result };
      };
      expect(await (await shown('없음', '바로')).result()).toBeNull();
      expect(await (await shown('점수', '바로')).result()).toEqual({
        score: 20,
        total: 80,
        isRegraded: false,
        items: null,
      });
      const graded = await (await shown('정오', '바로')).result();
      expect(graded.items.slice(0, 2)).toMatchObject([
        { c: 5, isRight: true, explained: null },
        { c: 1, isRight: false, explained: null },
      ]);
      const explained = await (await shown('해설', '바로')).result();
      expect(explained.items[0].explained).toMatchObject({ keys: [5], explanation: expect.stringContaining('⑤') });
      const after = await shown('점수', '마감 뒤');
      const other = await started(after.code, 2);
      expect(await after.result()).toBeNull();
      const { code: seat } = await seatOf(after.code, 2);
      await teacher.patch(`/api/sittings/${after.code}/seats/${seat}`, { extraMinutes: 30 });
      app.clock.advance(61 * MINUTE);
      // Somebody still solves with more time than the others.
      expect((await other.ask('GET', '/api/solve/attempt')).body.state).toBe('푸는 중');
      expect(await after.result()).toBeNull();
      app.clock.advance(31 * MINUTE);
      expect(await after.result()).toMatchObject({ score: 20 });
      const told = await shown('점수', '직접');
      app.clock.advance(90 * MINUTE);
      expect(await told.result()).toBeNull();
      await teacher.patch(`/api/sittings/${told.code}`, { isReleased: true });
      expect(await told.result()).toMatchObject({ score: 20 });
    });

    it('goes on for a day when its sitting is deleted, and is gone at once when that is meant or nobody solves', async () => {
      const { code, firstNumber: first } = await give({ closesAt: inDays(3) });
      const solver = await started(code);
      await teacher.request('DELETE', `/api/sittings/${code}`);
      expect((await teacher.get(`/api/sittings/${code}`)).status).toBe(404);
      expect((await solverOf(code, 2).start()).body.code).toBe('solving.unknown-code');
      app.clock.advance(23 * 60 * MINUTE);
      solver.choose(first, 2);
      expect((await solver.send())?.body.ackSeq).toBe(1);
      app.clock.advance(61 * MINUTE);
      expect([(await solver.send())?.status, (await solver.submit()).body.code]).toEqual([410, 'solving.gone']);
      ({ teacher, exam } = await teacherWithExam(app));
      const next = await give();
      const other = await started(next.code);
      await teacher.request('DELETE', `/api/sittings/${next.code}?isNow=true`);
      expect((await other.submit()).body.code).toBe('solving.gone');
      const { rows } = await app.database.raw()(`select 1 from attempt where code = '${other.attempt}'`);
      expect(rows).toEqual([]);
      const last = await give();
      const ended = await started(last.code);
      await ended.submit();
      expect((await teacher.request('DELETE', `/api/sittings/${last.code}`)).body).toEqual({ isRemoved: true });
      expect((await ended.ask('GET', '/api/solve/attempt')).status).toBe(410);
    });

    it('takes as many events as are said and no more', async () => {
      const { code, firstNumber: first } = await give();
      const solver = await started(code);
      await app.database.raw()(
        `update attempt set last_seq = ${LIMITS.eventsPerAttempt - 1} where code = '${solver.attempt}'`,
      );
      const one = (from: number) => ({ epoch: 1, from, events: [{ kind: '선택', t: 0, item: first, c: 1 }] });
      expect((await solver.ask('POST', '/api/solve/events', one(LIMITS.eventsPerAttempt))).status).toBe(200);
      expect((await solver.ask('POST', '/api/solve/events', one(LIMITS.eventsPerAttempt + 1))).body.code).toBe(
        'solving.too-many-events',
      );
      const many = Array.from({ length: LIMITS.eventsPerPost + 1 }, () => one(1).events[0]);
      expect((await solver.ask('POST', '/api/solve/events', { ...one(1), events: many })).status).toBe(400);
      const large = { ...one(1), epoch: 'x'.repeat(LIMITS.solverBodyBytes) };
      expect((await solver.ask('POST', '/api/solve/events', large)).status).toBe(413);
    });

    it('gives the form as printed and nothing that tells its key, on any call and to the end', async () => {
      const me = (await teacher.get('/api/info/select/entire')).body;
      const { pasCode } = (
        await teacher.post('/api/pass/ques/insert/each', {
          type: '과학',
          keyword: 'canary keyword',
          title: 'canary title',
          content: sampleText(),
          gist: ['canary gist'],
          questions: [{ item: canaryItem() }],
        })
      ).body;
      const made = (await teacher.create('/api/exams', { title: '카나리아', codes: [pasCode] })).body;
      await teacher.post(`/api/exams/${made.code}/freeze`, { version: 1, forms: 1 });
      const { rows } = await app.database.raw()(`select frozen from exam_form where exam_code = '${made.code}'`);
      const frozen = FrozenFormSchema.parse(rows[0]?.frozen);
      const planted = JSON.stringify(frozen);
      for (const canary of ['canary-explanation', 'canary-reason', '"evidence":[{', 'canary-type', 'canary keyword'])
        expect(planted).toContain(canary);
      exam = made.code;
      const seats = [{ number: 1 }, { number: 987 }];
      const { code, joinCode } = await give({
        seatRule: '명단',
        seats,
        label: 'canary label',
        feedback: '해설',
        feedbackAt: '직접',
      });
      await started(code, 987);
      const solver = solverOf(code, 1);
      const client = app.client();
      const number = frozen.sections[0]?.items[0]?.number ?? 0;
      const answers = [
        await client.post('/api/solve/enter', { link: code }),
        await client.post('/api/solve/enter', { joinCode }),
        await solver.start(),
        await solver.ask('GET', '/api/solve/form'),
        await solver.ask('POST', '/api/solve/events', {
          epoch: 1,
          from: 1,
          events: [{ kind: '선택', t: 0, item: number, c: 1 }],
        }),
        await solver.ask('GET', '/api/solve/attempt'),
        await solver.ask('POST', '/api/solve/submit', { epoch: 1, from: 2, events: [] }),
        await solver.ask('GET', '/api/solve/result'),
        await solverOf(code, 987).start(),
      ];
      expect(answers.slice(0, 8).map(({ status }) => status)).toEqual(Array(8).fill(200));
      const told = JSON.stringify(answers.map(({ body }) => body));
      expect(told).toContain('canary-stem');
      expect(told).toContain('canary-option');
      const item = frozen.sections[0]?.items[0];
      const secrets = ['canary-explanation', 'canary-reason', 'canary-type', 'canary keyword'];
      for (const secret of [
        ...secrets,
        'canary title',
        'canary gist',
        'canary label',
        '"number":987',
        me.email,
        pasCode,
        item?.queCode,
        item?.hash,
        made.code,
      ])
        expect([secret, told.includes(String(secret))]).toEqual([secret, false]);
      for (const name of [
        'key',
        'explanation',
        'reason',
        'evidence',
        'operation',
        'difficulty',
        'type',
        'style',
        'pattern',
        'order',
        'faults',
      ])
        expect([name, told.includes(`"${name}"`)]).toEqual([name, false]);
    });

    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 24 * 60 * MINUTE).toISOString();
  });
});

interface Scored {
  number: number;
  state: string;
  score: number;
}

function canaryItem() {
  const options = ['하나', '둘', '셋', '넷', '다섯'].map((word, at) => ({
    text: `canary-option ${word}`,
    reason: 'canary-reason',
    operation: at === 0 ? 'D0' : 'D7',
    evidence: [{ source: 'passage', start: 0, end: 3, quote: sampleText().slice(0, 3) }],
  }));
  return {
    pattern: '추론적 읽기',
    type: 'canary-type',
    style: '부정형',
    difficulty: '상',
    points: 3,
    stem: 'canary-stem',
    material: null,
    marks: [],
    options,
    key: 3,
    explanation: 'canary-explanation',
  };
}
