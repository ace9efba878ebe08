import { TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import type { Entries } from '../entries/entries.ts';
import type { NamedIssuers } from '../entries/named-issuers.ts';
import { countTile, newTally, reasonToStop, type Tally } from '../finding/tally.ts';
import { bytesOrFinding, fetchEntries, fetchTile, type ResourceRead } from '../source/resources.ts';
import type { LogSource } from '../source/source.ts';
import { verifyBundleWithTile } from './bundle-with-tile.ts';
import { hashesOfTile } from './hash-text.ts';
import { foldHashes, foldStrings } from './hashing.ts';
import { judgeParent } from './parent-tile.ts';

/** One piece of work: the subtree of a tile of level 1, which has 65,536 entries if the tile is full. */
export interface UnitJob {
  /** The index of the tile of level 1. */
  readonly unit: bigint;
  /**
   * How many full tiles of level 0 the unit has. If fewer than 256, the tile of level 1 is partial and the caller
   * judges it.
   */
  readonly count: number;
  /** The first of these tiles that the log must serve. */
  readonly from: number;
  /** The expected root of a full unit, if it is known. */
  readonly root?: string;
  /** The hashes of a partial tile of level 1, if they are verified. */
  readonly hashes?: readonly string[];
}

/** The result of a unit. */
export interface UnitResult {
  /** The root computed from its entries, if the unit is full and all of them could be read. */
  readonly root?: string;
  /** The roots of its tiles of level 0, computed from the entries, if the hashes of level 1 are not verified. */
  readonly roots?: readonly (string | undefined)[];
  readonly tally: Tally;
  /** The issuers that its entries name, in a log of certificates. They are still to be verified. */
  readonly named?: NamedIssuers;
}

/** After so many bundles the thread yields to other tasks: reading a directory never waits. */
const TURN = 32;
/** Bundles beyond this size are read one at a time. */
const LARGE = 1_000_000;

/** Verifies a unit: every bundle against its tile, every tile against the one above it. `entries`: of this unit alone. */
export async function verifyUnit(source: LogSource, job: UnitJob, entries: Entries): Promise<UnitResult> {
  const result = await verified(source, job, entries);
  return { ...result, ...(entries.named && { named: entries.named }) };
}

async function verified(source: LogSource, job: UnitJob, entries: Entries): Promise<UnitResult> {
  const tally = newTally();
  if (job.count < TILE_WIDTH) {
    const roots = await verifyRow(source, job, entries, job.hashes, tally);
    return { tally, ...(job.hashes ? {} : { roots }) };
  }
  const tileBytes = bytesOrFinding(await fetchTile(source, 1, job.unit), tally);
  const tile = tileBytes && Buffer.from(tileBytes);
  const right = tile !== undefined && job.root !== undefined && foldHashes(tile) === job.root;
  if (right) countTile(tally, 1);
  const roots = await verifyRow(source, job, entries, right ? hashesOfTile(tile) : undefined, tally);
  if (right) return { root: job.root!, tally };
  const root = roots.includes(undefined) ? undefined : foldStrings(roots as string[]);
  judgeParent(tile, roots, { level: 1, index: job.unit, expected: job.root, root }, tally);
  return { ...(root === undefined ? {} : { root }), tally };
}

type Pair = readonly [bundle: ResourceRead | Promise<ResourceRead>, tile: ResourceRead | Promise<ResourceRead>];

/** Verifies the bundles and tiles of level 0 of a unit; returns their roots, undefined where a root is unknown. */
async function verifyRow(
  source: LogSource,
  { unit, from, count }: UnitJob,
  entries: Entries,
  expected: readonly string[] | undefined,
  tally: Tally,
): Promise<(string | undefined)[]> {
  const first = unit * BigInt(TILE_WIDTH);
  const roots: (string | undefined)[] = Array.from({ length: count }, (_, i) => expected?.[i]);
  const under: Pair[] = [];
  let next = from;
  let ahead = source.ahead;
  for (let place = from; place < count; place++) {
    while (next < count && next < place + ahead) {
      const index = first + BigInt(next++);
      under.push([fetchEntries(source, entries, index), fetchTile(source, 0, index)]);
    }
    if (place % TURN === TURN - 1) await new Promise(setImmediate);
    const [bundle, tile] = under.shift()!;
    const pair = [
      bundle instanceof Promise ? await bundle : bundle,
      tile instanceof Promise ? await tile : tile,
    ] as const;
    ahead = (pair[0].bytes?.length ?? 0) > LARGE ? 1 : source.ahead;
    const known = { index: first + BigInt(place), expected: expected?.[place] };
    roots[place] = verifyBundleWithTile(pair[0], pair[1], entries, known, tally);
    if (reasonToStop(tally)) break;
  }
  // Waits for all pending reads before the unit ends.
  await Promise.all(under.flat());
  return roots;
}
