import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

/** Parameters of the plain DAO under another name. */
const named = (orgName: string) => ({ default: { ...PLAIN_PARAMS, orgName } });

export const baseReused = check<MigrationTarget>()({
  proves: 'MIG-CL-020',
  needs: ['argv'],
  reasons: {
    redeployed: 'a DAO migration upon a finished base deploys contracts of the base anew',
    forgotten: 'a second DAO migration does not leave the base in the result file',
  },
  run: async (tool, t) => {
    const { base, views, since, run } = await t.use(daoMigration);
    await noneAnew(base, views, since, (defect) => t.judge(defect, run));
    const on = await t.use(isolatedBase);
    const first = await runStepOnBase(tool, on, { step: 'dao', options: { params: named('Kept One') } });
    const second = await runStepOnBase(tool, on, { step: 'dao', options: { params: named('Kept Two') } }, first);
    if (!succeeded(second.run)) t.notApplicable('it does not migrate a second DAO');
    const after = second.result?.result.base ?? {};
    for (const [name, address] of Object.entries(on.base.part)) {
      const actual = String(after[name] ?? 'nothing');
      const defect = { reason: 'forgotten' as const, expected: String(address), actual, at: `base.${name}` };
      t.judge(canonicalJson(after[name]) === canonicalJson(address) ? undefined : defect, second.run);
    }
  },
});

type Judge = (defect: Parameters<Trial<MigrationTarget, 'redeployed'>['judge']>[0]) => void;

/** Of all but the token, which a DAO has as well. */
async function noneAnew(
  base: ScenarioRun['options'] & object,
  views: ScenarioRun['views'],
  since: number,
  judge: Judge,
) {
  const codes = new Map<string, string>();
  for (const [name, address] of Object.entries(base))
    if (name !== 'DAOToken') codes.set(await views.codeAt(address), name);
  for (const { contractAddress } of await views.transactions(since + 1)) {
    const name = contractAddress === undefined ? undefined : codes.get(await views.codeAt(contractAddress));
    const at = `base.${name}`;
    const actual = `another one at ${contractAddress}`;
    judge(name === undefined ? undefined : { reason: 'redeployed', expected: 'that of the base alone', actual, at });
  }
}
