import { XMLParser, XMLValidator } from 'fast-xml-parser';

export interface MoodleQuestion {
  type: string;
  name: string;
  html: string;
  single: string;
  answers: { fraction: number; html: string }[];
}

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

/** What each element must hold, once and in any order, as Moodle's documentation of the format names it. */
const COMMON = ['name', 'questiontext', 'generalfeedback', 'defaultgrade', 'penalty', 'hidden'];
const CHILDREN: Record<string, string[]> = {
  category: ['category'],
  description: COMMON,
  multichoice: [...COMMON, 'single', 'shuffleanswers', 'answernumbering', 'answer'],
};
const VALUES: Record<string, RegExp> = {
  defaultgrade: /^\d+(\.\d+)?$/,
  penalty: /^(0(\.\d+)?|1)$/,
  hidden: /^[01]$/,
  single: /^(true|false)$/,
  shuffleanswers: /^(true|false)$/,
  answernumbering: /^(none|abc|ABCD|123|iii|IIII)$/,
};
const ANSWERS_MIN = 2;

/**
 * Reads Moodle XML strictly: an element, attribute or value that the format does not know, one that is missing and HTML
 * that is not well formed are errors.
 */
export function readMoodle(xml: string): MoodleQuestion[] {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(valid.err.msg);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    preserveOrder: true,
    parseTagValue: false,
    trimValues: false,
    ignoreDeclaration: true,
  });
  const [quiz] = nodesOf(parser.parse(xml));
  if (quiz?.name !== 'quiz') throw new Error('the root is not a quiz');
  return quiz.children.flatMap(readQuestion);
}

function readQuestion(question: Node): MoodleQuestion[] {
  if (question.name !== 'question') throw new Error(`a quiz holds no ${question.name}`);
  const { type = '' } = question.attributes;
  const expected = CHILDREN[type];
  if (!expected) throw new Error(`unknown type ${type}`);
  const given = question.children.map((child) => child.name).filter((name) => name !== 'answer');
  if (new Set(given).size !== given.length) throw new Error(`${type}: twice the same of ${given.join()}`);
  const missing = expected.filter((name) => !question.children.some((child) => child.name === name));
  const unknown = given.filter((name) => !expected.includes(name));
  if (missing.length + unknown.length > 0) throw new Error(`${type}: lacks ${missing.join()}, has ${unknown.join()}`);
  for (const { name, text } of question.children)
    if (VALUES[name] && !VALUES[name].test(text)) throw new Error(`${name} is ${text}`);
  const child = (name: string) => question.children.find((each) => each.name === name);
  if (type === 'category') {
    if (!textOf(child('category')).startsWith('$course$/')) throw new Error('a category without its course');
    return [];
  }
  const answers = question.children.filter((each) => each.name === 'answer').map(readAnswer);
  if (type === 'multichoice' && answers.length < ANSWERS_MIN) throw new Error('too few answers');
  richText(child('generalfeedback'));
  const name = textOf(child('name'));
  if (name.trim() === '') throw new Error('a question without a name');
  return [{ type, name, html: richText(child('questiontext')), single: child('single')?.text ?? '', answers }];
}

function readAnswer(answer: Node): MoodleQuestion['answers'][number] {
  const fraction = Number(answer.attributes.fraction);
  if (!(fraction >= -100 && fraction <= 100)) throw new Error(`a fraction is ${answer.attributes.fraction}`);
  if (answer.children.map((child) => child.name).join() !== 'text,feedback') throw new Error('not an answer');
  richText(answer.children[1]);
  return { fraction, html: richText({ ...answer, children: answer.children.slice(0, 1) }) };
}

function richText(node: Node | undefined): string {
  if (node?.attributes.format !== 'html') throw new Error(`${node?.name} has no format`);
  const html = textOf(node);
  checkHtml(html);
  return html;
}

function textOf(node: Node | undefined): string {
  const [text, ...others] = node?.children ?? [];
  if (text?.name !== 'text' || others.length > 0 || text.children.length > 0)
    throw new Error(`${node?.name} has no text`);
  return text.text;
}

const KNOWN_TAGS = /<\/?(p|strong|u|s|div|br)( style="[^"<>]*")?>/g;

/** HTML in which every sign that means something is either ours or written as an entity. */
export function checkHtml(html: string): void {
  const bare = html.replace(KNOWN_TAGS, '').replace(/&(amp|lt|gt|quot|percnt|lbrack|nbsp);/g, '');
  if (/[<>&]/.test(bare)) throw new Error(`not HTML: ${bare}`);
  const closed = XMLValidator.validate(`<p>${html.replaceAll('<br>', '<br/>')}</p>`);
  if (closed !== true) throw new Error(`not closed: ${html}`);
}

type ParsedNode = { ':@'?: Record<string, string>; '#text'?: string } & Record<string, unknown>;

function nodesOf(parsed: ParsedNode[]): Node[] {
  return parsed
    .filter((each) => !('#text' in each))
    .map((each) => {
      const name = Object.keys(each).find((key) => key !== ':@') ?? '';
      const inside = each[name] as ParsedNode[];
      return {
        name,
        attributes: each[':@'] ?? {},
        children: nodesOf(inside),
        text: inside.map((child) => child['#text'] ?? '').join(''),
      };
    });
}
