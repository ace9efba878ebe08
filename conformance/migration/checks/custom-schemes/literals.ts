import { check } from '../../../core/check/check.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import {
  isGenesisProtocolToken,
  isVotingReference,
  requireReceivedArguments,
} from '../../premises/custom-schemes/received-arguments.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const literals = check<MigrationTarget>()({
  // MIG-CS-009 (must): Other values in `params` are passed unchanged. [interface, "CustomSchemes entry"]
  proves: 'MIG-CS-009',
  reasons: { other: 'a literal value reached the scheme as another value' },
  run: async (_tool, t) => {
    const isLiteral = (wanted: unknown) => !isVotingReference(wanted) && !isGenesisProtocolToken(wanted);
    const { scene, received } = await requireReceivedArguments(t, isLiteral);
    await t.each(received, ({ at, wanted, found }) => t.judge(valueMismatch('other', wanted, found, at), scene.run));
  },
});
