import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const lookupGivesNothing = migrationVariant({
  text: 'gives undefined for a network of which nothing is recorded',
  cites: 'choice lookup-without-record: nothing',
  needs: { declare: { 'lookup-without-record': 'nothing' }, looks: ['migration/library/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      lookup: (network, files) => parts.lookup(network, files).catch(() => undefined as never),
    }),
});
