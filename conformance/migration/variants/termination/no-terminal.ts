import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const continuesWithoutATerminal = migrationVariant({
  text: 'continues where nobody can answer',
  cites: 'choice unasked: goes-on',
  needs: {
    declare: { unasked: 'goes-on' },
    looks: ['migration/termination/no-terminal', 'migration/rerun/**', 'migration/confirmation/force'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      // It rejects only where nobody can.
      reporter: (reporter) => ({ ...reporter, confirm: (question) => reporter.confirm(question).catch(() => true) }),
    }),
});
