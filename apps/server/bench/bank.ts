import { BankQuerySchema } from '@chulje/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as bank from '../src/bank/service.ts';
import type { Db } from '../src/platform/db.ts';
import { SIGNATURE_BITS, WORK_SIGNATURE_BITS } from '../src/platform/schema/index.ts';
import { foldText, signatureOf } from '../src/platform/search-words.ts';
import { createBenchDatabase, findPostgres } from './measured-database.ts';

/**
 * `npm run bench:bank`: what a page of the bank costs a member with 64,500 items (150 works and 2,000 that are 보관) among a
 * million items of everyone, against the same page when that member's are two thirds of 100,000. Prints each query's median
 * and 95th percentile and the median ratio of a pair; ends with 1 when a ratio is above 1.3 or a plan reads a whole table.
 */
const RECENT = 150;
const ARCHIVED = 2_000;
const ITEMS = 30;
const OWN = (RECENT + ARCHIVED) * ITEMS;
/** So many kinds of items there are, and works go through them in turn. */
const KINDS = 8_100;
const [FEW, MANY] = [100_000, 1_000_000];
const ROUNDS = Number(process.env.ROUNDS ?? 60);
const MOST = 1.3;

/** The pages that are asked for: from the first one seen to words that stand nowhere. */
const QUERIES: Record<string, Record<string, string>> = {
  '첫 쪽': {},
  '보관 포함': { archive: '포함' },
  분야·난이도: { archive: '포함', field: '예술', difficulty: '상' },
  '없는 유형': { archive: '포함', type: '없는 유형' },
  '드문 태그': { archive: '포함', tag: '드문 태그' },
  '50% 미만': { archive: '포함', facility: '50% 미만' },
  '정답률 없음': { archive: '포함', facility: '없음' },
  '50～70%·유형': { archive: '포함', facility: '50～70%', type: '유형 3' },
  '정답률·유형 없음': { archive: '포함', facility: '없음', type: '없는 유형' },
  '쓴 적 있음': { archive: '포함', used: 'true' },
  '흔한 말': { archive: '포함', q: '적절한' },
  '드문 말': { archive: '포함', q: '엔트로피' },
  '없는 두 글자': { archive: '포함', q: '훗설' },
};
const DEEP = '깊은 쪽';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

const WORDS =
  '거래 당사자 정보 비대칭 시장 균형 수요 공급 개념 전제 결론 근거 사례 관점 비판 주장 원인 결과 과정 변화 구조 기능 체계 원리 실험 관찰 가설 이론 현상 물질 세포 유전 전류 전압 파동 입자 미술 음악 화가 작품 감상 표현 형식 내용 언어 의미 문장 윤리 도덕 행위 의무 권리 법률 계약 책임 제도 정책 사회 문화 역사 기술 기계 신호 전송 저장 연산 회로'.split(
    ' ',
  );

/** Texts as items have them: a stem, five options, and a 〈보기〉 in one of three. */
function wordsOf(at: number): string {
  const word = (place: number) => WORDS[(at * 7 + place * 13 + ((at * place) % 11)) % WORDS.length] ?? '';
  const sentence = (place: number) =>
    `${word(place)}의 ${word(place + 1)}에 따라 ${word(place + 2)}${at % 97}은 ${word(place + 3)}을 ${word(place + 4)}하게 한다.`;
  const texts = [
    '윗글에 대한 이해로 가장 적절한 것은?',
    at % 3 ? '' : [0, 1, 2, 3, 4, 5, 6, 7].map((n) => sentence(n * 5 + 40)).join(' '),
  ];
  for (let option = 0; option < 5; option += 1) texts.push(sentence(option * 6));
  if (at % 8_009 === 5) texts.push('엔트로피');
  return texts.map(foldText).join('\n');
}

