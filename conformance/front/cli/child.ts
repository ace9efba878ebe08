/** The process in which checks run: it may hang or die, and its parent still ends and reports. */
import { guard } from './guard.ts';
import { GUARD_SAYS_TO, type Job, type Message } from './job.ts';
import { judgeJob } from './session.ts';

/** A parent that is gone needs nothing any more. */
function say(message: Message): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve();
    process.send!(message, () => resolve());
  });
}

// The parent says how much memory this may take.
guard(GUARD_SAYS_TO, Number(process.argv[2]));
process.once('message', (job: Job) => {
  judgeJob(job, { say, listen: (hear) => void process.on('message', hear) }).finally(() => process.disconnect());
});
process.on('disconnect', () => process.exit());
// The parent decides what an interrupt means; it ends this process when it is done.
process.on('SIGINT', () => {});
