/** Tiles: served, of the right length and kind, and right in every hash (C2SP tlog-tiles "Merkle Tree", "Partial Tiles"). */
import { check, watch } from '../core/check.ts';
import type { LogTarget } from '../core/target.ts';
import { base64 } from '../oracle/bytes.ts';
import { bundlePath, tilePath } from '../oracle/path.ts';
import { sha256 } from '../oracle/sha256.ts';
import { hashesAtLevel, levels } from '../oracle/tile.ts';
import { immutableDefect } from './caching.ts';
import { contentTypeDefect } from './content-type.ts';
import { everyAnswer } from './every-answer.ts';
import { first } from './first.ts';
import { everyReading } from './last.ts';
import { checkpointAnswer } from './note-premises.ts';
import { quietBody } from './stages.ts';
import { leaves, parents, root } from './tree-defects.ts';

export { inclusion } from './inclusion.ts';

/** Every tile that was read, of each tree. */
const everyTile = async (t: Parameters<typeof everyReading>[0]) =>
  (await everyReading(t, (one) => one.tiles)).flatMap((tiles) => [...tiles.values()]);

const NO_TILES = 'an empty log has no tiles';

export const served = check<LogTarget>()({
  proves: 'LOG-TL-001',
  reasons: {
    missing: 'a tile that the tree has is not there, nor the full one in its place',
    status: 'a tile that the tree has is answered with a status that is neither 200 nor one of absence',
  },
  run: async (_log, t) => t.each(await everyTile(t), () => t.judge(undefined), NO_TILES),
});

export const length = check<LogTarget>()({
  proves: 'LOG-TL-002',
  reasons: { length: 'a tile is longer or shorter than its hashes' },
  run: async (_log, t) => t.each(await everyTile(t), () => t.judge(undefined), NO_TILES),
});

export const contentType = watch<LogTarget>()({
  proves: 'LOG-TL-003',
  reasons: { missing: 'a tile has no Content-Type', 'media-type': 'a tile is not application/octet-stream' },
  begin: everyAnswer(/^tile\/\d/, first.tiles, (answer, { resource }) =>
    contentTypeDefect(answer, 'application/octet-stream', resource!),
  ),
});

export const cacheable = check<LogTarget>()({
  proves: 'LOG-TL-004',
  reasons: { short: 'its headers do not let caches keep a tile for long' },
  run: async (_log, t) => {
    const read = await everyTile(t);
    await t.each(read, (one) => t.judge(immutableDefect(one.answer, one.path), one.answer), NO_TILES);
  },
});

export const matchEntries = check<LogTarget>()({
  proves: 'LOG-MH-001',
  reasons: { 'leaf-hash': 'a hash of a level-0 tile is not that of its entry' },
  run: async (_log, t) => {
    const tiles = await everyReading(t, (one) => one.tiles);
    const bundles = await everyReading(t, (one) => one.bundles);
    const looked = tiles.flatMap((read, i) => [...leaves(read, bundles[i]!)]);
    await t.each(looked, ({ defect, evidence }) => t.judge(defect, evidence), 'an empty log has no entries');
  },
});

export const matchParents = check<LogTarget>()({
  // A hash over a tile that was still partial is the same defect, seen once that tile is full.
  proves: ['LOG-MH-003', 'LOG-MH-005'],
  reasons: { 'parent-hash': 'a hash of a tile is not the Merkle Tree Hash of the full tile below it' },
  run: async (_log, t) => {
    const looked = (await everyReading(t, (one) => one.tiles)).flatMap((read) => [...parents(read)]);
    await t.each(looked, ({ defect, evidence }) => t.judge(defect, evidence), 'the tree has no full tile');
  },
});

export const matchRoot = check<LogTarget>()({
  proves: 'LOG-MH-002',
  reasons: { root: "the checkpoint's root hash is not that of the tree that the tiles hold" },
  run: async (_log, t) => {
    const tiles = await everyReading(t, (one) => one.tiles);
    const trees = await everyReading(t, (one) => one.tree);
    const answer = await t.use(checkpointAnswer);
    const filled = trees.flatMap(({ checkpoint }, i) => (checkpoint.size > 0n ? [root(tiles[i]!, checkpoint)] : []));
    await t.each(filled, ({ defect }) => t.judge(defect, answer), NO_TILES);
  },
});

export const noEmpty = check<LogTarget>()({
  proves: 'LOG-TL-005',
  reasons: { empty: 'an empty tile or bundle is served' },
  run: async (log, t) => {
    const { size } = (await t.use(first.tree)).checkpoint;
    // Only `.p/0`: it can never come to exist, while the next full tile can, and a cache may keep its absence.
    const paths = Array.from({ length: levels(size) + 1 }, (_, level) => {
      const edge = hashesAtLevel(size, level) / 256n;
      const indices = edge === 0n ? [0n] : [0n, edge];
      return indices.flatMap((index) => [tilePath({ level, index }), ...(level === 0 ? [bundlePath({ index })] : [])]);
    });
    const asked = paths.flat().map(async (whole) => {
      const path = `${whole}.p/0`;
      return { path, answer: await log.read({ kind: 'path', path }) };
    });
    await t.each(await Promise.all(asked), ({ path, answer }) => {
      const empty = answer.status === 200 && (answer.raw.length === 0 || quietBody(answer)?.length === 0);
      const actual = 'status 200 and no bytes';
      t.judge(empty ? { reason: 'empty', expected: 'an error status', actual, at: path } : undefined, answer);
    });
  },
});

export const unchanging = watch<LogTarget>()({
  proves: 'LOG-TL-006',
  reasons: { changed: 'a tile or bundle path has answered with other bytes than before' },
  begin(_log, t) {
    const first = new Map<string, string>();
    return {
      on(exchange, answer) {
        const path = exchange.resource ?? '';
        if (!path.startsWith('tile/') || answer?.status !== 200) return;
        const body = quietBody(answer);
        if (!body) return;
        const hash = base64(sha256(body));
        const before = first.get(path);
        if (before === undefined) first.set(path, hash);
        else
          t.judge(
            before === hash
              ? undefined
              : {
                  reason: 'changed',
                  expected: `SHA-256 ${before}, as first answered`,
                  actual: `SHA-256 ${hash}`,
                  at: path,
                },
            answer,
          );
      },
    };
  },
});
