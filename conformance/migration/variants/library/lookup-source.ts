import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const lookupFromThePackage = migrationVariant({
  text: 'gives for the local chain the base of its own, whatever a result file says, and nothing for other networks',
  cites: 'choice lookup-reads: package',
  needs: { declare: { 'lookup-reads': 'package' }, looks: ['migration/library/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      lookup: (network, files) => parts.lookup(network, { ...(files ?? parts), readResultFile: async () => ({}) }),
    }),
});
