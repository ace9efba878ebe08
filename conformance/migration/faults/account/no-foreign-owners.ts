import { migrationFault } from '../../testbed/alteration.ts';
import { handOver, STRANGER } from '../../testbed/notes.ts';
import { planRelay, withBasePlan, withDaoPlan } from '../../testbed/plans.ts';

export const handsABaseContractToAStranger = migrationFault({
  text: 'hands the staking token of the base over to a stranger',
  breaks: 'MIG-AU-005',
  caughtBy: ['migration/account/no-foreign-owners#owner'],
  install: (parts) =>
    withBasePlan(parts, (to) =>
      planRelay(to, {
        deploy: async (step, ...what) => {
          const address = await to.deploy(step, ...what);
          if (step === 'DAOToken') await to.call('hand over', handOver(address, STRANGER));
          return address;
        },
      }),
    ),
});

export const handsABaseContractToAStrangerAfterADao = migrationFault({
  text: 'hands the tracker of the base over to a stranger when it has made a DAO',
  breaks: 'MIG-AU-005',
  caughtBy: ['migration/account/no-foreign-owners#owner'],
  install: (parts) =>
    withDaoPlan(parts, (to, base) =>
      planRelay(to, { end: () => to.call('hand over', handOver(base.DAOTracker ?? '', STRANGER)) }),
    ),
});
