import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const lookupFromThePackage = migrationVariant({
  text: 'returns the base of its own package for the local chain, without the result file, and nothing for other networks',
  cites: 'choice lookup-reads: package',
  needs: { declare: { 'lookup-reads': 'package' }, looks: ['migration/library/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      lookup: (network, files) => parts.lookup(network, { ...(files ?? parts), readResultFile: async () => ({}) }),
    }),
});
