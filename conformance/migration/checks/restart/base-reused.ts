import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { coreContractEntries } from '../../oracle/contracts/core-contracts.ts';
import { SCHEME_NAMES } from '../../oracle/schemes/permissions.ts';
import { allDaos } from '../../premises/dao/all-daos.ts';
import type { MigratedDao } from '../../premises/dao/featured-dao.ts';
import { withName } from '../../premises/options/dao-texts.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

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
    for (const dao of await allDaos(t)) t.judge(await redeployedDefect(tool, dao), dao.scene.run);
    const on = await t.use(isolatedBase);
    const named = (name: string) => ({ default: withName(tool, PLAIN_PARAMS, name) });
    const first = await runStepOnBase(tool, on, { step: 'dao', options: { params: named('Kept One') } });
    const second = await runStepOnBase(tool, on, { step: 'dao', options: { params: named('Kept Two') } }, first);
    if (!succeeded(second.run)) t.notApplicable('it does not migrate a second DAO');
    const written = second.result?.result.base ?? {};
    for (const [name, address] of coreContractEntries(on.base.part))
      t.judge(mismatch('forgotten', address, written[name], `base.${name}`, canonicalJson), second.run);
  },
});

/** A contract of the base that a DAO migration deploys again. */
async function redeployedDefect(tool: MigrationTarget, dao: MigratedDao): Promise<Defect<'redeployed'> | undefined> {
  const { base, views, since, record } = dao.scene;
  const names = await baseNamesByCode(tool, dao);
  const hashes = new Set(record.transactions.map(({ hash }) => hash?.toLowerCase()));
  for (const { contractAddress, hash } of await views.transactions(since + 1)) {
    // Later DAOs are on the same chain.
    if (contractAddress === undefined || !hashes.has(hash.toLowerCase())) continue;
    const name = names.get(await views.codeAt(contractAddress));
    if (name === undefined) continue;
    const expected = `only the contract of the base, ${String(base[name])}`;
    return { reason: 'redeployed', expected, actual: `another one at ${contractAddress}`, at: `base.${name}` };
  }
  return undefined;
}

/**
 * The names of the base by the code of their contracts, without those that a DAO may have of its own: the token, the schemes
 * that it selects ("Migration parameters" shows no address for them), and what the document does not list.
 */
async function baseNamesByCode(
  tool: MigrationTarget,
  { scene: { base, views }, params }: MigratedDao,
): Promise<ReadonlyMap<string, string>> {
  // A tool without a key for it may select any scheme.
  const isOwn = (name: string) =>
    name === 'DAOToken' ||
    (SCHEME_NAMES.some((scheme) => scheme === name) &&
      (params.schemes[name] === true || !tool.has('params', 'schemes') || !tool.has('params', name)));
  const names = new Map<string, string>();
  for (const [name, address] of coreContractEntries(base))
    if (!isOwn(name)) names.set(await views.codeAt(address), name);
  return names;
}
