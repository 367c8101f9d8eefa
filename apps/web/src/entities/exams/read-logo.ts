import { LIMITS } from '@chulje/contract';

/** As large as it is printed, at 300 dots to the inch. */
const FRAME = { width: 472, height: 130 };
const SMALLEST = 30;

/**
 * A picture as a PNG of the size it is printed in, drawn anew: nothing else of the file goes along. Smaller still where it
 * takes too much room; null for what is no picture.
 */
export async function readLogo(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  let scale = Math.min(1, FRAME.width / width, FRAME.height / height);
  for (;;) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const address = canvas.toDataURL('image/png');
    if (address.length <= LIMITS.logoCharacters) return address;
    if (canvas.width < SMALLEST) return null;
    scale *= 0.8;
  }
}
