/** Whether a log is frozen. */

import { FROZEN_LINE_PREFIX } from '../../oracle/checkpoint/frozen-line.ts';
import { checkpointContentOf } from '../../oracle/checkpoint/stages.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Whether the checkpoint says that the log is frozen. */
export async function saysFrozen(log: LogTarget): Promise<boolean> {
  const content = checkpointContentOf(await log.read({ kind: 'checkpoint' }))?.value;
  return content?.extensions.some((line) => line.startsWith(FROZEN_LINE_PREFIX)) ?? false;
}
