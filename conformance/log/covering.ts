import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import { openCheckpoint } from './stages.ts';
import { inTime, PATIENCE_S, POLL_MS } from './written.ts';

/** A served checkpoint that covers an index, waited for. That none comes is inconclusive here: publication is judged elsewhere. */
export async function covering(log: LogTarget, t: Trial<LogTarget, string>, index: bigint): Promise<Checkpoint> {
  await t.use(inTime);
  const seconds = Number(t.declared('publish-within') ?? PATIENCE_S);
  const found = await t.poll(seconds * 1000, POLL_MS, async () => {
    const latest = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
    return latest && latest.size > index ? latest : undefined;
  });
  return found ?? t.inconclusive(`no checkpoint covered index ${index} within ${seconds} s`);
}
