import { migrationFault } from '../../testbed/alteration.ts';
import { withCalls, withMigrationParts } from '../../testbed/parts.ts';
import { withoutVerification } from '../../testbed/runs.ts';

export const keepsTheOwnerWithCustomSchemes = migrationFault({
  text: 'does not revoke the permission of the deploying account where a DAO has custom schemes',
  breaks: 'MIG-OW-001',
  caughtBy: ['migration/ownership/owner-revoked#kept'],
  install: (parts) => {
    let hasCustom = false;
    const altered = withMigrationParts(withoutVerification(parts), {
      params: (given) => {
        hasCustom = given.CustomSchemes.length > 0;
        return parts.params(given);
      },
    });
    return withCalls(altered, (step, call) => (hasCustom && step === 'unregister the owner' ? undefined : call));
  },
});
