import { FrozenFormSchema, LIMITS } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { giveExam } from '../testing/sittings.ts';
import { emptyExamTrash } from './service.ts';

const CODE = 'AAAAAAAAAAAAAAAAAAAAAA';
const DAY_MS = 86_400_000;

describe.each(DATABASES)('exams on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let client: TestClient;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    beforeEach(async () => {
      client = app.client();
      await client.loginAsNewMember(app.database);
    });

    const newWork = async (title: string, items = 2, by = client) =>
      (
        await by.post('/api/pass/ques/insert/each', {
          type: '사회',
          keyword: '',
          title,
          content: sampleText(),
          gist: [],
          questions: Array.from({ length: items }, (_, at) => ({ item: sampleItem({}, at) })),
        })
      ).body;
    const newExam = async (works = 2, items = 2) => {
      const codes = [];
      for (let at = 0; at < works; at += 1) codes.push((await newWork(`지문 ${at + 1}`, items)).pasCode);
      return (await client.create('/api/exams', { title: '모의고사', codes })).body;
    };
    /** What a browser sends to save an exam, with changes. */
    const asInput = ({ title, header, minutes, firstNumber, sections, version }: Exam, change: object = {}) => ({
      title,
      header,
      minutes,
      firstNumber,
      version,
      sections: sections.map(({ pasCode, items }) => ({
        pasCode,
        items: items.map(({ queCode, points }) => ({ queCode, points })),
      })),
      ...change,
    });
    const save = (exam: Exam, change: object = {}) => client.put(`/api/exams/${exam.code}`, asInput(exam, change));
    const freeze = (exam: Exam, forms = 2) =>
      client.post(`/api/exams/${exam.code}/freeze`, { version: exam.version, forms });
    const textOf = async (exam: Exam, query: string) => {
      const response = await client.fetch('GET', `/api/exams/${exam.code}/export?${query}`);
      return {
        status: response.status,
        name: response.headers.get('content-disposition'),
        text: await response.text(),
      };
    };

    it('is for members alone, and each has their own', async () => {
      const exam = await newExam(1);
      const calls = [
        ['GET', '/api/exams'],
        ['POST', '/api/exams', { title: '시험지', codes: [CODE] }],
        ['GET', `/api/exams/${exam.code}`],
        ['PUT', `/api/exams/${exam.code}`, asInput(exam)],
        ['DELETE', `/api/exams/${exam.code}`],
        ['POST', `/api/exams/${exam.code}/restore`],
        ['POST', `/api/exams/${exam.code}/freeze`, { version: 1, forms: 1 }],
        ['GET', `/api/exams/${exam.code}/forms`],
        ['GET', `/api/exams/${exam.code}/checks`],
        ['GET', `/api/exams/${exam.code}/changes`],
        ['POST', `/api/exams/${exam.code}/fill`, { slots: [{ items: 2, fields: [] }], seed: 1 }],
        ['GET', `/api/exams/${exam.code}/export?type=txt`],
      ] as const;
      const stranger = app.client();
      for (const [method, path, body] of calls)
        expect([path, (await stranger.fetch(method, path, body)).status]).toEqual([path, 401]);
      await stranger.loginAsNewMember(app.database);
      for (const [method, path, body] of calls.slice(2))
        expect([method, path, (await stranger.fetch(method, path, body)).status]).toEqual([method, path, 404]);
      const foreign = { title: '남의 것', codes: [exam.sections[0].pasCode] };
      expect((await stranger.create('/api/exams', foreign)).body.code).toBe('works.not-found');
      expect((await stranger.get('/api/exams')).body).toEqual([]);
      expect((await client.get(`/api/exams/${exam.code}`)).body).toEqual(exam);
    });

    it('is made of works in their order, with all their items at what these are worth', async () => {
      const exam = await newExam(2, 2);
      expect(exam).toMatchObject({
        title: '모의고사',
        status: '작성 중',
        version: 1,
        revision: 0,
        firstNumber: 1,
        minutes: null,
      });
      expect(exam.sections.map(({ title }: { title: string }) => title)).toEqual(['지문 1', '지문 2']);
      expect(exam.sections[0]).toMatchObject({ state: '있음', field: '사회' });
      expect(exam.sections[0].items[0]).toMatchObject({
        points: 20,
        state: '있음',
        isChanged: false,
        item: { key: 5, faults: 0 },
      });
      expect((await client.get('/api/exams')).body).toMatchObject([
        { code: exam.code, passages: 2, items: 4, points: 80, status: '작성 중', deletedDate: null },
      ]);
    });

    it('is checked as it is saved: what overlaps is named with its numbers, what is gone is not looked at', async () => {
      const exam = await newExam(2, 2);
      const found = (await client.get(`/api/exams/${exam.code}/checks`)).body;
      expect(found[0]).toMatchObject({
        check: '지문 겹침',
        message: '1～2번 지문과 3～4번 지문이 100% 겹칩니다.',
        places: [{ pasCode: exam.sections[0].pasCode }, { pasCode: exam.sections[1].pasCode }],
      });
      for (const isPermanent of [false, true])
        await client.put('/api/pass/remove/each', { pasCodeList: [exam.sections[0].pasCode], isPermanent });
      const left = (await client.get(`/api/exams/${exam.code}/checks`)).body;
      expect(left.filter(({ check }: { check: string }) => check === '지문 겹침')).toEqual([]);
    });

    it('names items that a class had of late in another exam, and none of what nobody was given', async () => {
      const exam = await newExam(1, 2);
      const [{ pasCode, items }] = exam.sections;
      const other = (await client.create('/api/exams', { title: '지난 시험', codes: [pasCode] })).body;
      const [section] = asInput(other).sections;
      const kept = await client.put(
        `/api/exams/${other.code}`,
        asInput(other, { sections: [{ ...section, items: section?.items.slice(1) }] }),
      );
      await freeze(kept.body, 1);
      const used = async () =>
        (await client.get(`/api/exams/${exam.code}/checks`)).body.filter(
          ({ check }: { check: string }) => check === '최근에 쓴 문항',
        );
      expect(await used()).toEqual([]);
      const given = { title: '3월 시험', label: '2학년 3반' };
      await giveExam(client, other.code, app.clock.now(), given);
      const found = await used();
      expect(found).toMatchObject([{ severity: 'warning', places: [{ name: '2번', pasCode }] }]);
      expect(found[0].message).toMatch(/^2학년 3반: 2번은 .+ ‘3월 시험’에서 이미 푼 문항입니다\.$/);
      expect(items).toHaveLength(2);
      // Given itself, it is not held against itself.
      await freeze(exam, 1);
      await giveExam(client, exam.code, app.clock.now(), { label: '2학년 3반' });
      expect(await used()).toHaveLength(1);
    });

    it('is filled from the library, without what it has already, and names the wishes that nothing meets', async () => {
      const exam = await newExam(1, 2);
      const set = await newWork('담을 지문', 3);
      await newWork('버린 지문', 3).then(({ pasCode }) =>
        client.put('/api/pass/remove/each', { pasCodeList: [pasCode], isPermanent: false }),
      );
      const fill = (slots: object[]) => client.post(`/api/exams/${exam.code}/fill`, { slots, seed: 1 });
      const filled = (
        await fill([
          { items: 2, fields: ['기술'] },
          { items: 2, fields: ['사회'] },
        ])
      ).body;
      expect(filled.sections).toMatchObject([
        { pasCode: set.pasCode, title: '담을 지문', items: [{ points: 20 }, {}] },
      ]);
      expect(filled.unmet).toEqual([
        { slot: 0, message: '기술 분야 2문항 세트가 없습니다.', field: '기술', lacksSet: true },
      ]);
      expect((await client.get(`/api/exams/${exam.code}`)).body).toEqual(exam);
      expect(
        (
          await fill([
            { items: 30, fields: [] },
            { items: 30, fields: [] },
            { items: 1, fields: [] },
          ])
        ).status,
      ).toBe(400);
      expect((await fill([{ items: 2, fields: [], difficulties: [1, 2, 1] }])).status).toBe(400);
    });

    it('keeps templates of a member, twenty at most however many come at once, and each their own', async () => {
      const slots = [{ items: 4, fields: ['사회'], patterns: [], difficulties: [1, 2, 1] }];
      const made = await client.post('/api/exam-templates', { name: '우리 학교 중간고사', slots });
      expect(made.body).toMatchObject({ name: '우리 학교 중간고사', slots });
      expect((await client.get('/api/exam-templates')).body).toEqual([made.body]);
      const impossible = [{ items: 4, fields: [], patterns: [], difficulties: [4, 4, 4] }];
      expect((await client.post('/api/exam-templates', { name: '안 된다', slots: impossible })).status).toBe(400);
      const stranger = app.client();
      expect((await stranger.get('/api/exam-templates')).status).toBe(401);
      await stranger.loginAsNewMember(app.database);
      expect((await stranger.get('/api/exam-templates')).body).toEqual([]);
      expect((await stranger.request('DELETE', `/api/exam-templates/${made.body.code}`)).status).toBe(404);
      for (let at = 2; at < LIMITS.examTemplates; at += 1)
        await client.post('/api/exam-templates', { name: `틀 ${at}`, slots });
      const last = await Promise.all(
        [0, 1, 2].map(() => client.post('/api/exam-templates', { name: '마지막', slots })),
      );
      expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect((await client.request('DELETE', `/api/exam-templates/${made.body.code}`)).body).toEqual({
        isRemoved: true,
      });
      expect((await client.get('/api/exam-templates')).body).toHaveLength(LIMITS.examTemplates - 1);
    });

    it('keeps order, points, head and time, and leaves items out', async () => {
      const exam = await newExam(2, 2);
      const [one, two] = asInput(exam).sections;
      const sections = [two, { ...one, items: [{ queCode: one?.items[1]?.queCode, points: 45 }] }];
      const header = { ...exam.header, year: '2027', term: '1', round: '중간고사', approvals: ['담당', '부장'] };
      const saved = (await save(exam, { sections, header, minutes: 80, firstNumber: 5 })).body;
      expect(saved).toMatchObject({ version: 2, minutes: 80, firstNumber: 5, header });
      expect(
        saved.sections.map(({ title, items }: Exam['sections'][number]) => [title, items.map(({ points }) => points)]),
      ).toEqual([
        ['지문 2', [20, 20]],
        ['지문 1', [45]],
      ]);
      expect((await client.get(`/api/exams/${exam.code}`)).body).toEqual(saved);
    });

    it('refuses what was saved from an older copy, and what is no item of the work', async () => {
      const exam = await newExam(2, 1);
      await save(exam, { title: '먼저' });
      expect((await save(exam, { title: '나중' })).body).toMatchObject({
        code: 'exams.changed-elsewhere',
        details: { version: 2 },
      });
      const [one, two] = asInput(exam).sections;
      const swapped = [
        { ...one, items: two?.items },
        { ...two, items: one?.items },
      ];
      expect((await save(exam, { version: 2, sections: swapped })).body.code).toBe('exams.unknown-items');
      const foreign = await newWork('낯선 지문', 1);
      const unknown = [{ pasCode: foreign.pasCode, items: [{ queCode: CODE, points: 20 }] }];
      expect((await save(exam, { version: 2, sections: unknown })).body.code).toBe('exams.unknown-items');
      const twice = [one, one];
      expect((await save(exam, { version: 2, sections: twice })).body.fields).toEqual({
        sections: '같은 작업이 두 번 들어 있습니다.',
      });
      expect((await client.get(`/api/exams/${exam.code}`)).body).toMatchObject({ title: '먼저', version: 2 });
    });

    it('saves one of two that save at once', async () => {
      const exam = await newExam(1, 1);
      const answers = await Promise.all(['하나', '둘', '셋'].map((title) => save(exam, { title })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    });

    it('names items and works that are gone, keeps their place, and freezes nothing until they are out', async () => {
      const exam = await newExam(2, 2);
      const [first, second] = exam.sections;
      await client.put('/api/pass/remove/each', { pasCodeList: [first.pasCode], isPermanent: false });
      const set = (await client.get(`/api/pass/ques/select/${second.pasCode}`)).body;
      const left = set.questions
        .slice(1)
        .map(({ queCode, item }: { queCode: string; item: object }) => ({ queCode, item }));
      await client.put(`/api/pass/ques/update/${second.pasCode}`, {
        title: set.title,
        content: set.content,
        questions: left,
      });

      const now = (await client.get(`/api/exams/${exam.code}`)).body;
      expect(
        now.sections.map((section: Exam['sections'][number]) => [
          section.state,
          section.items.map(({ state }) => state),
        ]),
      ).toEqual([
        ['휴지통', ['휴지통', '휴지통']],
        ['있음', ['삭제됨', '있음']],
      ]);
      const refused = await freeze(exam);
      expect([refused.status, refused.body.code, refused.body.details]).toEqual([
        409,
        'exams.items-gone',
        { gone: ['지문 1', '지문 2 (문항 1개)'] },
      ]);
      expect((await save(now)).body.version).toBe(2);
      await client.put('/api/pass/remove/each', { pasCodeList: [first.pasCode], isPermanent: true });
      expect((await client.get(`/api/exams/${exam.code}`)).body.sections[0]).toMatchObject({
        state: '삭제됨',
        title: '지문 1',
      });
      const sections = [{ pasCode: second.pasCode, items: [{ queCode: second.items[1].queCode, points: 20 }] }];
      const mended = (await save(exam, { version: 2, sections })).body;
      expect((await freeze(mended)).body).toMatchObject({
        revision: 1,
        forms: [{ items: [{ number: 1 }] }, { label: '나' }],
      });
    });

    it('freezes what stands there now: later changes reach neither its paper nor its key', async () => {
      const exam = (await save(await newExam(2, 2), { firstNumber: 3 })).body;
      const frozen = (await freeze(exam, 2)).body;
      expect(
        frozen.forms.map(({ label, items }: { label: string; items: { number: number; first: number }[] }) => [
          label,
          items.map(({ number }) => number),
        ]),
      ).toEqual([
        ['가', [3, 4, 5, 6]],
        ['나', [3, 4, 5, 6]],
      ]);
      const after = (await client.get(`/api/exams/${exam.code}`)).body;
      expect(after).toMatchObject({ status: '확정', revision: 1, version: 3 });
      const before = await textOf(exam, 'type=txt&form=가');
      expect(before.name).toContain(encodeURIComponent('모의고사 가형_시험지와 해설.txt'));

      const [section] = exam.sections;
      const set = (await client.get(`/api/pass/ques/select/${section.pasCode}`)).body;
      const questions = set.questions.map(({ queCode, item }: { queCode: string; item: object }, at: number) => ({
        queCode,
        item: at === 0 ? { ...item, stem: '고친 발문은?' } : item,
      }));
      await client.put(`/api/pass/ques/update/${section.pasCode}`, {
        title: set.title,
        content: set.content,
        questions,
      });
      expect((await textOf(exam, 'type=txt&form=가')).text).toBe(before.text);
      expect((await textOf(exam, 'type=txt')).text).toContain('고친 발문은?');
      const changed = (await client.get(`/api/exams/${exam.code}`)).body;
      expect(
        changed.sections.flatMap(({ items }: Exam['sections'][number]) => items.map(({ isChanged }) => isChanged)),
      ).toEqual([true, false, false, false]);

      const again = (await freeze(changed, 1)).body;
      expect(again).toMatchObject({ revision: 2, forms: [{ label: '가' }] });
      expect((await textOf(exam, 'type=txt&form=나')).status).toBe(409);
      expect((await client.get(`/api/exams/${exam.code}/forms`)).body).toEqual(again);
    });

    it('is frozen once by all who press at once, and whole', async () => {
      const exam = await newExam(3);
      const press = () => client.post(`/api/exams/${exam.code}/freeze`, { version: exam.version, forms: 3 });
      const answers = await Promise.all([press(), press(), press(), press()]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('exams.changed-elsewhere');
      const { body } = await client.get(`/api/exams/${exam.code}/forms`);
      expect(body).toMatchObject({ revision: 1, forms: [{ label: '가' }, { label: '나' }, { label: '다' }] });
      // The answer was lost: asked for again, it stands there as it was frozen.
      expect((await press()).body.code).toBe('exams.changed-elsewhere');
      expect((await client.get(`/api/exams/${exam.code}/forms`)).body).toEqual(body);
    });

    it('says on every form what an item is worth, where its key is, and which item of 가형 it is', async () => {
      const exam = await newExam(3, 4);
      const worth = exam.sections.map(({ pasCode, items }: Exam['sections'][number], section: number) => ({
        pasCode,
        items: items.map(({ queCode }, at) => ({ queCode, points: 40 + section * 10 + at })),
      }));
      const saved = (await save(exam, { sections: worth })).body;
      const { forms } = (await freeze(saved, 4)).body;
      const rows = await app.database.raw()(
        `select frozen from exam_form where exam_code = '${exam.code}' order by label`,
      );
      for (const [at, row] of rows.rows.entries()) {
        const form = FrozenFormSchema.parse(row.frozen);
        const items = form.sections.flatMap((section) => section.items);
        for (const [place, listed] of forms[at].items.entries()) {
          const printed = items[place];
          const source = saved.sections
            .flatMap((section: Exam['sections'][number]) => section.items)
            .find((item: { queCode: string }) => item.queCode === listed.queCode);
          expect(listed).toMatchObject({ number: printed?.number, key: printed?.item.key, points: source.points });
          expect(printed?.order[(printed.item.key ?? 0) - 1]).toBe(source.item.key - 1);
          expect(forms[0].items.find(({ number }: { number: number }) => number === listed.first).queCode).toBe(
            listed.queCode,
          );
        }
        const { text } = await textOf(exam, `type=txt&form=${form.label}&parts=answers`);
        for (const { number, key, points } of forms[at].items)
          expect(text).toContain(`${number}. ${'①②③④⑤'[key - 1]} [${points / 10}점]`);
      }
    });

    it('gives all parts of all forms in one ZIP, each named by part and form', async () => {
      const exam = await newExam(1, 2);
      expect((await textOf(exam, 'type=txt&as=zip')).text).toContain('exams.not-frozen');
      await freeze(exam, 2);
      const response = await client.fetch('GET', `/api/exams/${exam.code}/export?type=txt&as=zip`);
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      expect(Object.keys(files)).toEqual([
        '모의고사 가형_시험지.txt',
        '모의고사 가형_정답.txt',
        '모의고사 가형_정답과 해설.txt',
        '모의고사 가형_정오표.csv',
        '모의고사 나형_시험지.txt',
        '모의고사 나형_정답.txt',
        '모의고사 나형_정답과 해설.txt',
        '모의고사 나형_정오표.csv',
        '모의고사_정답표.csv',
      ]);
      expect(strFromU8(files['모의고사 나형_시험지.txt'] ?? new Uint8Array())).toContain('모의고사 나형');
    });

    it('puts the keys of all forms on one page, each with its number in 가형', async () => {
      const exam = await newExam(2, 2);
      expect((await textOf(exam, 'type=csv&as=keys')).text).toContain('exams.not-frozen');
      const { forms } = (await freeze(exam, 2)).body;
      const { name, text } = await textOf(exam, 'type=csv&as=keys');
      expect(name).toContain(encodeURIComponent('모의고사_정답표.csv'));
      const rows = text.trim().split('\r\n').slice(1);
      const cell = ({ key, points, first, number }: (typeof forms)[number]['items'][number]) =>
        `${'①②③④⑤'[key - 1]} ${points / 10}점${first === number ? '' : ` (${first})`}`;
      expect(rows).toEqual(
        forms[0].items.map(({ number }: { number: number }, at: number) =>
          [number, cell(forms[0].items[at]), cell(forms[1].items[at])].join(','),
        ),
      );
      const pdf = await client.fetch('GET', `/api/exams/${exam.code}/export?type=pdf&as=keys`);
      expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    });

    it('makes 이원목적분류표 of what its author wrote, as 한글 file, PDF and table', async () => {
      const exam = await newExam(1, 2);
      const [first] = exam.sections[0].items;
      const goals = { [first.queCode]: { standard: '[12독작01-03]', behaviour: '비판' } };
      await save(exam, { header: { ...exam.header, school: '한빛고등학교', goals } });
      const table = await textOf(exam, 'type=csv&as=blueprint');
      expect(table.name).toContain(encodeURIComponent('모의고사_이원목적분류표.csv'));
      const rows = table.text.trim().split('\r\n');
      expect(rows).toHaveLength(4);
      expect(rows[1]).toContain('[12독작01-03],비판');
      const hwpx = await client.fetch('GET', `/api/exams/${exam.code}/export?type=hwpx&as=blueprint`);
      const files = unzipSync(new Uint8Array(await hwpx.arrayBuffer()));
      const text = strFromU8(files['Contents/section0.xml'] ?? new Uint8Array());
      for (const words of ['이원목적분류표', '한빛고등학교', '[12독작01-03]', '합계']) expect(text).toContain(words);
      expect((await textOf(exam, 'type=pdf&as=blueprint')).text.slice(0, 5)).toBe('%PDF-');
    });

    it('expects in 이원목적분류표 what students showed of an item as it stands', async () => {
      const exam = await newExam(1, 3);
      const [first, second] = exam.sections[0].items;
      for (const [code, students] of [
        [first.queCode, 20],
        [second.queCode, 9],
      ])
        await app.database.raw()(
          `insert into item_tally (member_id, item_hash, closed_at, students, "right", counts, blanks, updated_at)
           select member_id, i.hash, now(), $2, 7, '{0,0,0,0,0}', 0, now() from item i join work on work.code = work_code where i.code = $1`,
          [code, students],
        );
      const now = (await client.get(`/api/exams/${exam.code}`)).body;
      expect(now.sections[0].items.map(({ item }: { item: { facility: number | null } }) => item.facility)).toEqual([
        0.35,
        null,
        null,
      ]);
      const { text } = await textOf(exam, 'type=csv&as=blueprint');
      const rows = text.trim().split('\r\n').slice(1, 4);
      expect(rows.map((row) => row.split(',')[7])).toEqual(['35', '60', '60']);
    });

    it('names what was changed after it was frozen, and corrects the forms of the revision before by it', async () => {
      const exam = await newExam(1, 2);
      const changesNow = async () => (await client.get(`/api/exams/${exam.code}/changes`)).body;
      expect(await changesNow()).toEqual({ revision: 0, changes: [] });
      const { forms } = (await freeze(exam, 2)).body;
      expect(await changesNow()).toEqual({ revision: 1, changes: [] });
      const [{ pasCode }] = exam.sections;
      const set = (await client.get(`/api/pass/ques/select/${pasCode}`)).body;
      const options = set.questions[0].item.options.map((option: { text: string }, at: number) =>
        at === 1 ? { ...option, text: '고친 둘째 선택지' } : option,
      );
      const questions = set.questions.map(({ queCode, item }: { queCode: string; item: object }, at: number) => ({
        queCode,
        item: at === 0 ? { ...item, stem: '고친 발문은?', options } : item,
      }));
      await client.put(`/api/pass/ques/update/${pasCode}`, { title: set.title, content: set.content, questions });
      expect(await changesNow()).toEqual({
        revision: 1,
        changes: [
          { number: '1', pasCode, place: '발문', before: set.questions[0].item.stem, after: '고친 발문은?' },
          {
            number: '1',
            pasCode,
            place: '②',
            before: set.questions[0].item.options[1].text,
            after: '고친 둘째 선택지',
          },
        ],
      });
      const changed = (await client.get(`/api/exams/${exam.code}`)).body;
      await freeze(changed, 2);
      const response = await client.fetch('GET', `/api/exams/${exam.code}/export?type=csv&as=zip`);
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const errata = strFromU8(files['모의고사 나형_정오표.csv'] ?? new Uint8Array());
      const rows = await app.database.raw()(
        `select frozen from exam_form where exam_code = '${exam.code}' and revision = 1 and label = '나'`,
      );
      const item = FrozenFormSchema.parse(rows.rows[0]?.frozen).sections[0]?.items[0];
      const place = '①②③④⑤'[item?.order.indexOf(1) ?? 0];
      expect(forms).toHaveLength(2);
      expect(errata).toContain(`1,${place},${item?.item.options[item.order.indexOf(1)]?.text},고친 둘째 선택지`);
      expect(await changesNow()).toEqual({ revision: 2, changes: [] });
    });

    it('prints on every page of a form whose it is, and at its head what a school wants there', async () => {
      const exam = await newExam(1, 2);
      const header = { ...exam.header, school: '한빛고등학교', author: '김교사', approvals: ['담당', '부장', '교감'] };
      const saved = (await save(exam, { header })).body;
      await freeze(saved, 2);
      for (const [type, part] of [
        ['word', 'word/document.xml'],
        ['hwpx', 'Contents/section0.xml'],
      ] as const) {
        const response = await client.fetch('GET', `/api/exams/${exam.code}/export?type=${type}&form=나&parts=paper`);
        const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
        const text = strFromU8(files[part] ?? new Uint8Array());
        for (const words of ['한빛고등학교', '출제 김교사', '담당', '부장', '교감']) expect(text).toContain(words);
        const all = Object.entries(files).filter(([name]) => name.endsWith('.xml'));
        expect(all.some(([, xml]) => strFromU8(xml).includes('나형<'))).toBe(true);
        expect(Object.keys(files).some((name) => name.endsWith('.png'))).toBe(true);
      }
      expect(
        (await save({ ...saved, version: 3 }, { header: { ...header, logo: 'https://elsewhere/x.png' } })).status,
      ).toBe(400);
    });

    it('lets nobody change a frozen form, nor remove it without its exam', async () => {
      const exam = await newExam(1, 1);
      await freeze(exam, 1);
      const query = app.database.raw();
      await expect(query(`update exam_form set seed = 0 where exam_code = '${exam.code}'`)).rejects.toThrow(
        'cannot be changed',
      );
      await expect(query(`delete from exam_form where exam_code = '${exam.code}'`)).rejects.toThrow(
        'cannot be changed',
      );
      await client.request('DELETE', `/api/exams/${exam.code}`);
      expect((await client.request('DELETE', `/api/exams/${exam.code}?isPermanent=true`)).body).toEqual({
        isRemoved: true,
      });
      const { rows } = await query(`select count(*) as count from exam_form where exam_code = '${exam.code}'`);
      expect(Number(rows[0]?.count)).toBe(0);
    });

    it('goes into the trash and comes back, and is gone for good after 30 days', async () => {
      const exam = await newExam(1, 1);
      expect((await client.request('DELETE', `/api/exams/${exam.code}?isPermanent=true`)).status).toBe(404);
      expect((await client.request('DELETE', `/api/exams/${exam.code}`)).body).toEqual({ isRemoved: false });
      expect((await client.request('DELETE', `/api/exams/${exam.code}`)).status).toBe(404);
      expect((await client.get(`/api/exams/${exam.code}`)).status).toBe(404);
      expect([(await client.get('/api/exams')).body, (await client.get('/api/exams?trash=true')).body.length]).toEqual([
        [],
        1,
      ]);
      expect((await client.post(`/api/exams/${exam.code}/restore`)).body.title).toBe('모의고사');
      await client.request('DELETE', `/api/exams/${exam.code}`);
      await emptyExamTrash(app.database.db, new Date(app.clock.now().getTime() + (LIMITS.trashDays - 1) * DAY_MS));
      expect((await client.get('/api/exams?trash=true')).body.length).toBe(1);
      await emptyExamTrash(app.database.db, new Date(app.clock.now().getTime() + (LIMITS.trashDays + 1) * DAY_MS));
      expect((await client.get('/api/exams?trash=true')).body).toEqual([]);
    });

    it('are made once, however often and at once they are asked for under one key', async () => {
      const { pasCode } = await newWork('지문', 2);
      const ask = (key: string) =>
        client.post('/api/exams', { title: '두 번 눌렀다', codes: [pasCode] }, { 'idempotency-key': key });
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask('pressed-twice')));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const [first] = answers.map(({ body }) => body);
      for (const { body } of answers) expect(body).toEqual(first);
      expect((await ask('pressed-another-time')).body.code).not.toBe(first.code);
      const titles = (await client.get('/api/exams')).body.map(({ title }: { title: string }) => title);
      expect(titles.filter((title: string) => title === '두 번 눌렀다')).toHaveLength(2);
      const stranger = app.client();
      await stranger.loginAsNewMember(app.database);
      expect(
        (
          await stranger.post(
            '/api/exams',
            { title: '남의 열쇠', codes: [pasCode] },
            { 'idempotency-key': 'pressed-twice' },
          )
        ).body.code,
      ).toBe('works.not-found');
      expect((await client.post('/api/exams', { title: '열쇠 없이', codes: [pasCode] })).body.code).toBe(
        'request.key-required',
      );
    });

    it('holds 200 exams of a member, however many come at once, and as many items as are said', async () => {
      const { pasCode } = await newWork('지문', 1);
      const { body: me } = await client.get('/api/info/select/profile');
      await app.database.raw()(
        `insert into exam (code, member_id, title, header) select 'exam-of-the-test-' || n, member_id, '채운 시험지', '{}'
         from generate_series(1, ${LIMITS.exams - 2}) n, (select member_id from work where code = '${pasCode}') w`,
      );
      expect(me).toBeDefined();
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => client.create('/api/exams', { title: '하나 더', codes: [pasCode] })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
      const many = [];
      for (let at = 0; at < 3; at += 1) many.push((await newWork(`긴 지문 ${at}`, 21)).pasCode);
      await app.database.raw()(`delete from exam where code like 'exam-of-the-test-%'`);
      expect((await client.create('/api/exams', { title: '너무 많다', codes: many })).body.code).toBe(
        'exams.too-many-items',
      );
    });
  });
});

interface Exam {
  code: string;
  title: string;
  header: object;
  minutes: number | null;
  firstNumber: number;
  version: number;
  sections: {
    pasCode: string;
    title: string;
    state: string;
    items: { queCode: string; points: number; state: string; isChanged: boolean }[];
  }[];
}
