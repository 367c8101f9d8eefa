import type { BankItem } from '@chulje/contract';
import { LIMITS } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';

const CODE = 'AAAAAAAAAAAAAAAAAAAAAA';

describe.each(DATABASES)('the bank on $kind', ({ kind, isMissing }) => {
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

    /** Makes a work of such items; its code and theirs. */
    async function make(values: object, items: Parameters<typeof sampleItem>[0][]) {
      const { body } = await client.post('/api/pass/ques/insert/each', {
        title: '지문',
        content: sampleText(),
        ...values,
        questions: items.map((item, at) => ({ item: sampleItem(item, at) })),
      });
      return {
        pasCode: body.pasCode as string,
        queCodes: body.questions.map(({ queCode }: { queCode: string }) => queCode) as string[],
      };
    }
    const list = async (query: Record<string, string> = {}, by = client) => {
      const answer = await by.get(`/api/bank?${new URLSearchParams(query)}`);
      expect([answer.status, answer.body.message]).toEqual([200, undefined]);
      return answer.body as { items: BankItem[]; next: string | null };
    };
    const codes = async (query: Record<string, string> = {}) => (await list(query)).items.map(({ queCode }) => queCode);

    it('is for members alone, and each has their own', async () => {
      const { pasCode, queCodes } = await make({}, [{}]);
      const calls = [
        ['GET', '/api/bank'],
        ['GET', '/api/bank/tags'],
        ['PUT', `/api/bank/${queCodes[0]}/tags`, { tags: ['남의 것'] }],
      ] as const;
      const stranger = app.client();
      for (const [method, path, body] of calls) expect((await stranger.request(method, path, body)).status).toBe(401);
      await stranger.loginAsNewMember(app.database);
      const foreign = await stranger.put(`/api/bank/${queCodes[0]}/tags`, { tags: ['남의 것'] });
      expect([foreign.status, foreign.body.code]).toEqual([404, 'bank.not-found']);
      expect((await list({ work: pasCode }, stranger)).items).toEqual([]);
      expect((await stranger.get('/api/bank/tags')).body).toEqual([]);
      expect((await list()).items).toMatchObject([{ tags: [] }]);
    });

    it('tells of an item what it is and where it stands', async () => {
      const { pasCode, queCodes } = await make({ title: '역선택', type: '사회', keyword: '정보' }, [{}, { key: 2 }]);
      const { items, next } = await list();
      expect(next).toBeNull();
      expect(items.map(({ queCode, number }) => [queCode, number])).toEqual([
        [queCodes[0], 1],
        [queCodes[1], 2],
      ]);
      const { pattern, type, style, difficulty, points, stem, key } = sampleItem({ key: 2 }, 1);
      expect(items[1]).toEqual({
        queCode: queCodes[1],
        pasCode,
        title: '역선택',
        field: '사회',
        keyword: '정보',
        isArchived: false,
        number: 2,
        ...{ pattern, type, style, difficulty, facility: null, points, stem, key },
        hasMaterial: sampleItem({}, 1).material !== null,
        check: '검증 안 함',
        tags: [],
        workTags: [],
        exams: 0,
        date: expect.stringMatching(/Z$/),
      });
    });

    it('filters by what an item and its work are', async () => {
      const material = { label: '보기', text: '갑은 을에게 말했다.' };
      const society = await make({ type: '사회' }, [{ difficulty: '상' }, { style: '긍정형', material }]);
      const science = await make({ type: '과학' }, [{ pattern: '추론적 읽기', type: '내용 추론' }, { material: null }]);
      const [first = '', second = ''] = society.queCodes;
      const [third = '', fourth = ''] = science.queCodes;
      expect(await codes()).toEqual([third, fourth, first, second]);
      expect(await codes({ field: '사회' })).toEqual([first, second]);
      expect(await codes({ pattern: '추론적 읽기' })).toEqual([third]);
      expect(await codes({ type: '내용 추론' })).toEqual([third]);
      expect(await codes({ style: '긍정형', material: 'true' })).toEqual([second]);
      expect(await codes({ difficulty: '상' })).toEqual([first]);
      expect(await codes({ material: 'false', field: '과학', type: sampleItem().type })).toEqual([fourth]);
      expect(await codes({ work: society.pasCode })).toEqual([first, second]);
      expect(await codes({ check: '검증됨' })).toEqual([]);
      expect(await codes({ check: '검증 안 함', field: '과학' })).toEqual([third, fourth]);
      for (const query of [
        'field=경제',
        'difficulty=최상',
        'material=1',
        'archive=모두',
        'work=x',
        'q=가',
        'cursor=1.2',
      ])
        expect([query, (await client.get(`/api/bank?${encodeURI(query)}`)).status]).toEqual([query, 400]);
    });

    it('leaves out what lies in the trash, and what is 보관 unless it is asked for', async () => {
      const [recent, away, trashed] = [await make({}, [{}]), await make({}, [{}]), await make({}, [{}])];
      await client.put('/api/pass/archive', { pasCodeList: [away.pasCode], isArchived: true });
      await client.put('/api/pass/remove/each', { pasCodeList: [trashed.pasCode] });
      expect(await codes()).toEqual(recent.queCodes);
      expect(await codes({ archive: '포함' })).toEqual([...away.queCodes, ...recent.queCodes]);
      expect((await list({ archive: '만' })).items).toMatchObject([{ queCode: away.queCodes[0], isArchived: true }]);
      const answer = await client.put(`/api/bank/${trashed.queCodes[0]}/tags`, { tags: ['가'] });
      expect(answer.body.code).toBe('bank.not-found');
    });

    it('finds every word anywhere in stem, 〈보기〉, options or the name of the work, in any case and spacing', async () => {
      const material = { label: '보기', text: '엔트로피는 늘 커진다. GDP 디플레이터' };
      const { queCodes, pasCode } = await make({ title: '열역학 제이 법칙', keyword: '비가역 과정' }, [
        { stem: '윗글에 대한 이해로 가장 적절한 것은?', material: null },
        { stem: '〈보기〉를 바탕으로 한 감상은?', material },
      ]);
      await make({ title: '다른 지문' }, [{ stem: '밑줄 친 부분의 뜻은?', material: null }]);
      const [first = '', second = ''] = queCodes;
      expect(await codes({ q: '엔트로피' })).toEqual([second]);
      expect(await codes({ q: 'gdp디플' })).toEqual([second]);
      expect(await codes({ q: '엔트로피 감상' })).toEqual([second]);
      expect(await codes({ q: '가장적절한' })).toEqual([first]);
      expect(await codes({ q: '열역학' })).toEqual([first, second]);
      expect(await codes({ q: '비가역 감상은' })).toEqual([second]);
      expect(await codes({ q: '엔트로피 열평형' })).toEqual([]);
      // What stands in no one text does not stand between two.
      expect(await codes({ q: '감상은?엔트로피' })).toEqual([]);
      for (const q of ['%%', '__', "'; --", '\\\\']) expect(await codes({ q: q.replaceAll(' ', '') })).toEqual([]);
      const { body: set } = await client.get(`/api/pass/ques/select/${pasCode}`);
      const [, changed] = set.questions;
      const item = { ...changed.item, material: { ...material, text: '자유 에너지는 작아진다.' } };
      await client.put(`/api/pass/ques/update/${pasCode}`, {
        title: set.title,
        content: set.content,
        questions: [set.questions[0], changed].map(({ queCode, item: was }, at) => ({
          queCode,
          item: at ? item : was,
        })),
      });
      expect([await codes({ q: '엔트로피' }), await codes({ q: '자유에너지' })]).toEqual([[], [second]]);
    });

    it('finds old items and works that have no signature yet', async () => {
      const { pasCode, queCodes } = await make({}, [{ stem: '삼투압에 대한 설명은?' }]);
      const query = app.database.raw();
      await query('update item set signature = null where code = $1', [queCodes[0]]);
      expect(await codes({ q: '삼투압' })).toEqual(queCodes);
      await query('delete from work_signature where work_code = $1', [pasCode]);
      expect(await codes({ q: '삼투압' })).toEqual(queCodes);
      expect(await codes({ q: '삼투막' })).toEqual([]);
    });

    it('finds in a copy, and in what was added to a work, what stands there, and only that', async () => {
      const { pasCode, queCodes } = await make({}, [{ stem: '삼투압에 대한 설명은?' }]);
      const { body: copy } = await client.post('/api/pass/copy', { pasCode });
      expect(await codes({ q: '삼투압' })).toHaveLength(2);
      const { body: set } = await client.get(`/api/pass/ques/select/${copy.pasCode}`);
      await client.put(`/api/pass/ques/update/${copy.pasCode}`, {
        title: set.title,
        content: set.content,
        questions: [
          { queCode: set.questions[0].queCode, item: sampleItem({ stem: '확산에 대한 설명은?' }) },
          { item: sampleItem({ stem: '역삼투에 대한 설명은?' }, 1) },
        ],
      });
      expect(await codes({ q: '삼투압' })).toEqual(queCodes);
      expect(await codes({ q: '확산' })).toEqual([set.questions[0].queCode]);
      expect(await codes({ q: '역삼투' })).toHaveLength(1);
      // Words of two items of one work are not those of one item.
      expect(await codes({ q: '확산 역삼투' })).toEqual([]);
    });

    it('pages through everything once, works changed in the same millisecond among them', async () => {
      const made: string[] = [];
      for (let at = 0; at < 4; at += 1) made.push(...(await make({}, Array(20).fill({}))).queCodes);
      await app.database.raw()(
        `update work set updated_at = '2026-01-01T00:00:00.000Z'::timestamptz + (least(ascii(code), 90) || ' microseconds')::interval
         where member_id = (select member_id from work join item on work_code = work.code where item.code = $1)`,
        [made[0]],
      );
      const seen: string[] = [];
      const sizes: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { items, next }: { items: BankItem[]; next: string | null } = await list(cursor ? { cursor } : {});
        seen.push(...items.map(({ queCode }) => queCode));
        sizes.push(items.length);
        cursor = next;
      }
      expect(sizes).toEqual([LIMITS.bankPageSize, LIMITS.bankPageSize, 20]);
      expect(seen.toSorted()).toEqual(made.toSorted());
    });

    it('keeps tags of an item through a save, lists them, and filters by them', async () => {
      const { pasCode, queCodes } = await make({}, [{}, {}]);
      const [first = '', second = ''] = queCodes;
      const tag = (code: string, tags: string[]) => client.put(`/api/bank/${code}/tags`, { tags });
      expect((await tag(first, [' 중간 ', '중간', '3학년'])).body).toEqual({ tags: ['중간', '3학년'] });
      await tag(second, ['중간']);
      const { body: set } = await client.get(`/api/pass/ques/select/${pasCode}`);
      await client.put(`/api/pass/ques/update/${pasCode}`, {
        title: '새 제목',
        content: set.content,
        questions: set.questions.map(({ queCode, item }: (typeof set.questions)[0]) => ({ queCode, item })),
      });
      expect(await codes({ tag: '3학년' })).toEqual([first]);
      expect(await codes({ tag: '중간' })).toEqual([first, second]);
      expect((await client.get('/api/bank/tags')).body).toEqual(['3학년', '중간']);
      expect((await tag(CODE, [])).body.code).toBe('bank.not-found');
      expect((await tag(first, ['가'.repeat(21)])).status).toBe(400);
      const copy = (await client.post('/api/pass/copy', { pasCode })).body;
      expect((await list({ work: copy.pasCode })).items.map(({ tags }) => tags)).toEqual([['중간', '3학년'], ['중간']]);
    });

    it('filters by tags of works as by those of items, with words and without', async () => {
      const [tagged, other] = [
        await make({ title: '열역학' }, [{}, {}]),
        await make({}, [{ stem: '열역학의 물음은?' }, {}]),
      ];
      await client.put('/api/pass/tags', { pasCode: tagged.pasCode, tags: ['1학기'] });
      await client.put(`/api/bank/${other.queCodes[0]}/tags`, { tags: ['1학기', '중간'] });
      const wanted = [other.queCodes[0], ...tagged.queCodes];
      expect(await codes({ tag: '1학기' })).toEqual(wanted);
      expect(await codes({ tag: '1학기', q: '열역학' })).toEqual(wanted);
      expect(await codes({ tag: '중간', q: '열역학' })).toEqual([other.queCodes[0]]);
      expect((await client.get('/api/bank/tags')).body).toEqual(['1학기', '중간']);
      expect((await list({ tag: '1학기' })).items.map(({ workTags }) => workTags)).toEqual([[], ['1학기'], ['1학기']]);
      await client.put('/api/pass/remove/each', { pasCodeList: [tagged.pasCode] });
      expect(await codes({ tag: '1학기' })).toEqual([other.queCodes[0]]);
    });

    it('filters by what students made of an item as it stands, and says so of as many as it takes to tell', async () => {
      const { pasCode, queCodes } = await make({}, [{}, {}, {}, {}]);
      const query = app.database.raw();
      const tally = (code: string | undefined, students: number, right: number) =>
        query(
          `insert into item_tally (member_id, item_hash, closed_at, students, "right", counts, blanks, updated_at)
           select member_id, i.hash, now(), $2, $3, '{0,0,0,0,0}', 0, now() from item i join work on work.code = work_code where i.code = $1`,
          [code, students, right],
        );
      const [easy = '', middle = '', few = '', none = ''] = queCodes;
      await tally(easy, 20, 16);
      await tally(middle, 8, 6);
      await tally(middle, 8, 3);
      await tally(few, 9, 9);
      expect((await list()).items.map(({ facility }) => facility)).toEqual([0.8, 9 / 16, null, null]);
      const of = (facility: string) => codes({ facility });
      expect([await of('70% 이상'), await of('50～70%'), await of('50% 미만')]).toEqual([[easy], [middle], []]);
      expect(await of('없음')).toEqual([few, none]);
      expect(await codes({ facility: '50～70%', q: sampleItem({}, 1).stem.slice(0, 2) })).toEqual([middle]);
      // A copy is the same words, and other words are another item.
      const { body: copy } = await client.post('/api/pass/copy', { pasCode });
      expect(await of('70% 이상')).toHaveLength(2);
      await client.put('/api/pass/remove/each', { pasCodeList: [copy.pasCode] });
      const { body: set } = await client.get(`/api/pass/ques/select/${pasCode}`);
      await client.put(`/api/pass/ques/update/${pasCode}`, {
        title: set.title,
        content: set.content,
        questions: set.questions.map(({ queCode, item }: (typeof set.questions)[0], at: number) => ({
          queCode,
          item: at ? item : { ...item, stem: '고친 물음은?' },
        })),
      });
      expect(await of('70% 이상')).toEqual([]);
      const stranger = app.client();
      await stranger.loginAsNewMember(app.database);
      expect((await list({ facility: '없음' }, stranger)).items).toEqual([]);
      expect((await client.get('/api/bank?facility=0.7')).status).toBe(400);
    });

    it('counts the exams that hold an item now or did when they were frozen, the trash apart', async () => {
      const { pasCode, queCodes } = await make({}, [{}, {}, {}]);
      const [first = '', second = '', third = ''] = queCodes;
      const bind = async (items: string[]) =>
        (await client.create('/api/exams', { title: '시험지', codes: [pasCode], items })).body;
      const exam = await bind([first, second]);
      expect(exam.sections[0].items.map(({ queCode }: { queCode: string }) => queCode)).toEqual([first, second]);
      await client.post(`/api/exams/${exam.code}/freeze`, { version: exam.version, forms: 2 });
      const { body: frozen } = await client.get(`/api/exams/${exam.code}`);
      await client.put(`/api/exams/${exam.code}`, {
        title: frozen.title,
        header: frozen.header,
        minutes: null,
        firstNumber: 1,
        version: frozen.version,
        sections: [{ pasCode, items: [{ queCode: first, points: 20 }] }],
      });
      const other = await bind([first]);
      const counts = async () => (await list()).items.map(({ exams }) => exams);
      expect(await counts()).toEqual([2, 1, 0]);
      expect([await codes({ used: 'true' }), await codes({ used: 'false' })]).toEqual([[first, second], [third]]);
      await client.request('DELETE', `/api/exams/${exam.code}`);
      expect(await counts()).toEqual([1, 0, 0]);
      expect(await codes({ used: 'false' })).toEqual([second, third]);
      await client.request('DELETE', `/api/exams/${other.code}`);
      expect(await codes({ used: 'true' })).toEqual([]);
    });

    it('binds chosen items, none of which may be of another work', async () => {
      const [one, two] = [await make({}, [{}, {}]), await make({}, [{}])];
      const bind = (items: string[]) => client.create('/api/exams', { title: '시험지', codes: [one.pasCode], items });
      expect((await bind([one.queCodes[1] ?? '', two.queCodes[0] ?? ''])).body.code).toBe('exams.unknown-items');
      expect((await bind([CODE])).body.code).toBe('exams.unknown-items');
      expect((await bind([])).body.fields).toEqual({ items: '문항을 하나 이상 선택해 주세요.' });
    });

    it('hands over tags and 보관 with all data of a member', async () => {
      const { pasCode, queCodes } = await make({}, [{}, {}]);
      await client.put(`/api/bank/${queCodes[0]}/tags`, { tags: ['중간'] });
      await client.put('/api/pass/tags', { pasCode, tags: ['1학기'] });
      await client.put('/api/pass/archive', { pasCodeList: [pasCode], isArchived: true });
      const response = await client.fetch('GET', '/api/info/export/all');
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      expect(JSON.parse(strFromU8(files['태그와 보관.json'] ?? new Uint8Array()))).toEqual({
        work: [{ code: pasCode, title: '지문', tags: ['1학기'], archivedAt: expect.any(String) }],
        item: [{ code: queCodes[0], workCode: pasCode, tags: ['중간'] }],
      });
      expect(JSON.parse(strFromU8(files['작업.json'] ?? new Uint8Array()))).toHaveLength(1);
    });
  });
});
