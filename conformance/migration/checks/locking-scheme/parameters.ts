import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import {
  LOCKING_TIMES,
  lockingOrderDefect,
  lockingParametersIn,
  receivedLockingParameters,
} from '../../premises/custom-schemes/received-locking-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const parameters = check<MigrationTarget>()({
  // MIG-LK-001 (must): A locking scheme takes, in this order: reputation allocation, start time, batch time, redeem start time,
  //   batches count, repRewardConstA, repRewardConstB, batchesIndexCap, token address, agreement hash. [interface, "CustomSchemes
  //   entry"]
  proves: 'MIG-LK-001',
  reasons: {
    order: 'the ten parameters reached the scheme in another order',
    other: 'a parameter reached the scheme as another value',
  },
  owns: [reasonsOf(receivedLockingParameters, 'order')],
  run: async (_tool, t) => {
    const { scene, found } = await t.use(receivedLockingParameters);
    const order = lockingOrderDefect(found);
    if (order) t.fail(order, scene.run);
    const received = lockingParametersIn(found, (name) => !LOCKING_TIMES.includes(name) && name !== 'agreementHash');
    await t.each(received, (parameter) =>
      t.judge(valueMismatch('other', parameter.wanted, parameter.found, parameter.at), scene.run),
    );
  },
});
