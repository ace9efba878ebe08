import type { JobTarget } from '../../command/job.ts';
import type { LogCommandClientOptions } from '../target/command-client.ts';

/** A client as plain data, for the process that judges. */
export type LogClientJobTarget = JobTarget &
  Required<Pick<JobTarget, 'timeoutMs'>> &
  Pick<LogCommandClientOptions, 'command' | 'cwd' | 'refusal' | 'monitors' | 'keep' | 'atOnce'> & {
    /** The origin of the logs that the client is shown. */
    readonly logOrigin?: string;
  };
