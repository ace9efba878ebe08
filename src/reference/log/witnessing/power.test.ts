/** A loss of power at any moment, while a witness remembers all that it has cosigned. */
import { expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { crashState } from '../../disk/crash-states.test-tool.ts';
import { Disk } from '../../disk/disk.test-tool.ts';
import { firstDefect } from '../../disk/first-defect.test-tool.ts';
import { openWitness } from '../../witness/witness.ts';
import { readCheckpoint } from '../checkpoint/checkpoint.ts';
import { ML_DSA_44 } from '../checkpoint/cosignature.ts';
import { cosigner } from '../checkpoint/cosigner.ts';
import { ed25519Signer } from '../checkpoint/signer.ts';
import { readVerifier } from '../checkpoint/verifier.ts';
import { createLog, type Log } from '../log.ts';
import { logRig } from '../rig.ts';
import { directoryStore } from '../store/directory-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { readPolicy } from './policy.ts';

const FOLDER = '/var/log';
const origin = 'example.com/log';
const signer = ed25519Signer({ name: origin, privateKey: Buffer.alloc(32, 7) });
const one = cosigner({ name: 'w', type: ML_DSA_44, seed: Buffer.alloc(32, 3), clock: manualClock(1_700_000_000_000) });
const policy = readPolicy(Buffer.from(`witness w ${one.vkey} http://w.example\nquorum w\n`));

/** Opens the log on a disk, with a witness that remembers in a store. */
async function openLog(disk: Disk, remembers: Store): Promise<Log> {
  const witness = await openWitness({ signers: [one], logs: [readVerifier(signer.vkey)], store: remembers });
  return createLog(
    logRig({
      origin,
      signer,
      store: () => directoryStore(FOLDER, { files: disk, lock: () => () => {} }),
      witnessing: {
        policy,
        // A tree that the witness does not cosign at once it never cosigns.
        patienceMs: 1,
        ask: async (_witness, body) => {
          const request = new Request('http://w.example/add-checkpoint', { method: 'POST', body });
          const response = await witness.handler(request);
          return { status: response.status, text: await response.text() };
        },
      },
    }),
  );
}

test('a log goes on from a tree that its witness has cosigned', async () => {
  const before = new Disk();
  await before.mkdir('/var');
  const disk = new Disk(before.root);
  /** What the witness has cosigned, and how many operations the disk had seen then. */
  const cosigned: { readonly operations: number; readonly path: string; readonly bytes: Uint8Array }[] = [];
  const remembers = memoryStore();
  const write: Store['write'] = async (path, bytes) => {
    cosigned.push({ operations: disk.operations.length, path, bytes });
    await remembers.write(path, bytes);
  };
  const log = await openLog(disk, { ...remembers, write });
  for (const next of [1, 3, 255, 256, 300]) {
    const size = Number(log.size());
    await log.append(Array.from({ length: next - size }, (_, i) => Buffer.from(`entry ${size + i}`)));
  }
  await log.close();
  expect(cosigned.length).toBe(6);

  const defect = await firstDefect(disk.operations.length, 300, async (count, random) => {
    const last = cosigned.findLast(({ operations }) => operations <= count);
    const memory = memoryStore();
    if (last) await memory.write(last.path, last.bytes);
    const after = crashState(disk, count, random);
    try {
      const again = await openLog(after, memory);
      const least = last ? readCheckpoint(Buffer.from(last.bytes).toString())!.size : 0n;
      if (again.size() < least) return `the witness has cosigned ${least} entries, and it opens with ${again.size()}`;
      await again.append([Buffer.from('another')]);
      await again.close();
      return undefined;
    } catch (error) {
      return `it does not go on: ${(error as Error).message}`;
    }
  });
  expect(defect).toBeUndefined();
});
