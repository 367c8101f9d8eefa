import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Exam, FrozenFormSchema, hashItem, type Item, type SolvableForm } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { giveExam, Solver } from '../testing/sittings.ts';

/** Letters alone: layout breaks lines where it likes. */
const letters = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
const partOf = (bytes: Uint8Array, name: RegExp) =>
  Object.entries(unzipSync(bytes))
    .filter(([path]) => name.test(path))
    .map(([, part]) => strFromU8(part).replace(/<[^>]+>/g, ''))
    .join('');
/** The words of a file, by its type. */
const WORDS_OF = {
  pdf: readPdf,
  word: (bytes: Uint8Array) => partOf(bytes, /^word\/document\.xml$/),
  hwpx: (bytes: Uint8Array) => partOf(bytes, /^Contents\/section/),
} as const;

function readPdf(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'chulje-form-'));
  try {
    writeFileSync(join(folder, 'paper.pdf'), bytes);
    return execFileSync('pdftotext', ['-raw', join(folder, 'paper.pdf'), '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const NAMES = ['하나', '두울', '세엣', '네엣', '다섯', '여섯', '일곱', '여덟'];
/** An item whose every text is its own. */
function newItem(work: string, at: number): Item {
  const item = sampleItem(
    { stem: `${work}의 ${NAMES[at]} 물음으로 알맞은 것은?`, explanation: '까닭을 적는다.' },
    at + 1,
  );
  const options = item.options.map((option, place) => ({
    ...option,
    text: `${work}에서 ${NAMES[at]}째로 나온 ${['강물', '들판', '바다', '산길', '호수'][place]} 이야기이다.`,
  }));
  return { ...item, options, key: (at % 5) + 1 };
}

describe.each(DATABASES)('a frozen form on $kind', ({ kind, isMissing }) => {
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

    async function newWork(title: string, items: number) {
      const { pasCode, questions } = (
        await client.post('/api/pass/ques/insert/each', {
          type: '사회',
          keyword: '',
          title,
          content: sampleText(),
          gist: [],
          questions: Array.from({ length: items }, (_, at) => ({ item: newItem(title, at) })),
        })
      ).body;
      const codes: string[] = questions.map(({ queCode }: { queCode: string }) => queCode);
      return { pasCode: pasCode as string, codes };
    }
    const bind = async (works: { pasCode: string }[]): Promise<Exam> =>
      (await client.create('/api/exams', { title: '모의고사', codes: works.map(({ pasCode }) => pasCode) })).body;
    async function formsOf(exam: Exam) {
      const { rows } = await app.database.raw()(
        `select f.frozen from exam_form f join exam e on e.code = f.exam_code and e.revision = f.revision
         where e.code = '${exam.code}' order by f.label`,
      );
      return rows.map(({ frozen }) => FrozenFormSchema.parse(frozen));
    }

    it('is the same items with the same keys as PDF, Word and 한글 file and on the solving page', async () => {
      const exam = await bind([
        await newWork('기축 통화', 6),
        await newWork('면역 관용', 6),
        await newWork('공리주의', 5),
      ]);
      await client.post(`/api/exams/${exam.code}/freeze`, { version: exam.version, forms: 2 });
      const forms = await formsOf(exam);
      expect(forms.map(({ label }) => label)).toEqual(['가', '나']);
      for (const { label, sections } of forms) {
        const items = sections.flatMap((section) => section.items);
        expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
        const parts = items.flatMap(({ item }) => [item.stem, ...item.options.map(({ text }) => text)]).map(letters);
        const keys = items.map(({ number, item }) => `${number}.정답${'①②③④⑤'[item.key - 1]}`);
        for (const [type, wordsOf] of Object.entries(WORDS_OF)) {
          const file = await client.fetch('GET', `/api/exams/${exam.code}/export?type=${type}&form=${label}`);
          const text = letters(wordsOf(new Uint8Array(await file.arrayBuffer())));
          const places = parts.map((part) => text.indexOf(part));
          expect([label, type, places.includes(-1)]).toEqual([label, type, false]);
          expect(places).toEqual(places.toSorted((one, other) => one - other));
          for (const key of keys) expect([label, type, text.includes(key)]).toEqual([label, type, true]);
        }

        const rules = { formRule: '한 형', formLabel: label };
        const given = (await giveExam(client, exam.code, app.clock.now(), rules)).body;
        const solver = new Solver(app.client(), given.code, 1);
        await solver.start();
        const { form } = (await solver.ask('GET', '/api/solve/form')).body as { form: SolvableForm };
        expect(form.sections.map(({ passage }) => passage)).toEqual(sections.map(({ passage }) => passage));
        expect(
          form.sections
            .flatMap((section) => section.items)
            .map(({ number, stem, options }) => ({ number, stem, options: options.map(({ text }) => text) })),
        ).toEqual(
          items.map(({ number, item }) => ({
            number,
            stem: item.stem,
            options: item.options.map(({ text }) => text),
          })),
        );
        // Who chooses what the printed table of keys says has everything right.
        const table = await client.fetch('GET', `/api/exams/${exam.code}/export?type=txt&form=${label}&parts=answers`);
        const printed = [...(await table.text()).matchAll(/(\d+)\. ([①-⑤])/g)];
        expect(printed).toHaveLength(17);
        for (const [, number, key = ''] of printed) solver.choose(Number(number), '①②③④⑤'.indexOf(key) + 1);
        await solver.submit();
        const scores = (await client.get(`/api/sittings/${given.code}/scores`)).body;
        expect(scores.attempts[0].score).toBe(items.reduce((sum, { points }) => sum + points, 0));
      }
    });

    it('is what a naive builder makes, after any edits of the exam and its works', async () => {
      const edit = fc.record({
        kind: fc.constantFrom('passage', 'item', 'out', 'in', 'points', 'number', 'words', 'drop'),
        one: fc.nat(20),
        other: fc.nat(20),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { maxLength: 8 }), fc.integer({ min: 1, max: 4 }), async (edits, count) => {
          const works = [await newWork('가나', 3), await newWork('다라', 2), await newWork('마바', 4)];
          const texts = new Map(
            works.flatMap(({ codes }, at) =>
              codes.map((code, place) => [code, newItem(['가나', '다라', '마바'][at] ?? '', place)] as const),
            ),
          );
          let exam = await bind(works);
          for (const { kind: what, one, other } of edits) {
            const sections = exam.sections.map(({ pasCode, items }) => ({
              pasCode,
              items: items.map(({ queCode, points }) => ({ queCode, points })),
            }));
            const section = sections[one % sections.length];
            const entry = section?.items[other % section.items.length];
            if (!section || !entry) throw new Error('an exam of nothing');
            if (what === 'passage')
              sections.splice(other % sections.length, 0, ...sections.splice(one % sections.length, 1));
            if (what === 'item') section.items.unshift(...section.items.splice(other % section.items.length, 1));
            if (what === 'out' && section.items.length > 1) section.items.splice(section.items.indexOf(entry), 1);
            if (what === 'drop' && sections.length > 1) sections.splice(sections.indexOf(section), 1);
            if (what === 'points') entry.points = 1 + one * 7 + other;
            if (what === 'in') {
              const work = works.find(({ pasCode }) => pasCode === section.pasCode);
              const left = work?.codes.find((code) => !section.items.some(({ queCode }) => queCode === code));
              if (left) section.items.push({ queCode: left, points: 25 });
            }
            if (what === 'words') {
              const set = (await client.get(`/api/pass/ques/select/${section.pasCode}`)).body;
              const was = texts.get(entry.queCode);
              if (!was) throw new Error('an item of nobody');
              texts.set(entry.queCode, { ...was, stem: `고쳐 쓴 ${one}과 ${other}의 물음은?` });
              await client.put(`/api/pass/ques/update/${section.pasCode}`, {
                title: set.title,
                content: set.content,
                questions: set.questions.map(({ queCode }: { queCode: string }) => ({
                  queCode,
                  item: texts.get(queCode),
                })),
              });
            }
            const { title, header, minutes, version } = exam;
            const firstNumber = what === 'number' ? one + 1 : exam.firstNumber;
            const body = { title, header, minutes, firstNumber, version, sections };
            const saved = await client.put(`/api/exams/${exam.code}`, body);
            expect([what, saved.status, saved.body.message]).toEqual([what, 200, undefined]);
            exam = saved.body;
          }
          await client.post(`/api/exams/${exam.code}/freeze`, { version: exam.version, forms: count });

          let number = exam.firstNumber - 1;
          const naive = exam.sections.map(({ pasCode, items }) => ({
            pasCode,
            items: items.map(({ queCode, points }) => {
              const item = texts.get(queCode);
              if (!item) throw new Error('an item of nobody');
              number += 1;
              return { number, queCode, points, hash: hashItem(sampleText(), item), order: [0, 1, 2, 3, 4], item };
            }),
          }));
          const forms = await formsOf(exam);
          expect(forms).toHaveLength(count);
          expect(
            forms[0]?.sections.map(({ pasCode, items }) => ({
              pasCode,
              items: items.map(({ saysPoints: _, ...each }) => each),
            })),
          ).toEqual(naive);
          const all = naive.flatMap(({ items }) => items);
          for (const form of forms) {
            const items = form.sections.flatMap((section) => section.items);
            expect(items.map((each) => each.number)).toEqual(all.map((each) => each.number));
            expect(items.map(({ queCode }) => queCode).toSorted()).toEqual(
              all.map(({ queCode }) => queCode).toSorted(),
            );
            for (const { queCode, points, hash, order, item } of items) {
              const from = all.find((each) => each.queCode === queCode);
              expect({ points, hash, stem: item.stem }).toEqual({
                points: from?.points,
                hash: from?.hash,
                stem: from?.item.stem,
              });
              expect(order.toSorted()).toEqual([0, 1, 2, 3, 4]);
              expect(item.options.map(({ text }) => text)).toEqual(order.map((at) => from?.item.options[at]?.text));
              expect(order[item.key - 1]).toBe((from?.item.key ?? 0) - 1);
            }
          }
          await client.put('/api/pass/remove/each', { pasCodeList: works.map(({ pasCode }) => pasCode) });
        }),
        { numRuns: 12 },
      );
    });
  });
});
