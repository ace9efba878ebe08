import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const progressInColours = migrationVariant({
  text: 'tells on standard output how far it is, in colours and over one line',
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
        say: (text) => void (quiet || process.stdout.write(`\x1b[1;36m${text}\x1b[0m\n`)),
        step: ({ step, index, count }) =>
          void (quiet || process.stdout.write(`\r\x1b[2K\x1b[32m${index}/${count}\x1b[0m ${step}`)),
      }),
    }),
});
