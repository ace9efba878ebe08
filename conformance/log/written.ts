/** Where created entries come to lie: the served tree that covers them, as far as it holds them. */
import { premise } from '../core/premise.ts';
import type { BundleId, TileId } from '../core/resource.ts';
import type { LogTarget } from '../core/target.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import { leafHash } from '../oracle/merkle.ts';
import { hashesAtLevel, levels, TILE_WIDTH, tileFor } from '../oracle/tile.ts';
import type { Success } from './created.ts';
import { earlierRoot } from './earlier-root.ts';
import { first } from './first.ts';
import { latestCheckpoint } from './note-premises.ts';
import { minimumIndex, readings, type Tree } from './readings.ts';
import { ascending, type Sample } from './sample.ts';
import { everySuccess } from './several.ts';
import { soundTree } from './sound.ts';
import { openCheckpoint } from './stages.ts';
import { leaves, parents, root } from './tree-defects.ts';

/** How long publication is waited for where no choice says so: then nothing is concluded. */
export const PATIENCE_S = 60;
export const POLL_MS = 100;

/** The served tree once it covers what was created, or as far as it came. */
export interface Reached {
  readonly checkpoint: Checkpoint;
  readonly covered: readonly Success[];
  readonly uncovered: readonly Success[];
}

/** The served checkpoint, waited for until it covers every created entry. That it never does is for others to say. */
export const reached = premise<LogTarget>()({
  name: 'reached',
  owners: {},
  async find(log, t): Promise<Reached> {
    const all = await everySuccess(t);
    let checkpoint = await t.use(latestCheckpoint);
    const covers = ({ logged }: Success) => logged.logIndex < checkpoint.size;
    const seconds = Number(t.declared('publish-within') ?? PATIENCE_S);
    await t.poll(seconds * 1000, POLL_MS, async () => {
      const now = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
      // A smaller tree is a stale one.
      if (now && now.size >= checkpoint.size) checkpoint = now;
      return all.every(covers) ? true : undefined;
    });
    return { checkpoint, covered: all.filter(covers), uncovered: all.filter((one) => !covers(one)) };
  },
});

/** No entry that was created is left out of the served tree in the declared time. */
export const inTime = premise<LogTarget>()({
  name: 'in-time',
  owners: { late: 'log/growth/published#late' },
  async find(_log, t): Promise<true> {
    const { checkpoint, uncovered } = await t.use(reached);
    const [lacking] = uncovered;
    const declared = t.declared('publish-within');
    if (!lacking) return true;
    const expected = `a checkpoint that covers index ${lacking.logged.logIndex}`;
    const actual = `tree size ${checkpoint.size}`;
    if (declared === undefined)
      t.inconclusive(
        `${expected} was waited for; found ${actual} after ${PATIENCE_S} s (--declare publish-within=SECONDS makes this a judgement)`,
      );
    t.judge({ reason: 'late', expected: `${expected} within ${declared} s`, actual, at: 'checkpoint' }, lacking.answer);
    return true;
  },
});

/** Of a tree the bundles that hold some entries, their tiles with all above them, and the right edge. */
export function partsWith(size: bigint, indices: readonly bigint[]): Sample {
  const tiles = new Map<string, TileId>();
  for (let level = 0; level < levels(size); level++) {
    const edge = (hashesAtLevel(size, level) - 1n) / BigInt(TILE_WIDTH);
    const above = indices.map((index) => index >> BigInt(8 * (level + 1)));
    for (const index of [...new Set([...above, edge])].sort(ascending)) {
      const tile = tileFor(size, level, index);
      if (tile) tiles.set(`${level}/${index}`, tile);
    }
  }
  const bundles = [...tiles.values()]
    .filter((tile) => tile.level === 0)
    .map(({ index, width }): BundleId => (width === undefined ? { index } : { index, width }));
  return { tiles: [...tiles.values()], bundles };
}

/** What the served tree has where the created entries are to be. */
export const written = readings(
  'written',
  premise<LogTarget>()({
    name: 'written-tree',
    owners: {},
    async find(_log, t): Promise<Tree> {
      // What is wrong in what was there before is no matter of what was created.
      await t.use(soundTree);
      const { checkpoint, covered } = await t.use(reached);
      const minimum = minimumIndex(t);
      const indices = covered.map(({ logged }) => logged.logIndex).filter((index) => index >= minimum);
      return { checkpoint, sample: partsWith(checkpoint.size, indices) };
    },
  }),
);

/** That tree is right in its hashes, as far as it is looked at, and begins with the tree that was first seen. */
export const writtenSound = premise<LogTarget>()({
  name: 'written-sound',
  owners: {
    'leaf-hash': 'log/tiles/match-entries#leaf-hash',
    'parent-hash': 'log/tiles/match-parents#parent-hash',
    root: 'log/tiles/match-root#root',
    inconsistent: 'log/growth/consistent#inconsistent',
  },
  async find(log, t): Promise<true> {
    const { checkpoint } = await t.use(written.tree);
    const tiles = await t.use(written.tiles);
    const bundles = await t.use(written.bundles);
    for (const { defect, evidence } of [...leaves(tiles, bundles), ...parents(tiles), root(tiles, checkpoint)])
      t.judge(defect, evidence);
    const before = (await t.use(first.tree)).checkpoint;
    const now = before.size > 0n ? await earlierRoot(log, checkpoint.size)(before.size) : before;
    // What is not served is for the checks of tiles to say.
    if ('status' in now || equalBytes(now.root, before.root)) return true;
    const expected = `${base64(before.root)}, as signed at tree size ${before.size}`;
    const actual = `${base64(now.root)} as the first ${before.size} entries of the tree of size ${checkpoint.size}`;
    t.judge({ reason: 'inconsistent', expected, actual, at: `checkpoint ${before.size}` });
    return true;
  },
});

/** The created entries that the served tree has as they were answered with; those that are not owed are left out. */
export const kept = premise<LogTarget>()({
  name: 'kept',
  owners: { 'other-entry': 'log/create/logged#other-entry' },
  async find(_log, t): Promise<readonly Success[]> {
    const { covered } = await t.use(reached);
    // Its hash is in the tile, and that under the signed root: else the checks of tiles say so.
    await t.use(writtenSound);
    const bundles = await t.use(written.bundles);
    return covered.filter(({ logged: { logIndex, canonicalizedBody }, answer }) => {
      const bundle = bundles.get(logIndex / 256n);
      // The interface document does not list the members of an answer.
      if (!bundle || canonicalizedBody.length === 0) return false;
      const [right, found] = [leafHash(canonicalizedBody), bundle.leafHashes[Number(logIndex % 256n)]!];
      const expected = `the canonicalizedBody of the answer, leaf hash ${base64(right)}`;
      const actual = `an entry with the leaf hash ${base64(found)}`;
      const at = `${bundle.path}, entry ${logIndex % 256n} (logIndex ${logIndex})`;
      t.judge(equalBytes(right, found) ? undefined : { reason: 'other-entry', expected, actual, at }, answer);
      return true;
    });
  },
});
