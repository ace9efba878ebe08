import { check } from '../../../core/check/check.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import {
  LOCKING_TIMES,
  lockingParametersIn,
  receivedLockingParameters,
} from '../../premises/custom-schemes/received-locking-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const times = check<MigrationTarget>()({
  // MIG-LK-002 (must): The start time and redeem start time of a locking scheme are Unix times in seconds, and its batch time is
  //   in seconds: they reach the contract unchanged. [interface, "CustomSchemes entry"]
  proves: 'MIG-LK-002',
  reasons: { other: 'a time reached the scheme as another number of seconds' },
  run: async (_tool, t) => {
    const { scene, found } = await t.use(receivedLockingParameters);
    const parameters = lockingParametersIn(found, (name) => LOCKING_TIMES.includes(name));
    await t.each(parameters, (parameter) =>
      t.judge(valueMismatch('other', parameter.wanted, parameter.found, parameter.at), scene.run),
    );
  },
});
