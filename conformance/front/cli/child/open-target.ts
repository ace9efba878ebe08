import type { Job } from '../../../command/job.ts';
import type { OpenedTarget, TargetContext } from '../../../command/opened-target.ts';
import { isFeedJob } from '../../../feed/command/job-target.ts';
import { openFeed } from '../../../feed/command/open-feed.ts';
import { openLog } from '../../../log/command/open.ts';
import { isMigrationJob } from '../../../migration/command/job-target.ts';
import { openMigration } from '../../../migration/command/open.ts';

/** Opens the target of a job. */
export function openTarget({ target, process }: Job, around: TargetContext): OpenedTarget {
  if (isMigrationJob(target)) return openMigration(target, around);
  return isFeedJob(target) ? openFeed(target, around) : openLog(target, around, process !== undefined);
}
