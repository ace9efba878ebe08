import { readArtifact } from '../../../../src/reference/migration/core/artifact.ts';
import type { Call } from '../../../../src/reference/migration/index.ts';
import { baseContract } from '../../../../src/reference/migration/plan/base.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { isFounderMint, type PlannedCall, planRelay, withDaoPlan, withDeferredCalls } from '../../testbed/plans.ts';

const MINTER = readArtifact('Minter', CONTRACTS.Minter);

export const foundersByAContract = migrationVariant({
  text: 'has a contract of its own give the founders their shares, all tokens and all reputation in one transaction each',
  cites: 'Interface, "Migration parameters": founders are the initial mint recipients, by whatever they are minted',
  needs: { looks: ['migration/founders/**', 'migration/ownership/**', 'migration/account/sender'] },
  install: (parts) =>
    withDaoPlan(parts, (to) =>
      withDeferredCalls(to, isFounderMint, async (kept) => {
        const minter = await to.deploy('Minter', MINTER);
        for (const [minted, steps] of Map.groupBy(kept, ([, call]: PlannedCall) => call.to)) {
          const [[, { of }]] = steps as [PlannedCall];
          const owned = { to: minted, of, name: 'transferOwnership', args: [minter] };
          await to.call(`Minter: ${of.name}`, owned);
          const column = (i: number) => steps.map(([, { args }]) => args[i]);
          const mint = { to: minter, of: MINTER, name: 'mint', args: [minted, column(0), column(1)] };
          await to.call(`founders: ${of.name}`, mint);
        }
      }),
    ),
});

const FUNCTION: Readonly<Record<string, string>> = { DAOToken: 'mintTokens', Reputation: 'mintReputation' };

export const foundersByTheController = migrationVariant({
  text: 'hands tokens and reputation over first, and has the controller mint what founders get',
  cites: 'Interface, "Migration parameters": founders are the initial mint recipients, whenever they are minted',
  needs: { looks: ['migration/founders/**', 'migration/ownership/**', 'migration/parameters/controller*'] },
  install: (parts) => ({
    ...parts,
    deployDao: async (plan) => {
      const { deployer: to, core, baseCore, params } = plan;
      const kept: PlannedCall[] = [];
      const last = params.useUController ? 'newOrganization' : 'DAOToken: transferOwnership';
      let [avatar, controller] = ['', plan.base.UController ?? ''];
      const of = params.useUController ? baseContract(baseCore, 'UController') : core.contract('Controller');
      const deployer = planRelay(to, {
        deploy: async (step, artifact, args) => {
          const made = await to.deploy(step, artifact, args);
          if (step === 'Avatar') avatar = made;
          if (step === 'Controller') controller = made;
          return made;
        },
        call: async (step, call) => {
          if (isFounderMint(step)) return void kept.push([step, call]);
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

/** The values that the tool takes where its parameters lack them. */
const OWN_VALUES = {
  tokenName: 'Token',
  tokenSymbol: 'TKN',
  founders: [{ address: `0x${'f0'.repeat(20)}`, tokens: 1, reputation: 1 }],
};

export const lacksFounders = migrationVariant({
  text: 'lacks founders, the name of the token and presets, as its names say',
  cites: 'Interface, "Migration parameters": which parameters a tool must have is not shown',
  needs: {
    names: {
      params: { founders: null, tokenName: null, tokenSymbol: null, votingParamsHash: null, votingMachine: null },
    },
  },
  install: (parts) =>
    withMigrationParts(parts, {
      paramsFor: (network, value, where) => {
        const { default: common, ...others } = Object(value) as Record<string, object | undefined>;
        const whole = common ? { default: { ...OWN_VALUES, ...common }, ...others } : { ...OWN_VALUES, ...others };
        return parts.paramsFor(network, whole, where);
      },
    }),
});
