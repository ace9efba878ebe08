import { migrationFault } from '../../testbed/alteration.ts';
import { STRANGER } from '../../testbed/notes.ts';
import { planRelay, withDaoPlan } from '../../testbed/plans.ts';

export const allowsAStrangerItsTokens = migrationFault({
  text: "lets a stranger spend the deploying account's tokens of the DAO",
  breaks: 'MIG-AU-004',
  caughtBy: ['migration/account/no-allowances#allowance'],
  install: (parts) =>
    withDaoPlan(parts, (to) =>
      planRelay(to, {
        call: async (step, call) => {
          await to.call(step, call);
          if (step !== 'founders[0].tokens') return;
          await to.call('allowance', { ...call, name: 'approve', args: [STRANGER, 10n ** 30n] });
        },
      }),
    ),
});
