import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { baseAndDaoRun } from '../../premises/command-line/base-and-dao-run.ts';
import { daoText, requireTextKey } from '../../premises/options/dao-texts.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const defaultParams = check<MigrationTarget>()({
  // MIG-CL-024 (must): Without `--params`, the parameters are in `migration-params.json`. [interface, "Command line"]
  proves: 'MIG-CL-024',
  needs: ['argv'],
  reasons: { other: 'without `--params` the DAO is not that of `migration-params.json`' },
  run: async (tool, t) => {
    const key = requireTextKey(tool, t);
    const { run, views, dao } = await t.use(baseAndDaoRun);
    const text = (value: unknown) => `the ${key} ${value}`;
    t.judge(mismatch('other', PLAIN_PARAMS[key], await daoText(views, dao, key), 'migration-params.json', text), run);
  },
});
