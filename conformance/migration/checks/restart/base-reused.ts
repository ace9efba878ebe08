import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import type { ResultPart } from '../../premises/runs/completed-run.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

/** The plain parameters with another name of the DAO. */
const named = (orgName: string) => ({ default: { ...PLAIN_PARAMS, orgName } });

export const baseReused = check<MigrationTarget>()({
  // MIG-CL-020 (must): Without `--restart`, earlier deployments are not forgotten: the base migration in the output file stays
  //   and is used. [interface, "Command line"]
  proves: 'MIG-CL-020',
  needs: ['argv'],
  reasons: {
    redeployed: 'a DAO migration on a finished base deploys contracts of the base again',
    forgotten: 'a second DAO migration does not keep the base in the result file',
  },
  run: async (tool, t) => {
    const { base, views, since, run } = await t.use(daoMigration);
    const baseCodes = await baseNamesByCode(base, views);
    for (const { contractAddress } of await views.transactions(since + 1)) {
      const name = contractAddress === undefined ? undefined : baseCodes.get(await views.codeAt(contractAddress));
      const redeployed = { expected: 'only the contract of the base', actual: `another one at ${contractAddress}` };
      t.judge(name !== undefined && { reason: 'redeployed', ...redeployed, at: `base.${name}` }, run);
    }
    const on = await t.use(isolatedBase);
    const first = await runStepOnBase(tool, on, { step: 'dao', options: { params: named('Kept One') } });
    const second = await runStepOnBase(tool, on, { step: 'dao', options: { params: named('Kept Two') } }, first);
    if (!succeeded(second.run)) t.notApplicable('it does not migrate a second DAO');
    const written = second.result?.result.base ?? {};
    for (const [name, address] of Object.entries(on.base.part))
      t.judge(mismatch('forgotten', address, written[name], `base.${name}`, canonicalJson), second.run);
  },
});

/**
 * The names of the base by the code of their contracts, without those that a DAO may have of its own: the token, and the
 * schemes that it selects ("Migration parameters" shows no address for them).
 */
async function baseNamesByCode(base: ResultPart, views: ContractViews): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [name, address] of Object.entries(base))
    if (name !== 'DAOToken' && PLAIN_PARAMS.schemes[name] !== true) names.set(await views.codeAt(address), name);
  return names;
}
