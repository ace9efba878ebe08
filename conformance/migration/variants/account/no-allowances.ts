import { migrationVariant } from '../../testbed/alteration.ts';
import { STRANGER } from '../../testbed/notes.ts';
import { planRelay, withDaoPlan } from '../../testbed/plans.ts';

export const allowancesForContracts = migrationVariant({
  text: 'lets the voting machine spend its tokens of the DAO, and takes an allowance back from a stranger',
  cites: 'Interface, "States and transitions": the effect of a migration is stated, and not its transactions',
  needs: { looks: ['migration/account/**'] },
  install: (parts) =>
    withDaoPlan(parts, (to, base) =>
      planRelay(to, {
        call: async (step, call) => {
          await to.call(step, call);
          if (step !== 'founders[0].tokens') return;
          const approve = (name: string, spender: unknown, value: bigint) =>
            to.call(name, { ...call, name: 'approve', args: [spender, value] });
          await approve('allowance of the voting machine', base.GenesisProtocol, 10n ** 20n);
          await approve('allowance', STRANGER, 10n ** 20n);
          await approve('no allowance', STRANGER, 0n);
        },
      }),
    ),
});
