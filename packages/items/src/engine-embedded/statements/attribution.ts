import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import { CONNECTIVE } from './connective.ts';
import { isView, SAYING } from './views.ts';

/** What a sentence says in the name of whoever the one before speaks for. */

/** “P다는 것이다”, behind what somebody holds, as “X에 따르면 P다”. */
export function attribute(sentence: string, before: string, persons: ReadonlySet<string>): string {
  const [, said = '', ending = ''] =
    /^(.{12,}(?:[^라]다|(?:이|아니)라))는 (것이다|것이었다|뜻이다)\.$/.exec(sentence.replace(CONNECTIVE, '')) ?? [];
  const holder = holderBehind(before, persons);
  if (ending === '' || holder === undefined) return sentence;
  const plain = said.replace(/라$/, '다');
  const words = plain.split(' ');
  const hasTopic = words.some((word) => isTopic(word) && !NO_SUBJECT.test(word));
  const isWhole = hasTopic || words.slice(0, 3).some((word) => /[가-힣][이가]$/.test(word));
  return isWhole && !/때문이다$/.test(plain) && !/^(?:예컨대|예를 들어|가령|이를테면) /.test(plain)
    ? `${holder}에 따르면 ${plain}.`
    : sentence;
}

/** Who holds what a sentence reports. */
function holderBehind(before: string, persons: ReadonlySet<string>): string | undefined {
  const told = /^([가-힣]+(?: [가-힣]+){0,2})에 따르면 /.exec(before)?.[1];
  if (told !== undefined) return told;
  if (!isView(before) && !SAYING.test(before)) return undefined;
  const words = before.replace(CONNECTIVE, '').split(' ');
  const at = words.findIndex((word) => /[은는]$/.test(word) && (persons.has(word.slice(0, -1)) || isTopic(word)));
  const head = words
    .slice(0, at + 1)
    .join(' ')
    .slice(0, -1);
  const last = words[at]?.slice(0, -1) ?? '';
  // “바딘과 쿠퍼, 슈리퍼는”: none of them alone.
  if (/(?:[와과]|,)$/.test(words[at - 1] ?? '')) return undefined;
  if (persons.has(last)) return last;
  return at >= 0 && at < 3 && HOLDERS.test(head) && !/[을를이가에의] /.test(head) ? head : undefined;
}

/** Those of one mind, or their doctrine, by name. */
const HOLDERS = /^(?:[가-힣]+ )?[가-힣]{2,}(?:론자들|주의자들|학파|주의|론|설)$/;
