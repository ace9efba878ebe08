import { check } from '../../../core/check/check.ts';
import { contractJson } from '../../inputs/own-contracts/owned-contract.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { ownedContractFiles } from '../../premises/contracts/build-files.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import type { StepRequest } from '../../premises/runs/scenario-run.ts';
import { judgeRefusals, REFUSAL_REASONS, type RefusedRun, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const UNKNOWN = '9.9.9-none';
const UPGRADE = {
  ...{ name: 'UpgradeScheme', alias: 'Another upgrade scheme', fromCore: true, isUniversal: true },
  ...{ params: [{ voteParams: 0 }, 'GenesisProtocolAddress'], permissions: '0x00000000', coreVersion: UNKNOWN },
};
const versions = (tool: MigrationTarget): readonly (StepRequest & { readonly at: string })[] => {
  const inParams = (at: string, more: object) => {
    const place = { files: ownedContractFiles(tool, contractJson('Owned')) };
    return { at, step: 'dao' as const, options: { params: { default: { ...PLAIN_PARAMS, ...more } } }, place };
  };
  const flag = { at: '--core-version', options: { params: PLAIN_BY_NETWORK, coreVersion: UNKNOWN } };
  return [
    ...(tool.has('options', 'core-version')
      ? [
          { ...flag, step: 'base' as const },
          { ...flag, step: 'dao' as const },
        ]
      : []),
    ...(tool.has('params', 'coreVersion')
      ? [
          inParams('coreVersion', { coreVersion: UNKNOWN }),
          inParams('StandAloneContracts[0].coreVersion', {
            StandAloneContracts: [{ name: 'Reputation', fromCore: true, params: [], coreVersion: UNKNOWN }],
          }),
          ...(tool.has('params', 'CustomSchemes')
            ? [inParams('CustomSchemes.UpgradeScheme[0].coreVersion', { CustomSchemes: { UpgradeScheme: [UPGRADE] } })]
            : []),
        ]
      : []),
  ];
};

export const coreVersion = check<MigrationTarget>()({
  proves: 'MIG-VA-006',
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const on = await t.use(isolatedBase);
    const cases = versions(tool);
    if (cases.length === 0) t.notApplicable('it takes no core version');
    await judgeRefusals(t, cases, async ({ at, ...act }): Promise<RefusedRun> => {
      const what = `the core version ${UNKNOWN}, which nobody knows`;
      return refusedRun(what, at, await runStepOnBase(tool, on, act));
    });
  },
});
