import type { Parts } from '../parts.ts';
import type { Store } from '../store/store.ts';
import { rangeHashes } from '../tree/range-hashes.ts';
import type { IndexFile } from './index-file.ts';
import type { Beginning } from './known-entries.ts';

/** How many bundles are added together. */
const TOGETHER = 256;
const WIDTH = 256n;

/**
 * Makes an index that of this log: keeps its entries up to the largest tree that is one of the log's own, removes those
 * behind it, and adds what is missing from the bundles. A bundle that the log has lost is passed over.
 */
export async function catchUp(
  index: IndexFile,
  store: Pick<Store, 'read'>,
  { size, entries }: Beginning,
  parts: Parts,
): Promise<void> {
  const hashOf = rangeHashes(size, store, parts);
  /** `undefined` where a tile is missing. */
  const rootOf = async (end: bigint) => (end === 0n ? parts.emptyRoot() : hashOf([0n, end]).catch(() => undefined));

  const trees = index.trees();
  let kept = 0n;
  for (const { size: end, root } of trees) {
    if (end > size || !isSame(await rootOf(end), root)) continue;
    kept = end;
    break;
  }
  if ((trees[0]?.size ?? 0n) > kept) index.cutBack(kept);

  let first = kept;
  let identities: Uint8Array[] = [];
  const flush = async (end: bigint) => {
    if (identities.length > 0) {
      const root = await rootOf(end);
      index.add({ first, identities: Buffer.concat(identities), ...(root && { tree: { size: end, root } }) });
    }
    first = end;
    identities = [];
  };
  const add = (bundled: readonly Uint8Array[], from: bigint) => {
    // The first bundle, or the entries at the edge, may begin before the missing entries.
    for (const entry of bundled.slice(from < kept ? Number(kept - from) : 0)) identities.push(parts.identity(entry));
  };

  const edge = size - BigInt(entries.length);
  for (let bundle = kept / WIDTH; bundle * WIDTH < edge; bundle++) {
    const bytes = await store.read(parts.bundlePath(bundle));
    const bundled = bytes && parts.unbundle(bytes);
    if (bundled?.length === Number(WIDTH)) add(bundled, bundle * WIDTH);
    else {
      await flush(bundle * WIDTH);
      first = (bundle + 1n) * WIDTH;
    }
    if (identities.length >= TOGETHER * Number(WIDTH)) await flush((bundle + 1n) * WIDTH);
  }
  add(entries, edge);
  await flush(size);
}

const isSame = (a: Uint8Array | undefined, b: Uint8Array): boolean => a !== undefined && Buffer.compare(a, b) === 0;
