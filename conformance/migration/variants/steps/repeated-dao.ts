import { basename } from 'node:path';
import type { Parts } from '../../../../src/reference/migration/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const anotherDaoEachTime = variant<Parts>({
  text: 'deploys another DAO each time that a DAO migration is run again',
  cites: 'choice repeated-dao: another',
  needs: {
    declare: { 'repeated-dao': 'another' },
    looks: [
      'migration/steps/**',
      'migration/rerun/base',
      'migration/rerun/changed-parameters',
      'migration/again/with*',
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
