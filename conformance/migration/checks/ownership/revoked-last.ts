import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { daoRevokedLast, earlyRevocationDefect } from '../../premises/dao/owner-registration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const revokedLast = check<MigrationTarget>()({
  // MIG-OW-002 (must): The deploying account's permission is revoked at the end, after every scheme is registered. [interface,
  //   "Migration parameters"]
  proves: 'MIG-OW-002',
  reasons: { early: 'the deploying account is unregistered before every scheme is registered' },
  owns: [reasonsOf(daoRevokedLast, 'early')],
  run: async (_tool, t) => {
    const revocation = await t.use(daoRevokedLast);
    t.judge(earlyRevocationDefect(revocation), revocation.run);
  },
});
