import { basename } from 'node:path';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const restartKeepsTheBase = migrationVariant({
  text: 'starts the DAO again with `restart`, and uses the base again',
  cites: 'choice restart-clears: dao',
  needs: {
    declare: { 'restart-clears': 'dao' },
    looks: ['migration/steps/restart', 'migration/restart/new-dao', 'migration/rerun/**'],
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
