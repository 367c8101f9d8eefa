type Attributes = Record<string, string | number>;

/** An XML element; content is XML already. */
export function el(name: string, attributes: Attributes = {}, ...content: string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const inner = content.join('');
  return inner === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${inner}</${name}>`;
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>';

/** The namespaces that 한글 reads and writes (OWPML, KS X 6101). */
export const NAMESPACES = {
  'xmlns:hp': 'http://www.hancom.co.kr/hwpml/2011/paragraph',
  'xmlns:hs': 'http://www.hancom.co.kr/hwpml/2011/section',
  'xmlns:hc': 'http://www.hancom.co.kr/hwpml/2011/core',
  'xmlns:hh': 'http://www.hancom.co.kr/hwpml/2011/head',
};
