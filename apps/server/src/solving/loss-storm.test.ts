import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { type Answer, TestClient } from '../testing/client.ts';
import { atDepth } from '../testing/depth.ts';
import { type Fleet, startFleet } from '../testing/fleet.ts';
import { frozenExam, giveExam, Solver, teacherWithExam } from '../testing/sittings.ts';
import { randomOf, StormStudent } from '../testing/storm-student.ts';

const STUDENTS = Number(process.env.STORM_STUDENTS ?? 40);
/** Three hundred students and twenty seeds take longer than a deep run has: STORM_STUDENTS=300 and STORM_SEEDS=1,2,3 ask for them. */
const SEEDS =
  process.env.STORM_SEEDS?.split(',').map(Number) ?? Array.from({ length: atDepth(2, 6) }, (_, at) => at + 1);
const ITEMS = 12;

const choicesOf = (answers: Record<string, { c: number }>) =>
  Object.fromEntries(Object.entries(answers).flatMap(([item, { c }]) => (c > 0 ? [[item, c]] : [])));
const standing = (chosen: ReadonlyMap<number, number>) =>
  Object.fromEntries([...chosen].filter(([, c]) => c > 0).toSorted(([one], [other]) => one - other));

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('students in a storm, on PostgreSQL', () => {
  let fleet: Fleet;
  let teacher: TestClient;
  let exam: string;
  beforeAll(async () => {
    const started = await startFleet();
    if (!started) throw new Error('there is a TEST_DATABASE_URL but no PostgreSQL to start');
    fleet = started;
    teacher = new TestClient(() => fleet.webs[0].url);
    await teacher.loginAsNewMember(fleet.database);
    exam = (await frozenExam(teacher, { items: ITEMS, forms: 2 })).code;
  }, 240_000);
  afterAll(() => fleet?.stop());

  /** Asks until there is an answer that is no fault of the server. */
  async function insist(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await teacher.request(method, path, body, headers).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      if (tries > 100) throw new Error(`no answer to ${method} ${path}: ${answer?.status}`);
      await sleep(200);
    }
  }

  async function restartWeb(at: 0 | 1): Promise<void> {
    await fleet.webs[at].end('SIGKILL');
    await fleet.webs[at].start();
  }

  async function restartDatabase(): Promise<void> {
    fleet.cluster.halt();
    await sleep(400);
    fleet.cluster.restart();
  }

  it.each(SEEDS)(
    'what each chose last before the deadline stands on the server, whatever broke (seed %i)',
    async (seed) => {
      // However slow the machine, what comes after the end is late and no more than that.
      const rules = { mode: '과제', lateMinutes: 30 };
      const post: TestClient['post'] = (path, body, headers) => insist('POST', path, body, headers);
      const { body: sitting } = await giveExam({ post }, exam, new Date(Date.now() - 60_000), rules);
      const origins = () => fleet.webs.map(({ url }) => url);
      const students = Array.from(
        { length: STUDENTS },
        (_, at) => new StormStudent(sitting.code, at + 1, origins, randomOf(seed * 1_000 + at)),
      );
      const items = Array.from({ length: ITEMS }, (_, at) => sitting.firstNumber + at);
      let isOver = false;
      let isEarlyOver = false;
      const begun = students.map((student) => student.start());
      const lives = students.map(async (student, at) => {
        await begun[at];
        // A third hands in while the storm goes on.
        await student.live(items, () => isOver || (isEarlyOver && at % 3 === 0));
        await student.submit();
      });
      await restartWeb(0);
      await Promise.all(begun);
      await restartDatabase();
      isEarlyOver = true;
      await sleep(500);
      await restartWeb(1);
      // The end: nobody chooses any more, and what is still on the devices comes late through what breaks then.
      isOver = true;
      await insist('POST', `/api/sittings/${sitting.code}/close`);
      await restartDatabase();
      await restartWeb(0);
      await Promise.all(lives);

      const { body } = await insist('GET', `/api/sittings/${sitting.code}/scores`);
      const onServer = new Map(
        body.attempts.map((attempt: { number: number; answers: Record<string, { c: number }> }) => [
          attempt.number,
          choicesOf(attempt.answers),
        ]),
      );
      expect(students.map(({ stopped }) => stopped?.code).filter(Boolean)).toEqual([]);
      expect(onServer.size).toBe(STUDENTS);
      for (const [at, { chosen, receipt }] of students.entries()) {
        expect(onServer.get(at + 1), `seat ${at + 1}`).toEqual(standing(chosen));
        expect(receipt?.answered).toBe(Object.keys(standing(chosen)).length);
      }
      // It was a storm, and there was something to lose.
      expect(students.reduce((sum, { lostRequests }) => sum + lostRequests, 0)).toBeGreaterThan(STUDENTS);
      expect(students.filter(({ chosen }) => chosen.size > 2).length).toBeGreaterThan(STUDENTS / 2);
    },
    400_000,
  );
});

describe.skipIf(DATABASES.every(({ kind }) => kind !== 'pglite'))('a class of forty on PGlite', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('pglite');
  });
  afterAll(() => app.stop());

  it('has no save refused, and all of it stands there', { timeout: 300_000 }, async () => {
    const { teacher, exam } = await teacherWithExam(app, { items: ITEMS, forms: 2 });
    const { body: sitting } = await giveExam(teacher, exam, app.clock.now());
    const students = Array.from({ length: 40 }, (_, at) => new Solver(app.client(), sitting.code, at + 1));
    const statuses = await Promise.all(
      students.map(async (student, at) => {
        const all = [(await student.start()).status];
        for (let round = 0; round < 2 * ITEMS; round += 1) {
          student.choose(sitting.firstNumber + (round % ITEMS), ((at + round) % 5) + 1);
          all.push((await student.send())?.status ?? 0);
        }
        all.push((await student.submit()).status);
        return all;
      }),
    );
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    const { attempts } = (await teacher.get(`/api/sittings/${sitting.code}/scores`)).body;
    expect(attempts).toHaveLength(40);
    for (const { number, answers } of attempts)
      expect(choicesOf(answers)).toEqual(choicesOf(students[number - 1]?.expected().answers ?? {}));
  });
});
