/** A log to which nobody writes does not grow, and what is written is in it once. */
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

/** How long a log is left alone, to see whether it stays as it is. */
const IDLE_MS = 1000;
/** The longest that is waited for what was accepted before the run to be published. */
const WAIT_MS = 2000;

export const onlyAccepted = check<LogTarget>()({
  proves: 'LOG-IF-004',
  reasons: {
    grew: 'the tree grows though nobody writes to the log',
    twice: 'an entry that was accepted once is in the tree twice',
    'more-than-accepted': 'the tree grew by more entries than were accepted',
  },
  run: async (log, t) => {
    const growth = await t.attempt(logGrowth);
    const bundles = growth && (await t.attempt(grownTree.bundles));
    if (growth && bundles) {
      const mine = new Set(growth.accepted.map(({ hash }) => base64(hash)));
      const places = new Map<string, bigint>();
      for (const { id, path, leafHashes, answer } of bundles.values())
        for (const [i, hash] of leafHashes.entries()) {
          const name = base64(hash);
          if (!mine.has(name)) continue;
          const here = id.index * 256n + BigInt(i);
          const before = places.get(name);
          places.set(name, here);
          const expected = `one entry for each that was accepted; this one is at index ${before}`;
          const again = { reason: 'twice', expected, actual: `it is at index ${here} as well`, at: path } as const;
          t.judge(before === undefined ? undefined : again, answer);
        }
    }
    const why = await whyGrowthMayBeOthers(log, t);
    if (why === undefined) {
      const before = await t.use(verifiedCheckpoint);
      const sizes = [before.size, growth?.sights.at(-1)?.checkpoint.size ?? 0n, (await sizeNow(log)) ?? 0n];
      const largest = sizes.sort(ascending).at(-1)!;
      await t.time.sleep(IDLE_MS, t.signal);
      const after = (await sizeNow(log)) ?? 0n;
      const expected = `tree size ${largest}, as nobody wrote`;
      const actual = `tree size ${after}`;
      t.judge(after > largest ? { reason: 'grew', expected, actual, at: 'checkpoint' } : undefined);
      if (growth && (log.writesLeft?.() ?? 1) > 0) await judgeOneMoreLeaf(log, t, largest);
    }
    if (t.subjects === 0) t.notApplicable(why!);
  },
});

/** Adds a single leaf to a log that is known to be at rest: then its tree is larger by one, and no more. */
async function judgeOneMoreLeaf(
  log: LogTarget,
  t: Trial<LogTarget, 'more-than-accepted'>,
  size: bigint,
): Promise<void> {
  await (await t.use(logWriter)).add('one more leaf');
  const within = Number(t.declared('publish-within')) * 1000;
  const grew = await t.poll(within, IDLE_POLL_MS, async () => {
    const now = await sizeNow(log);
    return now !== undefined && now > size ? now : undefined;
  });
  if (grew === undefined) return;
  await t.time.sleep(IDLE_MS, t.signal);
  const found = [grew, (await sizeNow(log)) ?? grew].sort(ascending).at(-1)!;
  const expected = `tree size ${size + 1n}: one entry was accepted at size ${size}, and nobody else wrote`;
  const defect = { reason: 'more-than-accepted', expected, actual: `tree size ${found}`, at: 'checkpoint' } as const;
  t.judge(found > size + 1n ? defect : undefined);
}

/** Why growth might be what was accepted before this run began, or by others; undefined where it cannot be. */
async function whyGrowthMayBeOthers(log: LogTarget, t: Trial<LogTarget, string>): Promise<string | undefined> {
  if (!log.exclusive) return NOT_EXCLUSIVE;
  const declared = t.declared('publish-within');
  if (declared === undefined)
    return 'entries that were accepted before this run may still be published (--declare publish-within=SECONDS)';
  // And a cache may still show what there was before that.
  const seconds = Number(declared) + Number(t.declared('stale-within') ?? A_FEW_SECONDS);
  const left = seconds * 1000 - t.time.now();
  if (left > WAIT_MS) return `what was accepted before this run may come to be seen up to ${seconds} s after`;
  if (left > 0) await t.time.sleep(left, t.signal);
  return undefined;
}

/** The tree size now; a checkpoint that cannot be read is another check's matter. */
async function sizeNow(log: LogTarget): Promise<bigint | undefined> {
  return openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size;
}
