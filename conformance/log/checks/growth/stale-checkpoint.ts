import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { PUBLICATION_PATIENCE_S } from '../../premises/checkpoint/publication-patience.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

const POLL_MS = 1000;

/** The size of a served tree, and the time of the answer in milliseconds of the run. */
interface ServedSize {
  readonly size: bigint;
  readonly at: number;
}

export const staleCheckpoint = watch<LogTarget>()({
  // LOG-GR-004 (must): A checkpoint is not older than declared: once a larger tree was shown, a smaller tree is not shown for
  //   longer than the declared time. [tlog-tiles, "Checkpoints"]
  proves: 'LOG-GR-004',
  reasons: { stale: 'a smaller tree is served for longer than declared after a larger one' },
  begin(log, t) {
    const served: ServedSize[] = [];
    const declared = t.declared('stale-within');
    return {
      on({ resource, startedMs, durationMs }, answer) {
        const size = resource === 'checkpoint' && answer ? openCheckpoint(answer, log.keys)?.size : undefined;
        if (size === undefined) return;
        t.judge(staleDefect(size, startedMs, served, declared), answer);
        served.push({ size, at: startedMs + durationMs });
      },
      async end() {
        await t.use(verifiedCheckpoint);
        const sizes = served.map(({ size }) => size).sort(ascending);
        const largest = sizes.at(-1) ?? 0n;
        const seconds = Number(declared ?? PUBLICATION_PATIENCE_S);
        // The run waits for the larger tree: a cache serves it at some time, a log that lost entries does not.
        const caughtUp = await t.poll(seconds * 1000 + POLL_MS, POLL_MS, async () => {
          await log.read({ kind: 'checkpoint' }, { fresh: true });
          return (served.at(-1)?.size ?? largest) >= largest ? true : undefined;
        });
        if (caughtUp || declared !== undefined) return;
        t.inconclusive(
          `the log served a tree of size ${largest}, and for ${seconds} s now its beginning of size ${served.at(-1)?.size}: a cache may be late, or the log lost entries (--declare stale-within=SECONDS makes this a judgement)`,
        );
      },
    };
  },
});

/** A tree that is smaller than a tree that was served longer ago than declared. */
function staleDefect(
  size: bigint,
  requestedAt: number,
  served: readonly ServedSize[],
  declared: string | undefined,
): Defect<'stale'> | undefined {
  const larger = served.find((earlier) => earlier.size > size);
  if (declared === undefined || !larger || requestedAt <= larger.at + Number(declared) * 1000) return undefined;
  const expected = `a tree of size ${larger.size} or more, at most ${declared} s after it was served`;
  const actual = `tree size ${size} ${((requestedAt - larger.at) / 1000).toFixed(1)} s after`;
  return { reason: 'stale', expected, actual, at: 'checkpoint' };
}
