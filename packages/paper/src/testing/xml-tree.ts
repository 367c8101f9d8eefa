import { XMLParser } from 'fast-xml-parser';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** The root element of a document. */
export function parse(xml: string): XmlElement {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    preserveOrder: true,
    trimValues: false,
    parseTagValue: false,
    ignoreDeclaration: true,
  });
  const [root] = (parser.parse(xml) as ParsedNode[]).map(toElement);
  return root ?? { name: '', attributes: {}, children: [], text: '' };
}

/** As the parser gives it: a name with children, attributes under `:@`, text under `#text`. */
type ParsedNode = { ':@'?: Record<string, string>; '#text'?: string } & Record<string, unknown>;

function toElement(node: ParsedNode): XmlElement {
  const name = Object.keys(node).find((key) => key !== ':@') ?? '';
  const nodes = node[name] as ParsedNode[];
  return {
    name,
    attributes: node[':@'] ?? {},
    children: nodes.filter((child) => !('#text' in child)).map(toElement),
    text: nodes.map((child) => child['#text'] ?? '').join(''),
  };
}

export function* walk(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* walk(child);
}

export function all(root: XmlElement, name: string): XmlElement[] {
  return [...walk(root)].filter((element) => element.name === name);
}
