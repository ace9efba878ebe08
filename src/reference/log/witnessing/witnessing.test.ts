import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { threeWitnesses } from '../../witness/witness.test-tool.ts';
import { readCheckpoint } from '../checkpoint/checkpoint.ts';
import { openNote } from '../checkpoint/note.ts';
import { ed25519Signer } from '../checkpoint/signer.ts';
import { createLog } from '../log.ts';
import { logRig } from '../rig.ts';
import { directoryStore } from '../store/directory-store.ts';
import { memoryObjects } from '../store/memory-objects.test-tool.ts';
import { memoryStore } from '../store/memory-store.ts';
import { objectStore } from '../store/object-store.ts';
import { readPolicy } from './policy.ts';

const ORIGIN = 'log.example';
const signer = ed25519Signer({ name: ORIGIN, privateKey: Buffer.alloc(32, 9) });
const clock = manualClock(1_700_000_000_000);
const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => Buffer.from(`e${from + i}`));
const TWO = 'group three 2 w1 w2 w3\nquorum three\n';
const ALL = 'group three all w1 w2 w3\nquorum three\n';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-witnessing-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = () => {
  const path = join(folder, 'log');
  return { store: () => directoryStore(path), checkpoint: () => readFileSync(join(path, 'checkpoint'), 'utf8') };
};
const inObjectStorage = () => {
  const objects = memoryObjects();
  return {
    store: () => objectStore(objects),
    checkpoint: () => Buffer.from(objects.stored.get('checkpoint')!).toString(),
  };
};

const namesIn = (note: string) => openNote(note)!.signatures.map(({ name }) => name);
const sizeIn = (note: string) => Number(readCheckpoint(note)!.size);

describe('a log with witnesses', () => {
  test('shows each checkpoint with the cosignatures of all, from any size to any other', async () => {
    const { witnessing } = await threeWitnesses(signer.vkey, clock);
    const store = memoryStore();
    const log = await createLog(logRig({ origin: ORIGIN, signer, store: () => store, witnessing: witnessing(ALL) }));
    const note = async () => Buffer.from((await store.read('checkpoint'))!).toString();
    expect(namesIn(await note())).toEqual([ORIGIN, 'w1.example', 'w2.example', 'w3.example']);
    let size = 0;
    for (const next of [1, 2, 3, 7, 8, 255, 256, 257, 700]) {
      await log.append(entries(size, next));
      size = next;
      expect([sizeIn(await note()), namesIn(await note()).length]).toEqual([next, 4]);
    }
    await log.close();
  });

  test('asks a witness from its own size after 409, and does without one that is away', async () => {
    const { witnessing, bodies, down } = await threeWitnesses(signer.vkey, clock);
    const store = memoryStore();
    const rig = logRig({ origin: ORIGIN, signer, store: () => store, witnessing: witnessing(TWO) });
    const log = await createLog(rig);
    down.add('w3');
    await log.append(entries(0, 3));
    expect(namesIn(Buffer.from((await store.read('checkpoint'))!).toString())).not.toContain('w3.example');
    await log.close();
    bodies.length = 0;
    const again = await createLog(rig);
    const asked = bodies.filter((body) => body.startsWith('w1: ')).map((body) => body.split('\n')[0]);
    expect(asked).toEqual(['w1: old 0', 'w1: old 3']);
    await again.close();
  });

  test.each([
    ['a folder', inFolder],
    ['object storage', inObjectStorage],
  ])('in %s does not show a checkpoint without a quorum, and goes on from its tree later', async (_place, kept) => {
    const { store, checkpoint } = kept();
    const { witnessing, down } = await threeWitnesses(signer.vkey, clock);
    const asking = { ...witnessing(TWO), patienceMs: 60_000 };
    const rig = logRig({ origin: ORIGIN, signer, store, witnessing: asking });
    const log = await createLog(rig);
    await log.append(entries(0, 2));
    down.add('w2').add('w3');
    asking.patienceMs = 20;
    await expect(log.append(entries(2, 5))).rejects.toMatchObject({ code: 'unwitnessed' });
    expect(sizeIn(checkpoint())).toBe(2);
    expect((await log.handler(new Request('http://log/api/v2/tile/0/000.p/5'))).status).toBe(404);
    await expect(log.append(entries(5, 6))).rejects.toMatchObject({ code: 'stopped' });
    await log.close();
    await expect(createLog(rig)).rejects.toMatchObject({ code: 'unwitnessed' });
    expect(sizeIn(checkpoint())).toBe(2);
    down.clear();
    asking.patienceMs = 60_000;
    // w1 has cosigned the tree of five entries: it would cosign no other one of that size.
    const again = await createLog(rig);
    expect([again.size(), sizeIn(checkpoint()), namesIn(checkpoint()).length >= 3]).toEqual([5n, 5, true]);
    await again.append(entries(5, 6));
    expect(sizeIn(checkpoint())).toBe(6);
    await again.close();
  });

  test('is refused by witnesses that have seen a larger tree', async () => {
    const { witnessing } = await threeWitnesses(signer.vkey, clock);
    const log = await createLog(logRig({ origin: ORIGIN, signer, witnessing: witnessing(TWO) }));
    await log.append(entries(0, 4));
    await log.close();
    const empty = logRig({ origin: ORIGIN, signer, witnessing: witnessing(TWO, 20) });
    await expect(createLog(empty)).rejects.toThrow(/w1: it has cosigned a tree of size 4/);
  });

  test('without cosigners in its policy asks nobody', async () => {
    const { witnessing, bodies } = await threeWitnesses(signer.vkey, clock);
    const log = await createLog(logRig({ origin: ORIGIN, signer, witnessing: witnessing('quorum none\n') }));
    await log.append(entries(0, 1));
    expect(bodies).toEqual([]);
    await log.close();
  });
});

test.each([
  ['', 'a line quorum'],
  ['quorum w\n', 'a name that a line before defines'],
  ['witness w x\nquorum w\n', 'a verifier key'],
  [`witness w ${signer.vkey}\nquorum w\n`, 'the key of a cosigner'],
  ['quorum none\nquorum none\n', 'one line quorum'],
])('no policy: %j', (text, sentence) => {
  expect(() => readPolicy(Buffer.from(text))).toThrow(sentence);
});
