import { coreContract } from '../../../../src/reference/migration/core/core-package.ts';
import type { Base } from '../../../../src/reference/migration/plan/base.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const schemesOfTheDaoAlone = migrationVariant({
  text: 'deploys for each DAO schemes of its own, and uses the rest of the base',
  cites: 'Interface, "Migration parameters": the address of a scheme of the DAO is not shown',
  needs: { looks: ['migration/restart/**', 'migration/schemes/**', 'migration/voting/**', 'migration/steps/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      deployDao: async (plan) => {
        const { base, baseCore, deployer, params } = plan;
        const own: Record<string, string> = {};
        for (const name of Object.keys(base).filter((name) => Object(params.schemes)[name] === true)) {
          const build = name === 'GenericScheme' ? undefined : baseCore.contract(name);
          if (build) own[name] = await deployer.deploy(`${name} of the DAO`, build);
        }
        return parts.deployDao({ ...plan, base: { ...base, ...own } });
      },
    }),
});

/** Names and constructor arguments, each after what it needs. */
const OF_A_DAO = {
  Reputation: () => [],
  Avatar: ({ DAOToken, Reputation }: Base) => ['Example', DAOToken, Reputation],
  Controller: ({ Avatar }: Base) => [Avatar],
};

export const contractsOfADaoInBase = migrationVariant({
  text: 'has in its base also a reputation, an avatar and a controller, of which each DAO has its own',
  cites: 'Interface, "Migration result": the names that a base has, and not that there are no others',
  needs: {
    looks: [
      'migration/restart/**',
      'migration/schemes/**',
      'migration/steps/**',
      'migration/result/**',
      'migration/options/restart',
      'migration/command-line/dao',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      deployBase: async (deployer, core) => {
        const base = { ...(await parts.deployBase(deployer, core)) };
        for (const [name, args] of Object.entries(OF_A_DAO))
          base[name] = await deployer.deploy(name, coreContract(core, name), args(base));
        return base;
      },
    }),
});

const IN_TURN = ['Locking4Reputation', 'Auction4Reputation'] as const;

export const aKeyOfBaseThatChanges = migrationVariant({
  text: 'names in its base one of two contracts in turn, another one after each run',
  cites: 'Interface, "Migration result": the names that a base has, and not what a further one means',
  needs: {
    looks: [
      'migration/restart/base-reused',
      'migration/steps/*-written',
      'migration/steps/repeated-base',
      'migration/steps/restart',
      'migration/options/force-rerun',
      'migration/exit/**',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      deployBase: async (deployer, core) => {
        const base = { ...(await parts.deployBase(deployer, core)) };
        for (const name of IN_TURN) base[name] = await deployer.deploy(name, coreContract(core, name));
        return base;
      },
      resultWith: (file, of, result) => {
        const base: Base = Object(result.base);
        const [one, another] = IN_TURN.map((name) => base[name]);
        const before: Base = Object(parts.resultIn(file, of.network)?.base);
        const Turn = before.Turn === one ? another : one;
        return parts.resultWith(file, of, Turn ? { ...result, base: { ...base, Turn } } : result);
      },
      verifyBase: (chain, core, { Turn: _, ...base }) => parts.verifyBase(chain, core, base),
    }),
});
