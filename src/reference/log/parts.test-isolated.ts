import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readCheckpoint } from './checkpoint/checkpoint.ts';
import { ed25519Signer } from './checkpoint/signer.ts';
import { createLog } from './log.ts';
import { type Parts, parts } from './parts.ts';
import { type LogRig, logRig } from './rig.ts';
import { unbundle } from './tree/bundle.ts';
import { sha256 } from './tree/hash.ts';

// Each test replaces one part and expects that only the decision of that part changes.

type Install = (rig: LogRig) => LogRig;
const signer = ed25519Signer({ name: 'example.com/log', privateKey: new Uint8Array(32).fill(1) });
const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => Buffer.from(`e${from + i}`));
const replace =
  (change: Partial<Parts>): Install =>
  (rig) => ({ ...rig, parts: { ...rig.parts, ...change } });

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

const honest: Install = (rig) => rig;
const h = (hash: Uint8Array) => Buffer.from(hash).toString('hex');
const leaf = (i: number) => parts.leafHash(Buffer.from(`e${i}`));

test('hashes', async () => {
  const bare = await tell(replace({ leafHash: sha256 }), [1]);
  expect(await bare.bytes('tile/0/000.p/1')).toEqual(createHash('sha256').update('e0').digest());
  const swapped = await tell(replace({ nodeHash: (left, right) => parts.nodeHash(right, left) }), [2]);
  expect(await swapped.root()).toBe(h(parts.nodeHash(leaf(1), leaf(0))));
  const zeros = await tell(replace({ emptyRoot: () => new Uint8Array(32) }), []);
  expect(await zeros.root()).toBe('00'.repeat(32));
  const doubled: Parts['foldRoot'] = (hashes, own) => {
    let row = hashes;
    while (row.length > 1) {
      row = Array.from({ length: Math.ceil(row.length / 2) }, (_, i) =>
        own.nodeHash(row[2 * i]!, row[2 * i + 1] ?? row[2 * i]!),
      );
    }
    return row[0]!;
  };
  const three = await tell(replace({ foldRoot: doubled }), [3]);
  const last = parts.nodeHash(leaf(2), leaf(2));
  expect(await three.root()).toBe(h(parts.nodeHash(parts.nodeHash(leaf(0), leaf(1)), last)));
});

test('tiles', async () => {
  const flat = await tell(replace({ tileRoot: (hashes) => sha256(Buffer.concat(hashes)) }), [256]);
  expect(await flat.bytes('tile/1/000.p/1')).toEqual(sha256((await flat.bytes('tile/0/000'))!));
  const early = (size: bigint, level: number) =>
    Number(((size + (1n << BigInt(8 * level)) - 1n) >> BigInt(8 * level)) % 256n);
  const premature = await tell(replace({ partialWidth: early }), [5, 300]);
  expect(await premature.bytes('tile/1/000.p/1')).toHaveLength(32);
  expect(await premature.bytes('tile/1/000.p/2')).toHaveLength(64);
  expect(await premature.root()).toBe(await (await tell(honest, [5, 300])).root());
  for (const off of [-1, 1]) {
    const width = (size: bigint, level: number) => {
      const right = parts.partialWidth(size, level);
      return right === 0 ? 0 : right + off;
    };
    const wrong = await tell(replace({ partialWidth: width }), [5]);
    expect(await wrong.bytes('tile/0/000.p/5')).toBeUndefined();
    expect(await wrong.bytes('tile/entries/000.p/5')).toBeUndefined();
    expect(await wrong.bytes(`tile/0/000.p/${5 + off}`)).toBeDefined();
  }
});

test('bundles', async () => {
  const little: Parts['bundle'] = (list) =>
    Buffer.concat(list.flatMap((entry) => [Uint8Array.of(entry.length & 255, entry.length >> 8), entry]));
  expect(await (await tell(replace({ bundle: little }), [1])).bytes('tile/entries/000.p/1')).toEqual(
    Buffer.from('\x02\0e0'),
  );
  const newline: Parts['bundle'] = (list) => Buffer.concat([parts.bundle(list), Buffer.from('\n')]);
  const { bytes } = await tell(replace({ bundle: newline }), [1]);
  expect(await bytes('tile/entries/000.p/1')).toEqual(Buffer.from('\0\x02e0\n'));
  const { log } = await tell(replace({ entryLimit: () => 100_000 }), []);
  await log.append([new Uint8Array(65_537)]);
  expect(log.size()).toBe(1n);
});

