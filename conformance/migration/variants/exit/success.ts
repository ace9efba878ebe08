import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const WARNING =
  'Warning: failed to look for a newer version (error: not found). DeprecationWarning: this is deprecated';

export const warningsOnStandardError = migrationVariant({
  text: 'warns on standard error of something that fails, and succeeds',
  cites: 'Interface, "Command line": nothing is said of what it prints, but that --quiet suppresses it',
  needs: {
    looks: [
      'migration/steps/*-written',
      'migration/exit/**',
      'migration/options/quiet',
      'migration/command-line/quiet',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      reporter: (reporter, { quiet }) => ({
        ...reporter,
        confirm: async (question) => {
          if (!quiet) process.stderr.write(`${WARNING}\n`);
          return reporter.confirm(question);
        },
      }),
    }),
});
