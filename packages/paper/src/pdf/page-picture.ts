/** Hundredths of a point are enough for a screen, and half the size. */
const LONG_NUMBER = /\d+\.\d{3,}/g;

/**
 * One page (from 1) of a picture (SVG) that Typst drew of a whole document: pages stand below each other in it, each a
 * rectangle and a group, and behind them the outlines of all letters.
 */
export function pagePicture(svg: string, number: number): string {
  const lines = svg.split('\n');
  const ends = lines.flatMap((line, index) => (line === '    </g>' ? [index + 1] : []));
  const [pageStart = 1, pageEnd = 0] = [ends[number - 2], ends[number - 1]];
  const outlinesStart = lines.findIndex((line) => line.startsWith('    <defs id="glyph"'));
  const outlinesEnd = lines.indexOf('    </defs>', outlinesStart);
  const height = / v (-[\d.]+) Z/.exec(lines[pageStart] ?? '')?.[1]?.slice(1);
  if (pageEnd === 0 || height === undefined) throw new Error('the picture is not drawn as expected');
  const [sheet = '', , ...drawn] = lines.slice(pageStart, pageEnd);
  // Without its shift downwards, as if there were no pages before it.
  const page = [sheet, '<g>', ...drawn];
  const outlines = outlinesStart < 0 ? [] : lines.slice(outlinesStart + 1, outlinesEnd);
  const used = new Set(page.flatMap((line) => /<use xlink:href="#([^"]+)"/.exec(line)?.[1] ?? []));
  const head = (lines[0] ?? '')
    .replace(/(viewBox="0 0 [\d.]+ )[\d.]+"/, `$1${height}"`)
    .replace(/ height="[\d.]+pt"/, ` height="${height}pt"`);
  return [head, ...page, '<defs>', ...keepUsed(outlines, used), '</defs>', '</svg>']
    .map((line) => line.trimStart().replace(LONG_NUMBER, (number) => Number(number).toFixed(2)))
    .join('\n');
}

/** The outlines (`<symbol id=…>` to `</symbol>`) that are used. */
function keepUsed(lines: readonly string[], used: ReadonlySet<string>): string[] {
  let isKept = false;
  return lines.filter((line) => {
    const id = /<symbol id="([^"]+)"/.exec(line)?.[1];
    if (id !== undefined) isKept = used.has(id);
    return isKept;
  });
}