/** A database of its own with so many items, and the pages of one member. */
async function openBank(server: string, items: number) {
  const { pool, drop } = await createBenchDatabase(server);
  const memberId = await fill(pool, items);
  const sent: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }) };
  const db = drizzle(pool, { logger }) as unknown as Db;
  const ask = (query: Record<string, string>) => bank.listBank(db, memberId, BankQuerySchema.parse(query));
  const { rows } = await pool.query(
    `select (extract(epoch from w.updated_at) * 1000000)::bigint || '.' || w.code || '.' || i.position || '.' || i.code as cursor
     from work w join item i on i.work_code = w.code where w.member_id = $1 order by w.updated_at, w.code offset $2 limit 1`,
    [memberId, OWN / 10],
  );
  const pages: typeof QUERIES = { ...QUERIES, [DEEP]: { archive: '포함', cursor: rows[0].cursor as string } };
  return {
    pages,
    ask,
    /** The plan of a page, from the top. */
    async explain(query: Record<string, string>): Promise<string[]> {
      sent.length = 0;
      await ask(query);
      const last = sent.at(-1);
      if (!last) throw new Error('nothing was sent');
      const answer = await pool.query(`explain (format json) ${last.text}`, last.values);
      return nodesOf(answer.rows[0]['QUERY PLAN'][0].Plan);
    },
    drop,
  };
}

const postgres = await findPostgres();
const opened: Awaited<ReturnType<typeof openBank>>[] = [];
let isFlat = true;
try {
  for (const items of [FEW, MANY]) opened.push(await openBank(postgres.url, items));
  const [few, many] = opened;
  if (!few || !many) throw new Error('no banks');
  console.log(
    `문항 ${OWN.toLocaleString()}개를 가진 회원의 한 쪽: 모두 ${MANY.toLocaleString()}개 가운데 : ${FEW.toLocaleString()}개 가운데`,
  );
  for (const page of Object.keys(many.pages)) {
    const times = { few: [] as number[], many: [] as number[] };
    // In pairs, now one first and now the other, so that whatever else the machine does falls on both.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const which of round % 2 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
        const bankOf = { few, many }[which];
        times[which].push(await timeOf(() => bankOf.ask(bankOf.pages[page] ?? {})));
      }
    const plan = await many.explain(many.pages[page] ?? {});
    const ratio = quantile(
      times.many.map((time, round) => time / (times.few[round] ?? Number.NaN)),
      0.5,
    );
    const isGood = ratio <= MOST && !plan.some((node) => /^Seq Scan (item|work)$/.test(node));
    isFlat &&= isGood;
    console.log(
      `${isGood ? '✓' : '✗'} ${page.padEnd(8)} ${ratio.toFixed(2)} ×   ${quantile(times.many, 0.5).toFixed(1)} ms, p95 ${quantile(times.many, 0.95).toFixed(1)} ms   ${process.env.PLANS ? plan.join(' ← ') : ''}`,
    );
  }
} finally {
  for (const each of opened) await each.drop();
  postgres.stop();
}
process.exit(isFlat ? 0 : 1);

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

function quantile(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
}

