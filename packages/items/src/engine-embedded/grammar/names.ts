import { endsInConsonant } from './hangul.ts';

/** How sentences give a thing its name, and what of them is the name. */

/** Ends of “A란 …을 말한다”. */
export const SAYS = '(?:말한다|뜻한다|의미한다|가리킨다|일컫는다)';
/** Ends of “…을 A라고 한다”. */
export const CALLS = '(?:한다|부른다|일컫는다)';

const EXPLAINS = new RegExp(`^.{2,24}?란 .*${SAYS}\\.$`);
const GIVES = new RegExp(`라고? ${CALLS}\\.$`);
const MEANS = new RegExp(`[을를] ${SAYS}\\.$`);

/** “A란 …을 말한다”. */
export const explainsName = (statement: string): boolean => EXPLAINS.test(statement);
/** “A란 …을 말한다”, “…을 A라고 한다”. */
export const definesName = (statement: string): boolean => EXPLAINS.test(statement) || GIVES.test(statement);
/** “…을 말한다”: what stands before is a meaning. */
export const saysMeaning = (statement: string): boolean => MEANS.test(statement);

/** Words of a name: nouns without a case, and no verb before a noun. */
const NO_NAME_WORD = /(?:[은는을를이가에]|에서|으로|에게|하고|하며|하여|라고|처럼|보다|[와과]|[한된던])$/;
const NO_NAME_START =
  /^(?:이|그|저|이들|그들|것|첫|두|세|한|다른|앞|뒤|우리|여기|여기서|이때|경우|모든|첫째|둘째|셋째|사람|사람들|문제|목적|특징|목표|이유|까닭|원인|임무|역할|이러한|그러한)$/;
/** How a thing is named is no part of its name: “둘을 아울러 X라고 한다”. */
const HOW_NAMED =
  /(?:^| )(?:스스로|또는|흔히|보통|대개|각각|모두|함께|다시|아울러|통틀어|가리켜|일러|줄여|합쳐|묶어|합하여|특히|달리|따로|이른바|(?:따|본떠|빌려|붙여|줄여|빗대어|견주어|높여|낮추어)서?) /;

/** True for what something may be called, by its words. */
const mayBeCalled = (name: string): boolean => {
  const words = name.split(' ');
  return (
    name.length <= 14 &&
    /^[가-힣A-Za-z0-9]{2,10}(?: [가-힣A-Za-z0-9]{1,8}){0,2}$/.test(name) &&
    !HOW_NAMED.test(name) &&
    !NO_NAME_START.test(words[0] ?? '') &&
    // “평가”, “가치” end like words with a particle; before another noun they would be no name.
    words.slice(0, -1).every((word) => !NO_NAME_WORD.test(word)) &&
    !/(?:^| )(?:것|수|때|데)$|(?:를|을|하고|하며|하는데|부르고|부르며)$/.test(name)
  );
};

/** True for what may be a name where nothing says that it is one: 심슨의 역설 is one only where something is called so. */
export const isName = (name: string): boolean => mayBeCalled(name) && !/[의란] /.test(name);

/** Nouns of which 이 is a part, though a consonant stands before it. */
const ENDS_IN_I = /(?:놀|길|높|넓|깊|먹|풀|벌|살|쌓|꺾|고양|어린|더듬|지렁|호랑)이$/;

/**
 * The name before 란 or 라고, given with the 이 that may be its own: 기판력이 of “기판력이란” is 기판력. Undefined where
 * nobody can tell: “2차 천이라고” speaks of the 천이 only if the text does elsewhere.
 */
export function nameBefore(word: string, text = ''): string | undefined {
  const name = bareName(word, text);
  return name !== undefined && mayBeCalled(name) ? name : undefined;
}

function bareName(word: string, text: string): string | undefined {
  const cut = word.replace(/이$/, '');
  if (cut === word || !endsInConsonant(cut)) return word;
  const last = cut.split(' ').at(-1) ?? '';
  // 바람길이 of “바람길이라 한다” is 바람길, where the text has 바람길은 or 바람길의.
  if (last.length > 1 && new RegExp(`(?<![가-힣])${last}(?:은|을|과|의)[ ,.]`).test(text)) return cut;
  if (ENDS_IN_I.test(word)) return word;
  if (new RegExp(`${word.split(' ').at(-1)}(?:는|를|와|의|로|에|도)[ ,.]`).test(text)) return word;
  return last.length >= 2 ? cut : undefined;
}
