import type { JobTarget } from '../../command/job.ts';
import type { FeedCommandClientOptions } from '../target/command-client.ts';

/** A client as plain data, for the process that judges. */
export type FeedClientJobTarget = JobTarget &
  Required<Pick<JobTarget, 'timeoutMs'>> &
  Pick<FeedCommandClientOptions, 'command' | 'cwd' | 'refusal' | 'fields' | 'follows' | 'keep' | 'atOnce'> & {
    /** The slug of the site that the client reads. */
    readonly site?: string;
  };
