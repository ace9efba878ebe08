import type { Parts } from '../parts.ts';
import type { Edge } from '../tree/right-edge.ts';
import type { Store, Write } from './store.ts';

/**
 * Writes the partial tiles and the partial bundle of a tree that are not there. They may be deleted where a full one has the
 * same beginning (C2SP tlog-tiles, "Partial Tiles"), and that one may be of a batch that was cut short, and be removed.
 */
export async function writeEdge(store: Store, { size, levels, entries }: Edge, parts: Parts): Promise<void> {
  const width = (level: number) => parts.partialWidth(size, level);
  const writes: Write[] = [];
  for (const [level, hashes] of levels.entries())
    if (hashes.length > 0) {
      const path = parts.tilePath(level, size >> BigInt(8 * (level + 1)), width(level));
      writes.push({ path, bytes: parts.tile(hashes) });
    }
  if (entries.length > 0) writes.push({ path: parts.bundlePath(size >> 8n, width(0)), bytes: parts.bundle(entries) });
  for (const { path, bytes } of writes) if (!(await store.read(path))) await store.write(path, bytes);
}
