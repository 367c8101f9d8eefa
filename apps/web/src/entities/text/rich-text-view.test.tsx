import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text-view.tsx';

const strip = (html: string) => html.replace(/<(?!\/?(?:p|strong|u|s|mark)>)[^>]*>/g, '');

describe('a passage on paper', () => {
  it('has a paragraph for each line and nested formatting', () => {
    const value = {
      text: '첫 문단\n둘째 문단',
      format: [
        { start: 0, end: 1, style: 'bold' as const },
        { start: 0, end: 1, style: 'underline' as const },
      ],
    };
    expect(strip(renderToStaticMarkup(<RichText value={value} />))).toBe(
      '<p><u><strong>첫</strong></u> 문단</p><p>둘째 문단</p>',
    );
  });

  it('puts the symbol once before its words, however they are formatted', () => {
    const html = renderToStaticMarkup(
      <RichText
        value={{ text: '앞 밑줄 뒤', format: [{ start: 3, end: 4, style: 'bold' }] }}
        marks={[{ symbol: '㉠', start: 2, end: 4 }]}
      />,
    );
    expect(html.match(/㉠/g)).toHaveLength(1);
    expect(strip(html)).toBe('<p>앞 ㉠밑<strong>줄</strong> 뒤</p>');
  });

  it('shows evidence as marked text', () => {
    const html = renderToStaticMarkup(
      <RichText value={{ text: '가나다', format: [] }} highlights={[{ start: 1, end: 2 }]} />,
    );
    expect(html).toContain('<mark class="editor-highlight">나</mark>');
  });

  it('shows text that looks like HTML as text', () => {
    const html = renderToStaticMarkup(
      <RichText value={{ text: '<img src=x onerror=alert(1)>', format: [] }} isInline />,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });
});
