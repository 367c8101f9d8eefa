import { checkHtml } from './moodle-reader.ts';

/**
 * Reads GIFT as Moodle's documentation and its importer define it, strictly: what it does not know is an error. Lines
 * that begin with two slashes are comments, a text that begins with the name of a format in brackets is of that format.
 */

export interface GiftQuestion {
  name: string;
  text: string;
  /** Absent for a description. */
  answers?: { text: string; isRight: boolean; feedback: string }[];
  feedback: string;
}

export function readGift(file: string): GiftQuestion[] {
  if (/^\s*\/\//m.test(file)) throw new Error('a line is a comment');
  const blocks = file.split(/\r?\n[ \t]*\r?\n/).map((block) => block.trim());
  return blocks.filter((block) => block !== '' && !block.startsWith('$CATEGORY: ')).map(readQuestion);
}

function readQuestion(block: string): GiftQuestion {
  const [, name, rest] = /^::((?:\\.|[^\\:])*)::\[html\]([\s\S]*)$/.exec(block) ?? [];
  if (name === undefined || rest === undefined) throw new Error(`not a question: ${block.slice(0, 80)}`);
  const open = findPlain(rest, '{', 0);
  if (open < 0) return { name: plainText(name), text: plainText(rest), feedback: '' };
  const close = findPlain(rest, '}', open);
  if (close !== rest.length - 1) throw new Error('the answers do not end the question');
  const body = rest.slice(open + 1, close);
  const general = body.indexOf('####');
  const answers = splitAnswers(general < 0 ? body : body.slice(0, general));
  return {
    name: plainText(name),
    text: plainText(rest.slice(0, open)),
    answers,
    feedback: general < 0 ? '' : plainText(body.slice(general + 4).trim()),
  };
}

function splitAnswers(body: string): NonNullable<GiftQuestion['answers']> {
  const starts: number[] = [];
  for (let at = 0; at < body.length; at += 1) {
    if (body[at] === '\\') at += 1;
    else if (body[at] === '=' || body[at] === '~') starts.push(at);
  }
  if (body.slice(0, starts[0]).trim() !== '') throw new Error('text before the first answer');
  return starts.map((start, index) => {
    const answer = body.slice(start + 1, starts[index + 1]);
    const hash = findPlain(answer, '#', 0);
    const text = (hash < 0 ? answer : answer.slice(0, hash)).trim();
    if (text === '' || /^%/.test(text)) throw new Error('an answer is empty or begins with a share');
    return {
      text: plainText(text),
      isRight: body[start] === '=',
      feedback: hash < 0 ? '' : plainText(answer.slice(hash + 1).trim()),
    };
  });
}

function findPlain(text: string, sign: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === sign) return at;
  }
  return -1;
}

function plainText(text: string): string {
  if (/^\[(html|plain|moodle|markdown)\]/.test(text)) throw new Error(`another format: ${text}`);
  if (/[~=#{}:]/.test(text.replace(/\\./g, ''))) throw new Error(`bare sign in ${text}`);
  const plain = text.replace(/\\([\\~=#{}:])/g, '$1');
  checkHtml(plain);
  return plain;
}
