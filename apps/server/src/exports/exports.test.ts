import { readUnprintable } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { work } from '../platform/schema/index.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';

const each = (code: string, query: string) => `/api/pass/export/each/${code}?${query}`;
const bulk = (codes: string[], query: string) => `/api/pass/export/bulk?codes=${codes.join(',')}&${query}`;
const nameOf = (headers: Headers) =>
  decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '');

/** Beside the papers; what is in them: own-data.test.ts. */
const OWN_FILES = [
  '작업',
  '휴지통',
  '회원 정보',
  '이용권',
  '결제',
  '생성',
  '태그와 보관',
  '시험지',
  '응시',
  '활동 기록',
].map((name) => `${name}.json`);

describe.each(DATABASES)('files on $kind', ({ kind, isMissing }) => {
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

    async function makeSet(title: string, items = 2): Promise<string> {
      const made = await client.post('/api/pass/ques/insert/each', {
        type: '사회',
        keyword: '정보',
        title,
        content: sampleText(),
        questions: Array.from({ length: items }, () => ({ item: sampleItem() })),
      });
      return made.body.pasCode;
    }
    async function archive(path: string): Promise<Record<string, Uint8Array>> {
      const response = await client.fetch('GET', path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
      return unzipSync(new Uint8Array(await response.arrayBuffer()));
    }

    it.each([
      ['pdf', '3월 시험_시험지와 해설.pdf', '%PDF'],
      ['pdf&parts=paper', '3월 시험_시험지.pdf', '%PDF'],
      ['pdf&parts=answers&form=나', '3월 시험_정답_나형.pdf', '%PDF'],
      ['word', '3월 시험_시험지와 해설.docx', 'PK'],
      ['hwpx', '3월 시험_시험지와 해설.hwpx', 'PK'],
      ['txt', '3월 시험_시험지와 해설.txt', '국어 영역'],
      ['gift', '3월 시험.gift.txt', '$CATEGORY'],
      ['moodle', '3월 시험.xml', '<?xml'],
      ['csv', '3월 시험.csv', '번호,'],
      ['preview', '3월 시험.svg', '<svg'],
    ])('gives a work as %s under the name %s', async (type, name, start) => {
      const { status, headers, body } = await client.get(each(await makeSet('3월 시험'), `type=${type}`));
      expect([status, nameOf(headers)]).toEqual([200, name]);
      expect(body.replace(/^\uFEFF/, '').startsWith(start)).toBe(true);
    });

    it('tells how long a file is before it comes', async () => {
      const response = await client.fetch('GET', each(await makeSet('길이'), 'type=pdf'));
      const bytes = await response.arrayBuffer();
      expect(bytes.byteLength).toBeGreaterThan(2 * 16 * 1024);
      expect(response.headers.get('content-length')).toBe(`${bytes.byteLength}`);
    });

    it('shows of one paper its first page, of an archive that of its first file', async () => {
      const codes = [await makeSet('하나', 2), await makeSet('둘', 3)];
      const shown = async (query: string) => (await client.get(bulk(codes, `type=preview&${query}`))).body;
      const first = (await client.get(each(codes[0] ?? '', 'type=preview'))).body;
      expect(await shown('as=zip&title=합본')).toBe(first);
      expect(await shown('as=paper&title=합본')).not.toBe(first);
    });

    it('shows the page that is asked for, and tells how many there are', async () => {
      const code = await makeSet('쪽', 12);
      const shown = async (page: string) => client.get(each(code, `type=preview${page}`));
      const first = await shown('');
      const pages = Number(first.headers.get('x-pages'));
      expect(pages).toBeGreaterThan(1);
      expect((await shown('&page=1')).body).toBe(first.body);
      const second = await shown('&page=2');
      expect([second.status, second.headers.get('x-pages')]).toEqual([200, `${pages}`]);
      expect(second.body).not.toBe(first.body);
      expect((await shown('&page=999')).body).toBe((await shown(`&page=${pages}`)).body);
      expect((await shown('&page=0')).body).toMatchObject({ fields: { page: expect.any(String) } });
      expect((await client.get(each(code, 'type=pdf'))).headers.has('x-pages')).toBe(false);
    });

    it('names in a header the letters that a PDF cannot print, and says nothing of papers without', async () => {
      const code = await makeSet('웃는 얼굴 ༀ');
      for (const type of ['pdf', 'preview']) {
        const { headers } = await client.get(each(code, `type=${type}`));
        expect(readUnprintable(headers.get('x-unprintable'))).toEqual([{ letter: 'ༀ', places: ['제목'] }]);
      }
      expect((await client.get(each(code, 'type=word'))).headers.has('x-unprintable')).toBe(false);
      expect((await client.get(each(await makeSet('보통'), 'type=pdf'))).headers.has('x-unprintable')).toBe(false);
    });

    it('follows the options', async () => {
      const code = await makeSet('선택');
      const text = (await client.get(each(code, 'type=txt&parts=paper&round=3%EC%9B%94&bom=false'))).body;
      expect(text).toMatch(/^3월 · 국어 영역/);
      expect(text).not.toContain('정답');
    });

    // spec 1 §8, 2 §5 /passage/create: 파일 형식을 선택해주세요. (화면에서는 형식이 늘 골라져 있음)
    it('파일 형식을 선택해주세요.: refuses none and one that is not made', async () => {
      const code = await makeSet('형식');
      for (const query of ['', 'type=exe']) {
        const answer = await client.get(each(code, query));
        expect([answer.status, answer.body.fields.type]).toEqual([400, '파일 형식을 선택해주세요.']);
      }
    });

    it.each([
      ['type=pdf&size=A3', 'size', '값이 올바르지 않습니다.'],
      [`type=pdf&round=${'가'.repeat(41)}`, 'round', '회차는 40자 이내로 입력해 주세요.'],
    ])('refuses the query %j and names the field %s', async (query, field, message) => {
      const answer = await client.get(each(await makeSet('거절'), query));
      expect([answer.status, answer.body.fields[field]]).toEqual([400, message]);
    });

    it('asks strangers to log in, and hides what is not theirs', async () => {
      const code = await makeSet('내 것');
      const visitor = app.client();
      for (const path of [each(code, 'type=pdf'), bulk([code], 'type=pdf'), '/api/info/export/all'])
        expect((await visitor.get(path)).body).toMatchObject({ code: 'auth.required', message: '인증이 필요합니다' });
      await visitor.loginAsNewMember(app.database);
      expect((await visitor.get(each(code, 'type=pdf'))).status).toBe(404);
      expect((await visitor.get(bulk([code], 'type=pdf&as=paper'))).status).toBe(404);
    });

    it('answers 403 for an own work in the trash, 404 for one that never was', async () => {
      const code = await makeSet('버린 것');
      await app.database.db.update(work).set({ deletedAt: new Date() }).where(eq(work.code, code));
      const refused = await client.get(each(code, 'type=pdf'));
      expect([refused.status, refused.body.message]).toEqual([403, '파일 다운로드에 필요한 권한이 없습니다.']);
      expect((await client.get(each('A'.repeat(22), 'type=pdf'))).status).toBe(404);
    });

    // spec 1 §5 /passage/create: 500자 미만은 서버도 추출을 거절함
    it('refuses a passage under 500 characters', async () => {
      const made = await client.post('/api/pass/insert/each', { title: '짧은 글', content: '짧다.' });
      expect((await client.get(each(made.body.pasCode, 'type=pdf'))).body.code).toBe('works.too-short');
    });

    it('prints several works as one paper in the given order, numbers running on', async () => {
      const [first, second] = [await makeSet('하나', 2), await makeSet('둘', 3)];
      const { body, headers } = await client.get(bulk([second, first], 'type=txt&as=paper&title=합본'));
      expect(nameOf(headers)).toBe('합본_시험지와 해설.txt');
      expect(body.match(/\[\d～\d\] 다음 글을/g)).toEqual(['[1～3] 다음 글을', '[4～5] 다음 글을']);
    });

    it('packs several works into a ZIP in the given order, names that are the same and all', async () => {
      const codes = [await makeSet('같은 이름'), await makeSet('같은 이름'), await makeSet('가')];
      const files = await archive(bulk(codes, 'type=txt'));
      expect(Object.keys(files)).toEqual([
        '1 같은 이름_시험지와 해설.txt',
        '2 같은 이름_시험지와 해설.txt',
        '3 가_시험지와 해설.txt',
      ]);
      for (const bytes of Object.values(files)) expect(strFromU8(bytes)).toContain('다음 글을 읽고');
      const path = bulk(codes, 'type=txt&parts=answers&form=다');
      expect(Object.keys(await archive(path))[2]).toBe('3 가_정답_다형.txt');
      expect(nameOf((await client.fetch('GET', path)).headers)).toBe('같은 이름 외 2개_정답_다형.zip');
    });

    it('gives nothing of a list in which one work is another’s, gone, named twice or too much', async () => {
      const mine = await makeSet('내 것');
      const other = app.client();
      await other.loginAsNewMember(app.database);
      const foreign = (await other.post('/api/pass/insert/each', { title: '남', content: sampleText() })).body.pasCode;
      for (const as of ['zip', 'paper']) {
        expect((await client.get(bulk([mine, foreign], `type=txt&as=${as}`))).body.code).toBe('works.not-found');
        expect((await client.get(bulk([mine, 'B'.repeat(22)], `type=txt&as=${as}`))).status).toBe(404);
      }
      const many = Array.from({ length: 151 }, (_, index) => `C${String(index).padStart(21, '0')}`);
      for (const codes of [[], [mine, mine], many, ['../etc/passwd']])
        expect((await client.get(bulk(codes, 'type=txt'))).status).toBe(400);
    });

    it('hands over all own works, and only those, to read and to take elsewhere', async () => {
      await makeSet('하나');
      await client.post('/api/pass/insert/each', { title: '짧은 지문', content: '짧은 글도 내 것이다.' });
      const other = app.client();
      await other.loginAsNewMember(app.database);
      await other.post('/api/pass/insert/each', { title: '남의 것', content: sampleText() });
      const files = await archive('/api/info/export/all');
      expect(Object.keys(files).toSorted()).toEqual(
        [...OWN_FILES, '작업/1 짧은 지문.docx', '작업/2 하나_시험지와 해설.docx'].toSorted(),
      );
      const sets = JSON.parse(strFromU8(files['작업.json'] ?? new Uint8Array()));
      expect(sets).toMatchObject([{ title: '짧은 지문' }, { title: '하나', questions: [{}, {}] }]);
    });

    it('lets no member ask for files without end', async () => {
      const path = each('A'.repeat(22), 'type=txt');
      const statuses = new Set<number>();
      for (let count = 0; count < 61; count += 1) statuses.add((await client.get(path)).status);
      expect([...statuses]).toEqual([404, 429]);
    });

    it('hands over an archive even of nothing', async () => {
      expect(Object.keys(await archive('/api/info/export/all'))).toEqual(OWN_FILES);
    });
  });
});
