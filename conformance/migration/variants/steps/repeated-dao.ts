import { basename } from 'node:path';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const anotherDaoEachTime = migrationVariant({
  text: 'deploys another DAO each time that a DAO migration is run again',
  cites: 'choice repeated-dao: another',
  needs: {
    declare: { 'repeated-dao': 'another' },
    looks: [
      'migration/steps/**',
      'migration/rerun/base',
      'migration/rerun/changed-parameters',
      'migration/rerun/with*',
      'migration/restart/**',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      stillThere: async (journal, chain) => {
        const ofBase = basename(journal.path ?? '').startsWith('base-');
        return (ofBase || journal.end === undefined) && parts.stillThere(journal, chain);
      },
    }),
});
