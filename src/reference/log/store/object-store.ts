import { randomBytes } from 'node:crypto';
import { noConditions, strayBatch, writtenElsewhere } from '../error.ts';
import { queue } from '../growth/queue.ts';
import type { Objects } from './objects.ts';
import { readStaged, type StagedBatch, stagedBytes } from './staged-batch.ts';
import type { Prepared, Store, Write } from './store.ts';

/** The object that commits the log to a batch. A name that no resource of a log has. */
const STAGED = '.batch';
const CHECKPOINT = 'checkpoint';
/** No object's entity tag. */
const OTHER_TAG = `"${'0'.repeat(32)}"`;
/** How many objects are written at a time. */
const AT_ONCE = 32;

/**
 * A store in object storage, one object for each resource, with a key as tlog-tiles names it.
 *
 * A batch is committed by one object: `.batch` has its tiles, its bundles and its checkpoint, and replaces the batch before only
 * where that is the one which this store wrote last (If-Match). The resources get their own objects afterwards, and the
 * checkpoint, again by If-Match, when all of them are there. So whatever a log writes to a tile belongs to a batch that no other
 * log can take back: each tile has one content for all time, and a start has nothing to remove. A log that was killed
 * in between is completed by the next start from `.batch`.
 *
 * Taking the store (`lock`) replaces `.batch` as well, with a new name of the writer: a server that had the log before cannot
 * commit to another batch, and stops.
 */
export function objectStore(objects: Objects): Store {
  const writer = randomBytes(8).toString('hex');
  const inTurn = queue();
  /** The entity tags of what this store saw last, once it has taken the log. */
  let staged: string | undefined;
  let shown: string | undefined;
  let open: StagedBatch | undefined;

  const replace = async (path: string, bytes: Uint8Array, etag: string | undefined): Promise<string> => {
    const next = await objects.put(path, bytes, { etag });
    if (next !== undefined) return next;
    // An earlier attempt of this write may have succeeded, and its answer may be lost.
    const found = await objects.get(path);
    if (found && Buffer.compare(found.bytes, bytes) === 0) return found.etag;
    throw writtenElsewhere(`${objects.address}/${path}`);
  };
  const stage = async (batch: StagedBatch) => {
    staged = await replace(STAGED, stagedBytes(batch), staged);
  };
  const show = async (bytes: Uint8Array) => {
    shown = await replace(CHECKPOINT, bytes, shown);
  };

  /** A server that overlooks the conditions of writes would let two logs fork. Each of these writes is to be refused. */
  const requireConditions = async (batch: StagedBatch) => {
    for (const etag of [undefined, OTHER_TAG])
      if ((await objects.put(STAGED, stagedBytes(batch), { etag })) !== undefined)
        throw noConditions(`${objects.address}/${STAGED}`, etag === undefined ? 'If-None-Match' : 'If-Match');
  };

  const writeAll = async (writes: readonly Write[]): Promise<void> => {
    const waiting = writes.values();
    const writeNext = async () => {
      for (const { path, bytes } of waiting) await objects.put(pathOf(path), bytes);
    };
    // All of them have ended when this rejects: the log may be opened again at once.
    const underWay = Array.from({ length: AT_ONCE }, writeNext);
    await Promise.allSettled(underWay);
    await Promise.all(underWay);
  };

  const publish: NonNullable<Store['publish']> = async (resources, checkpointOf, cosigned) => {
    const writes = [...resources];
    const checkpoint = checkpointOf();
    await stage({ writer, checkpoint, writes });
    await writeAll(writes);
    await show(cosigned ? await cosigned() : checkpoint);
  };

  const prepared = async (): Promise<readonly Prepared[]> => {
    if (!open || open.checkpoint.length === 0) return [];
    const { checkpoint: bytes } = open;
    const found = await objects.get(CHECKPOINT);
    if (found && textOf(found.bytes) === textOf(bytes)) return [];
    return [
      {
        name: STAGED,
        bytes,
        show: async (_paths, cosigned) => show(cosigned ? await cosigned() : bytes),
        drop: async () => {
          throw strayBatch(`${objects.address}/${STAGED}`);
        },
      },
    ];
  };

  return {
    read: async (path) => (await objects.get(pathOf(path)))?.bytes,
    write: async (path, bytes) => {
      if (path === CHECKPOINT) await inTurn(() => publish([], () => bytes));
      else await objects.put(pathOf(path), bytes);
    },
    publish: (...published) => inTurn(() => publish(...published)),
    prepared,
    list: (folder) => objects.list(pathOf(folder)),
    lock: async () => {
      const found = await objects.get(STAGED);
      const batch = found ? readStaged(found.bytes) : { checkpoint: Buffer.of(), writes: [] };
      if (!batch) throw strayBatch(`${objects.address}/${STAGED}`);
      staged = found?.etag;
      open = { ...batch, writer };
      await stage(open);
      await requireConditions(open);
      await writeAll(open.writes);
      shown = (await objects.get(CHECKPOINT))?.etag;
      return () => undefined;
    },
  };
}

/** The text of a signed note: witnesses add lines behind it. */
function textOf(note: Uint8Array): string {
  return Buffer.from(note).toString('latin1').split('\n\n', 1)[0]!;
}

/** A resource path. @throws RangeError for one that does not consist of plain names. */
function pathOf(path: string): string {
  // No leading dot: that excludes the store's own name.
  if (path.split('/').every((name) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name))) return path;
  throw new RangeError(`not a resource path: ${JSON.stringify(path)}`);
}
