import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Keeps a picture as WebP of the given width; the browser is the encoder. */
export async function keepPicture(from: Browser, png: Buffer, path: string, width: number): Promise<void> {
  const page = await from.newPage();
  const webp = await page.evaluate(
    async ([source, target]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = target;
      canvas.height = Math.round((image.height * target) / image.width);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
    },
    [png.toString('base64'), width] as const,
  );
  writeFileSync(path, Buffer.from(webp, 'base64'));
  await page.close();
}
