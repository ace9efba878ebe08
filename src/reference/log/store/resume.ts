import type { TreeHead } from '../checkpoint/checkpoint.ts';
import { LogError } from '../error.ts';
import type { Parts } from '../parts.ts';
import { type Edge, summit } from '../tree/right-edge.ts';
import type { Store } from './store.ts';

const REMEDY = 'restore the folder from a copy, or start a new log, with a new origin and key, in an empty one';

/**
 * Reads the right edge of the log in a store, and proves that it gives the checkpoint's root. `undefined`: the store
 * has no log.
 *
 * @throws LogError `missing`, `malformed`, `origin-differs`, `root-differs`, `entries-differ`.
 */
export async function resume(store: Store, origin: string, parts: Parts): Promise<Edge | undefined> {
  const head = await storedHead(store, origin, parts);
  return head && edgeOf(store, head, parts);
}

/** The right edge of the tree of a head, which gives its root. */
export async function edgeOf(store: Store, head: TreeHead, parts: Parts): Promise<Edge> {
  const { size } = head;
  const levels: (readonly Uint8Array[])[] = [];
  for (let level = 0; size >> BigInt(8 * level) > 0n; level++) {
    const path = (index: bigint, width?: number) => parts.tilePath(level, index, width);
    levels.push(await readPartial(store, size, level, path, (bytes) => parts.untile(bytes), parts));
  }
  const path = (index: bigint, width?: number) => parts.bundlePath(index, width);
  const entries = await readPartial(store, size, 0, path, (bytes) => parts.unbundle(bytes), parts);
  const edge: Edge = { size, levels, entries };
  const root = hex(summit(edge, parts).root);
  if (root !== hex(head.root)) {
    throw new LogError('root-differs', "The log's tiles do not give the root of its checkpoint.", {
      expected: hex(head.root),
      found: root,
      where: `the partial tiles of size ${size}`,
      remedy: REMEDY,
    });
  }
  for (const [i, entry] of entries.entries()) {
    const expected = hex(levels[0]![i]!);
    const found = hex(parts.leafHash(entry));
    if (found === expected) continue;
    const where = `entry ${size - BigInt(entries.length - i)}`;
    const facts = { expected, found, where, remedy: REMEDY };
    throw new LogError('entries-differ', "An entry of the log does not give its tile's hash.", facts);
  }
  return edge;
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

async function storedHead(store: Store, origin: string, parts: Parts): Promise<TreeHead | undefined> {
  const where = 'checkpoint';
  const bytes = await store.read(where);
  if (bytes !== undefined) return headOf(bytes, origin, parts);
  // The checkpoint of size 0 is written before anything else: tiles without a checkpoint have lost theirs.
  const names = (await store.list?.('tile')) ?? [];
  if (names.length === 0) return undefined;
  const facts = { expected: 'a checkpoint beside the tiles', found: 'tiles only', where, remedy: REMEDY };
  throw new LogError('missing', "The log's checkpoint is missing.", facts);
}

/** The tree head in a checkpoint of the log, which has this name. */
export function headOf(bytes: Uint8Array, origin: string, parts: Parts, name = 'checkpoint'): TreeHead {
  const text = Buffer.from(bytes).toString();
  const head = parts.readCheckpoint(text);
  if (head === undefined) {
    const facts = {
      expected: 'origin, size, root',
      found: JSON.stringify(text.slice(0, 200)),
      where: name,
      remedy: REMEDY,
    };
    throw new LogError('malformed', "The log's checkpoint cannot be read.", facts);
  }
  if (head.origin !== origin) {
    throw new LogError('origin-differs', 'The folder holds a log of another origin.', {
      expected: origin,
      found: head.origin,
      where: `${name}, line 1`,
      remedy: `open it with the origin ${head.origin}, or choose an empty folder`,
    });
  }
  return head;
}

/**
 * The members of a partial tile or bundle or, where it was deleted, those at the beginning of the full tile or bundle,
 * as a client reads it (C2SP tlog-tiles, "Partial Tiles"): a batch that was cut short may have completed it.
 */
async function readPartial(
  store: Store,
  size: bigint,
  level: number,
  pathOf: (index: bigint, width?: number) => string,
  split: (bytes: Uint8Array) => readonly Uint8Array[] | undefined,
  parts: Parts,
): Promise<readonly Uint8Array[]> {
  const count = Number((size >> BigInt(8 * level)) & 0xffn);
  if (count === 0) return [];
  const index = size >> BigInt(8 * (level + 1));
  const where = pathOf(index, parts.partialWidth(size, level));
  const bytes = (await store.read(where)) ?? (await store.read(pathOf(index)));
  const expected = `${count} members, as the checkpoint of size ${size} implies`;
  if (bytes === undefined) {
    const facts = { expected, found: 'no such file', where, remedy: REMEDY };
    throw new LogError('missing', 'A file of the log is missing.', facts);
  }
  const members = split(bytes);
  if (members === undefined || members.length < count) {
    const found = members === undefined ? `${bytes.length} bytes that cannot be read` : `${members.length} members`;
    throw new LogError('malformed', 'A file of the log is damaged.', { expected, found, where, remedy: REMEDY });
  }
  return members.slice(0, count);
}
