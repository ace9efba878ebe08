import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ed25519Signer } from '../checkpoint/signer.ts';
import type { LogError } from '../error.ts';
import { createLog } from '../log.ts';
import { type LogRig, logRig } from '../rig.ts';
import { directoryStore } from './directory-store.ts';
import { memoryStore } from './memory-store.ts';

const origin = 'example.com/log';
const signer = ed25519Signer({ name: origin, privateKey: new Uint8Array(32).fill(3) });
const batch = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => Buffer.from(`e${from + i}`));

let folder: string;
beforeEach(async () => {
  // A name with a space and characters beyond ASCII.
  folder = await mkdtemp(join(tmpdir(), 'žurnál 記錄-'));
});
afterEach(() => rm(folder, { recursive: true }));

const rig = (more: Partial<LogRig> = {}) =>
  logRig({ origin, signer, store: () => directoryStore(join(folder, 'log')), ...more });

/** Makes a log of this size, and closes it. */
async function makeLog(size: number): Promise<void> {
  const log = await createLog(rig());
  await log.append(batch(0, size));
  await log.close();
}

async function files(): Promise<string[]> {
  const entries = await readdir(join(folder, 'log'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\/\./.test(join(entry.parentPath, entry.name).slice(folder.length)))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('a log continues where it stopped', async () => {
  const whole = memoryStore();
  const uninterrupted = await createLog(rig({ store: () => whole }));
  const sizes = [0, 1, 255, 256, 300, 512, 700];
  for (const [i, size] of sizes.entries()) {
    const log = await createLog(rig());
    const next = sizes[i + 1];
    expect(log.size()).toBe(BigInt(size));
    if (next !== undefined) expect(await log.append(batch(size, next))).toBe(BigInt(size));
    if (next !== undefined) await uninterrupted.append(batch(size, next));
    await log.close();
  }
  const root = `${join(folder, 'log')}/`;
  const paths = (await files()).map((file) => file.slice(root.length));
  expect(paths.length).toBeGreaterThan(10);
  const store = directoryStore(root);
  for (const path of paths) expect(await store.read(path), path).toEqual(Buffer.from((await whole.read(path))!));
});

test('a resumed log can have another key', async () => {
  await makeLog(3);
  const resumed = await createLog(rig({ signer: ed25519Signer({ name: origin }) }));
  const checkpoint = await (await resumed.handler(new Request('http://log/api/v2/checkpoint'))).text();
  const id = Buffer.from(checkpoint.split(' ').at(-1)!, 'base64').subarray(0, 4).toString('hex');
  expect(resumed.vkey.split('+')[1]).toBe(id);
});

async function refusal(more: Partial<LogRig> = {}): Promise<LogError> {
  return createLog(rig(more)).then(
    () => expect.fail('the log was opened'),
    (error: LogError) => error,
  );
}

test('refuses a log of another origin', async () => {
  await makeLog(3);
  const error = await refusal({ origin: 'example.com/other' });
  expect(error.code).toBe('origin-differs');
  expect(error.message).toContain('expected  example.com/other');
  expect(error.message).toContain('found     example.com/log');
  expect(error.message).toContain('where     checkpoint, line 1');
  expect(error.message).toContain('remedy    open it with the origin example.com/log');
});

test('refuses a damaged log, and names the place', async () => {
  await makeLog(300);
  const store = directoryStore(join(folder, 'log'));
  const cases: [path: string, change: (bytes: Uint8Array) => Uint8Array | undefined, code: string][] = [
    ['checkpoint', () => undefined, 'missing'],
    ['checkpoint', (bytes) => bytes.subarray(0, 20), 'malformed'],
    ['checkpoint', (bytes) => Buffer.from(Buffer.from(bytes).toString().replace('\n300\n', '\n0300\n')), 'malformed'],
    ['checkpoint', (bytes) => Buffer.from(Buffer.from(bytes).toString().replace('\n300\n', '\n299\n')), 'missing'],
    ['tile/0/001.p/44', () => undefined, 'missing'],
    ['tile/0/001.p/44', (bytes) => bytes.subarray(0, 100), 'malformed'],
    ['tile/0/001.p/44', (bytes) => bytes.subarray(0, 32), 'malformed'],
    ['tile/0/001.p/44', (bytes) => bytes.map((byte) => byte ^ 1), 'root-differs'],
    ['tile/1/000.p/1', (bytes) => bytes.map((byte) => byte ^ 1), 'root-differs'],
    ['tile/entries/001.p/44', () => undefined, 'missing'],
    ['tile/entries/001.p/44', (bytes) => bytes.subarray(0, -1), 'malformed'],
    ['tile/entries/001.p/44', (bytes) => bytes.map((byte) => (byte === 101 ? 102 : byte)), 'entries-differ'],
  ];
  for (const [path, change, code] of cases) {
    const right = (await store.read(path))!;
    const wrong = change(new Uint8Array(right));
    await (wrong === undefined ? store.remove!(path) : store.write(path, wrong));
    const error = await refusal();
    expect(error.code, `${path}: ${error.message}`).toBe(code);
    for (const fact of ['expected', 'found', 'where', 'remedy']) expect(error.message).toContain(`\n  ${fact} `);
    await store.write(path, right);
  }
  expect((await createLog(rig())).size()).toBe(300n);
});

test('reads a full tile where the partial tile is missing', async () => {
  const store = memoryStore();
  await (await createLog(rig({ store: () => store }))).append(batch(0, 255));
  const old = await store.read('checkpoint');
  await (await createLog(rig({ store: () => store }))).append(batch(255, 260));
  await store.write('checkpoint', old!);
  await store.remove!('tile/0/000.p/255');
  await store.remove!('tile/entries/000.p/255');
  expect((await createLog(rig({ store: () => store }))).size()).toBe(255n);
});
