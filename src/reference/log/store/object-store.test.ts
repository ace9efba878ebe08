import { describe, expect, test } from 'vitest';
import { ed25519Signer } from '../checkpoint/signer.ts';
import { createLog, type Log } from '../log.ts';
import { logRig } from '../rig.ts';
import { memoryObjects, type ObjectPut } from './memory-objects.test-tool.ts';
import { memoryStore } from './memory-store.ts';
import { objectStore } from './object-store.ts';
import type { Objects } from './objects.ts';
import { readStaged, stagedBytes } from './staged-batch.ts';

const origin = 'example.com/log';
const signer = ed25519Signer({ name: origin });
const batch = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => Buffer.from(`e${from + i}`));
const open = (objects: Objects) => createLog(logRig({ origin, signer, store: () => objectStore(objects) }));
const served = async (log: Log, path: string) => (await log.handler(new Request(`http://log/api/v2/${path}`))).status;
const text = (stored: ReadonlyMap<string, Uint8Array>, path: string) => Buffer.from(stored.get(path)!).toString();

test('a batch is read as it was written, and nothing else is taken for one', () => {
  const staged = {
    writer: 'w',
    checkpoint: Buffer.from('c\n'),
    writes: [{ path: 'tile/0/000', bytes: Buffer.of(10, 0) }],
  };
  const bytes = stagedBytes(staged);
  expect(readStaged(bytes)).toEqual(staged);
  for (const other of [bytes.subarray(0, -1), Buffer.concat([bytes, bytes]), Buffer.from('{}\n'), Buffer.from('no')])
    expect(readStaged(other)).toBeUndefined();
});

test('a log in object storage has the same objects as one elsewhere, beside its last batch', async () => {
  const objects = memoryObjects();
  const log = await open(objects);
  await log.append(batch(0, 300));
  const paths = ['checkpoint', 'tile/0/000', 'tile/0/001.p/44', 'tile/1/000.p/1'];
  expect([...objects.stored.keys()].sort()).toEqual(
    ['.batch', ...paths, 'tile/entries/000', 'tile/entries/001.p/44'].sort(),
  );
  await log.close();
  const next = await open(objects);
  expect(next.size()).toBe(300n);
  await next.append(batch(300, 520));
  const inMemory = await createLog(logRig({ origin, signer }));
  await inMemory.append(batch(0, 520));
  expect(text(objects.stored, 'checkpoint')).toBe(
    await (await inMemory.handler(new Request('http://log/api/v2/checkpoint'))).text(),
  );
});

test('the name of the batch is served to nobody', async () => {
  const log = await open(memoryObjects());
  expect(await served(log, '.batch')).toBe(404);
});

/** Storage whose `kth` write fails, before it is carried out or with a lost answer, and so do all later ones. */
function dying(stored: Map<string, Uint8Array>, kth: number, when: 'before' | 'after') {
  let puts = 0;
  const around = async ({ done }: ObjectPut) => {
    if (++puts < kth) return done();
    if (puts === kth && when === 'after') done();
    throw new Error(`killed at write ${kth}`);
  };
  return { objects: memoryObjects(stored, around), died: () => puts >= kth };
}

test.each(['before', 'after'] as const)(
  'killed %s any write, the log has what it had answered, and goes on',
  async (when) => {
    let kth = 1;
    for (let died = true; died; kth++) {
      const stored = new Map<string, Uint8Array>();
      const mortal = dying(stored, kth, when);
      let answered = 0;
      try {
        const log = await open(mortal.objects);
        for (const [from, to] of [
          [0, 250],
          [250, 520],
        ] as const) {
          await log.append(batch(from, to));
          answered = to;
        }
      } catch (error) {
        expect((error as Error).message).toMatch(/killed/);
      }
      died = mortal.died();
      // A reader of the bucket finds all that the checkpoint commits to, before the next start.
      const published = [...stored].filter(([path]) => path !== '.batch');
      if (stored.has('checkpoint')) await createLog(logRig({ origin, signer, store: () => memoryStore(published) }));
      const log = await open(memoryObjects(stored));
      const size = Number(log.size());
      expect([0, 250, 520], `killed at write ${kth}`).toContain(size);
      expect(size, `killed at write ${kth}`).toBeGreaterThanOrEqual(answered);
      if (size < 250) await log.append(batch(0, 250));
      if (size < 520) await log.append(batch(250, 520));
      const whole = await createLog(logRig({ origin, signer }));
      await whole.append(batch(0, 520));
      for (const path of ['checkpoint', 'tile/entries/001', 'tile/0/001', 'tile/1/000.p/2', 'tile/entries/002.p/8']) {
        const expected = await (await whole.handler(new Request(`http://log/api/v2/${path}`))).arrayBuffer();
        expect(Buffer.from(stored.get(path)!).equals(Buffer.from(expected)), path).toBe(true);
      }
    }
    // The name of the writer, three checkpoints with their batches, 2 + 3 bundles, 2 + 4 tiles.
    expect(kth).toBeGreaterThan(15);
  },
);

