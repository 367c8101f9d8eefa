import { type CodePurpose, LIMITS } from '@chulje/contract';
import type { Mail } from '../mail/service.ts';

/** The mails about accounts. None tells more than its reader must know. */

const NOT_YOU =
  '본인이 한 일이 아니라면 비밀번호를 바꾸고, 계정 정보의 “로그인한 기기”에서 모르는 기기를 로그아웃해 주세요.';

export function codeMail(to: string, code: string, purpose: CodePurpose): Mail {
  return {
    to,
    subject: `[출제공방] ${purpose === 'signup' ? '회원가입' : '비밀번호 찾기'} 인증코드`,
    paragraphs: ['아래 인증코드 6자리를 화면에 입력해 주세요.'],
    highlight: code,
    notes: [
      `인증코드는 ${LIMITS.emailCodeSeconds / 60}분 동안 한 번만 쓸 수 있습니다.`,
      '요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 인증코드는 누구에게도 알려 주지 마세요.',
    ],
    keepSeconds: LIMITS.emailCodeSeconds,
  };
}

export function temporaryPasswordMail(to: string, password: string, loginUrl: string | undefined): Mail {
  return {
    to,
    subject: '[출제공방] 임시 비밀번호',
    paragraphs: ['임시 비밀번호로 로그인한 뒤 새 비밀번호를 정해 주세요.'],
    highlight: password,
    ...(loginUrl && { link: { label: '로그인하기', url: loginUrl } }),
    notes: [
      `임시 비밀번호는 ${LIMITS.temporaryPasswordHours}시간 동안 한 번만 쓸 수 있습니다.`,
      '임시 비밀번호로 로그인하기 전까지는 쓰시던 비밀번호도 그대로 쓸 수 있습니다.',
      '요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
    ],
    // Long enough for greylisting; the password itself should not lie about for longer.
    keepSeconds: 3_600,
  };
}

export function temporaryPasswordUsedMail(to: string): Mail {
  return {
    to,
    subject: '[출제공방] 임시 비밀번호로 로그인했습니다',
    paragraphs: [
      '임시 비밀번호로 로그인했습니다. 쓰시던 비밀번호는 더 이상 쓸 수 없고, 다른 기기에서는 모두 로그아웃되었습니다.',
    ],
    notes: [NOT_YOU],
  };
}

export function passwordChangedMail(to: string): Mail {
  return {
    to,
    subject: '[출제공방] 비밀번호가 변경되었습니다',
    paragraphs: ['계정의 비밀번호가 변경되었고, 다른 기기에서는 모두 로그아웃되었습니다.'],
    notes: ['본인이 한 일이 아니라면 로그인 화면의 “비밀번호 찾기”로 곧바로 비밀번호를 바꿔 주세요.'],
  };
}

export function googleLinkedMail(to: string): Mail {
  return {
    to,
    subject: '[출제공방] Google 계정이 연결되었습니다',
    paragraphs: ['이제 Google 계정으로도 로그인할 수 있습니다. 쓰시던 비밀번호도 그대로 쓸 수 있습니다.'],
    notes: [NOT_YOU],
  };
}

export function withdrawnMail(to: string, isRetained: boolean): Mail {
  return {
    to,
    subject: '[출제공방] 회원탈퇴가 완료되었습니다',
    paragraphs: [
      '그동안 출제공방을 이용해 주셔서 고맙습니다. 작업과 개인정보를 모두 지웠습니다.',
      ...(isRetained
        ? [`결제 기록은 전자상거래법에 따라 ${LIMITS.paymentRecordYears}년 동안 따로 보관한 뒤 지웁니다.`]
        : []),
    ],
  };
}
