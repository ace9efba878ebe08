/** The process that runs checks. It may hang or die: its parent still ends and reports. */

import type { Job } from '../../../command/job.ts';
import { type ChildMessage, WATCHDOG_FD } from '../../../command/message.ts';
import { INTERRUPTS } from '../../../command/terminal/interrupt.ts';
import { forgetAllocation } from './allocation.ts';
import { judgeJob } from './session.ts';
import { startWatchdogThread } from './watchdog-thread.ts';

/** A parent that has ended needs no messages. */
function sendMessage(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve();
    process.send!(message, () => resolve());
  });
}

forgetAllocation();
// The parent sets the memory limit.
startWatchdogThread(WATCHDOG_FD, Number(process.argv[2]));
process.once('message', (job: Job) => {
  judgeJob(job, { say: sendMessage, listen: (hear) => void process.on('message', hear) }).finally(() =>
    process.disconnect(),
  );
});
process.on('disconnect', () => process.exit());
// The parent handles interrupts, and ends this process afterwards. A terminal, and `timeout`, signal all processes.
for (const name of INTERRUPTS) process.on(name, () => {});
