import { migrationFault } from '../../testbed/alteration.ts';
import { withDeployer } from '../../testbed/parts.ts';
import { planRelay } from '../../testbed/plans.ts';

/** `StandAloneContracts[0] Name: function (0)`. */
const CALL = /^StandAloneContracts\[\d+\] \w+: /;

export const passesOverRefusedCalls = migrationFault({
  text: 'continues where a stand-alone contract reverts a call',
  breaks: 'MIG-EX-006',
  caughtBy: ['migration/exit/reverted-transaction#success'],
  needs: { looks: ['migration/exit/reverted-transaction'] },
  install: (parts) =>
    withDeployer(parts, (deployer) =>
      planRelay(deployer, {
        call: async (step, call) => {
          const refused =
            CALL.test(step) &&
            (await deployer.view(call).then(
              () => false,
              () => true,
            ));
          if (!refused) await deployer.call(step, call);
        },
      }),
    ),
});
