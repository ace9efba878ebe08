import { FROZEN_LINE_PREFIX } from '../../oracle/checkpoint/frozen-line.ts';
import { checkpointContentOf } from '../../oracle/checkpoint/stages.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Whether the checkpoint has the line with which Rekor v2 marks a frozen log (Rekor v2, "Freezing"). */
export async function saysFrozen(log: LogTarget): Promise<boolean> {
  const content = checkpointContentOf(await log.read({ kind: 'checkpoint' }))?.value;
  return content?.extensions.some((line) => line.startsWith(FROZEN_LINE_PREFIX)) ?? false;
}
