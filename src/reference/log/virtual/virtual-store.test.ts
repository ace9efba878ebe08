import { describe, expect, test } from 'vitest';
import { ed25519Signer } from '../checkpoint/signer.ts';
import { createLog } from '../log.ts';
import { parts } from '../parts.ts';
import { logRig } from '../rig.ts';
import { memoryStore } from '../store/memory-store.ts';
import { ordinaryEntry } from './ordinary-entry.ts';
import { virtualStore } from './virtual-store.ts';

const origin = 'virtual.example/log';
const signer = ed25519Signer({ name: origin, privateKey: Buffer.alloc(32, 3) });

/** The resources of a log of this size, written by a log that really has the entries, and then appends `more`. */
async function written(
  size: number,
  chosen: ReadonlyMap<bigint, Uint8Array>,
  more: readonly Uint8Array[] = [],
): Promise<Map<string, Uint8Array>> {
  const resources = new Map<string, Uint8Array>();
  const store = memoryStore();
  const write = async (path: string, bytes: Uint8Array) => {
    resources.set(path, bytes);
    await store.write(path, bytes);
  };
  const log = await createLog(logRig({ origin, signer, store: () => ({ ...store, write }) }));
  await log.append(Array.from({ length: size }, (_, i) => chosen.get(BigInt(i)) ?? ordinaryEntry(BigInt(i))));
  await log.append(more);
  return resources;
}

describe('a virtual log', () => {
  test.each([0, 1, 255, 256, 257, 600, 65_536, 65_537, 70_000])(
    'of %i entries serves the resources of a real log',
    async (size) => {
      const chosen = new Map(
        [[BigInt(size >> 1), Buffer.from('chosen')]].filter(() => size > 2) as [bigint, Uint8Array][],
      );
      const store = await virtualStore({ origin, size: BigInt(size), chosen })(parts);
      const virtual = await createLog(logRig({ origin, signer, store: () => store }));
      expect(virtual.size()).toBe(BigInt(size));
      for (const [path, bytes] of await written(size, chosen))
        expect([path, await store.read(path)]).toEqual([path, bytes]);
    },
    60_000,
  );

  test.each([
    'tile/0/002',
    'tile/0/001.p/43',
    'tile/0/001.p/45',
    'tile/1/000',
    'tile/2/000.p/1',
    'tile/entries/002',
    'x',
  ])('does not have %s at 300 entries', async (path) => {
    const store = await virtualStore({ origin, size: 300n })(parts);
    expect(await store.read(path)).toBeUndefined();
  });

  test('of the largest size opens at once, and grows', async () => {
    const size = 2n ** 63n - 2n;
    const log = await createLog(logRig({ origin, store: virtualStore({ origin, size }) }));
    expect(await log.append([Buffer.from('one more')])).toBe(size);
    expect(log.size()).toBe(size + 1n);
  });

  test('uses the given parts, with hashes of any length', async () => {
    const short = { ...parts, leafHash: (entry: Uint8Array) => parts.leafHash(entry).subarray(0, 20) };
    const read = async (path: string) => (await virtualStore({ origin, size: 70_000n })(short)).read(path);
    const leaf = (index: bigint) => short.leafHash(ordinaryEntry(index));
    expect(await read('tile/0/001')).toEqual(
      Buffer.concat(Array.from({ length: 256 }, (_, i) => leaf(256n + BigInt(i)))),
    );
    const node = parts.foldRoot(
      Array.from({ length: 256 }, (_, i) => leaf(BigInt(i))),
      parts,
    );
    expect((await read('tile/1/000'))!.subarray(0, 32)).toEqual(node);
  });

  test('appends as a log that really has the entries does', async () => {
    const more = Array.from({ length: 700 }, (_, i) => Buffer.from(`more ${i}`));
    const chosen = new Map([[3n, Buffer.from('chosen')]]);
    const there = await written(65_300, chosen, more);
    const store = await virtualStore({ origin, size: 65_300n, chosen })(parts);
    const log = await createLog(logRig({ origin, signer, store: () => store }));
    expect(await log.append(more)).toBe(65_300n);
    for (const [path, bytes] of there) expect([path, await store.read(path)]).toEqual([path, bytes]);
  });

  test('has a size that a log can have', () => {
    expect(() => virtualStore({ origin, size: -1n })).toThrow(RangeError);
    expect(() => virtualStore({ origin, size: 2n ** 63n })).toThrow(RangeError);
  });

  test('has chosen entries that a log of its size can have', () => {
    const withEntry = (index: bigint, length: number) =>
      virtualStore({ origin, size: 300n, chosen: new Map([[index, Buffer.alloc(length)]]) });
    expect(() => withEntry(300n, 1)).toThrow('a log of 300 entries has no entry 300');
    expect(() => withEntry(-1n, 1)).toThrow(RangeError);
    expect(() => withEntry(0n, 65_536)(parts)).toThrow('entry 0 has 65536 bytes, the longest allowed has 65535');
    expect(() => withEntry(299n, 65_535)(parts)).not.toThrow();
  });
});
