import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { createLog } from '../log.ts';
import { memoryStore } from '../store/memory-store.ts';
import { newChains } from './made/chains.ts';
import { staticCtParts } from './static-ct-parts.ts';
import { staticCtRig } from './static-ct-rig.ts';
import { ctExtensions, tileLeaf } from './tile-leaf.ts';
import { treeHeadSigner } from './tree-head-signer.ts';

const ORIGIN = 'log.example/2026h1';
const chains = newChains();
const entries = (count: number) => Array.from({ length: count }, (_, i) => tileLeaf(chains.submission(i, BigInt(i))));

describe('a log of certificates', () => {
  test('serves data tiles whose entries have their index, and issuers; no bundles', async () => {
    const log = await createLog(staticCtRig({ origin: ORIGIN }));
    await log.addIssuers(chains.issuers);
    await log.append(entries(200));
    await log.append(entries(60));
    const get = (path: string) => log.handler(new Request(`http://log.example/api/v2/${path}`));
    const full = await (await get('tile/data/000')).bytes();
    const [first, ...others] = staticCtParts.unbundle(full)!;
    expect(others).toHaveLength(255);
    expect(Buffer.from(others[248]!).includes(Buffer.from(ctExtensions(249n)))).toBe(true);
    expect(Buffer.from(first!.subarray(0, 8)).readBigUInt64BE()).toBe(0n);
    const tile = await (await get('tile/0/000')).bytes();
    const leaf = first!.subarray(0, first!.length - 66);
    expect(
      createHash('sha256')
        .update(Uint8Array.of(0, 0, 0))
        .update(leaf)
        .digest(),
    ).toEqual(Buffer.from(tile.subarray(0, 32)));
    const hex = createHash('sha256').update(chains.issuers[1]!).digest('hex');
    const issuer = await get(`issuer/${hex}`);
    expect(issuer.headers.get('content-type')).toBe('application/pkix-cert');
    expect(await issuer.bytes()).toEqual(new Uint8Array(chains.issuers[1]!));
    for (const path of ['tile/entries/000', 'tile/6/000', `issuer/${hex.toUpperCase()}`, `issuer/${'0'.repeat(64)}`])
      expect((await get(path)).status, path).toBe(404);
  });

  test('goes on after it was opened again', async () => {
    const store = memoryStore();
    const rig = staticCtRig({ origin: ORIGIN, store: () => store });
    const log = await createLog(rig);
    await log.append(entries(5));
    await log.close();
    const again = await createLog(rig);
    await again.append(entries(2));
    const bytes = (await store.read('tile/data/000.p/7'))!;
    expect(staticCtParts.unbundle(bytes)).toHaveLength(7);
    expect(Buffer.from(bytes).includes(Buffer.from(ctExtensions(6n)))).toBe(true);
  });

  test('refuses an entry that is no TileLeaf', async () => {
    const log = await createLog(staticCtRig({ origin: ORIGIN }));
    await expect(log.append([Buffer.from('some text that is no leaf')])).rejects.toThrow('no TileLeaf');
  });
});

describe('treeHeadSigner', () => {
  test('signs each time later than before, by P-256 and by RSA', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const clock = manualClock(7);
    for (const privateKey of [Buffer.alloc(32, 7), rsa]) {
      const { sign } = treeHeadSigner({ name: ORIGIN, privateKey, clock });
      const text = `${ORIGIN}\n0\n${createHash('sha256').digest('base64')}\n`;
      const times = [sign(text), sign(text)].map((one) => Buffer.from(one).readBigUInt64BE());
      expect(times).toEqual([7n, 8n]);
    }
  });
  test('and than what the log has shown, although the clock went back between two starts', async () => {
    const store = memoryStore();
    const timeOf = async (now: number) => {
      const signer = treeHeadSigner({ name: ORIGIN, privateKey: Buffer.alloc(32, 7), clock: manualClock(now) });
      await createLog(staticCtRig({ origin: ORIGIN, signer, store: () => store }));
      const note = Buffer.from((await store.read('checkpoint'))!).toString();
      return Buffer.from(note.split(' ').at(-1)!, 'base64').readBigUInt64BE(4);
    };
    expect([await timeOf(1000), await timeOf(20), await timeOf(3000)]).toEqual([1000n, 1001n, 3000n]);
  });
  test('the same seed is the same key, whose hash makes the key ID', () => {
    const seed = Buffer.alloc(32, 9);
    const [one, other] = [1, 2].map(() => treeHeadSigner({ name: ORIGIN, privateKey: seed, clock: manualClock() }));
    expect(one!.vkey).toBe(other!.vkey);
    const der = Buffer.from(one!.vkey.split('+').slice(2).join('+'), 'base64').subarray(1);
    expect(createPublicKey({ key: der, format: 'der', type: 'spki' }).asymmetricKeyType).toBe('ec');
    expect(Buffer.from(one!.publicKey)).toEqual(createHash('sha256').update(der).digest());
  });
  test('a seed has 32 bytes', () =>
    expect(() => treeHeadSigner({ name: ORIGIN, privateKey: Buffer.alloc(31), clock: manualClock() })).toThrow('32'));
});
