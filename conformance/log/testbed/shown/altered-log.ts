/** Altered reference logs, opened to be shown to somebody who reads logs. */
import {
  createLog,
  type Handler,
  inclusionProof,
  type Log,
  type LogRig,
  readCheckpoint,
  type Store,
  sealCheckpoint,
} from '../../../../src/reference/log/index.ts';
import { faults, variants } from '../../generated/alterations.ts';
import type { LogNeeds } from '../needs.ts';
import { filledLog, generatedEntry, rightRig } from '../testbed.ts';

/** Which log: the sound one, or one with a fault or a variant; `entries` in place of those that it needs. */
export interface AlteredLogChoice {
  readonly fault?: string;
  readonly variant?: string;
  readonly entries?: number;
}

/** An open log, and what a reader of it has to know. */
export interface AlteredLog {
  readonly handler: Handler;
  readonly origin: string;
  readonly vkey: string;
  /** What it does; a sentence that begins with a verb. */
  readonly text: string;
  size(): bigint;
  /** The entry that the sound log has at an index. */
  entry(index: bigint): Uint8Array;
  /** The hashes that prove an entry, from the leaf's sibling upwards, as the tiles of the log have them. */
  proof(index: bigint): Promise<readonly Uint8Array[]>;
  /** A checkpoint with the root hash of the tree and another number of entries, signed by the log. */
  signAsSize(size: bigint): Promise<Uint8Array>;
  /** Adds entries until there are this many. */
  grow(size: bigint): Promise<void>;
  close(): Promise<void>;
}

interface Alteration {
  readonly text: string;
  readonly needs: LogNeeds;
  readonly install: (rig: LogRig) => LogRig;
}

const SOUND: Alteration = { text: 'keeps the specifications', needs: {}, install: (rig) => rig };

/** Opens a log, with this origin and key name. @throws RangeError for a name that no fault or variant has. */
export async function openAlteredLog(choice: AlteredLogChoice, origin?: string): Promise<AlteredLog> {
  const { text, needs, install } = await alterationOf(choice);
  const built = install(rightRig(needs, { origin }));
  const store: Store = await built.store(built.parts);
  const rig = { ...built, store: () => store };
  const log = await createLog(rig);
  await filledLog(log, choice.entries === undefined ? needs : { ...needs, entries: BigInt(choice.entries) });
  return {
    handler: log.handler,
    origin: log.origin,
    vkey: log.vkey,
    text,
    size: () => log.size(),
    entry: generatedEntry,
    proof: (index) => inclusionProof(index, log.size(), store, rig.parts),
    signAsSize: async (size) => {
      const { root } = readCheckpoint(Buffer.from((await store.read('checkpoint'))!).toString())!;
      return Buffer.from(sealCheckpoint(rig, size, root));
    },
    grow: (size) => grow(log, size),
    close: () => log.close(),
  };
}

async function grow(log: Log, size: bigint): Promise<void> {
  const count = Number(size - log.size());
  if (count <= 0) return;
  await log.append(Array.from({ length: count }, (_, i) => generatedEntry(log.size() + BigInt(i))));
}

async function alterationOf({ fault, variant }: AlteredLogChoice): Promise<Alteration> {
  if (fault !== undefined) return loaded('fault', fault, faults);
  return variant === undefined ? SOUND : loaded('variant', variant, variants);
}

function loaded(
  kind: string,
  name: string,
  loaders: Readonly<Record<string, { load(): Promise<Alteration> }>>,
): Promise<Alteration> {
  if (!Object.hasOwn(loaders, name)) throw new RangeError(`there is no ${kind} of the log with the name ${name}`);
  return loaders[name]!.load();
}
