import type { Job } from '../../command/job.ts';
import type { SuiteCommand } from '../../command/suite-descriptor.ts';
import type { LogJobTarget } from './job-target.ts';
import { type CheckLogOptions, logJob } from './options.ts';

/** `touchstone check log`. */
export const logCommand: SuiteCommand = {
  targets: async (options: CheckLogOptions) =>
    options.trustedRoot === undefined
      ? undefined
      : (await import('./keys/trusted-root/log-targets.ts')).logTargets(options),
  job: logJob,
  open: async (job, context) => (await import('./open.ts')).openLog(job as Job<LogJobTarget>, context),
  facets: ({ target, process }) => {
    const { keys, append, entries, submissions, submits, authority, rpc } = target as LogJobTarget;
    const submit = submits || undefined;
    return { keys, append, create: entries, roots: submissions, submit, authority, grpc: rpc, restart: process };
  },
};
