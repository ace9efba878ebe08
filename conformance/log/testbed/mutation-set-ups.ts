/** The set-ups of the reference in which every mutant is judged, since each shows other mutants. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createLog,
  directoryStore,
  ECDSA,
  type LogRig,
  type Middleware,
  memoryStore,
  type Store,
  virtualStore,
} from '../../../src/reference/log/index.ts';
import type { Choices } from '../../core/spec/choice.ts';
import { formatVkey, parseVkey } from '../oracle/note/vkey.ts';
import type { OpenLogTarget } from '../target/opened-log.ts';
import type { LogNeeds } from './needs.ts';
import { ecdsaSigner, witnessSigner } from './signers.ts';
import { generatedEntry, logTestbed } from './testbed.ts';

/** A running log to judge. */
export interface OpenLogSetUp {
  readonly target: OpenLogTarget;
  close(): Promise<void>;
}

/** One set-up. */
export interface LogMutationSetUp {
  /** Short and lasting: tests are named by it. */
  readonly name: string;
  /** The behaviour that it shows. */
  readonly shows: string;
  /** By which profiles it is judged. Default: all of the first kind of log. */
  readonly profiles?: readonly string[];
  /** Rejects if the log does not open, or accepts no entries. */
  open(): Promise<OpenLogSetUp>;
}

/** The declarations of the reference, so that different behaviour is a failure. */
const DECLARED: Choices = {
  'public-log': 'yes',
  'log-key': 'ed25519',
  'publish-within': '0',
  'stale-within': '0',
  'other-spellings': 'refused',
  'missing-status': 'not-found',
  'cross-origin': 'none',
  frozen: 'no',
  'success-status': 'created',
  duplicate: 'refuse',
  'over-size': 'bad-request',
  'wrong-method': 'not-allowed',
  algorithms: 'all',
  'key-details': 'refused',
  'ecdsa-form': 'der',
  'rsa-pss': 'refused',
  'log-id': 'whole-hash',
  'rpc-reads': 'served',
};

/** The key and origin that the operator published, with which those of a mutant are compared. */
const VKEY = 'touchstone.example/self-test+b0b1cbf3+AepKbGPinFIKvvVQexMuxfmVR3auvr57kkIe6mkURtIs';

/** That of the log of certificates. */
const CERTIFICATE_VKEY =
  'touchstone.example/self-test+e2273988+BTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABB4YUy/UdUwC8wQdnHXOszuD/9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt/khuztdcepDGoYiBwKM=';

/** Where a handler throws, or gives no answer, it is answered as `serve` answers on a socket. */
const asServed: Middleware = (next) => async (request) => {
  const answer = await Promise.resolve(request)
    .then(next)
    .catch(() => undefined);
  return answer instanceof Response ? answer : new Response('internal error\n', { status: 500 });
};

async function openSetUp(
  needs: LogNeeds,
  install = (rig: LogRig): LogRig => rig,
  vkey: (rig: LogRig) => string = () => VKEY,
): Promise<OpenLogSetUp> {
  let key = VKEY;
  const { log, target } = await logTestbed((right) => {
    const rig = install(right);
    key = vkey(rig);
    return { ...rig, middleware: [asServed, ...rig.middleware] };
  }, needs);
  if (log.vkey !== key) throw new Error(`the log returns ${log.vkey} as its key, and its key is ${key}`);
  return { target: { ...target, keys: [parseVkey(key).value!] }, close: () => target.close() };
}

/** The line of an ECDSA key, by the oracle. */
function ecdsaVkey({ signer: { name, publicKey } }: LogRig): string {
  return formatVkey({ name, type: ECDSA, key: publicKey });
}

/** Entries of the shortest and of the longest length. */
const EXTREME_ENTRIES: ReadonlyMap<number, Uint8Array> = new Map([
  [3, new Uint8Array(0)],
  [7, new Uint8Array(65_535).fill(0x61)],
]);

