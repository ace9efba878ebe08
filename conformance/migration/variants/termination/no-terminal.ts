import type { Parts } from '../../../../src/reference/migration/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const continuesWithoutATerminal = variant<Parts>({
  text: 'goes on where nobody can answer',
  cites: 'choice unasked: goes-on',
  needs: {
    declare: { unasked: 'goes-on' },
    looks: ['migration/termination/no-terminal', 'migration/again/**', 'migration/confirmation/force'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      // It rejects only where nobody can.
      reporter: (reporter) => ({ ...reporter, confirm: (question) => reporter.confirm(question).catch(() => true) }),
    }),
});
