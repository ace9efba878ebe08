import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'gives undefined for a network of which nothing is recorded',
  cites: 'choice lookup-without-record: nothing',
  needs: { declare: { 'lookup-without-record': 'nothing' }, looks: ['migration/library/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      lookup: (network, files) => parts.lookup(network, files).catch(() => undefined as never),
    }),
});