test('checkpoints and notes', async () => {
  const text = async (install: Install, sizes = [2]) => (await tell(install, sizes)).text();
  const right = await text(honest);
  const noteAs = (change: (note: string) => string) => replace({ note: (...o) => change(parts.note(...o)) });
  const textAs = (change: (text: string) => string) =>
    replace({ checkpointText: (...o) => change(parts.checkpointText(...o)) });
  expect(await text(noteAs((note) => note.slice(0, -1)))).toBe(right.slice(0, -1));
  expect(await text(noteAs((note) => note.replaceAll('\n', '\r\n')))).toBe(right.replaceAll('\n', '\r\n'));
  expect(await text(noteAs((note) => note.replace('\u2014', '-')))).toBe(right.replace('\u2014', '-'));
  expect(await text(noteAs((note) => note.replace('\n\n', '\n\n\n')))).toBe(right.replace('\n\n', '\n\n\n'));
  expect(await text(textAs((line) => line.replace('\n2\n', '\n02\n')))).toContain('\n02\n');
  expect(await text(textAs((line) => `${line}extension\n`))).toMatch(/=\nextension\n\n\u2014/);
  const inHex = replace({ checkpointText: (origin, size, root) => `${origin}\n${size}\n${h(root)}\n` });
  expect(await text(inHex)).toMatch(/\n2\n[0-9a-f]{64}\n\n/);
  const other = replace({ checkpointText: (_, size, root) => parts.checkpointText('other', size, root) });
  expect(await text(other)).toMatch(/^other\n2\n[\s\S]*\u2014 example\.com\/log /);
  const noName = replace({ keyId: (_, type, key) => parts.keyId('', type, key) });
  expect(await text(noName)).not.toContain(right.slice(-96, -88));
  const signing =
    (sign: (text: string) => Uint8Array): Install =>
    (rig) => ({ ...rig, signer: { ...rig.signer, sign } });
  expect(await text(signing((line) => signer.sign(line.trimEnd())))).not.toBe(right);
  let first: Uint8Array | undefined;
  const kept = await text(signing((line) => (first ??= signer.sign(line))));
  expect(kept).toContain((await text(honest, [])).slice(-20));
  const foreign = { name: 'w', keyId: 1, signature: new Uint8Array(64) };
  expect(await text(replace({ note: (line, own) => parts.note(line, [foreign, ...own]) }))).toMatch(
    /w \S+\n\u2014 ex\S+ \S+\n$/,
  );
  expect(await text(replace({ note: (line, own) => parts.note(line, [...own, foreign]) }))).toMatch(
    /ex\S+ \S+\n\u2014 w \S+\n$/,
  );
});

test('headers and codings', async () => {
  const ask = async (change: Partial<Parts>, path: string, accept = 'gzip') =>
    (await tell(replace(change), [300])).send(path, { 'accept-encoding': accept });
  const header = async (change: Partial<Parts>, path: string, name: string) =>
    (await ask(change, path)).headers.get(name);
  expect(await header({ contentType: () => 'text/html' }, 'tile/0/000', 'content-type')).toBe('text/html');
  expect(await header({ cacheControl: () => 'max-age=9' }, 'checkpoint', 'cache-control')).toBe('max-age=9');
  expect(await header({ cacheControl: () => 'max-age=9' }, 'tile/0/999', 'cache-control')).toBe('max-age=9');
  const silent = await ask({ encode: async (_, bytes) => ({ bytes: gzipSync(bytes) }) }, 'tile/entries/000');
  expect(silent.headers.get('content-encoding')).toBeNull();
  expect(unbundle(gunzipSync(Buffer.from(await silent.arrayBuffer())))).toHaveLength(256);
  const empty = await ask({ encode: async (_, bytes) => ({ bytes, coding: 'gzip' }) }, 'tile/entries/000');
  expect(empty.headers.get('content-encoding')).toBe('gzip');
  expect(unbundle(Buffer.from(await empty.arrayBuffer()))).toHaveLength(256);
  const unasked = await ask({ wantsGzip: () => true }, 'tile/entries/000', 'identity');
  expect(unasked.headers.get('content-encoding')).toBe('gzip');
  const lax = (path: string) => parts.locate(path.replace('/00/', '/0/'));
  expect((await ask({ locate: lax }, 'tile/00/000')).status).toBe(200);
});
