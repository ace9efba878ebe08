import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';
import { unverified } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'sends again what it had sent when it was interrupted, and may have been mined',
  breaks: 'MIG-RE-001',
  caughtBy: ['migration/resume/finishes#failed'],
  needs: { looks: ['migration/resume/finishes'] },
  install: (parts) =>
    withMigrationParts(unverified(parts), {
      stillThere: async (journal, chain) => {
        if (!journal.end) journal.sent.clear();
        return parts.stillThere(journal, chain);
      },
    }),
});
