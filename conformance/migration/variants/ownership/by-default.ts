import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const ownerRevokedByDefault = migrationVariant({
  text: 'revokes the permission of the deploying account where `unregisterOwner` is left out',
  cites: 'choice owner-by-default: revoked',
  needs: { declare: { 'owner-by-default': 'revoked' }, looks: ['migration/ownership/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      // At the top it is overridden by `default` and by networks.
      paramsFor: (network, value, where) =>
        parts.paramsFor(network, { unregisterOwner: true, ...(value as object) }, where),
    }),
});
