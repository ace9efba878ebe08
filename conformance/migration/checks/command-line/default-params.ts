import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { baseAndDaoRun } from '../../premises/command-line/base-and-dao-run.ts';
import { orgNameOfRun } from '../../premises/command-line/dao-name.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const defaultParams = check<MigrationTarget>()({
  // MIG-CL-024 (must): Without `--params`, the parameters are in `migration-params.json`. [interface, "Command line"]
  proves: 'MIG-CL-024',
  needs: ['argv'],
  reasons: { other: 'without `--params` the DAO is not that of `migration-params.json`' },
  run: async (_tool, t) => {
    const scene = await t.use(baseAndDaoRun);
    const [wanted, found] = [PLAIN_PARAMS.orgName, await orgNameOfRun(scene)];
    t.judge(mismatch('other', wanted, found, 'migration-params.json', orgNameText), scene.run);
  },
});

const orgNameText = (name: unknown) => `the orgName ${name}`;
