import type { Shard } from './shard.ts';

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** A shard in one line: `log2025-1.rekor.sigstore.dev at https://log2025-1.rekor.sigstore.dev, since 2025-09-23`. */
export function shardHeading({ keys, address, from, until }: Shard): string {
  return [`${keys[0]!.name} at ${address}`, from ? `since ${dayOf(from)}` : [], until ? `until ${dayOf(until)}` : []]
    .flat()
    .join(', ');
}
