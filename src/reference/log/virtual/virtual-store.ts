import type { Parts } from '../parts.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import type { StoreFactory } from '../store/store-factory.ts';
import { type Edge, summit } from '../tree/right-edge.ts';
import { PERIOD } from './ordinary-entry.ts';
import { type VirtualTree, virtualTree } from './virtual-tree.ts';

/** A log whose entries are computed, not stored. */
export interface VirtualLog {
  readonly origin: string;
  /** 0 to 2^63-1. */
  readonly size: bigint;
  /** Entries that differ from the ordinary entries, by index. */
  readonly chosen?: ReadonlyMap<bigint, Uint8Array>;
}

const RESOURCE = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/;
const LARGEST = 2n ** 63n - 1n;

/**
 * A store of a virtual log: every tile and bundle is computed when it is read, so a log of a million million entries
 * costs no more than a log of a thousand. Appended entries are kept in memory.
 *
 * @throws RangeError for a size that no log can have, or for a chosen entry beyond the size; when the store is made,
 * for a chosen entry that is longer than the parts allow.
 */
export function virtualStore(log: VirtualLog): StoreFactory {
  const { origin, size, chosen = new Map() } = log;
  if (size < 0n || size > LARGEST) throw new RangeError(`a virtual log has 0 to ${LARGEST} entries, not ${size}`);
  for (const index of chosen.keys()) {
    if (index < 0n || index >= size) throw new RangeError(`a log of ${size} entries has no entry ${index}`);
  }
  return (parts) => {
    const limit = parts.entryLimit();
    for (const [index, { length }] of chosen) {
      if (length > limit) throw new RangeError(`entry ${index} has ${length} bytes, the longest allowed has ${limit}`);
    }
    const tree = virtualTree(parts, chosen);
    const head = parts.checkpointText(origin, size, summit(edgeOf(tree, size, parts), parts).root);
    const written = memoryStore([['checkpoint', Buffer.from(`${head}\n`)]]);
    const full = new Map<string, Uint8Array>();
    const read: Store['read'] = async (path) => (await written.read(path)) ?? compute(tree, size, path, parts, full);
    return { ...written, read };
  };
}

/** The right edge of the tree: the hashes of its partial tiles. */
function edgeOf(tree: VirtualTree, size: bigint, parts: Parts): Edge {
  const levels: Uint8Array[][] = [];
  for (let level = 0; size >> BigInt(8 * level) > 0n; level++) {
    const count = parts.partialWidth(size, level);
    levels.push(hashes(tree, level, size >> BigInt(8 * (level + 1)), count));
  }
  return { size, levels, entries: [] };
}

function hashes(tree: VirtualTree, level: number, index: bigint, count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, i) => tree.hash(8 * level, index * 256n + BigInt(i)));
}

/**
 * The bytes of a tile or bundle of a tree of this size: the full ones, and the partial ones at its right edge. `computed` keeps
 * the full ones without chosen entries, which repeat: a reader of the whole log asks for each of them many times.
 */
function compute(
  tree: VirtualTree,
  size: bigint,
  path: string,
  parts: Parts,
  computed: Map<string, Uint8Array>,
): Uint8Array | undefined {
  const [, level = '', elements = '', widthText] = RESOURCE.exec(path) ?? [];
  if (level === '') return undefined;
  const height = level === 'entries' ? 0 : Number(level);
  const index = BigInt(elements.replaceAll(/[x/]/g, ''));
  const count = size >> BigInt(8 * height);
  const width = widthText === undefined ? 256 : Number(widthText);
  const whole = count >= (index + 1n) * 256n;
  if (widthText === undefined ? !whole : index !== count / 256n || width !== Number(count % 256n)) return undefined;
  const make = () =>
    level === 'entries'
      ? parts.bundle(Array.from({ length: width }, (_, i) => tree.entry(index * 256n + BigInt(i))))
      : parts.tile(hashes(tree, height, index, width));
  if (!whole || tree.differs(8 * (height + 1), index)) return make();
  const key = `${level}/${height === 0 ? index % BigInt(PERIOD / 256) : 0}`;
  const bytes = computed.get(key) ?? make();
  computed.set(key, bytes);
  return bytes;
}
