import type { Job } from '../../command/job.ts';
import type { SuiteCommand } from '../../command/suite-descriptor.ts';
import type { MigrationJobTarget } from './job-target.ts';
import { type CheckMigrationOptions, lackingFor, migrationJob } from './options.ts';

/** `touchstone check migration`. */
export const migrationCommand: SuiteCommand = {
  job: (options: CheckMigrationOptions) => {
    const made = migrationJob(options);
    const { target, selection } = made.job;
    const lacking = lackingFor(options);
    return {
      ...made,
      ...(lacking === undefined ? {} : { lacking }),
      notApplicable: async () => (await import('./not-applicable.ts')).notApplicableChecks(selection, target),
    };
  },
  open: async (job, context) =>
    (await import('./open.ts')).openMigration((job as Job<MigrationJobTarget>).target, context),
  facets: ({ target }) => {
    const { command, module, libraryCommand, resetCommand, image } = (target as MigrationJobTarget).tool;
    const library = module ?? libraryCommand;
    return {
      argv: command,
      call: library,
      localChain: library,
      reset: resetCommand,
      image,
      packageVersion: module,
      processes: true,
    };
  },
};
