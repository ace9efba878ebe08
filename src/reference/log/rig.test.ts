import { expect, test } from 'vitest';
import { readCheckpoint } from './checkpoint/checkpoint.ts';
import { sealCheckpoint } from './checkpoint/seal.ts';
import { ed25519Signer } from './checkpoint/signer.ts';
import { createLog } from './log.ts';
import { parts } from './parts.ts';
import { type LogRig, logRig } from './rig.ts';
import { memoryStore } from './store/memory-store.ts';
import type { Store } from './store/store.ts';
import { unbundle } from './tree/bundle.ts';
import { sha256 } from './tree/hash.ts';

// Faults that no single part can express are made by the store, the signer or middleware.

type Install = (rig: LogRig) => LogRig;
const signer = ed25519Signer({ name: 'example.com/log', privateKey: new Uint8Array(32).fill(1) });
const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => Buffer.from(`e${from + i}`));
const around =
  (wrap: (store: Store, rig: LogRig) => Store): Install =>
  (rig) => ({ ...rig, store: async (parts) => wrap(await rig.store(parts), rig) });

async function tell(install: Install, sizes: readonly number[]) {
  const log = await createLog(install(logRig({ origin: 'example.com/log', signer })));
  const send = (path: string, headers: Record<string, string> = {}) =>
    log.handler(new Request(`http://log/api/v2/${path}`, { headers }));
  const bytes = async (path: string) => {
    const answer = await send(path);
    return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : undefined;
  };
  const root = async () => Buffer.from(readCheckpoint((await bytes('checkpoint'))!.toString())!.root).toString('hex');
  let size = 0;
  for (const next of sizes) {
    await log.append(entries(size, next));
    size = next;
  }
  return { log, send, bytes, root, text: async () => (await bytes('checkpoint'))!.toString() };
}

const h = (hash: Uint8Array) => Buffer.from(hash).toString('hex');
const leaf = (i: number) => parts.leafHash(Buffer.from(`e${i}`));

const longest = async (store: Store, folder: string, from: number) => {
  for (let width = 255; width >= from; width--) {
    const bytes = await store.read(`${folder}.p/${width}`);
    if (bytes !== undefined) return bytes;
  }
  return undefined;
};

test('partial and full tiles', async () => {
  const longer = around((store) => ({
    ...store,
    read: async (path) => {
      const [folder, width] = path.split('.p/');
      return width === undefined ? store.read(path) : longest(store, folder!, Number(width));
    },
  }));
  expect(await (await tell(longer, [3, 7])).bytes('tile/0/000.p/3')).toHaveLength(7 * 32);
  const early = around((store) => ({
    ...store,
    read: async (path) => (await store.read(path)) ?? (path.includes('.p/') ? undefined : longest(store, path, 1)),
  }));
  expect(await (await tell(early, [3])).bytes('tile/0/000')).toHaveLength(96);
  const gone = around((store) => ({
    ...store,
    write: async (path, bytes) => {
      await store.write(path, bytes);
      if (/^tile\/.*\/\d{3}$/.test(path)) {
        for (let width = 1; width < 256; width++) await store.remove!(`${path}.p/${width}`);
      }
    },
  }));
  const { bytes } = await tell(gone, [3, 256, 258]);
  expect(await bytes('tile/0/000.p/3')).toBeUndefined();
  expect(await bytes('tile/entries/000.p/3')).toBeUndefined();
  expect(await bytes('tile/0/001.p/2')).toHaveLength(64);
});

test('time: rollback, fork, a checkpoint ahead of its tiles', async () => {
  const back = around((store) => {
    const seen: Uint8Array[] = [];
    const write: Store['write'] = async (path, bytes) => {
      if (path === 'checkpoint') seen.push(bytes);
      await store.write(path, bytes);
    };
    return { ...store, write, read: async (path) => (path === 'checkpoint' && seen.at(-2)) || store.read(path) };
  });
  expect(await (await tell(back, [1, 2])).text()).toMatch(/^\S+\n1\n/);

  const forked = around((store, rig) => {
    let reads = 0;
    const read: Store['read'] = async (path) => {
      const bytes = await store.read(path);
      if (path !== 'checkpoint' || bytes === undefined || ++reads % 2 === 1) return bytes;
      const { size, root } = readCheckpoint(Buffer.from(bytes).toString())!;
      return Buffer.from(sealCheckpoint(rig, size, sha256(root)));
    };
    return { ...store, read };
  });
  const fork = await tell(forked, [4]);
  const [first, second] = [await fork.text(), await fork.text()];
  expect([first.split('\n')[1], second.split('\n')[1]]).toEqual(['4', '4']);
  expect(first.split('\n')[2]).not.toBe(second.split('\n')[2]);
  expect(await fork.text()).toBe(first);

  let release = async (): Promise<void> => undefined;
  const ahead = around((store) => {
    let held: (() => Promise<void>)[] = [];
    const write: Store['write'] = async (path, bytes) => {
      if (path !== 'checkpoint') return void held.push(() => store.write(path, bytes));
      await store.write(path, bytes);
      const late = held;
      held = [];
      release = async () => void (await Promise.all(late.map((run) => run())));
    };
    return { ...store, write };
  });
  const hasty = await tell(ahead, [4]);
  expect(await hasty.text()).toMatch(/^\S+\n4\n/);
  expect(await hasty.bytes('tile/0/000.p/4')).toBeUndefined();
  await release();
  expect(await hasty.bytes('tile/0/000.p/4')).toHaveLength(128);
});

test('an old entry rewritten, with everything that follows from it', async () => {
  // From size 4 on, a second log with another first entry replaces the first.
  const install: Install = (rig) => ({
    ...rig,
    store: async (own) => {
      const store = await rig.store(own);
      let shown = store;
      const write: Store['write'] = async (path, bytes) => {
        await store.write(path, bytes);
        if (path !== 'checkpoint') return;
        const { size } = readCheckpoint(Buffer.from(bytes).toString())!;
        if (size < 4n) return;
        const list = [...own.unbundle((await store.read(own.bundlePath(0n, Number(size))))!)!];
        const other = memoryStore();
        await (await createLog({ ...rig, store: () => other })).append([Buffer.from('forged'), ...list.slice(1)]);
        shown = other;
      };
      return { ...store, write, read: (path) => shown.read(path) };
    },
  });
  const { bytes, root, text } = await tell(install, [2, 4]);
  expect(unbundle((await bytes('tile/entries/000.p/4'))!)!.map(String)[0]).toBe('forged');
  const forged = [parts.leafHash(Buffer.from('forged')), leaf(1), leaf(2), leaf(3)];
  expect(await bytes('tile/0/000.p/4')).toEqual(Buffer.concat(forged));
  expect(await root()).toBe(h(parts.foldRoot(forged, parts)));
  expect(await text()).toBe(
    sealCheckpoint(logRig({ origin: 'example.com/log', signer }), 4n, parts.foldRoot(forged, parts)),
  );
});

test('middleware wraps the handler, the first outermost', async () => {
  const stamp =
    (name: string): LogRig['middleware'][number] =>
    (next) =>
    async (request) => {
      const answer = await next(request);
      answer.headers.append('x-by', name);
      return answer;
    };
  const { send } = await tell((rig) => ({ ...rig, middleware: [stamp('outer'), stamp('inner')] }), []);
  expect((await send('checkpoint')).headers.get('x-by')).toBe('inner, outer');
});
