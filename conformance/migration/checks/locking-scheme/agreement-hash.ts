import { check } from '../../../core/check/check.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import {
  lockingParametersIn,
  receivedLockingParameters,
} from '../../premises/custom-schemes/received-locking-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const agreementHash = check<MigrationTarget>()({
  // MIG-LK-003 (must): The agreement hash of a locking scheme may be arbitrary. [interface, "CustomSchemes entry"]
  proves: 'MIG-LK-003',
  reasons: { other: 'an agreement hash that is not of IPFS reached the scheme as another one' },
  run: async (_tool, t) => {
    const { scene, found } = await t.use(receivedLockingParameters);
    const parameters = lockingParametersIn(found, (name) => name === 'agreementHash');
    await t.each(parameters, (parameter) =>
      t.judge(valueMismatch('other', parameter.wanted, parameter.found, parameter.at), scene.run),
    );
  },
});
