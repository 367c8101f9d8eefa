import {
  type AnswerOf,
  type Call,
  checkExport,
  checkQuestionTypes,
  countRecent,
  type ErrorCode,
  exportWork,
  type Generation,
  getEngine,
  getItemHistory,
  getMe,
  getPaymentMode,
  getSettings,
  getTicket,
  lintQuestion,
  listFavorites,
  listNotices,
  listOpenGenerations,
  listPassages,
  listQuestionTypes,
  listRecent,
  listSittings,
  matchTopic,
} from '@chulje/contract';
import { sampleItem } from '@chulje/contract/testing';
import { vi } from 'vitest';

/** The server as a test of a screen has it: every call answers what the test says, and what nobody answers is a fault. */

// biome-ignore lint/suspicious/noExplicitAny: the schemas of a call are inferred from its own type
type AnyCall = Call<any, any, any, any, any>;

export interface Asked {
  path: string;
  body: unknown;
}
type Reply = (asked: Asked) => unknown;
interface Answering {
  call: AnyCall;
  path: RegExp;
  reply: Reply;
  asked: Asked[];
}

let answers: Answering[] = [];
/** What was asked for and nobody answered. */
export const unanswered: string[] = [];

/**
 * From now on the call answers this, data or a function of what was asked; with `params` only where they are meant.
 * Hands back what is asked of it.
 */
export function answering<const C extends AnyCall>(
  call: C,
  reply: AnswerOf<C> | ((asked: Asked) => AnswerOf<C> | Response | Promise<AnswerOf<C> | Response>),
  params: Record<string, string> = {},
): readonly Asked[] {
  const path = new RegExp(`^${call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '[^/]+')}$`);
  const answer: Answering = {
    call,
    path,
    reply: typeof reply === 'function' ? (reply as Reply) : () => reply,
    asked: [],
  };
  answers.unshift(answer);
  return answer.asked;
}

/** The answer of a server that refuses. */
export const refusing = (status: number, code: ErrorCode, message: string) => () =>
  Response.json({ code, message }, { status });
export const broken = refusing(500, 'server.failed', '서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.');
export const gone = refusing(404, 'works.not-found', '작업을 찾을 수 없습니다.');
/** Progress of a generation as the server streams it. */
export const toEvents = (...steps: readonly Generation[]) =>
  new Response(steps.map((step) => `event: ${step.state}\ndata: ${JSON.stringify(step)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
/** No answer at all: the connection breaks. */
export const cutOff = () => {
  throw new TypeError('Failed to fetch');
};
/** An answer that never comes. */
export const silent = () => new Promise<never>(() => {});

export const haveTickets = (balance: number) => answering(getTicket, { balance, total: 10 });
export const haveRecent = (count: number) => answering(countRecent, count);

/** A type of items of each pattern and style that the filters know. */
const TYPES = [
  ['사실적 읽기', '내용 일치', '긍정형'],
  ['사실적 읽기', '내용 불일치', '부정형'],
  ['추론적 읽기', '빈칸 추론', '정답형'],
  ['추론적 읽기', '〈보기〉 적용(부정)', '부정형'],
  ['비판적 읽기', '관점·기준에 따른 평가(부정)', '부정형'],
  ['어휘 및 문법', '문맥상 의미', '정답형'],
  ['어휘 및 문법', '바꿔 쓰기(부정)', '부정형'],
  ['어휘 및 문법', '사전적 의미(부정)', '부정형'],
] as const;

/** A member with ten tickets and nothing made yet. */
export function answerAsForNewMember(): void {
  answers = [];
  unanswered.length = 0;
  answering(getMe, {
    name: '김선생',
    email: 'teacher@example.com',
    gender: 'male',
    memType: '',
    hasPassword: true,
    hasGoogle: false,
    joinedAt: '2026-01-01T00:00:00.000Z',
  });
  answering(getSettings, {
    hasGoogle: false,
    hasOutbox: false,
    hasFreeTopics: true,
    termsVersion: '1',
    privacyVersion: '1',
    company: [],
  });
  haveTickets(10);
  haveRecent(0);
  for (const list of [listRecent, listFavorites, listPassages]) answering(list, []);
  answering(listNotices, []);
  answering(listSittings, []);
  answering(listOpenGenerations, []);
  answering(getEngine, { name: 'ai', label: 'AI', seconds: 180 });
  answering(matchTopic, { isFree: true, match: null, preparing: null, offered: 0, nearest: [] });
  answering(
    listQuestionTypes,
    TYPES.map(([pattern, type, style], at) => ({
      id: `type-${at}`,
      pattern,
      type,
      style,
      title: type,
      statement: '윗글에 대한 설명으로 알맞은 것은?',
      tags: [],
      difficulty: '중',
      references: [],
      subpassage: '',
      sample: sampleItem({ pattern, type, style }),
    })),
  );
  answering(
    checkQuestionTypes,
    TYPES.map(([, type]) => ({ type, available: true, reason: '', usedUp: false })),
  );
  answering(lintQuestion, []);
  answering(checkExport, []);
  answering(getItemHistory, { history: null });
  // A page of a paper, empty.
  answering(
    exportWork,
    () =>
      new Response('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      }),
  );
  answering(getPaymentMode, { mode: 'off', isWindowForeign: false });
  vi.stubGlobal('fetch', fetchAnswer);
}

async function fetchAnswer(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(url, location.href);
  const answer = answers.find(({ call, path }) => call.method === method && path.test(pathname));
  if (!answer) {
    unanswered.push(`${method} ${pathname}`);
    return Response.json({ code: 'server.failed', message: 'nobody answers' }, { status: 500 });
  }
  const asked = { path: pathname, body: typeof body === 'string' ? JSON.parse(body) : undefined };
  answer.asked.push(asked);
  const reply = await answer.reply(asked);
  return reply instanceof Response ? reply : Response.json(reply);
}
