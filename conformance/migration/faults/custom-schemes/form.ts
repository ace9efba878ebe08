import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const nameOnlyInTheEntry = migrationFault({
  text: 'does not read the key of the map of custom schemes, and so needs a `name` in each entry',
  breaks: 'MIG-CS-001',
  caughtBy: ['migration/custom-schemes/form#key'],
  install: (parts) =>
    withMigrationParts(parts, {
      params: (params) => ({
        ...params,
        CustomSchemes: params.CustomSchemes.map((entry) => {
          if (entry.name === undefined) throw new MigrationError('params', `${entry.at}.name: expected a string`);
          return { ...entry, contracts: [entry.name] };
        }),
      }),
    }),
});

export const schemeAtTheFirstContract = migrationFault({
  text: 'takes the first stand-alone contract for a scheme, whatever the index of its `address`',
  breaks: 'MIG-CS-001',
  caughtBy: ['migration/custom-schemes/form#failed'],
  install: (parts) =>
    withMigrationParts(parts, {
      params: (params) => ({
        ...params,
        CustomSchemes: params.CustomSchemes.map((entry) =>
          typeof entry.address === 'object' ? { ...entry, address: { StandAloneContract: 0 } } : entry,
        ),
      }),
    }),
});