function nodesOf(plan: Plan): string[] {
  const of = plan['Index Name'] ?? plan['Relation Name'];
  return [`${plan['Node Type']}${of ? ` ${of}` : ''}`, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** One member with 64,500 items, twenty exams and a rare tag, and others with what is left; the id of the first. */
async function fill(pool: pg.Pool, items: number): Promise<string> {
  const others = Math.ceil((items - OWN) / OWN);
  await pool.query(
    `insert into member (email, password_hash, name)
     select 'bench' || n || '@example.com', '', '회원' from generate_series(0, $1::int) n`,
    [others],
  );
  await pool.query(
    `insert into work (code, member_id, kind, title, field, keyword, content, format, gist, faults, updated_at, archived_at)
     select left(md5(m.id::text || n), 22), m.id, '지문+문항', '작업 ' || n,
       (array['인문', '예술', '사회', '과학', '기술'])[n % 5 + 1], '제재 ' || n % 40, '글', '[]', '[]', 0,
       now() - n * interval '1 hour', case when n > $1 then now() end
     from (select id, (row_number() over (order by email) - 1)::int as place from member) m,
       generate_series(1, case when place = 0 then $2::int else least($2::int, ($3::int / 30) - place * $2::int) end) n`,
    [RECENT, RECENT + ARCHIVED, items],
  );
  // What a text is made of does not matter to the others' items: a thousand kinds of them are enough.
  await pool.query('create temp table kind (n int primary key, words text, signature bit(4096))');
  for (let from = 0; from < KINDS; from += 300) {
    const rows = Array.from({ length: 300 }, (_, at) => wordsOf(from + at));
    await pool.query(
      `insert into kind select $1::int + place - 1, words, signature::bit(4096)
       from unnest($2::text[], $3::text[]) with ordinality as each(words, signature, place)`,
      [from, rows, rows.map((words) => signatureOf([words], SIGNATURE_BITS))],
    );
  }
  await pool.query(
    `insert into item (code, work_code, position, pattern, type, style, difficulty, points, stem, marks, options, key, explanation, findings, check_state, tags, words, signature, hash)
     select left(md5(w.code || p), 22), w.code, p,
       (array['사실적 읽기', '추론적 읽기', '비판적 읽기', '어휘 및 문법'])[p % 4 + 1], '유형 ' || p % 15,
       (array['정답형', '긍정형', '부정형'])[p % 3 + 1], (array['하', '중', '상'])[p % 3 + 1], 2,
       '윗글에 대한 이해로 가장 적절한 것은?', '[]', $1::jsonb, 1, repeat('해설 ', 100), '[]',
       case when p % 2 = 0 then '검증됨' end, case when w.place % 1000 = 7 and p = 3 then '{드문 태그}'::text[] else '{}' end, k.words, k.signature, md5(w.code || p) || md5(w.code)
     from (select code, row_number() over (order by code) as place from work) w, generate_series(0, 29) p, kind k
     where k.n = (w.place * 30 + p) % 8100
     -- The items of a work lie together, as they do when it is saved.
     order by w.code, p`,
    [
      JSON.stringify(
        Array.from({ length: 5 }, () => ({
          text: '거래 당사자의 정보에 관한 진술이다. '.repeat(3),
          reason: '이유 '.repeat(30),
        })),
      ),
    ],
  );
  const kinds = Array.from({ length: KINDS / ITEMS }, (_, work) =>
    signatureOf(
      Array.from({ length: ITEMS }, (__, place) => wordsOf(work * ITEMS + place)),
      WORK_SIGNATURE_BITS,
    ),
  );
  await pool.query(
    `insert into work_signature select code, ($1::text[])[place % $2::int + 1]::bit(8192)
     from (select code, row_number() over (order by code) as place from work) w`,
    [kinds, kinds.length],
  );
  const { rows } = await pool.query("select id from member where email = 'bench0@example.com'");
  await pool.query(
    `insert into exam (code, member_id, title, header) select left(md5(id::text || n || 'exam'), 22), id, '시험지', '{}'
     from member, generate_series(1, 20) n`,
  );
  await pool.query(
    `insert into exam_item (exam_code, section, position, item_code, points)
     select e.code, 0, row_number() over (partition by e.code order by i.code), i.code, 20
     from (select code, member_id, row_number() over (partition by member_id order by code) as place from exam) e
     join (select code, member_id, row_number() over (partition by member_id order by code) as place from work) w
       on w.member_id = e.member_id and w.place = e.place join item i on i.work_code = w.code`,
  );
  // One item in a hundred was solved; none of them was found so hard.
  await pool.query(
    `insert into item_tally (member_id, item_hash, closed_at, students, "right", counts, blanks, updated_at)
     select w.member_id, i.hash, now(), 30, 20, '{0,0,0,0,0}', 0, now()
     from work w join item i on i.work_code = w.code where i.position = 7 and w.code < '5'`,
  );
  for (const table of ['item_tally', 'work', 'work_signature', 'item', 'exam', 'exam_item'])
    await pool.query(`vacuum analyze ${table}`);
  return rows[0].id;
}
