import { check } from '../../../core/check/check.ts';
import { exactNode } from '../../../oracle/json/exact-node.ts';
import { format, valueMismatch } from '../../oracle/comparison/format.ts';
import { type AmountUnit, VOTING_PARAMETERS, votingHashOf } from '../../oracle/voting/voting-parameters.ts';
import { isVotingReference, requireReceivedArguments } from '../../premises/custom-schemes/received-arguments.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const votingHash = check<MigrationTarget>()({
  // MIG-CS-007 (must): `{voteParams: n}` in `params` is replaced by the hash of those voting parameters. [interface,
  //   "CustomSchemes entry"]
  proves: 'MIG-CS-007',
  reasons: { other: '`{voteParams: n}` became another hash than that of those voting parameters' },
  run: async (tool, t) => {
    const items = ['VotingMachinesParams', 'voteOnBehalf', ...VOTING_PARAMETERS.map(({ name }) => name)];
    requireParams(tool, t, 'voteParams', ...items);
    const { scene, received } = await requireReceivedArguments(t, isVotingReference);
    const declared = t.declared('voting-amounts') as AmountUnit | undefined;
    const units = declared ? [declared] : (['whole', 'smallest'] as const);
    await t.each(received, ({ at, wanted, found }) => {
      const item = scene.items.params.VotingMachinesParams[isVotingReference(wanted) ? wanted.voteParams : 0];
      const hashes = units.map((unit) => votingHashOf(exactNode(item), unit));
      t.judge(!hashes.includes(format(found)) && valueMismatch('other', hashes[0], found, at), scene.run);
    });
  },
});
