import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { rootOf, SIGSTORE } from './trusted-root.test-tool.ts';
import { rootLogs } from './trusted-root-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-root-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'root.json');
const read = (value: unknown) => {
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return rootLogs('--trusted-root', file);
};

describe('a trusted root', () => {
  it.each(['+json;version=0.1', '+json;version=0.2', '.v0.2+json'])('of the version %s is read', async (version) => {
    const logs = await read(rootOf([SIGSTORE.v1, SIGSTORE.v2], version));
    expect(logs.map(({ place, baseUrl }) => `${place} ${baseUrl}`)).toEqual([
      'tlogs[0] https://rekor.sigstore.dev',
      'tlogs[1] https://log2025-1.rekor.sigstore.dev',
    ]);
    expect(logs[1]!.instance!.publicKey!.keyDetails).toBe(7);
  });

  test("with the schema's names and unknown members is the same", async () => {
    const snake = JSON.stringify(rootOf([{ ...SIGSTORE.v2, news: { some_more: 1 } }])).replaceAll(
      /"(baseUrl|hashAlgorithm|publicKey|rawBytes|keyDetails|validFor|logId|keyId|mediaType)"/g,
      (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
    expect(snake).toContain('"raw_bytes"');
    expect(await read(snake)).toEqual(await read(rootOf([SIGSTORE.v2])));
  });

  test('in a ClientTrustConfig is read', async () => {
    const mediaType = 'application/vnd.dev.sigstore.clienttrustconfig.v0.1+json';
    expect(await read({ mediaType, trustedRoot: rootOf([SIGSTORE.v2]) })).toHaveLength(1);
  });

  test('with a value that is not in the schema is read but for that log', async () => {
    const logs = await read(rootOf([{ ...SIGSTORE.v1, hashAlgorithm: 'MD5' }, SIGSTORE.v2]));
    expect(logs.map(({ instance }) => instance !== undefined)).toEqual([false, true]);
  });

  it.each([
    ['no JSON', 'hello', 'found no JSON'],
    ['a list', [], 'found an array of 0'],
    [
      'a bundle',
      { mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json' },
      'found the media type "application/vnd',
    ],
    ['a later version', rootOf([], '.v0.3+json'), 'version 0.1 or 0.2), found the media type'],
    ['no logs', rootOf([]), 'this trusted root has no transparency log (tlogs)'],
  ])('that is %s is refused', async (_, value, sentence) => {
    await expect(read(value)).rejects.toThrow(`--trusted-root ${file}: `);
    await expect(read(value)).rejects.toThrow(sentence);
  });
});
