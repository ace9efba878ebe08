import { check } from '../../../core/check/check.ts';
import { PARAMS_BY_NETWORK } from '../../inputs/files/params-by-network.ts';
import { ORG_NAME_VIEW } from '../../premises/options/dao-texts.ts';
import { kovanRun } from '../../premises/options/kovan-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const kovanParameters = check<MigrationTarget>()({
  proves: 'MIG-OP-017',
  needs: ['call'],
  reasons: {
    failed: 'on a chain with the id of Kovan it does not migrate a DAO',
    unused: 'what `params.kovan` says does not override `default` on Kovan',
  },
  run: async (_tool, t) => {
    const { run, views, dao } = await t.use(kovanRun);
    if (!succeeded(run) || !dao)
      t.judge({ reason: 'failed', expected: 'a DAO', actual: runSummary(run), at: 'kovan' }, run);
    const found = await views.value(dao!.Avatar, ORG_NAME_VIEW);
    const local = found === PARAMS_BY_NETWORK.private.orgName && t.declared('network-by') !== 'chain-id';
    if (local) t.notApplicable('a local chain is known by its genesis block, and always private');
    const expected = String(PARAMS_BY_NETWORK.kovan.orgName);
    const defect = { expected, actual: String(found), at: 'params.kovan.orgName' };
    t.judge(found === expected ? undefined : { reason: 'unused', ...defect }, run);
  },
});
