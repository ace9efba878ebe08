import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'begins anew after each interruption',
  breaks: 'MIG-RE-004',
  caughtBy: ['migration/resume/no-more#more', 'migration/resume/one-dao#several'],
  needs: {
    looks: [
      'migration/resume/no-more',
      'migration/resume/one-dao',
      'migration/resume/once',
      'migration/resume/finishes',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      stillThere: async (journal, chain) => journal.end !== undefined && parts.stillThere(journal, chain),
    }),
});
