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
