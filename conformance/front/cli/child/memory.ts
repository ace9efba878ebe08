import type { Job } from '../../../command/job.ts';
import { isFeedJob } from '../../../feed/command/job-target.ts';
import { isMigrationJob } from '../../../migration/command/job-target.ts';

/**
 * What the child may take in all before it is ended, in megabytes, more than any sound run takes, so that a runaway ends;
 * and V8's heap in it: buffers are bounded by the limits on bodies. A feed may list ten thousand events: each reading of
 * that is megabytes of text and of tree. Of a migration tool hundreds of runs are kept with what they asked.
 */
export const memoryLimits = (job: Job): { readonly all: number; readonly heap: number } =>
  isFeedJob(job.target) || isMigrationJob(job.target) ? { all: 600, heap: 224 } : { all: 400, heap: 160 };
/** Its part for young objects. It is small so that the buffers of bodies, which hang on such, are given back soon. */
export const YOUNG_GENERATION_MB = 2;
