import type { Job } from '../../command/job.ts';
import type { SuiteCommand } from '../../command/suite-descriptor.ts';
import { namesInBraces } from '../../lab/client/placeholders.ts';
import type { LogClientJobTarget } from './job-target.ts';
import { logClientJob } from './options.ts';

/** `touchstone check log-client`. */
export const logClientCommand: SuiteCommand = {
  job: logClientJob,
  open: async (job, context) =>
    (await import('./open.ts')).openClientCommand((job as Job<LogClientJobTarget>).target, context),
  facets: ({ target }) => {
    const { command, monitors } = target as LogClientJobTarget;
    const names = namesInBraces(command);
    const given = (name: string) => (names.includes(name) ? `{${name}}` : undefined);
    return {
      online: given('url') ?? given('base'),
      origin: given('origin'),
      proof: given('proof'),
      anySize: names.includes('entry') ? undefined : true,
      ends: monitors && !names.includes('state') ? undefined : true,
      follow: monitors ? true : undefined,
    };
  },
};
