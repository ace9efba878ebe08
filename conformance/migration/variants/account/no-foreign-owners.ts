import { migrationVariant } from '../../testbed/alteration.ts';
import { handOver } from '../../testbed/notes.ts';
import { planRelay, withBasePlan } from '../../testbed/plans.ts';

/** Whose key nobody has: contracts are given up by handing them to it. */
const NOBODY = '0x000000000000000000000000000000000000dEaD';

export const baseContractsWithOtherOwners = migrationVariant({
  text: 'hands the staking token of the base over to the voting machine, and gives its tracker up',
  cites: 'Interface, "Migration result": the base is a map from names to addresses, and no owner is stated',
  needs: { looks: ['migration/account/**'] },
  install: (parts) =>
    withBasePlan(parts, (to) => {
      const addresses = new Map<string, string>();
      return planRelay(to, {
        deploy: async (step, ...what) => {
          const address = await to.deploy(step, ...what);
          addresses.set(step, address);
          return address;
        },
        end: async () => {
          const at = (name: string) => addresses.get(name) ?? '';
          await to.call('hand over the token', handOver(at('DAOToken'), at('GenesisProtocol')));
          await to.call('give the tracker up', handOver(at('DAOTracker'), NOBODY));
        },
      });
    }),
});
