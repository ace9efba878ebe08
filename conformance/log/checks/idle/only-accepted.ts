/** An idle log does not grow, and contains an accepted entry once. */
import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { A_FEW_SECONDS } from '../../oracle/http/caching.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { IDLE_POLL_MS, NOT_EXCLUSIVE } from '../../premises/growth/exclusive.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import { logWriter } from '../../premises/growth/writer.ts';
import { grownTree } from '../../premises/tiles/grown-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** How long the check writes nothing and watches the log. */
const IDLE_MS = 1000;
/** The longest that we wait until entries from before the run must have been published. */
const WAIT_MS = 2000;

export const onlyAccepted = check<LogTarget>()({
  // LOG-IF-004 (should): The log contains the entries that clients created and no others: its tree grows by as many entries as
  //   were accepted. [interface, "What the service does"]
  proves: 'LOG-IF-004',
  reasons: {
    grew: 'the tree grows, although nobody writes to the log',
    twice: 'an entry that was accepted once is in the tree twice',
    'more-than-accepted': 'the tree grew by more entries than were accepted',
  },
  run: async (log, t) => {
    const growth = await t.attempt(logGrowth);
    const bundles = growth && (await t.attempt(grownTree.bundles));
    if (growth && bundles) {
      const accepted = new Set(growth.accepted.map(({ hash }) => base64(hash)));
      const indices = new Map<string, bigint>();
      for (const { id, path, leafHashes, answer } of bundles.values())
        for (const [i, leafHash] of leafHashes.entries()) {
          const hash = base64(leafHash);
          if (!accepted.has(hash)) continue;
          const index = id.index * 256n + BigInt(i);
          const first = indices.get(hash);
          indices.set(hash, index);
          const expected = `one entry for each accepted request; this entry is at index ${first}`;
          const twice = { reason: 'twice', expected, actual: `it is at index ${index} as well`, at: path } as const;
          t.judge(first !== undefined && twice, answer);
        }
    }
    const otherEntries = await whyOthersMayGrow(log, t);
    if (otherEntries === undefined) {
      const sizes = [
        (await t.use(verifiedCheckpoint)).size,
        growth?.snapshots.at(-1)?.checkpoint.size ?? 0n,
        (await servedSize(log)) ?? 0n,
      ];
      const size = sizes.sort(ascending).at(-1)!;
      await t.time.sleep(IDLE_MS, t.signal);
      const idleSize = (await servedSize(log)) ?? 0n;
      const expected = `tree size ${size}, since nothing was written`;
      const grew = { reason: 'grew', expected, actual: `tree size ${idleSize}`, at: 'checkpoint' } as const;
      t.judge(idleSize > size && grew);

      const grownSize = growth && (log.writesLeft?.() ?? 1) > 0 ? await sizeAfterOneMoreLeaf(log, t, size) : undefined;
      if (grownSize !== undefined) {
        const expectedSize = `tree size ${size + 1n}: one entry was accepted at size ${size}, and nothing else was written`;
        const actual = `tree size ${grownSize}`;
        const more = { reason: 'more-than-accepted', expected: expectedSize, actual, at: 'checkpoint' } as const;
        t.judge(grownSize > size + 1n && more);
      }
    }
    if (t.subjects === 0) t.notApplicable(otherEntries!);
  },
});

/** Adds a single leaf to an idle log of a size, and gives its new size; undefined if it does not grow in time. */
async function sizeAfterOneMoreLeaf(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  size: bigint,
): Promise<bigint | undefined> {
  await (await t.use(logWriter)).add('one more leaf');
  const withinMs = Number(t.declared('publish-within')) * 1000;
  const grownSize = await t.poll(withinMs, IDLE_POLL_MS, async () => {
    const latest = await servedSize(log);
    return latest !== undefined && latest > size ? latest : undefined;
  });
  if (grownSize === undefined) return undefined;
  await t.time.sleep(IDLE_MS, t.signal);
  return [grownSize, (await servedSize(log)) ?? grownSize].sort(ascending).at(-1);
}

/** Why the tree may grow by entries that this run did not write; undefined if it may not. */
async function whyOthersMayGrow(log: LogTarget, t: Trial<LogTarget, string>): Promise<string | undefined> {
  if (!log.exclusive) return NOT_EXCLUSIVE;
  const declared = t.declared('publish-within');
  if (declared === undefined)
    return 'entries that were accepted before this run may still be published (--declare publish-within=SECONDS)';
  // A cache may still serve an older checkpoint.
  const seconds = Number(declared) + Number(t.declared('stale-within') ?? A_FEW_SECONDS);
  const leftMs = seconds * 1000 - t.time.now();
  if (leftMs > WAIT_MS) return `entries that were accepted before this run may be published up to ${seconds} s after`;
  if (leftMs > 0) await t.time.sleep(leftMs, t.signal);
  return undefined;
}

/** The tree size of the served checkpoint; undefined if it cannot be read, which other checks judge. */
async function servedSize(log: LogTarget): Promise<bigint | undefined> {
  return openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size;
}
