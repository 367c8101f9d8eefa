import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { PasCodeSchema } from './library.ts';
import { LIMITS } from './limits.ts';
import { lineSchema } from './text.ts';

export const EXPORT_FORMATS = ['pdf', 'word', 'hwpx', 'txt', 'gift', 'moodle', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const EXPORT_EXTENSIONS: Record<ExportFormat, string> = {
  pdf: 'pdf',
  word: 'docx',
  hwpx: 'hwpx',
  txt: 'txt',
  gift: 'gift.txt',
  moodle: 'xml',
  csv: 'csv',
};

export const PAPER_PARTS = ['paper', 'answers', 'explanations', 'all'] as const;
export const PAPER_SIZES = ['A4', 'B4'] as const;
export const PAPER_LOOKS = ['standard', 'large', 'dyslexia'] as const;
export const EXPLANATION_DETAILS = ['short', 'full'] as const;
/** 형: the same paper with the options of its items in another order. */
export const PAPER_FORMS = ['가', '나', '다', '라'] as const;

/** A switch in an address. */
export const flag = (isOn: boolean) =>
  z.pipe(
    z._default(z.enum(['true', 'false']), `${isOn}`),
    z.transform((value) => value === 'true'),
  );

/** What a teacher may choose of a paper, as query values. */
const OptionsQuery = {
  /** Which parts are printed: students' paper, answer table, answer table with explanations, or all. */
  parts: z._default(z.enum(PAPER_PARTS), 'all'),
  size: z._default(z.enum(PAPER_SIZES), 'A4'),
  columns: z._default(
    z.pipe(
      z.enum(['1', '2']),
      z.transform((value) => (value === '1' ? 1 : 2)),
    ),
    2,
  ),
  /** Ordinary print, large print, or letters and spaces that readers with dyslexia find easier. */
  look: z._default(z.enum(PAPER_LOOKS), 'standard'),
  /** [3점] beside the stems that have it. */
  points: flag(true),
  /** A sheet to mark the answers on. */
  omr: flag(false),
  /** Why the key is right, in a line or two; or what there is to say of every option. */
  detail: z._default(z.enum(EXPLANATION_DETAILS), 'short'),
  /** The words of passage or material on which the explanation rests. */
  evidence: flag(false),
  /** Shuffles the options of each item, the key following; a form has the same order every time. */
  form: z.optional(z.enum(PAPER_FORMS)),
  /** Whether plain text begins with U+FEFF, by which old programs on Windows know UTF-8. */
  bom: flag(true),
  /** For GIFT and Moodle: the passage once before its questions, or within each. */
  passage: z._default(z.enum(['once', 'each']), 'once'),
  /** 회차, 과목 and 교시 of the header band; an empty field is not printed. */
  round: z._default(lineSchema('회차', 40), ''),
  subject: z._default(lineSchema('과목', 20), '국어 영역'),
  period: z._default(lineSchema('교시', 20), ''),
};
export const ExportOptionsSchema = z.object(OptionsQuery);
export type ExportOptions = z.output<typeof ExportOptionsSchema>;

/** What file is asked for: a format, or one page as a picture. */
export const FileQuery = {
  type: z.enum([...EXPORT_FORMATS, 'preview'], '파일 형식을 선택해주세요.'),
  /** Of a preview: the page that is shown, the last one when there are fewer. */
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
};
/** The header of a preview that tells how many pages there are. */
export const PAGES_HEADER = 'x-pages';

/** Options as they stand in an address. */
export function exportOptionsQuery(options: ExportOptions): Record<string, string> {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** A letter that no font of ours has, and where it stands: a PDF shows 〓 in its place. */
const UnprintableSchema = z.object({ letter: z.string(), places: z.array(z.string()) });
export type Unprintable = z.infer<typeof UnprintableSchema>;

/** The header of a PDF or its preview that names letters which could not be printed. */
export const UNPRINTABLE_HEADER = 'x-unprintable';
/** Headers are short: so many letters are named, with so many places each. */
const NAMED_LETTERS = 10;
const NAMED_PLACES = 3;

/** What the header says of letters that could not be printed. */
export function unprintableHeader(list: readonly Unprintable[]): string {
  const named = list.slice(0, NAMED_LETTERS).map(({ letter, places }) => ({
    letter: letter.replace(/\p{Surrogate}/gu, '\uFFFD'),
    places: places.slice(0, NAMED_PLACES),
  }));
  return encodeURIComponent(JSON.stringify(named));
}

/** Reads what unprintableHeader wrote; without a header, or with one that says something else, there is nothing to tell. */
export function readUnprintable(header: string | null): Unprintable[] {
  try {
    return z.array(UnprintableSchema).parse(JSON.parse(decodeURIComponent(header ?? '[]')));
  } catch {
    return [];
  }
}

const ERRORS = [
  'works.not-found',
  'works.too-short',
  'export.forbidden',
  'export.timed-out',
  'export.failed',
  'server.busy',
  'request.too-many',
] as const;

export const exportWork = defineCall({
  method: 'GET',
  path: '/api/pass/export/each/:pasCode',
  summary: '파일로 추출. preview는 한 쪽의 그림(SVG)',
  access: 'member',
  params: z.object({ pasCode: PasCodeSchema }),
  query: z.extend(ExportOptionsSchema, FileQuery),
  answer: 'file',
  errors: ERRORS,
});

/** Codes of works in the order they are printed, separated by commas. */
const CodesSchema = z.pipe(
  z.pipe(
    z.string('작업을 선택해 주세요.'),
    z.transform((value) => value.split(',').filter(Boolean)),
  ),
  z.array(PasCodeSchema).check(
    z.minLength(1, '작업을 선택해 주세요.'),
    z.maxLength(LIMITS.exportWorks, `한 번에 ${LIMITS.exportWorks}개까지 내려받을 수 있습니다.`),
    z.refine((codes) => new Set(codes).size === codes.length, '같은 작업이 두 번 들어 있습니다.'),
  ),
);

export const exportWorks = defineCall({
  method: 'GET',
  path: '/api/pass/export/bulk',
  summary: '여러 작업을 한 시험지로, 또는 파일마다 ZIP으로 추출. 하나라도 내 작업이 아니면 404',
  access: 'member',
  query: z.extend(ExportOptionsSchema, {
    ...FileQuery,
    codes: CodesSchema,
    as: z._default(z.enum(['paper', 'zip']), 'zip'),
    /** Title of the one paper; the first work's when empty. */
    title: z._default(lineSchema('시험지 제목', LIMITS.titleMax), ''),
  }),
  answer: 'file',
  errors: ERRORS,
});

/** What is wrong on a paper before it is printed: errors of the linter, in an item or between items. */
const PaperFaultsSchema = z.object({
  pasCode: z.string(),
  title: z.string(),
  faults: z.array(
    z.object({
      /** The item's place in its work, from 1. */
      number: z.int(),
      place: z.string(),
      message: z.string(),
    }),
  ),
});
export type PaperFaults = z.infer<typeof PaperFaultsSchema>;

export const checkExport = defineCall({
  method: 'GET',
  path: '/api/pass/export/check',
  summary: '추출하기 전에 남은 오류. 오류가 있는 작업만 답한다',
  access: 'member',
  query: z.object({ codes: CodesSchema }),
  answer: z.array(PaperFaultsSchema),
  errors: ['works.not-found', 'export.forbidden'],
});

export const exportEverything = defineCall({
  method: 'GET',
  path: '/api/info/export/all',
  summary:
    '내 데이터 모두를 ZIP으로: 작업마다 Word 파일 하나, 그리고 휴지통, 회원 정보, 이용권, 결제, 생성, 활동 기록까지 담은 JSON',
  access: 'member',
  answer: 'file',
  errors: ['export.timed-out', 'export.failed', 'server.busy', 'request.too-many'],
});
