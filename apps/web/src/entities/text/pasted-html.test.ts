import { FORMAT_STYLES } from '@chulje/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOOGLE_DOCS_HTML, HWP_HTML, WEB_HTML, WORD_HTML } from './pasted-html.samples.ts';
import { cleanPastedHtml, cleanPastedText, readPastedHtml, toHtml } from './pasted-html.ts';
import { normalizeValue } from './rich-text.ts';

describe('what is pasted', () => {
  it('from 한글 keeps paragraphs, bold, underline and strike and nothing else', () => {
    expect(cleanPastedHtml(HWP_HTML)).toBe(
      '<p>도시의 소음은 <strong>측정</strong>하기 쉽지만 <u>느끼는 정도</u>는 사람마다 다르다.</p>' +
        '<p></p>' +
        '<p>그래서 <s>소리의 크기만</s> 재던 방법은 &lt;보기&gt;처럼 바뀌었다.</p>' +
        '<p>구분</p><p>설명</p>',
    );
  });

  it('from Word keeps paragraphs, bold, underline and strike and nothing else', () => {
    expect(cleanPastedHtml(WORD_HTML)).toBe(
      '<p>제목은 굵지 않다</p>' +
        '<p>물은 <strong>섭씨 4도</strong>에서 가장 무겁다. <u>“이 성질”</u> 때문에 호수는 <s>아래부터</s> 위에서부터 언다.</p>' +
        '<p>목록의 한 줄</p>',
    );
  });

  it('from Google Docs does not take its wrapper for bold', () => {
    expect(cleanPastedHtml(GOOGLE_DOCS_HTML)).toBe(
      '<p>보통 글과 <u><strong>강조한 글</strong></u></p><p>다음 문단</p>',
    );
  });

  it('from the web drops pictures, scripts, styles and the lines under links', () => {
    expect(cleanPastedHtml(WEB_HTML)).toBe(
      '<p>기사 제목</p><p>본문은 링크를 담고 그림은 없다.</p><p>둘째 줄</p><p>셋째 문단 &amp; 끝</p>',
    );
  });

  it('takes a blank line for an empty paragraph, but never two in a row or one at an end', () => {
    const text = (html: string) => readPastedHtml(html).text;
    expect(text('<p>가</p><p>&nbsp;</p><p></p><p>나</p><p><br></p>')).toBe('가\n\n나');
    expect(text('가<br><br>나<br>')).toBe('가\n\n나');
    expect(text('<div>가</div><div><br></div><div>나</div>')).toBe('가\n\n나');
    expect(text('<p>가\n  나</p>\n\n<p> 다 </p>')).toBe('가 나\n다');
  });

  it('keeps the lines of preformatted text', () => {
    expect(readPastedHtml('<pre>가\n나</pre>').text).toBe('가\n나');
    expect(readPastedHtml('<div style="white-space: pre-wrap">가\n나</div>').text).toBe('가\n나');
  });

  it('reads emphasis that Apple programs put into classes of spans', () => {
    const html =
      '<style>p.p1 {font-weight: bold}\nspan.s1 {text-decoration: underline}</style><p class="p1">가<span class="s1">나</span></p>';
    expect(cleanPastedHtml(html)).toBe('<p>가<u>나</u></p>');
  });

  it('ends a paragraph whose end tag was left out', () => {
    expect(readPastedHtml('<p>가<p>나<ul><li>다<li>라</ul>').text).toBe('가\n나\n다\n라');
  });

  it('is never more than p, strong, u and s without attributes, whatever comes', () => {
    const piece = fc.constantFrom(
      ...[
        '<p',
        '>',
        '</p>',
        '<b>',
        '<script>',
        '</script>',
        '<!--',
        '-->',
        '"',
        "'",
        '=',
        ' onclick=',
        '<img src=x onerror=1>',
      ],
      ...[
        '&lt;',
        '&#x41;',
        '&#xffffff;',
        '&',
        '<',
        '</',
        '<style>',
        '<br>',
        '<td>',
        '<svg>',
        '가',
        '\n',
        '\u0000',
        '<a href=',
        '/>',
      ],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((pieces) => pieces.join('')),
          fc.string(),
        ),
        (html) => {
          const clean = cleanPastedHtml(html);
          expect(clean.replace(/<\/?(?:p|strong|u|s)>/g, '')).not.toMatch(/[<>]/);
          expect(cleanPastedHtml(clean)).toBe(clean);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('comes back unchanged when it is ours', () => {
    const paragraph = fc.string({ unit: fc.constantFrom('가', 'a', '<', '&', '㉠', '𠮷'), minLength: 1, maxLength: 8 });
    const value = fc.array(paragraph, { minLength: 1, maxLength: 4 }).chain((paragraphs) => {
      const text = paragraphs.join('\n');
      const span = fc.record({
        start: fc.nat(text.length),
        end: fc.nat(text.length),
        style: fc.constantFrom(...FORMAT_STYLES),
      });
      return fc.array(span, { maxLength: 4 }).map((format) => normalizeValue({ text, format }));
    });
    fc.assert(
      fc.property(value, (ours) => {
        expect(readPastedHtml(toHtml(ours))).toEqual(ours);
      }),
    );
  });

  it('as plain text keeps lines, turns tabs to spaces and drops invisible characters', () => {
    expect(cleanPastedText('\ufeff가\t나\r\n\r\n\r\n\r\n다\u200b라\n')).toBe('가 나\n\n다라');
  });
});
