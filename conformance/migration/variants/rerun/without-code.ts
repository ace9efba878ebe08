import { MigrationError, type Parts } from '../../../../src/reference/migration/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const staleRecordRefused = variant<Parts>({
  text: 'refuses a result file that names contracts which the chain does not have',
  cites: 'choice stale-record: refused',
  needs: { declare: { 'stale-record': 'refused' }, looks: ['migration/again/**', 'migration/steps/restart'] },
  install: (parts) =>
    withMigrationParts(parts, {
      isBaseOf: async (core, base, code) => {
        if (await parts.isBaseOf(core, base, code)) return true;
        throw new MigrationError('base', 'The output file names contracts that this chain does not have: use restart');
      },
    }),
});
