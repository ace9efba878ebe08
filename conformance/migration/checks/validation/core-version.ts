import { check } from '../../../core/check/check.ts';
import { contractJson } from '../../inputs/own-contracts/owned-contract.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { ownedContractFiles } from '../../premises/contracts/build-files.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import type { StepRequest } from '../../premises/runs/scenario-run.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** No core package has this version. */
const UNKNOWN_VERSION = '9.9.9-none';
const MISTAKE = `the core version ${UNKNOWN_VERSION}, which does not exist`;

export const coreVersion = check<MigrationTarget>()({
  // MIG-VA-006 (must): An unknown core version is refused before any transaction, wherever it is given. [durable-deploy,
  //   "Validation before spending"]
  proves: 'MIG-VA-006',
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const isolated = await t.use(isolatedBase);
    const requests = requestsWithVersion(tool);
    if (requests.length === 0) t.notApplicable('it takes no core version');
    await t.each(requests, async ({ at, ...act }) => {
      const refused = refusedRun(MISTAKE, at, await runStepOnBase(tool, isolated, act));
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
  },
});

type VersionRequest = StepRequest & { readonly at: string };

/** Steps with the unknown version, in each place where the tool takes one. */
function requestsWithVersion(tool: MigrationTarget): readonly VersionRequest[] {
  const options = { params: PLAIN_BY_NETWORK, coreVersion: UNKNOWN_VERSION };
  const byOption = (['base', 'dao'] as const).map((step) => ({ at: '--core-version', step, options }));
  const contract = { name: 'Reputation', fromCore: true, params: [], coreVersion: UNKNOWN_VERSION };
  const scheme = {
    name: 'UpgradeScheme',
    alias: 'Another upgrade scheme',
    fromCore: true,
    isUniversal: true,
    params: [{ voteParams: 0 }, 'GenesisProtocolAddress'],
    permissions: '0x00000000',
    coreVersion: UNKNOWN_VERSION,
  };
  const byParams: VersionRequest[] = [requestWithParams(tool, 'coreVersion', { coreVersion: UNKNOWN_VERSION })];
  if (tool.has('params', 'StandAloneContracts'))
    byParams.push(requestWithParams(tool, 'StandAloneContracts[0].coreVersion', { StandAloneContracts: [contract] }));
  const place = 'CustomSchemes.UpgradeScheme[0].coreVersion';
  if (tool.has('params', 'CustomSchemes'))
    byParams.push(requestWithParams(tool, place, { CustomSchemes: { UpgradeScheme: [scheme] } }));
  return [
    ...(tool.has('options', 'core-version') ? byOption : []),
    ...(tool.has('params', 'coreVersion') ? byParams : []),
  ];
}

function requestWithParams(tool: MigrationTarget, at: string, params: object): VersionRequest {
  const place = { files: ownedContractFiles(tool, contractJson('Owned')) };
  return { at, step: 'dao', options: { params: { default: { ...PLAIN_PARAMS, ...params } } }, place };
}
