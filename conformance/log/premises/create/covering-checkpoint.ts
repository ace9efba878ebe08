import type { Trial } from '../../../core/check/trial.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { PUBLICATION_POLL_MS, publishedInTime } from './publication.ts';

/**
 * Waits for a served checkpoint that covers an index. Its absence is inconclusive here: log/growth/published judges it.
 */
export async function coveringCheckpoint(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  index: bigint,
): Promise<Checkpoint> {
  await t.use(publishedInTime);
  const seconds = Number(t.declared('publish-within') ?? PUBLICATION_PATIENCE_S);
  const covering = await t.poll(seconds * 1000, PUBLICATION_POLL_MS, async () => {
    const latest = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
    return latest && latest.size > index ? latest : undefined;
  });
  return covering ?? t.inconclusive(`no checkpoint covered index ${index} within ${seconds} s`);
}
