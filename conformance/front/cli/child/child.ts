/** The process in which checks run: it may hang or die, and its parent still ends and reports. */

import type { Job } from '../../../command/job.ts';
import { type ChildMessage, WATCHDOG_FD } from '../../../command/message.ts';
import { judgeJob } from './session.ts';
import { startWatchdogThread } from './watchdog-thread.ts';

/** A parent that is gone needs nothing any more. */
function sendMessage(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve();
    process.send!(message, () => resolve());
  });
}

// The parent says how much memory this may take.
startWatchdogThread(WATCHDOG_FD, Number(process.argv[2]));
process.once('message', (job: Job) => {
  judgeJob(job, { say: sendMessage, listen: (hear) => void process.on('message', hear) }).finally(() =>
    process.disconnect(),
  );
});
process.on('disconnect', () => process.exit());
// The parent decides what an interrupt means; it ends this process when it is done.
process.on('SIGINT', () => {});
