import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const staleRecordRefused = migrationVariant({
  text: 'refuses a result file that names contracts which the chain does not have',
  cites: 'choice stale-record: refused',
  needs: { declare: { 'stale-record': 'refused' }, looks: ['migration/rerun/**', 'migration/steps/restart'] },
  install: (parts) =>
    withMigrationParts(parts, {
      isBaseOf: async (core, base, code) => {
        if (await parts.isBaseOf(core, base, code)) return true;
        throw new MigrationError('base', 'The output file names contracts that this chain does not have: use restart');
      },
    }),
});
