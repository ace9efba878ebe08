import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const textOf = (item: object) => JSON.stringify(item, (_, value) => (typeof value === 'bigint' ? `${value}` : value));

export const countsEqualItemsOnce = migrationFault({
  text: 'counts equal items of voting parameters once, so that the index of those behind them is another',
  breaks: 'MIG-VM-005',
  caughtBy: ['migration/voting/mixed#another'],
  needs: { looks: ['migration/voting/mixed'] },
  install: (parts) =>
    withMigrationParts(parts, {
      params: (given) => ({
        ...given,
        VotingMachinesParams: [...new Map(given.VotingMachinesParams.map((item) => [textOf(item), item])).values()],
      }),
    }),
});
