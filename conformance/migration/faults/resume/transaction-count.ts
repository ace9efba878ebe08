import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const beginsAnewAfterEachInterruption = migrationFault({
  text: 'starts again from the beginning after each interruption',
  breaks: 'MIG-RE-004',
  caughtBy: ['migration/resume/transaction-count#more', 'migration/resume/one-dao#several'],
  needs: {
    looks: [
      'migration/resume/transaction-count',
      'migration/resume/one-dao',
      'migration/resume/founders-once',
      'migration/resume/finishes',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      stillThere: async (journal, chain) => journal.end !== undefined && parts.stillThere(journal, chain),
    }),
});
