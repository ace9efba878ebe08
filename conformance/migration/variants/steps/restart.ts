import { basename } from 'node:path';
import type { Parts } from '../../../../src/reference/migration/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const restartKeepsTheBase = variant<Parts>({
  text: 'begins the DAO anew with `restart`, and uses the base again',
  cites: 'choice restart-clears: dao',
  needs: {
    declare: { 'restart-clears': 'dao' },
    looks: ['migration/steps/restart', 'migration/restart/new-dao', 'migration/again/**'],
  },
  install: (parts) => {
    let restart = false;
    return withMigrationParts(parts, {
      options: (given) => {
        restart = given.restart === true;
        return parts.options({ ...given, restart: false });
      },
      stillThere: async (journal, chain) => {
        const ofBase = basename(journal.path ?? '').startsWith('base-');
        return (ofBase || !restart) && parts.stillThere(journal, chain);
      },
    });
  },
});
