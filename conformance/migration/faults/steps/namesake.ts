import type { Parts } from '../../../../src/reference/migration/index.ts';
import { DryRun } from '../../../../src/reference/migration/plan/dry-run.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { withoutVerification } from '../../testbed/runs.ts';

type Plan = Parameters<Parts['deployDao']>[0];

/** Whether the avatar is on the chain of the plan. */
async function isThere({ deployer, core }: Plan, avatar: string): Promise<boolean> {
  const of = core.contract('Avatar');
  return (
    of !== undefined &&
    (await deployer.view({ to: avatar, of, name: 'orgName', args: [] }).catch(() => undefined)) !== undefined
  );
}

export const namesakeReturnsTheFirstDao = migrationFault({
  text: 'returns an existing DAO for a further DAO of the same name',
  breaks: 'MIG-ST-013',
  caughtBy: ['migration/steps/namesake#first'],
  install: (parts) => {
    const daos = new Map<string, Awaited<ReturnType<Parts['deployDao']>>>();
    return withMigrationParts(withoutVerification(parts), {
      deployDao: async (plan) => {
        const known = `${plan.base.DaoCreator} ${plan.params.orgName}`;
        const before = daos.get(known);
        if (before && (await isThere(plan, before.dao.Avatar))) return before;
        const made = await parts.deployDao(plan);
        if (!(plan.deployer instanceof DryRun)) daos.set(known, made);
        return made;
      },
    });
  },
});
