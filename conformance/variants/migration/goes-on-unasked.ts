import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'goes on where nobody can answer',
  cites: 'choice unasked: goes-on',
  needs: {
    declare: { unasked: 'goes-on' },
    looks: ['migration/ends/unasked', 'migration/again/**', 'migration/confirming/forced'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      // It rejects only where nobody can.
      reporter: (reporter) => ({ ...reporter, confirm: (question) => reporter.confirm(question).catch(() => true) }),
    }),
});
