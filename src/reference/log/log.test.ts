import { expect, test } from 'vitest';
import { ed25519Signer } from './checkpoint/signer.ts';
import { LogError } from './error.ts';
import { createLog } from './log.ts';
import { logRig } from './rig.ts';
import { memoryStore } from './store/memory-store.ts';
import { unbundle } from './tree/bundle.ts';

const origin = 'example.com/log';
const seed = new Uint8Array(32).fill(7);

async function open(more: Partial<Parameters<typeof logRig>[0]> = {}) {
  const store = memoryStore();
  const log = await createLog(logRig({ origin, store: () => store, ...more }));
  const read = async (path: string) => Buffer.from((await store.read(path)) ?? []);
  return { store, log, read };
}

test('a new log publishes the empty tree', async () => {
  const { log, read } = await open({ signer: ed25519Signer({ name: origin, privateKey: seed }) });
  expect(log.size()).toBe(0n);
  expect(log.origin).toBe(origin);
  expect(log.vkey).toMatch(/^example\.com\/log\+[0-9a-f]{8}\+/);
  const lines = (await read('checkpoint')).toString().split('\n');
  expect(lines.slice(0, 4)).toEqual([origin, '0', '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', '']);
  expect(lines[4]).toMatch(/^\u2014 example\.com\/log [A-Za-z0-9+/]{91}=$/);
  expect(lines.slice(5)).toEqual(['']);
});

test('concurrent appends take turns and are never split', async () => {
  const { log, read } = await open();
  const batches = Array.from({ length: 40 }, (_, b) => Array.from({ length: (b % 5) + 1 }, (_, i) => `${b}:${i}`));
  const firsts = await Promise.all(batches.map((batch) => log.append(batch.map((entry) => Buffer.from(entry)))));
  const entries = unbundle(await read('tile/entries/000.p/120'))!.map((entry) => Buffer.from(entry).toString());
  expect(log.size()).toBe(120n);
  for (const [b, first] of firsts.entries()) {
    expect(entries.slice(Number(first), Number(first) + batches[b]!.length)).toEqual(batches[b]);
  }
});

test('a batch is appended as it was when it was handed over', async () => {
  const { log, read } = await open();
  const entry = Buffer.from('checkpoint');
  const appended = log.append([entry]);
  entry.fill(0);
  await appended;
  expect((await read('tile/entries/000.p/1')).subarray(2).toString()).toBe('checkpoint');
});

test('an entry has 0 to 65,535 bytes', async () => {
  const { log, read } = await open();
  await expect(log.append([new Uint8Array(1), new Uint8Array(65_536)])).rejects.toThrow(RangeError);
  await expect(log.append([new Uint8Array(65_536)])).rejects.toThrow('65536 bytes');
  expect(log.size()).toBe(0n);
  expect(await log.append([new Uint8Array(65_535), new Uint8Array(0)])).toBe(0n);
  expect(unbundle(await read('tile/entries/000.p/2'))!.map((entry) => entry.length)).toEqual([65_535, 0]);
});

test('an empty batch writes nothing', async () => {
  const { log, store } = await open();
  await store.remove!('checkpoint');
  expect(await log.append([])).toBe(0n);
  expect(await store.read('checkpoint')).toBeUndefined();
});

test('publish signs the same head again', async () => {
  const { log, store, read } = await open();
  await log.append([Buffer.from('a')]);
  const checkpoint = await read('checkpoint');
  await store.remove!('checkpoint');
  await log.publish();
  expect(await read('checkpoint')).toEqual(checkpoint);
});

test('cosigners sign after the log', async () => {
  const { read } = await open({ cosigners: [ed25519Signer({ name: 'w.example/1' }), ed25519Signer({ name: 'w2' })] });
  const names = (await read('checkpoint')).toString().split('\n').slice(4, -1);
  expect(names.map((line) => line.split(' ')[1])).toEqual([origin, 'w.example/1', 'w2']);
});

test('a closed log refuses to grow and can still be read', async () => {
  const { log } = await open();
  const appended = log.append([Buffer.from('a')]);
  await log.close();
  expect(await appended).toBe(0n);
  await expect(log.append([Buffer.from('b')])).rejects.toMatchObject({ code: 'closed' });
  await expect(log.publish()).rejects.toBeInstanceOf(LogError);
  await log.close();
  expect((await log.handler(new Request('http://log/api/v2/tile/0/000.p/1'))).status).toBe(200);
});

test('an origin is one line', async () => {
  for (const bad of ['', 'a\nb', 'a\rb']) {
    await expect(open({ origin: bad, signer: ed25519Signer({ name: 'k' }) })).rejects.toThrow(RangeError);
  }
});
