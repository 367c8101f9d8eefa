import { readFile } from 'node:fs/promises';
import { LIMITS, NOTICE_TYPES, type NoticeInput, NoticeInputSchema, noticeParagraphs } from '@chulje/contract';
import { audit } from '../audit/service.ts';
import * as service from '../notices/service.ts';
import { type Area, CommandError, dayOf, type Options, table } from './command.ts';

const OPTIONS = {
  type: NOTICE_TYPES.join(' | '),
  title: `제목, ${LIMITS.noticeTitleMax}자 이내`,
  content: '내용. 문단은 \\n으로 나눕니다',
  file: '내용이 든 UTF-8 파일 (--content 대신)',
};
const NUMBER = { name: '번호', isRequired: true };

/** 공지사항: what members read under 마이페이지 and on home. */
export const notices: Area = {
  summary: '공지사항',
  commands: {
    add: {
      summary: '공지사항을 올립니다.',
      options: OPTIONS,
      async run({ database, clock, options, print }) {
        const input = readInput({
          type: options.need('type'),
          title: options.need('title'),
          content: (await readContent(options)) ?? options.need('content'),
        });
        const { notCode } = await database.transaction(async (tx) => {
          const made = await service.addNotice(tx, input, clock.now());
          await audit(tx, { kind: 'operator.notice-added', details: { notCode: made.notCode } });
          return made;
        });
        print(`공지사항 ${notCode}번을 올렸습니다.`);
      },
    },
    edit: {
      summary: '공지사항에서 적은 것만 고칩니다. 날짜는 그대로입니다.',
      argument: NUMBER,
      options: OPTIONS,
      async run({ database, options, print }) {
        const given = { type: options.find('type'), title: options.find('title'), content: await readContent(options) };
        const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        if (Object.keys(values).length === 0) throw new CommandError('고칠 것을 하나 이상 적어 주세요.');
        const { type, title, content } = await service.getNotice(database.db, options.number);
        const input = readInput({ type, title, content, ...values });
        await database.transaction(async (tx) => {
          await service.editNotice(tx, options.number, input);
          await audit(tx, {
            kind: 'operator.notice-edited',
            details: { notCode: options.number, changed: Object.keys(values) },
          });
        });
        print(`공지사항 ${options.number}번을 고쳤습니다.`);
      },
    },
    remove: {
      summary: '공지사항을 지웁니다.',
      argument: NUMBER,
      async run({ database, options, print }) {
        const { title } = await database.transaction(async (tx) => {
          await audit(tx, { kind: 'operator.notice-removed', details: { notCode: options.number } });
          return service.removeNotice(tx, options.number);
        });
        print(`공지사항 ${options.number}번 “${title}”을(를) 지웠습니다.`);
      },
    },
    list: {
      summary: '공지사항을 새것부터 보여 줍니다. 번호를 적으면 그 내용을 보여 줍니다.',
      argument: { name: '번호', isRequired: false },
      async run({ database, options, print }) {
        if (options.argument !== undefined) {
          const { type, title, content } = await service.getNotice(database.db, options.number);
          for (const line of [`[${type}] ${title}`, '', ...noticeParagraphs(content)]) print(line);
          return;
        }
        const rows = await service.listNotices(database.db);
        if (rows.length === 0) return print('공지사항이 없습니다.');
        const cells = rows.map((row) => [String(row.notCode), row.type, dayOf(new Date(row.date)), row.title]);
        for (const line of table([['번호', '분류', '날짜', '제목'], ...cells])) print(line);
      },
    },
  },
};

async function readContent(options: Options): Promise<string | undefined> {
  const file = options.find('file');
  if (file === undefined) return options.find('content');
  if (options.find('content') !== undefined) throw new CommandError('--content와 --file 가운데 하나만 적어 주세요.');
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new CommandError(`파일을 읽을 수 없습니다: ${file}`);
  }
}

function readInput(values: object): NoticeInput {
  const parsed = NoticeInputSchema.safeParse(values);
  if (!parsed.success) throw new CommandError(parsed.error.issues.map((issue) => issue.message).join('\n'));
  return parsed.data;
}
