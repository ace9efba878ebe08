import { check } from '../../../core/check/check.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import {
  lockingParametersIn,
  receivedLockingParameters,
} from '../../premises/custom-schemes/received-locking-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const agreementHash = check<MigrationTarget>()({
  proves: 'MIG-LK-003',
  reasons: { other: 'an agreement hash that is none of IPFS reached the scheme as another' },
  run: async (_tool, t) => {
    const { scene, found } = await t.use(receivedLockingParameters);
    const all = lockingParametersIn(found, (name) => name === 'agreementHash');
    await t.each(all, (one) => t.judge(valueMismatch('other', one.wanted, one.found, one.at), scene.run));
  },
});
