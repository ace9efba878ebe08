import { check } from '../../../core/check/check.ts';
import {
  NO_NAMED_CONTRACT_TEXT,
  runWithStaleAddress,
  STALE_ADDRESS_REASONS,
  staleAddressCases,
} from '../../premises/rerun/stale-address.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const withoutCode = check<MigrationTarget>()({
  // MIG-ID-004 (must): A recorded address without code is never relied on: it is refused, or its contract is deployed again.
  //   [durable-deploy, "Idempotence"]
  proves: 'MIG-ID-004',
  reasons: {
    ...STALE_ADDRESS_REASONS,
    changed: 'it treats one address without code in one way, and another in another',
  },
  run: async (tool, t) => {
    const on = await t.use(unforcedBase);
    const cases = staleAddressCases(on.first.part, t.random);
    await t.each(
      cases,
      async (address) => {
        const { defect, chosen, run } = await runWithStaleAddress(tool, on, { ...address, code: 'none' });
        if (defect) t.fail(defect, run);
        // The first case alone decides the choice: a DAO migration, which needs a base, may refuse where a base migration
        // does not, and addresses that follow from the code (EIP-1014) cannot be deployed to twice.
        const isDeciding = chosen !== undefined && address === cases[0];
        t.judge(isDeciding && t.chose('stale-record', chosen), run);
      },
      NO_NAMED_CONTRACT_TEXT,
    );
  },
});
