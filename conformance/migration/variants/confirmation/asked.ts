import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const asksTwice = migrationVariant({
  text: 'asks one question more',
  cites: 'Interface, "Command line": --force disables confirmation messages, and nothing says how many there are',
  needs: { looks: ['migration/confirmation/**', 'migration/termination/no-terminal', 'migration/rerun/base'] },
  install: (parts) =>
    withMigrationParts(parts, {
      reporter: (reporter) => ({
        ...reporter,
        confirm: async (question) =>
          (await reporter.confirm('Is that the account that is to migrate?')) && (await reporter.confirm(question)),
      }),
    }),
});
