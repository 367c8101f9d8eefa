/**
 * The code points a font (TrueType or OpenType) has letters for, as its `cmap` table says.
 * @throws when it has no Unicode table
 */
export function codePointsOf(font: Buffer): Set<number> {
  const cmap = tableAt(font, 'cmap');
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    const record = cmap + 4 + index * 8;
    const at = cmap + font.readUInt32BE(record + 4);
    return { at, format: font.readUInt16BE(at) };
  });
  const wide = subtables.find(({ format }) => format === 12);
  if (wide) return segmentsOf(font, wide.at);
  const narrow = subtables.find(({ format }) => format === 4);
  if (narrow) return deltasOf(font, narrow.at);
  throw new Error('the font has no Unicode table');
}

function tableAt(font: Buffer, name: string): number {
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16)
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  throw new Error(`the font has no table ${name}`);
}

/** Format 12: groups of code points that follow each other. */
function segmentsOf(font: Buffer, at: number): Set<number> {
  const points = new Set<number>();
  for (let group = 0; group < font.readUInt32BE(at + 12); group += 1) {
    const record = at + 16 + group * 12;
    for (let point = font.readUInt32BE(record); point <= font.readUInt32BE(record + 4); point += 1) points.add(point);
  }
  return points;
}

/** Format 4: segments of the basic plane. */
function deltasOf(font: Buffer, at: number): Set<number> {
  const points = new Set<number>();
  const bytes = font.readUInt16BE(at + 6);
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = font.readUInt16BE(at + 14 + segment);
    const start = font.readUInt16BE(at + 16 + bytes + segment);
    if (start === 0xffff) continue;
    for (let point = start; point <= end; point += 1) points.add(point);
  }
  return points;
}
