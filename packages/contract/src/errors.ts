import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

interface ErrorDefinition {
  status: number;
  /** The Korean sentence shown to the user. */
  message: string;
}

const paperTooLong = (characters: number) =>
  `파일 하나에 담기에는 너무 깁니다. 글자 수가 지문과 문항, 해설을 더해 ${characters.toLocaleString('ko-KR')}자를 넘지 않게 작업을 나누거나, 파일마다 따로(ZIP) 추출해 주세요.`;

const examsFull = (most: number) =>
  `시험지는 ${most}개까지 둘 수 있습니다. 쓰지 않는 시험지를 휴지통으로 옮기고 다시 시도해 주세요.`;
const tooManyItems = (most: number) => `시험지 하나에는 문항을 ${most}개까지 담을 수 있습니다.`;
const archiveFull = (most: number) =>
  `작업은 ${most.toLocaleString('ko-KR')}개까지 보관할 수 있습니다. 보관한 작업을 정리한 뒤 다시 시도해 주세요.`;

/** Of a text under 500 characters, wherever items are wanted. */
/** Said by the form before anything is asked for, and by the server. */
export const NO_TOPIC =
  '이 주제와 맞는 내장 자료가 없습니다. 준비된 주제 가운데에서 골라 주세요. 이용권은 차감되지 않았습니다.';

/** The same of a topic whose passages are still being written. */
export const topicPreparing = (topic: string): string =>
  `‘${topic}’ 지문은 준비 중입니다. 다른 주제를 골라 주세요. 이용권은 차감되지 않았습니다.`;

export const TEXT_TOO_SHORT = '500자 이하의 지문으로 정상적인 문항을 생성하기 어렵습니다. 충분한 지문을 입력해 주세요.';

