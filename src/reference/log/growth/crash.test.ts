import { expect, test } from 'vitest';
import { ed25519Signer } from '../checkpoint/signer.ts';
import { createLog } from '../log.ts';
import { logRig } from '../rig.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';

const origin = 'example.com/log';
const signer = ed25519Signer({ name: origin });
const batch = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => Buffer.from(`e${from + i}`));

/** Like the store, but its `kth` write and all later writes throw and write nothing. */
function dying(store: Store, kth: number): { store: Store; died: () => boolean } {
  let writes = 0;
  const write: Store['write'] = async (path, bytes) => {
    if (++writes >= kth) throw new Error(`killed at write ${writes}`);
    await store.write(path, bytes);
  };
  return { store: { ...store, write }, died: () => writes >= kth };
}

const open = (store: Store) => createLog(logRig({ origin, signer, store: () => store }));

test('killed at any write, the log opens at a published size', async () => {
  const whole = memoryStore();
  const never = await open(whole);
  await never.append(batch(0, 250));
  await never.append(batch(250, 520));
  const expected = await whole.read('checkpoint');

  let kth = 1;
  for (let died = true; died; kth++) {
    const store = memoryStore();
    const mortal = dying(store, kth);
    try {
      const log = await open(mortal.store);
      await log.append(batch(0, 250));
      await log.append(batch(250, 520));
    } catch (error) {
      expect((error as Error).message).toMatch(/^killed/);
    }
    died = mortal.died();
    const log = await open(store);
    expect([0n, 250n, 520n], `killed at write ${kth}`).toContain(log.size());
    const size = Number(log.size());
    if (size < 250) await log.append(batch(size, 250));
    if (size < 520) await log.append(batch(250, 520));
    expect(await store.read('checkpoint'), `killed at write ${kth}`).toEqual(expected);
  }
  // Two checkpoints of other sizes, 2 + 3 bundles, 2 + 4 tiles or more, and the last checkpoint.
  expect(kth).toBeGreaterThan(12);
});

test('after a write that failed, the log refuses to go on until it is opened again', async () => {
  const store = memoryStore();
  const log = await open(dying(store, 3).store);
  const appends = [log.append(batch(0, 3)), log.append(batch(3, 6))];
  await expect(appends[0]).rejects.toThrow('killed at write 3');
  await expect(appends[1]).rejects.toMatchObject({ code: 'stopped' });
  await expect(log.publish()).rejects.toThrow('killed at write 3');
  expect(log.size()).toBe(0n);
  expect((await log.handler(new Request('http://log/api/v2/checkpoint'))).status).toBe(200);
});
