/**
 * The first whole JSON object in what a model wrote, however it is wrapped: prose before and after, code fences,
 * thoughts in tags, commas too many, raw line breaks inside strings. Undefined when there is none that ends.
 */
export function readJsonObject(text: string): unknown {
  const plain = text.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/g, '');
  for (let from = plain.indexOf('{'); from >= 0; from = plain.indexOf('{', from + 1)) {
    const end = endOfObject(plain, from);
    if (end === undefined) return undefined;
    const value = parse(plain.slice(from, end));
    if (value !== undefined) return value;
  }
  return undefined;
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
  for (const candidate of [json, mend(json)]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The mended form, or the next brace, is tried.
    }
  }
  return undefined;
}

/** Control characters inside strings escaped, commas before a closing bracket dropped. */
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
    } else if (char === ',' && /^\s*[}\]]/.test(json.slice(at + 1))) {
      // Dropped.
    } else {
      if (char === '"') isInString = true;
      mended += char;
    }
  }
  return mended;
}
