import type { Call, Parts } from '../../../src/reference/migration/index.ts';
import { baseContract } from '../../../src/reference/migration/plan/base.ts';
import { variant } from '../../faults/fault.ts';
import { isMinting, relay, type Step } from '../../faults/migration-plans.ts';

const FUNCTION: Readonly<Record<string, string>> = { DAOToken: 'mintTokens', Reputation: 'mintReputation' };

export default variant<Parts>({
  text: 'hands tokens and reputation over first, and has the controller mint what founders get',
  cites: 'Interface, "Migration parameters": founders are the initial mint recipients, whenever they are minted',
  needs: { looks: ['migration/founders/**', 'migration/ownership/**', 'migration/parameters/controller*'] },
  install: (parts) => ({
    ...parts,
    deployDao: async (plan) => {
      const { deployer: to, core, baseCore, params } = plan;
      const kept: Step[] = [];
      const last = params.useUController ? 'newOrganization' : 'DAOToken: transferOwnership';
      let [avatar, controller] = ['', plan.base.UController ?? ''];
      const of = params.useUController ? baseContract(baseCore, 'UController') : core.contract('Controller');
      const deployer = relay(to, {
        deploy: async (step, artifact, args) => {
          const made = await to.deploy(step, artifact, args);
          if (step === 'Avatar') avatar = made;
          if (step === 'Controller') controller = made;
          return made;
        },
        call: async (step, call) => {
          if (isMinting(step)) return void kept.push([step, call]);
          await to.call(step, call);
          if (step !== last || !of) return;
          for (const [mint, { of: minted, args }] of kept) {
            const [founder, amount] = args;
            const by: Call = { to: controller, of, name: FUNCTION[minted.name] ?? '', args: [amount, founder, avatar] };
            await to.call(mint, by);
          }
        },
      });
      return parts.deployDao({ ...plan, deployer });
    },
  }),
});
