/**
 * The JSON objects in what a model wrote, in their order, however they are wrapped: prose before and after, code fences,
 * thoughts in tags, comments, curly quotation marks, commas too many, raw line breaks inside strings. Those that do not end
 * are none.
 */
export function readJsonObjects(text: string): unknown[] {
  const plain = withoutThoughts(text);
  const objects: unknown[] = [];
  for (let from = plain.indexOf('{'); from >= 0; ) {
    const end = endOfObject(plain, from);
    // What never ends hides everything behind it: each further brace would be looked at to the end of the text.
    if (end === undefined) break;
    const value = parse(plain.slice(from, end));
    if (value !== undefined) objects.push(value);
    from = plain.indexOf('{', value === undefined ? from + 1 : end);
  }
  return objects;
}

/** Without what a model thinks aloud: in tags, in the channels of harmony, or before a closing tag that was never opened. */
export function withoutThoughts(text: string): string {
  return text
    .replace(/<\|channel\|>(?:analysis|commentary)[\s\S]*?(?:<\|end\|>|(?=<\|start\|>)|(?=<\|channel\|>final)|$)/g, '')
    .replace(/<\|start\|>(?:assistant)?|<\|channel\|>final|<\|[a-z_]{2,20}\|>/g, '')
    .replace(/<(think(?:ing)?|thought|reasoning)>[\s\S]*?<\/\1>/gi, '')
    .replace(/^[\s\S]*<\/(?:think(?:ing)?|thought|reasoning)>/i, '')
    .replace(/<(?:think(?:ing)?|thought|reasoning)>[\s\S]*$/i, '');
}

/** Index behind the brace that closes the one at `from`; undefined when the text ends before. */
function endOfObject(text: string, from: number): number | undefined {
  let depth = 0;
  let isInString = false;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (isInString) {
      if (char === '\\') at += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function parse(json: string): unknown {
  for (const candidate of [json, mend(json), mend(json.replace(/[“”]/g, '"'))]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The mended form, or the next brace, is tried.
    }
  }
  return undefined;
}

/** Control characters inside strings escaped; comments and commas before a closing bracket dropped. */
function mend(json: string): string {
  let mended = '';
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charAt(at);
    if (isInString) {
      if (char === '\\') {
        mended += char + json.charAt(at + 1);
        at += 1;
      } else if (char < ' ') mended += { '\n': '\\n', '\t': '\\t' }[char] ?? ' ';
      else {
        if (char === '"') isInString = false;
        mended += char;
      }
      continue;
    }
    const comment = char === '/' && /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(json.slice(at))?.[0];
    if (comment) at += comment.length - 1;
    else if (char === ',' && /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*[}\]]/.test(json.slice(at + 1))) {
      // Dropped.
    } else {
      if (char === '"') isInString = true;
      mended += char;
    }
  }
  return mended;
}
