import type { Log } from '../../../src/reference/log/index.ts';

/** Gives a log its entries, or so many generated ones, published on the way after each `batch`. */
export async function fill(
  log: Log,
  entries: readonly Uint8Array[] | number,
  batch = Number.POSITIVE_INFINITY,
): Promise<void> {
  const all = typeof entries === 'number' ? await generated(entries) : entries;
  for (let at = 0; at < all.length; at += batch) await log.append(all.slice(at, at + batch));
}

async function generated(count: number): Promise<readonly Uint8Array[]> {
  if (!Number.isSafeInteger(count) || count < 0)
    throw new TypeError(`entries is a list of entries, or how many, 0 or more, not ${count}`);
  // Loaded only here, since it loads everything of the self-test.
  const { generatedEntry } = await import('../testbed/testbed.ts');
  return Array.from({ length: count }, (_, index) => generatedEntry(BigInt(index)));
}
