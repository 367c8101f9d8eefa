import type { TestClient } from '../src/testing/client.ts';

/** Says of each kind of file whether a work comes out as one. */
export async function checkFiles(
  client: TestClient,
  pasCode: string,
  say: (what: string, isSo: boolean, found: unknown) => void,
): Promise<void> {
  for (const type of ['pdf', 'word', 'hwpx', 'txt']) {
    const file = await client.fetch('GET', `/api/pass/export/each/${pasCode}?type=${type}`);
    const size = (await file.arrayBuffer()).byteLength;
    say(`a file: ${type}`, file.status === 200 && size > 1_000, [file.status, size]);
  }
}
