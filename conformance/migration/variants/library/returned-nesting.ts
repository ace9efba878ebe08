import type { MigrationResult } from '../../../../src/reference/migration/result/result-file.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const below = (result: MigrationResult, version: string): MigrationResult =>
  Object.fromEntries(Object.entries(result).map(([key, part]) => [key, { [part.coreVersion ?? version]: part }]));

export const returnedByVersion = migrationVariant({
  text: 'gives what its library migrates with a level of core versions',
  cites: 'choice returned-nesting: by-version',
  needs: { declare: { 'returned-nesting': 'by-version' }, looks: ['migration/library/**', 'migration/versions/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      returned: (result, of) => below(parts.returned(result, of), of.version),
      lookup: async (network, files) => below(await parts.lookup(network, files), '0.0.1-rc.14'),
    }),
});