test('a write whose answer was lost, and which was tried again, is no other writer', async () => {
  const stored = new Map<string, Uint8Array>();
  const twice = async ({ done }: ObjectPut) => {
    done();
    return done();
  };
  const log = await open(memoryObjects(stored, twice));
  await log.append(batch(0, 3));
  expect(log.size()).toBe(3n);
});

describe('two servers', () => {
  test('from the moment when another one takes the log, a server commits to nothing', async () => {
    const objects = memoryObjects();
    const [first, second] = [objectStore(objects), objectStore(objects)];
    await first.lock!();
    await first.publish!([], () => Buffer.from('one'));
    await second.lock!();
    const late = first.publish!([{ path: 'tile/0/000.p/1', bytes: Buffer.alloc(32) }], () => Buffer.from('two'));
    await expect(late).rejects.toMatchObject({ code: 'replaced', facts: { where: 's3://logs/test/.batch' } });
    expect([...objects.stored.keys()].sort()).toEqual(['.batch', 'checkpoint']);
  });

  test('the later one has the log; the earlier one says so, appends nothing, and still serves', async () => {
    const objects = memoryObjects();
    const first = await open(objects);
    await first.append(batch(0, 3));
    const second = await open(objects);
    await expect(first.append(batch(3, 5))).rejects.toMatchObject({ code: 'replaced' });
    await expect(first.append(batch(3, 5))).rejects.toMatchObject({ code: 'stopped' });
    expect(await served(first, 'checkpoint')).toBe(200);
    await second.append(batch(5, 6));
    expect(text(objects.stored, 'checkpoint').split('\n')[1]).toBe('4');
  });

  test('a batch that hung while another server took the log is completed by that one, and undoes nothing later', async () => {
    const stored = new Map<string, Uint8Array>();
    const gate = Promise.withResolvers<void>();
    const staged = Promise.withResolvers<void>();
    let hangs = false;
    const slow = memoryObjects(stored, async ({ path, done }) => {
      if (!hangs) return done();
      if (path === '.batch') {
        const tag = done();
        staged.resolve();
        return tag;
      }
      await gate.promise;
      return done();
    });
    const first = await open(slow);
    await first.append(batch(0, 3));
    hangs = true;
    const late = first.append(batch(3, 5));
    late.catch(() => undefined);
    await staged.promise;
    const second = await open(memoryObjects(stored));
    expect(second.size()).toBe(5n);
    await second.append(batch(5, 7));
    const shown = new Map(stored);
    gate.resolve();
    await expect(late).rejects.toMatchObject({ code: 'replaced' });
    expect(stored).toEqual(shown);
    expect(text(stored, 'checkpoint').split('\n')[1]).toBe('7');
  });

  test('of two that start at once, one has the log', async () => {
    const objects = memoryObjects();
    const [one, other] = await Promise.allSettled([open(objects), open(objects)]);
    const logs = [one, other].flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const appended = await Promise.allSettled(logs.map((log, i) => log.append([Buffer.from(`by ${i}`)])));
    expect(appended.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    const last = await open(objects);
    expect(last.size()).toBeLessThanOrEqual(1n);
    await last.append([Buffer.from('last')]);
  });
});

test.each([
  ['If-None-Match', (etag: string | undefined) => etag === undefined],
  ['If-Match', (etag: string | undefined) => etag !== undefined],
])('storage that overlooks %s is refused', async (condition, isOverlooked) => {
  const objects = memoryObjects();
  const careless: Objects = {
    ...objects,
    put: (path, bytes, onlyIf) => objects.put(path, bytes, onlyIf && isOverlooked(onlyIf.etag) ? undefined : onlyIf),
  };
  await expect(open(careless)).rejects.toMatchObject({
    code: 'cannot-open',
    facts: { expected: `a write refused by its ${condition}` },
  });
});

test('tiles without a checkpoint, and an object in place of a batch, are refused', async () => {
  const tiles = memoryObjects(new Map([['tile/0/000', Buffer.alloc(8192)]]));
  await expect(open(tiles)).rejects.toMatchObject({ code: 'missing' });
  const other = memoryObjects(new Map([['.batch', Buffer.from('{}')]]));
  await expect(open(other)).rejects.toMatchObject({ code: 'malformed' });
  const objects = memoryObjects();
  await (await open(objects)).append(batch(0, 3));
  const older = new Map(objects.stored);
  await (await open(objects)).append(batch(3, 9));
  objects.stored.set('.batch', older.get('.batch')!);
  await expect(open(objects)).rejects.toMatchObject({ code: 'malformed' });
});
