/** A log on a disk that records, and the log that a loss of power leaves. */
import { crashState, type Random } from '../../disk/crash-states.test-tool.ts';
import { Disk, type Sync, type Watch } from '../../disk/disk.test-tool.ts';
import { readCheckpoint } from '../checkpoint/checkpoint.ts';
import { ed25519Signer } from '../checkpoint/signer.ts';
import { createLog, type Log } from '../log.ts';
import { parts } from '../parts.ts';
import { logRig } from '../rig.ts';
import { directoryStore } from '../store/directory-store.ts';
import { memoryStore } from '../store/memory-store.ts';

export const FOLDER = '/var/log';
const origin = 'example.com/log';
const signer = ed25519Signer({ name: origin, privateKey: new Uint8Array(32).fill(7) });

/** Entry number `i`. */
const entry = (i: number) => Buffer.from(`entry ${i} ${'.'.repeat(i % 7)}`);
const batch = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => entry(from + i));

export function openLog(disk: Disk): Promise<Log> {
  return createLog(
    logRig({ origin, signer, store: () => directoryStore(FOLDER, { files: disk, lock: () => () => {} }) }),
  );
}

/** A log that grew on a disk. */
export interface Grown {
  readonly disk: Disk;
  /** The size that was acknowledged, and how many operations the disk had seen then. */
  readonly acknowledged: readonly { readonly size: number; readonly operations: number }[];
  /** The log's resources after the same batches in memory. */
  readonly right: ReadonlyMap<string, Uint8Array>;
  readonly sizes: readonly number[];
}

/** Makes a log and has it grow to each size. An error of the disk ends it. `turns`: how long a sync takes. */
export async function growLog(
  sizes: readonly number[],
  watch?: Watch,
  turns?: (sync: Sync) => number,
): Promise<Grown & { readonly cause?: unknown }> {
  const before = new Disk();
  await before.mkdir('/var');
  // The folder above the log was there before it.
  const disk = new Disk(before.root);
  if (watch) disk.watch = watch;
  if (turns) disk.turns = turns;
  return growOn({ disk, acknowledged: [], right: await resourcesOf(sizes), sizes });
}

/** Opens the log on its disk and has it grow to the sizes that it has not reached. An error of the disk ends it. */
export async function growOn(grown: Grown): Promise<Grown & { readonly cause?: unknown }> {
  const { disk, right, sizes } = grown;
  const acknowledged = [...grown.acknowledged];
  try {
    const log = await openLog(disk);
    for (const next of sizes.filter((size) => BigInt(size) > log.size())) {
      await log.append(batch(Number(log.size()), next));
      acknowledged.push({ size: next, operations: disk.operations.length });
    }
    await log.close();
    return { disk, acknowledged, right, sizes };
  } catch (cause) {
    // Nothing that the log left under way is done after its end.
    await disk.rest();
    return { disk, acknowledged, right, sizes, cause };
  }
}

/** The resources of a log that had each size. */
async function resourcesOf(sizes: readonly number[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const resources = new Map<string, Uint8Array>();
  const log = await createLog(logRig({ origin, signer, store: () => recording(resources) }));
  for (const size of sizes) await log.append(batch(Number(log.size()), size));
  return resources;
}

function recording(resources: Map<string, Uint8Array>) {
  const store = memoryStore();
  return {
    ...store,
    write: async (path: string, bytes: Uint8Array) => {
      resources.set(path, bytes);
      await store.write(path, bytes);
    },
  };
}

/** Opens the log after a loss of power and adds to it; a sentence about what is wrong, if anything is. */
export async function lossDefect(grown: Grown, count: number, random: Random): Promise<string | undefined> {
  const after = crashState(grown.disk, count, random);
  const least = Math.max(shownSize(grown.disk, count), acknowledgedSize(grown, count));
  try {
    const log = await openLog(after);
    const size = Number(log.size());
    if (size < least) return `${least} entries were shown, and it opens with ${size}`;
    if (size !== 0 && !grown.sizes.includes(size)) return `it opens with ${size} entries, which it never published`;
    const defect = await resourceDefect(after, size, grown.right);
    if (defect || random(4) !== 0) return defect;
    await log.append([Buffer.from('another')]);
    await log.close();
    const again = await openLog(after);
    return again.size() === BigInt(size + 1) ? undefined : `the next entry is lost`;
  } catch (error) {
    return `it does not open: ${(error as Error).message}`;
  }
}

/** A tile or bundle of the tree that is not in the folder, or one beyond it that is. */
async function resourceDefect(
  disk: Disk,
  size: number,
  right: ReadonlyMap<string, Uint8Array>,
): Promise<string | undefined> {
  const store = directoryStore(FOLDER, { files: disk });
  for (const [path, bytes] of right) {
    if (path === 'checkpoint') continue;
    const stored = await store.read(path);
    const isPart = entriesNeeded(path) <= size;
    if (!isPart && stored) return `${path} is there at size ${size}`;
    // Partial tiles of other sizes may be gone.
    if (isPart && !stored && isOfTree(path, size)) return `${path} is lost at size ${size}`;
    if (isPart && stored && Buffer.compare(stored, bytes) !== 0) return `${path} has changed`;
  }
  return undefined;
}

/** How many entries a tree has at least that has the resource. */
function entriesNeeded(path: string): number {
  const [, level, index, width] = /^tile\/(\w+)\/(\d{3})(?:\.p\/(\d+))?$/.exec(path)!;
  return (Number(index) * 256 + Number(width ?? 256)) * 256 ** (level === 'entries' ? 0 : Number(level));
}

/** Whether it is a full tile, or the partial one of this size. */
function isOfTree(path: string, size: number): boolean {
  const [, level, width] = /^tile\/(\w+)\/\d{3}(?:\.p\/(\d+))?$/.exec(path)!;
  const of = level === 'entries' ? 0 : Number(level);
  return width === undefined || Number(width) === parts.partialWidth(BigInt(size), of);
}

/** The size in the checkpoint that a reader of the folder may have seen. */
function shownSize({ operations }: Disk, count: number): number {
  const shown = operations
    .slice(0, count)
    .findLast((operation) => operation.kind === 'name' && operation.path === `${FOLDER}/checkpoint`);
  const node = shown?.kind === 'name' ? shown.changes[0]?.node : undefined;
  return node?.kind === 'file' ? Number(readCheckpoint(node.bytes.toString())!.size) : 0;
}

const acknowledgedSize = ({ acknowledged }: Grown, count: number): number =>
  acknowledged.findLast(({ operations }) => operations <= count)?.size ?? 0;
