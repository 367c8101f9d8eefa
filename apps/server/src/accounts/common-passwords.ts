/**
 * Words and rows of keys that common passwords are built from. The rule of the specification (letter, digit, special
 * character) already refuses every entry of the usual lists; what people do to satisfy it is to put digits and a mark
 * around one of these.
 */
const COMMON_WORDS = new Set(
  `password passwd pass admin administrator welcome welcom login hello iloveyou love sunshine princess dragon monkey
  football baseball master shadow superman batman michael jordan letmein trustno test tester testing guest user root
  secret summer winter spring autumn flower computer internet samsung naver qwe asd zxc google daum kakao kakaotalk apple korea
  seoul school student teacher academy chulje changeme default temp temporary qwer qwert qwerty qwertyuiop asdf asdfg
  asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qaz wsx edc qazwsx qazwsxedc wasd abc abcd abcde abcdef abcdefg aaa
  qwerasdf qweasd qweasdzxc asdfqwer zaqwsx rlaqudtn tkfkd tkfkdgo dkssud dkssudgktpdy ekdnsfhem alfmwjfl qlalfqjsgh
  sarang saranghae annyeong minsu jimin 비밀번호 비번 사랑 사랑해 안녕 안녕하세요 선생님 국어 학교 가나다 가나다라`.split(
    /\s+/,
  ),
);

/** How letters are disguised. */
const DISGUISES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * True for a password that is a common word, a row of keys or the member's own e-mail name with digits and marks around
 * or between, and digits that say nothing (at most four, a run, or one repeated).
 */
export function isCommonPassword(password: string, email: string): boolean {
  const text = password.normalize('NFC').toLowerCase();
  const owner = lettersOf(email.split('@')[0]?.toLowerCase() ?? '');
  const digits = text.replace(/\D/g, '');
  if (!saysNothing(digits)) return false;
  const plain = lettersOf(text);
  const undisguised = lettersOf([...trimMarks(text)].map((character) => DISGUISES[character] ?? character).join(''));
  return [plain, undisguised].some(
    (letters) =>
      COMMON_WORDS.has(letters) ||
      (owner.length >= 3 && letters === owner) ||
      new Set(letters).size === 1 ||
      isHalfRepeated(letters),
  );
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
/** Digits and marks put before or behind. */
const trimMarks = (text: string) => text.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');

function saysNothing(digits: string): boolean {
  return digits.length <= 4 || new Set(digits).size <= 2 || isRun(digits) || isHalfRepeated(digits);
}

/** 12345, 987654, 1234567890. */
function isRun(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

function isHalfRepeated(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return text.length % 2 === 0 && half + half === text && (COMMON_WORDS.has(half) || /^\d+$/.test(half));
}
