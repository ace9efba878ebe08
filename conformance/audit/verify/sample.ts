import type { Random } from '../../core/run/random.ts';
import { HASH_SIZE, partialWidth, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import type { Entries } from '../entries/entries.ts';
import { entriesId } from '../entries/entries-id.ts';
import type { Issuers } from '../entries/issuers.ts';
import { leavesOrFinding } from '../entries/read-leaves.ts';
import { finding } from '../finding/finding.ts';
import { addTally, countFinding, countTile, countUnread, type Tally } from '../finding/tally.ts';
import { fetchEntries } from '../source/resources.ts';
import { type LogSource, UnreadResource } from '../source/source.ts';
import { hashesOfTile, hashText } from './hash-text.ts';
import { TILE_BYTES } from './hashing.ts';
import { stopReason } from './unit-verifier.ts';
import { BrokenTile, type VerifiedTiles } from './verified-tiles.ts';

/** The size of a sample and of its population. */
export interface SampleResult {
  /** How many different bundles were drawn, without the partial one at the end, which is always verified. */
  readonly bundles: number;
  /** How many of the drawn bundles were verified: all, unless the audit ended early. */
  readonly looked: number;
  /** How many full bundles the log must serve. */
  readonly of: bigint;
}

/** The largest sample, so that its indices take little memory. */
export const LARGEST_SAMPLE = 1_000_000;

/** The log of a sample, and how its entries are read. */
interface Sampled {
  readonly source: LogSource;
  readonly way: VerifiedTiles;
  newEntries(): Entries;
  readonly issuers?: Issuers | undefined;
}

/** Draws different full bundles, in order; all bundles where there are not more than `count`. */
function draw(count: number, first: bigint, of: bigint, random: Random): bigint[] {
  if (BigInt(count) >= of) return Array.from({ length: Number(of) }, (_, i) => first + BigInt(i));
  const drawn = new Set<bigint>();
  while (drawn.size < count) drawn.add(first + random.belowBig(of));
  return [...drawn].sort((a, b) => (a < b ? -1 : 1));
}

/**
 * Verifies a sample of bundles, each by its tile and every tile above that, up to the root. If the audit should end
 * early, it stops: `looked` counts the verified bundles. It calls `onBundle` for each bundle, with the total.
 */
export async function verifySample(
  sampled: Sampled,
  options: { readonly count: number; readonly minimum: bigint; readonly random: Random },
  tally: Tally,
  hear: { readonly signal: AbortSignal; onBundle?(of: number): void },
): Promise<SampleResult & { readonly stopped?: string }> {
  const { source, way } = sampled;
  const first = options.minimum / BigInt(TILE_WIDTH);
  const full = way.size / BigInt(TILE_WIDTH);
  const of = full > first ? full - first : 0n;
  const drawn = draw(options.count, first, of, options.random);
  const width = partialWidth(way.size, 0);
  const queue = [
    ...drawn.map((index) => ({ index, width: TILE_WIDTH })),
    ...(width > 0 ? [{ index: full, width }] : []),
  ];
  let next = 0;
  let looked = 0;
  let stopped: string | undefined;
  const verifyNext = async () => {
    while (next < queue.length) {
      stopped ??= stopReason(tally, hear.signal);
      if (stopped !== undefined) return;
      const { index, width } = queue[next++]!;
      const isCompared = await verifyBundle(sampled, index, width, tally);
      // An interruption may have cut off a pending read, or have come once the bundle was compared.
      if (width === TILE_WIDTH && (isCompared || !hear.signal.aborted)) looked++;
      hear.onBundle?.(queue.length);
    }
  };
  await Promise.all(Array.from({ length: source.ahead }, verifyNext));
  for (const [level, count] of way.verified.entries()) countTile(tally, level, count);
  return { bundles: drawn.length, looked, of, ...(stopped === undefined ? {} : { stopped }) };
}

/** Whether the bundle was read and compared with its tile. */
async function verifyBundle(
  { source, way, newEntries, issuers }: Sampled,
  index: bigint,
  width: number,
  tally: Tally,
): Promise<boolean> {
  let tile: readonly string[];
  try {
    tile = await way.tile(0, index);
  } catch (cause) {
    if (cause instanceof UnreadResource) countUnread(tally, cause.message);
    // Many draws lie below one wrong tile, which is noted once.
    else if (cause instanceof BrokenTile) countFinding(tally, cause.finding);
    else throw cause;
    return false;
  }
  const entries = newEntries();
  const read = await fetchEntries(source, entries, index, width);
  const wanted = { index, width, tile: Buffer.from(tile.slice(0, width).join(''), 'latin1') };
  const hashed = leavesOrFinding(read, entries, wanted, Buffer.alloc(TILE_BYTES), tally);
  if (!hashed) return false;
  const { leaves } = hashed;
  const hashes = hashesOfTile(leaves);
  entries.take(hashed.facts, (place) => hashes[place] === tile[place], tally);
  const place = hashes.findIndex((hash, i) => hash !== tile[i]);
  if (place < 0) {
    tally.bundles++;
    tally.entries += width;
  } else {
    const at = `${entries.pathOf(entriesId(index, width))}, entry ${index * BigInt(TILE_WIDTH) + BigInt(place)}`;
    const leaf = hashText(leaves.subarray(place * HASH_SIZE, (place + 1) * HASH_SIZE));
    countFinding(
      tally,
      finding('bundle-differs', at, `an entry with the hash ${hashText(tile[place]!)} of its tile`, leaf),
    );
  }
  if (entries.named && issuers) addTally(tally, await issuers.verify(entries.named));
  return true;
}

/**
 * The fraction of wrong bundles that a sample of this size detects with a probability of 95 %: if the fraction 1 -
 * 0.05^(1/n) is wrong, all n drawn bundles are sound with a probability of 5 %. Drawing without repetition only does
 * better. 0 where the sample has every bundle; 1 where the audit ended early, since bundles are verified in the order
 * of their indices.
 */
export function detectionChance({ bundles, looked, of }: SampleResult): number {
  if (looked < bundles) return 1;
  if (BigInt(bundles) >= of) return 0;
  return bundles === 0 ? 1 : 1 - 0.05 ** (1 / bundles);
}