/** A rig whose store another log of the same origin has filled and closed before. */
function openedAgain(store: Store, entries: number): (rig: LogRig) => LogRig {
  return (rig) => ({
    ...rig,
    store: async () => {
      const earlierLog = await createLog({ ...rig, store: () => store });
      await earlierLog.append(
        Array.from({ length: entries }, (_, i) => EXTREME_ENTRIES.get(i) ?? generatedEntry(BigInt(i) + 1_000n)),
      );
      await earlierLog.close();
      return store;
    },
  });
}

async function inFolder(): Promise<OpenLogSetUp> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-stand-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { target, close } = await openSetUp(
      { entries: 26n, batch: 6, append: false, create: false },
      openedAgain(directoryStore(folder), 250),
    );
    return { target, close: () => close().finally(remove) };
  } catch (cause) {
    await remove();
    throw cause;
  }
}

/** The profiles of a log that is not one of certificates. */
const PROFILES = ['interface', 'tlog-tiles', 'http', 'rekor-v2'];

const setUps: readonly LogMutationSetUp[] = [
  {
    name: 'usual',
    shows: 'two full tiles and a partial one, published at once; growth and creating; what is there is taken in again',
    open: () =>
      openSetUp({ entries: 600n, declare: { duplicate: 'readmit' } }, (rig) => ({ ...rig, duplicates: 'readmit' })),
  },
  {
    name: 'declared',
    shows: 'all that can be declared; published on the way; creating',
    open: () => openSetUp({ entries: 300n, batch: 100, declare: DECLARED }),
  },
  {
    name: 'empty',
    shows: 'no entries at first, and a cosignature',
    open: () =>
      openSetUp({ entries: 0n, create: false, declare: { 'empty-log': 'size-0' } }, (rig) => ({
        ...rig,
        cosigners: [witnessSigner('witness.example/w', 1_700_000_000)],
      })),
  },
  {
    name: 'again',
    shows: 'opened again over what it wrote before: a partial tile and bundle, which then fill up',
    open: () => openSetUp({ entries: 50n, create: false }, openedAgain(memoryStore(), 250)),
  },
  {
    name: 'folder',
    shows: 'opened again over a folder, and published at the end of a tile; not made to grow further: a folder is slow',
    open: inFolder,
  },
  {
    name: 'vast',
    shows: 'sixteen million entries, indices of two elements, growth into a fourth level',
    open: () =>
      openSetUp({ entries: 0n, create: false }, (rig) => ({
        ...rig,
        store: virtualStore({ origin: rig.origin, size: 2n ** 24n - 100n }),
      })),
  },
  {
    name: 'busy',
    shows: 'few entries under way at a time, and an entry that is there answered with again; entries created only',
    open: () =>
      openSetUp(
        { entries: 5n, append: false, create: true, restart: true, declare: { duplicate: 'return-existing' } },
        (rig) => ({ ...rig, duplicates: 'return-existing', pushback: 3, rawAppend: false }),
      ),
  },
  {
    name: 'frozen',
    shows: 'frozen at the end of a tile: it takes nothing any more and says so; signed by ECDSA',
    open: () =>
      openSetUp(
        { entries: 0n, append: false, create: true, declare: { frozen: 'yes', 'public-log': 'no' } },
        (rig) => ({
          ...openedAgain(memoryStore(), 512)({ ...rig, signer: ecdsaSigner(rig.origin) }),
          frozen: 'Wed Aug 19 06:42:17 UTC 2026',
        }),
        ecdsaVkey,
      ),
  },
  {
    name: 'certificates',
    shows: 'a log of certificates: data tiles, tree heads, issuers, published on the way',
    profiles: ['static-ct', 'http'],
    open: () =>
      openSetUp(
        { profile: 'static-ct', entries: 600n, batch: 250, submissionPrefix: 'https://touchstone.example/self-test/' },
        undefined,
        () => CERTIFICATE_VKEY,
      ),
  },
];

/** Every set-up, in the order in which they are judged. Entries are created in few of them, since that takes long. */
export const logMutationSetUps: readonly LogMutationSetUp[] = setUps.map((setUp) => ({ profiles: PROFILES, ...setUp }));