/** Every error the API can answer, by code. `domain.name`; the message is the specification's where it has one. */
export const ERRORS = {
  'request.invalid': { status: 400, message: '입력한 내용을 확인해 주세요.' },
  'request.broken-text': {
    status: 400,
    message: '저장할 수 없는 문자(널 문자나 반쪽만 남은 이모지)가 들어 있습니다. 지우고 다시 시도해 주세요.',
  },
  'request.key-required': { status: 400, message: 'Idempotency-Key 머리글이 필요합니다.' },
  'request.too-deep': { status: 400, message: '보낸 내용이 너무 여러 겹으로 이루어져 있습니다.' },
  'request.not-json': { status: 415, message: '지원하지 않는 요청 형식입니다.' },
  'request.too-large': { status: 413, message: '보낸 내용이 너무 큽니다.' },
  'request.forbidden-origin': { status: 403, message: '허용되지 않은 요청입니다.' },
  'request.too-many': { status: 429, message: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.' },
  'request.not-found': { status: 404, message: '요청한 주소를 찾을 수 없습니다.' },
  'server.failed': { status: 500, message: '서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.' },
  'server.busy': { status: 503, message: '지금은 요청을 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.' },

  'auth.required': { status: 401, message: '인증이 필요합니다' },
  'auth.login-failed': { status: 401, message: '이메일 또는 비밀번호가 일치하지 않습니다.' },
  'auth.login-slowed': {
    status: 429,
    message:
      '이 계정으로 로그인 시도가 너무 많아 잠시 늦추고 있습니다. 몇 초 뒤에 다시 시도하거나, 비밀번호 찾기에서 이메일을 인증하면 바로 로그인할 수 있습니다.',
  },

  'auth.password-change-required': {
    status: 403,
    message: '임시 비밀번호로 로그인했습니다. 새 비밀번호를 먼저 정해 주세요.',
  },
  'auth.wrong-password': { status: 400, message: '지금 비밀번호가 일치하지 않습니다.' },
  'auth.email-taken': { status: 409, message: '이미 존재하는 이메일입니다.' },
  'auth.email-unknown': { status: 404, message: '존재하지 않는 이메일입니다.' },
  'auth.already-registered': { status: 409, message: '이미 등록된 이메일입니다.' },
  'auth.code-wrong': { status: 400, message: '인증코드가 일치하지 않습니다.' },
  'auth.code-expired': { status: 410, message: '인증 시간이 만료되었습니다. 다시 요청해주세요.' },
  'auth.code-used-up': { status: 410, message: '인증코드를 여러 번 잘못 입력했습니다. 인증메일을 다시 요청해 주세요.' },
  'auth.verification-required': { status: 403, message: '이메일 인증을 먼저 완료해주세요.' },
  'auth.consent-outdated': {
    status: 409,
    message: '약관이 새로 바뀌었습니다. 화면을 새로 고쳐 바뀐 내용을 확인한 뒤 다시 동의해 주세요.',
  },
  'auth.session-not-found': { status: 404, message: '이미 로그아웃된 기기입니다.' },
  'auth.not-own-email': { status: 403, message: '본인 계정만 탈퇴할 수 있습니다. 이메일을 확인해 주세요.' },
  'auth.withdrawal-pending': {
    status: 409,
    message: '결제가 처리되는 중이라 지금은 탈퇴할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  },
  'auth.google-expired': { status: 410, message: 'Google 인증 시간이 지났습니다. Google 로그인을 다시 시작해 주세요.' },

  'works.not-found': { status: 404, message: '작업을 찾을 수 없습니다.' },
  'works.full': {
    status: 409,
    message:
      '최근 작업 내역이 꽉 찼습니다. 생성할 문항을 저장할 공간이 부족합니다. 최근 작업 내역에서 공간을 확보하고 다시 시도하세요.',
  },
  'works.no-room-to-restore': {
    status: 409,
    message: '최근 작업 내역이 꽉 찼습니다. 최근 작업에서 공간을 확보한 뒤 다시 복원해 주세요.',
  },
  'works.archive-full': { status: 409, message: /* @__PURE__ */ archiveFull(LIMITS.archivedWorks) },
  'works.no-room-to-unarchive': {
    status: 409,
    message: '최근 작업 내역이 꽉 찼습니다. 최근 작업에서 공간을 확보한 뒤 다시 꺼내 주세요.',
  },
  'works.changed-elsewhere': {
    status: 409,
    message: '다른 창에서 먼저 저장한 내용이 있습니다. 내용을 비교한 뒤 다시 저장해 주세요.',
  },
  'works.not-verified': {
    status: 409,
    message: '다시 검증하지 못했습니다.',
  },
  'works.too-many-items': { status: 409, message: '한 작업에는 문항을 30개까지 담을 수 있습니다.' },
  'works.too-short': { status: 400, message: TEXT_TOO_SHORT },

  'tickets.not-enough': { status: 402, message: '이용권이 부족합니다. 이용권을 구매해주세요.' },

  'payments.not-selling': {
    status: 503,
    message: '지금은 이용권을 구매할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  },
  'payments.price-mismatch': {
    status: 400,
    message: '이용권의 금액이 올바르지 않습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.',
  },
  'payments.order-not-found': { status: 404, message: '주문을 찾을 수 없습니다.' },
  'payments.amount-mismatch': { status: 400, message: '금액 검증에 실패했습니다.' },
  'payments.key-mismatch': {
    status: 409,
    message: '이 주문의 결제가 아닙니다. 결제 내역을 확인한 뒤 다시 시도해 주세요.',
  },
  'payments.unsettled': {
    status: 409,
    message: '결과를 확인하고 있는 결제가 있습니다. 확인이 끝난 뒤 다시 시도해 주세요.',
  },
  'payments.not-refundable': { status: 409, message: '취소할 수 있는 결제가 아닙니다.' },
  'payments.refund-refused': { status: 409, message: '결제 회사가 취소를 거절했습니다. 이용권은 그대로입니다.' },

  'generation.not-found': { status: 404, message: '생성 작업을 찾을 수 없습니다.' },
  'generation.result-gone': { status: 410, message: '생성한 결과가 이미 삭제되었습니다. 새로 생성해 주세요.' },
  'generation.key-reused': { status: 409, message: '같은 요청 번호로 다른 내용을 생성할 수 없습니다.' },
  'generation.already-open': { status: 409, message: '진행 중인 생성이 있습니다. 끝난 뒤 다시 시도해 주세요.' },
  'generation.queue-full': {
    status: 503,
    message: '생성 요청이 몰려 지금은 더 받을 수 없습니다. 이용권은 차감되지 않았습니다. 잠시 후 다시 시도해 주세요.',
  },
  'generation.still-open': {
    status: 503,
    message: '아직 생성하고 있습니다. 같은 요청 번호로 다시 요청하면 이어서 기다립니다.',
  },
  'generation.no-topic': { status: 422, message: NO_TOPIC },
  'generation.type-unavailable': {
    status: 422,
    message: '이 지문으로는 고른 유형의 문항을 만들 수 없습니다. 이용권은 차감되지 않았습니다.',
  },
  'generation.vocabulary-twice': {
    status: 409,
    message: '어휘 문항은 한 지문에 하나가 알맞아 더 만들지 않았습니다. 이용권은 차감되지 않았습니다.',
  },
  'generation.set-changed': {
    status: 409,
    message: '만드는 동안 다른 문항이 바뀌어 새 문항과 겹칩니다. 이용권은 차감되지 않았습니다. 다시 시도해 주세요.',
  },
  'generation.no-refining': {
    status: 422,
    message: '내장 자료로는 요청에 따라 고칠 수 없습니다. 이용권은 차감되지 않았습니다.',
  },
  'generation.unreadable': {
    status: 422,
    message:
      '이 글은 제한 시간 안에 읽지 못했습니다. 같은 부호나 말이 길게 되풀이되는 곳이 있으면 줄여 주세요. 이용권은 차감되지 않았습니다.',
  },
  'generation.too-costly': {
    status: 429,
    message: '한 시간에 쓸 수 있는 AI 비용을 모두 썼습니다. 잠시 후 다시 시도해 주세요.',
  },
  'generation.failed': {
    status: 502,
    message: '생성에 실패했습니다. 이용권은 차감되지 않았습니다. 잠시 후 다시 시도해 주세요.',
  },
  'generation.timed-out': {
    status: 504,
    message: '생성이 제한 시간을 넘겨 중단되었습니다. 이용권은 차감되지 않았습니다. 다시 시도해 주세요.',
  },

  'bank.not-found': { status: 404, message: '문항을 찾을 수 없습니다.' },

  'exams.not-found': { status: 404, message: '시험지를 찾을 수 없습니다.' },
  'exams.full': {
    status: 409,
    message: /* @__PURE__ */ examsFull(LIMITS.exams),
  },
  'exams.templates-full': {
    status: 409,
    message: `내 틀은 ${LIMITS.examTemplates}개까지 저장할 수 있습니다. 쓰지 않는 틀을 삭제해 주세요.`,
  },
  'exams.template-not-found': { status: 404, message: '틀을 찾을 수 없습니다.' },
  'exams.changed-elsewhere': {
    status: 409,
    message: '다른 창에서 먼저 저장한 시험지입니다. 새로 고쳐 바뀐 내용을 확인한 뒤 다시 저장해 주세요.',
  },
  'exams.too-many-items': { status: 409, message: /* @__PURE__ */ tooManyItems(LIMITS.examItems) },
  'exams.unknown-items': { status: 409, message: '지문에 없는 문항이 들어 있습니다. 새로 고친 뒤 다시 시도해 주세요.' },
  'exams.empty': { status: 409, message: '문항이 없는 시험지입니다. 문항을 담은 뒤 다시 시도해 주세요.' },
  'exams.items-gone': {
    status: 409,
    message: '휴지통에 있거나 삭제된 지문과 문항이 들어 있습니다. 복원하거나 빼고 다시 시도해 주세요.',
  },
  'exams.not-frozen': { status: 409, message: '아직 확정하지 않은 형입니다. 시험지를 확정한 뒤 다시 시도해 주세요.' },
  'exams.in-use': {
    status: 409,
    message: '학생에게 낸 시험지입니다. 이 시험지로 연 응시를 먼저 지워 주세요.',
  },

  'sittings.not-found': { status: 404, message: '응시를 찾을 수 없습니다.' },
  'sittings.full': {
    status: 409,
    message: '끝나지 않은 응시는 50개까지 둘 수 있습니다. 쓰지 않는 응시를 마감하거나 지우고 다시 시도해 주세요.',
  },
  'sittings.rules-frozen': {
    status: 409,
    message:
      '이미 풀기 시작한 학생이 있어 바꿀 수 없습니다. 마감 시각과 결과 공개는 바꿀 수 있고, 시간은 늘릴 수만 있습니다.',
  },
  'sittings.seat-not-found': { status: 404, message: '자리를 찾을 수 없습니다.' },
  'sittings.seats-full': { status: 409, message: '자리가 모두 찼습니다.' },
  'sittings.answered-online': {
    status: 409,
    message: '링크로 푼 답이 있는 자리입니다. 그 자리를 비운 뒤 입력해 주세요.',
  },
  'sittings.unknown-form': { status: 409, message: '이 응시에 없는 형입니다.' },
  'sittings.nothing-late': { status: 409, message: '따로 보관한 답이 없습니다.' },
  'sittings.still-solving': { status: 409, message: '아직 푸는 중인 자리입니다. 제출하거나 마감한 뒤에 정해 주세요.' },
  'sittings.foreign-file': {
    status: 409,
    message: '이 응시의 파일이 아니거나, 그 뒤에 다시 푼 자리의 파일입니다. 학생이 저장한 파일이 맞는지 확인해 주세요.',
  },
  'sittings.ruled-meanwhile': {
    status: 409,
    message: '그사이 재채점이 있었습니다. 새로 불러온 재채점 내역을 확인하고 다시 눌러 주세요.',
  },
  'sittings.rulings-full': { status: 409, message: '한 응시에서 재채점은 200번까지 할 수 있습니다.' },

  'classes.not-found': { status: 404, message: '반을 찾을 수 없습니다.' },
  'classes.full': {
    status: 409,
    message: `반은 ${LIMITS.classes}개까지 만들 수 있습니다. 쓰지 않는 반을 지워 주세요.`,
  },
  'classes.label-taken': { status: 409, message: '같은 이름의 반이 이미 있습니다.' },

  'analysis.item-not-found': { status: 404, message: '이 응시에 없는 문항 번호입니다.' },
  'analysis.nothing-wrong': { status: 409, message: '틀린 문항이 있는 학생이 없습니다.' },
  'analysis.no-reports': { status: 409, message: '리포트를 만들 수 있는 끝난 풀이가 없습니다.' },

  'solving.unknown-code': {
    status: 404,
    message: '없는 주소이거나 코드입니다. 선생님이 알려 준 것과 같은지 확인해 주세요.',
  },
  'solving.not-open': { status: 409, message: '아직 열리지 않은 시험입니다. 시작 시각에 다시 들어와 주세요.' },
  'solving.closed': { status: 409, message: '마감된 시험입니다. 선생님께 말씀해 주세요.' },
  'solving.unknown-seat': { status: 404, message: '명단에 없는 번호입니다. 반과 번호를 확인해 주세요.' },
  'solving.wrong-slip': { status: 403, message: '자리 번호표의 숫자가 맞지 않습니다. 받은 번호표를 확인해 주세요.' },
  'solving.unknown-receipt': {
    status: 404,
    message: '번호와 확인 번호가 맞는 풀이가 없습니다. 제출할 때 받은 확인 번호를 확인해 주세요.',
  },
  'solving.seat-taken': {
    status: 409,
    message: '이 번호로 이미 풀고 있는 기기가 있습니다. 번호를 확인하고, 맞으면 선생님께 말씀해 주세요.',
  },
  'solving.no-attempts-left': {
    status: 409,
    message: '이 번호로 이미 제출했습니다. 다시 풀려면 선생님께 말씀해 주세요.',
  },
  'solving.required': { status: 401, message: '풀이를 먼저 시작해 주세요.' },
  'solving.gone': { status: 410, message: '선생님이 지운 시험이거나 비운 자리입니다. 선생님께 말씀해 주세요.' },
  'solving.taken-over': {
    status: 409,
    message: '다른 기기에서 이어 풀고 있습니다. 이 기기에서는 답을 바꿀 수 없습니다.',
  },
  'solving.submitted': { status: 409, message: '이미 제출했습니다. 제출한 답은 바꿀 수 없습니다.' },
  'solving.too-many-events': {
    status: 409,
    message: '답을 너무 여러 번 바꾸어 더 저장할 수 없습니다. 지금까지의 답은 저장되어 있습니다.',
  },

  'notices.not-found': { status: 404, message: '공지사항을 찾을 수 없습니다.' },

  'export.forbidden': { status: 403, message: '파일 다운로드에 필요한 권한이 없습니다.' },
  'export.too-long': {
    status: 413,
    // Marked, so that the web app, which asks the server for the words, need not carry all of them.
    message: /* @__PURE__ */ paperTooLong(LIMITS.paperCharacters),
  },
  'export.timed-out': {
    status: 504,
    message: '파일을 만드는 데 시간이 너무 오래 걸려 중단했습니다. 작업을 나누어 다시 시도해 주세요.',
  },
  'export.failed': { status: 500, message: '파일을 만들지 못했습니다. 잠시 후 다시 시도해 주세요.' },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every answer that is not 2xx. `fields` maps an input field to its message. */
export const ErrorAnswerSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Data that helps the user go on, e.g. the nearest topics. */
  details: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.optional(z.string()),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
