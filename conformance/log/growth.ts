/** The log over time: it only grows, and what it published stays true (C2SP tlog-checkpoint "Signatures", tlog-tiles). */
import { check, watch } from '../core/check.ts';
import type { LogTarget } from '../core/target.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import { rootFromRightEdge } from '../oracle/tile.ts';
import { earlierRoot } from './earlier-root.ts';
import { grown } from './grown.ts';
import { last } from './last.ts';
import { ascending } from './sample.ts';
import { isRefusal } from './served-form.ts';
import { edgeHashes, lookAgain } from './sight.ts';
import { soundTree } from './sound.ts';
import { openCheckpoint, quietBody } from './stages.ts';
import { ADDING } from './writer.ts';

export const published = check<LogTarget>()({
  proves: 'LOG-GR-003',
  needsOneOf: ADDING,
  reasons: {
    late: 'an accepted leaf is not covered by a checkpoint in the declared time',
    lost: 'the tree has another entry at the index that an accepted leaf was given',
  },
  run: async (_log, t) => {
    const { accepted, looks } = await t.use(grown);
    const declared = t.declared('publish-within');
    // Each leaf has its own time: a log that publishes only when nobody writes leaves the first ones waiting.
    for (const { index, at } of declared === undefined ? [] : accepted) {
      const until = at + Number(declared) * 1000;
      // Once it was covered, a smaller tree is a stale one, which another choice bounds.
      const covered = looks.find((look) => look.size > index)?.at ?? Number.POSITIVE_INFINITY;
      const late = looks.find((look) => look.at > until && look.at < covered);
      const expected = `a checkpoint that covers index ${index} within ${declared} s of its acceptance`;
      const actual = `tree size ${late?.size} after ${(((late?.at ?? 0) - at) / 1000).toFixed(1)} s`;
      t.judge(late && { reason: 'late', expected, actual, at: 'checkpoint' });
    }
    const { sample } = await t.use(last.tree);
    const bundles = await t.use(last.bundles);
    const seen = new Set(sample.bundles.map(({ index }) => index));
    await t.each(
      accepted.filter(({ index }) => seen.has(index / 256n)),
      ({ index, hash }) => {
        const bundle = bundles.get(index / 256n)!;
        // Hashes of the entries as they are served: whether the tiles agree is another check's matter.
        const found = bundle.leafHashes[Number(index % 256n)]!;
        const defect = { reason: 'lost', expected: base64(hash), actual: base64(found), at: `entry ${index}` } as const;
        t.judge(equalBytes(hash, found) ? undefined : defect, bundle.answer);
      },
      'no bundle with an accepted leaf was looked at',
    );
  },
});

export const tilesKeepUp = check<LogTarget>()({
  proves: 'LOG-TL-001',
  needsOneOf: ADDING,
  reasons: { behind: 'a checkpoint is served before what its tree has' },
  run: async (_log, t) => {
    await t.each((await t.use(grown)).sights, (sight) => {
      const { size, root } = sight.checkpoint;
      const expected = `everything that tree size ${size} has, at the moment its checkpoint is served`;
      for (const { path, status } of sight.missing) {
        if (!isRefusal(status)) t.inconclusive(`${path} was answered with status ${status}`);
        t.judge({ reason: 'behind', expected, actual: `status ${status}`, at: path });
      }
      const found = rootFromRightEdge(size, (level) => edgeHashes(sight, level));
      const actual = `tiles whose root is ${base64(found)}, not ${base64(root)}`;
      const defect = { reason: 'behind', expected, actual, at: `checkpoint ${size}` } as const;
      t.judge(equalBytes(found, root) ? undefined : defect);
    });
  },
});

export const partialsStay = check<LogTarget>()({
  proves: 'LOG-GR-002',
  needsOneOf: ADDING,
  reasons: {
    gone: 'a partial tile or bundle of a published size is gone before its full one is there',
    changed: 'a full tile or bundle does not begin with what its partial one had',
  },
  run: async (log, t) => {
    const { sights } = await t.use(grown);
    const { size } = sights.at(-1)!.checkpoint;
    // Not only the last size: each that was published.
    for (const sight of sights) await lookAgain(log, sight, size);
    const partials = sights.flatMap((sight) => sight.partials);
    await t.each(
      partials,
      async ({ path, fullPath, bytes, end, gone }) => {
        const expected = `it, or ${fullPath} in its place`;
        const early = { reason: 'gone', expected, actual: `status ${gone} before it was full`, at: path } as const;
        t.judge(gone === undefined ? undefined : early);
        // A full one that no checkpoint implies is not asked for: a cache might keep its absence.
        if (end > size) return;
        const full = await log.read({ kind: 'path', path: fullPath });
        const whole = full.status === 200 ? quietBody(full) : undefined;
        const changed = whole && !equalBytes(whole.subarray(0, bytes.length), bytes);
        const begins = `the ${bytes.length} bytes that ${path} had, at the beginning`;
        t.judge(
          changed ? { reason: 'changed', expected: begins, actual: 'other bytes', at: fullPath } : undefined,
          full,
        );
      },
      'no partial tile was ever seen',
    );
  },
});

export { everyReader, oneView } from './one-view.ts';
export { superseded } from './superseded.ts';

/** Of how many sizes the roots are compared with the largest tree; a run sees a few dozen at most. */
const COMPARED = 48;

export const consistent = watch<LogTarget>()({
  proves: 'LOG-GR-001',
  reasons: {
    fork: 'two checkpoints of one size have different roots',
    inconsistent: 'an earlier tree is not the beginning of a later one',
  },
  begin(log, t) {
    const seen = new Map<bigint, Checkpoint>();
    return {
      on(exchange, answer) {
        const checkpoint = exchange.resource === 'checkpoint' && answer ? openCheckpoint(answer, log.keys) : undefined;
        if (!checkpoint) return;
        const { size, root } = checkpoint;
        const before = seen.get(size) ?? checkpoint;
        seen.set(size, before);
        const expected = `the root ${base64(before.root)} at tree size ${size}, as signed before`;
        const fork = { reason: 'fork', expected, actual: base64(root), at: 'checkpoint' } as const;
        t.judge(equalBytes(before.root, root) ? undefined : fork, answer);
      },
      async end() {
        await t.use(soundTree);
        const largest = [...seen.keys()].sort(ascending).at(-1) ?? 0n;
        const compared = [...seen.values()].filter(({ size }) => size > 0n).slice(-COMPARED);
        const rootAt = earlierRoot(log, largest);
        for (const { size, root } of compared) {
          const now = await rootAt(size);
          if ('status' in now)
            t.inconclusive(`${now.path} is not served (status ${now.status}), so trees cannot be compared`);
          const found = (now as { root: Uint8Array }).root;
          const expected = `${base64(root)}, as signed at tree size ${size}`;
          const actual = `${base64(found)} as the first ${size} entries of the tree of size ${largest}`;
          const defect = { reason: 'inconsistent', expected, actual, at: `checkpoint ${size}` } as const;
          t.judge(equalBytes(found, root) ? undefined : defect);
        }
      },
    };
  },
});
