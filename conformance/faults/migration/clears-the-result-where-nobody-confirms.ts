import { rm } from 'node:fs/promises';
import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'removes the result file where a migration is not confirmed',
  breaks: 'MIG-WR-004',
  caughtBy: ['migration/writing/failing#declined'],
  needs: { looks: ['migration/writing/failing'] },
  install: (parts) =>
    withMigrationParts(parts, {
      reporter: (reporter, options) => ({
        ...reporter,
        confirm: async (question) => {
          const yes = await reporter.confirm(question);
          if (!yes) await rm(options.output ?? 'migration.json', { force: true });
          return yes;
        },
      }),
    }),
});
