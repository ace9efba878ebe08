/** The parameters that the locking scheme got (the interface document, "LockingScheme"). */

import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import { CUSTOM_SCHEME_PLACES, LOCKING_ARGUMENTS } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { format } from '../../oracle/comparison/format.ts';
import { LOCKING_PARAMETERS, type LockingParameter } from '../../oracle/schemes/locking-scheme.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { requireParams } from '../parameters/required-params.ts';
import { type CustomSchemesOnChain, customSchemesOnChain } from './custom-schemes-on-chain.ts';
import { LOCKING_KEYS } from './custom-schemes-run.ts';

/** The views of the suite's scheme for its parameters, in their order. */
export const LOCKING_GETTERS = [
  'reputationReward() view returns (uint256)',
  'startTime() view returns (uint256)',
  'batchTime() view returns (uint256)',
  'redeemEnableTime() view returns (uint256)',
  'maxLockingBatches() view returns (uint256)',
  'repRewardConstA() view returns (uint256)',
  'repRewardConstB() view returns (uint256)',
  'batchesIndexCap() view returns (uint256)',
  'token() view returns (address)',
  'agreementHash() view returns (bytes32)',
];
export const LOCKING_TIMES: readonly LockingParameter[] = ['startTime', 'batchTime', 'redeemStartTime'];

/** The right values in another order. */
export function lockingOrderDefect(found: readonly unknown[]): Defect<'order'> | undefined {
  const [expected, actual] = [LOCKING_ARGUMENTS.map(format), found.map(format)];
  const isPermuted = expected.join() !== actual.join() && [...expected].sort().join() === [...actual].sort().join();
  if (!isPermuted) return undefined;
  const at = `${CUSTOM_SCHEME_PLACES.locking}.params`;
  return { reason: 'order', expected: expected.join(', '), actual: actual.join(', '), at };
}

/** The parameters that the locking scheme got. They are in the right order. */
export const receivedLockingParameters = premise<MigrationTarget>()({
  name: 'received-locking-parameters',
  reasons: ['order'],
  find: async (tool, t): Promise<{ readonly scene: CustomSchemesOnChain; readonly found: readonly unknown[] }> => {
    requireParams(tool, t, ...LOCKING_KEYS);
    const scene = await t.use(customSchemesOnChain);
    const { views, contracts } = scene;
    for (const { address } of contracts.locking) {
      const by = await views.value(address, 'function initializer() view returns (bytes4)');
      if (by === undefined || BigInt(String(by)) === 0n) continue;
      const found = await Promise.all(LOCKING_GETTERS.map((getter) => views.value(address, `function ${getter}`)));
      t.judge(lockingOrderDefect(found), scene.run);
      return { scene, found };
    }
    return t.inconclusive('no locking scheme was initialised');
  },
});

/** Some of the ten parameters, with the values that the scheme got. */
export const lockingParametersIn = (found: readonly unknown[], isWanted: (name: LockingParameter) => boolean) =>
  LOCKING_PARAMETERS.flatMap((name, n) =>
    isWanted(name)
      ? [
          {
            wanted: LOCKING_ARGUMENTS[n],
            found: found[n],
            at: `${CUSTOM_SCHEME_PLACES.locking}.params[${n}] (${name})`,
          },
        ]
      : [],
  );
