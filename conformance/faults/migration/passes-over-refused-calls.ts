import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withDeployer } from '../migration.ts';
import { relay } from '../migration-plans.ts';

/** `StandAloneContracts[0] Name: function (0)`. */
const CALL = /^StandAloneContracts\[\d+\] \w+: /;

export default fault<Parts>({
  text: 'goes on where a stand-alone contract refuses what is called',
  breaks: 'MIG-EX-006',
  caughtBy: ['migration/ending/reverted#success'],
  needs: { looks: ['migration/ending/reverted'] },
  install: (parts) =>
    withDeployer(parts, (deployer) =>
      relay(deployer, {
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
