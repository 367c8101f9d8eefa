/** Sentences of part 1 §§5, 8 and part 2 §§5, 8 about members, each once. Errors of the server are in errors.ts. */
export const ACCOUNT_MESSAGES = {
  email: '이메일 형식으로 입력해 주세요.',
  passwordEmpty: '비밀번호를 입력해 주세요.',
  passwordRule: '비밀번호를 조건에 맞게 입력해 주세요.',
  /** The rule itself, beside the field. */
  passwordHint: '영문자·숫자·특수문자(!@#$%^&*)를 포함해 8자 이상',
  passwordTooLong: '비밀번호는 200자 이내로 입력해 주세요.',
  passwordCommon: '너무 흔해서 쉽게 알아낼 수 있는 비밀번호입니다. 다른 비밀번호를 입력해 주세요.',
  passwordSame: '지금 비밀번호와 다른 비밀번호를 입력해 주세요.',
  passwordConfirm: '비밀번호를 확인해 주세요.',
  passwordMatches: '비밀번호가 일치합니다!',
  nameEmpty: '이름을 입력해 주세요.',
  nameCharacters: '숫자, 특수문자, 공백은 입력할 수 없습니다.',
  nameRule: '이름은 2~8자의 한글만 입력 가능합니다.',
  loginFallback: '로그인 중 오류가 발생했습니다.',
  loginRequired: '로그인이 필요합니다. 다시 로그인해주세요.',
  infoUnchanged: '변경된 정보가 없습니다.',
  infoSaved: '정보가 성공적으로 저장되었습니다.',
  /** Followed by a space and the reason. */
  infoFailed: '정보 저장에 실패했습니다.',
  /** Followed by a space and the reason. */
  infoLoadFailed: '사용자 정보를 불러오는 중 오류가 발생했습니다:',
  nameUpdateFailed: '이름 업데이트에 실패했습니다',
  typeUpdateFailed: '소속 업데이트에 실패했습니다',
  passwordChanged: '비밀번호가 변경되었습니다. 다른 기기에서는 로그아웃되었습니다.',
  withdrawn: '회원탈퇴가 완료되었습니다.',
  /** Followed by a space and the reason. */
  withdrawalFailed: '회원탈퇴 처리 중 오류가 발생했습니다:',
  withdrawalFallback: '회원탈퇴에 실패했습니다.',
} as const;
