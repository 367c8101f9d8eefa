const DATA = 'data:image/png;base64,';
const PNG = [0x89, 0x50, 0x4e, 0x47];

/** A picture for the head of a paper, with its size in pixels. */
export interface Logo {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Reads a logo from its data address; null when there is none, or when it is no PNG. */
export function readLogo(address: string): Logo | null {
  if (!address.startsWith(DATA)) return null;
  const bytes = new Uint8Array(Buffer.from(address.slice(DATA.length), 'base64'));
  if (bytes.length < 24 || PNG.some((byte, at) => bytes[at] !== byte)) return null;
  const view = new DataView(bytes.buffer);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 ? { bytes, width, height } : null;
}

/** How large it stands in a frame, in the frame's unit, neither drawn out nor cut. */
export function fitted({ width, height }: Pick<Logo, 'width' | 'height'>, frame: { width: number; height: number }) {
  const scale = Math.min(frame.width / width, frame.height / height);
  return { width: width * scale, height: height * scale };
}
