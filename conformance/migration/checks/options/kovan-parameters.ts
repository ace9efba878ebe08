import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { daoText, requireTextKey } from '../../premises/options/dao-texts.ts';
import { kovanRun } from '../../premises/options/kovan-run.ts';
import { paramsOfNetworks } from '../../premises/options/params-by-network.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const kovanParameters = check<MigrationTarget>()({
  // MIG-OP-017 (must): The parameters under `params.kovan` override `default` on Kovan. [interface, "Library options object"]
  proves: 'MIG-OP-017',
  needs: ['call'],
  reasons: {
    failed: 'on a chain with the id of Kovan it does not migrate a DAO',
    unused: '`params.kovan` does not override `default` on Kovan',
  },
  run: async (tool, t) => {
    const key = requireTextKey(tool, t);
    const { run, views, dao } = await t.use(kovanRun);
    if (!succeeded(run) || !dao)
      return t.fail({ reason: 'failed', expected: 'a DAO', actual: runSummary(run), at: 'kovan' }, run);
    const given = paramsOfNetworks(tool);
    const text = await daoText(views, dao, key);
    const isPrivate = text === given.private[key] && t.declared('network-by') !== 'chain-id';
    if (isPrivate) t.notApplicable('it knows a network by its genesis block, so that a local chain is always private');
    t.judge(mismatch('unused', given.kovan[key], text, `params.kovan.${key}`), run);
  },
});
