import { check } from '../../../core/check/check.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import {
  isGenesisProtocolToken,
  isVotingReference,
  requireReceivedArguments,
} from '../../premises/custom-schemes/received-arguments.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const literals = check<MigrationTarget>()({
  proves: 'MIG-CS-009',
  reasons: { other: 'a value that stands for itself reached the scheme as another' },
  run: async (_tool, t) => {
    const { scene, all } = await requireReceivedArguments(
      t,
      (one) => !isVotingReference(one) && !isGenesisProtocolToken(one),
    );
    await t.each(all, ({ at, wanted, found }) => t.judge(valueMismatch('other', wanted, found, at), scene.run));
  },
});
