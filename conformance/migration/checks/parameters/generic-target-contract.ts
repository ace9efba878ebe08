import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { genericSchemeText } from '../../premises/parameters/generic-scheme.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { genericDefaultVotes, genericVotes } from '../../premises/voting/generic-votes.ts';
import type { SchemeVote } from '../../premises/voting/scheme-vote.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const genericTargetContract = check<MigrationTarget>()({
  // MIG-PR-007 (must): `GenericScheme[].targetContract` is the address that the scheme may call. [interface, "Migration
  //   parameters"]
  proves: 'MIG-PR-007',
  reasons: { differs: 'GenericScheme may call another address than `targetContract`' },
  run: async (tool, t) => {
    requireParams(tool, t, 'targetContract');
    for (const vote of [await t.use(genericVotes), await t.use(genericDefaultVotes)])
      t.judge(targetContractDefect(vote), vote.dao.scene.run);
  },
});

function targetContractDefect(vote: SchemeVote): Defect<'differs'> | undefined {
  const { target } = vote.votes;
  const wanted = vote.dao.params.GenericScheme?.[0]?.targetContract;
  if (isSameAddress(target, wanted)) return undefined;
  const expected = `${wanted}, the value of \`targetContract\``;
  return { reason: 'differs', expected, actual: String(target), at: genericSchemeText(vote) };
}
