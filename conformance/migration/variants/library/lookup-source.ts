import type { Parts } from '../../../../src/reference/migration/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const lookupFromThePackage = variant<Parts>({
  text: 'gives for the local chain the base of its own, whatever a result file says, and nothing for other networks',
  cites: 'choice lookup-reads: package',
  needs: { declare: { 'lookup-reads': 'package' }, looks: ['migration/library/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      lookup: (network, files) => parts.lookup(network, { ...(files ?? parts), readResultFile: async () => ({}) }),
    }),
});
