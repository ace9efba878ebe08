import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import {
  LOCKING_TIMES,
  lockingParametersIn,
  receivedLockingParameters,
} from '../../premises/custom-schemes/received-locking-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const parameters = check<MigrationTarget>()({
  proves: 'MIG-LK-001',
  reasons: {
    order: 'the ten parameters reached the scheme in another order',
    other: 'one of them reached it as another value',
  },
  owns: [reasonsOf(receivedLockingParameters, 'order')],
  run: async (_tool, t) => {
    const { scene, found } = await t.use(receivedLockingParameters);
    const all = lockingParametersIn(found, (name) => !LOCKING_TIMES.includes(name) && name !== 'agreementHash');
    await t.each(all, (one) => t.judge(valueMismatch('other', one.wanted, one.found, one.at), scene.run));
  },
});
