import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'lists what it deployed in another order',
  cites: 'Interface, "Migration result": a map from contract name to address',
  install: (parts) =>
    withMigrationParts(parts, {
      result: (_step, deployed) => Object.fromEntries(Object.entries(deployed).reverse()),
    }),
});
