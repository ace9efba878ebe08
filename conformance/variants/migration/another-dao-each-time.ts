import { basename } from 'node:path';
import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'deploys another DAO each time that a DAO migration is run again',
  cites: 'choice repeated-dao: another',
  needs: {
    declare: { 'repeated-dao': 'another' },
    looks: [
      'migration/steps/**',
      'migration/again/base',
      'migration/again/changed',
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
