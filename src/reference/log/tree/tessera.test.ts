import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { logRig } from '../rig.ts';
import { memoryStore } from '../store/memory-store.ts';
import { unbundle } from './bundle.ts';

// A log of 15 entries that Tessera wrote; it is read where it is stored.
const folder = new URL('../../../../../shared/vectors/tessera/log/', import.meta.url);
const present = existsSync(folder);
if (!present) console.warn('skipped: the log of Tessera, no shared/vectors/tessera here');

const read = (path: string) => readFileSync(new URL(path, folder));
const head = (note: Uint8Array) => Buffer.from(note).toString().split('\n').slice(0, 3);

describe.skipIf(!present)('the log of Tessera', () => {
  test('grows byte by byte as Tessera grew it', async () => {
    const entries = unbundle(read('tile/entries/000.p/15'))!;
    expect(entries).toHaveLength(15);
    const store = memoryStore();
    const log = await createLog(logRig({ origin: 'example.com/log/testdata', store: () => store }));
    expect(head((await store.read('checkpoint'))!)).toEqual(head(read('checkpoint.0')));
    for (const [i, entry] of entries.entries()) {
      expect(await log.append([entry])).toBe(BigInt(i));
      expect(head((await store.read('checkpoint'))!)).toEqual(head(read(`checkpoint.${i + 1}`)));
    }
    for (const kind of ['0', 'entries']) {
      const widths = readdirSync(new URL(`tile/${kind}/000.p/`, folder));
      expect(widths).toHaveLength(15);
      for (const width of widths) {
        const path = `tile/${kind}/000.p/${width}`;
        expect(Buffer.from((await store.read(path))!).equals(read(path)), path).toBe(true);
      }
    }
  });
});
