import { check } from '../../../core/check/check.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import {
  CUSTOM_SCHEME_ENTRIES,
  CUSTOM_SCHEME_PLACES,
  permissionMask,
} from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { contractJson, paramsWithOwnedContract, RECORD_CALL } from '../../inputs/own-contracts/owned-contract.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { ownedContractFiles } from '../../premises/contracts/build-files.ts';
import { customSchemesRun } from '../../premises/custom-schemes/custom-schemes-run.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { ownedContractRun } from '../../premises/stand-alone/owned-contract-run.ts';
import { CALL_KEYS } from '../../premises/stand-alone/stand-alone-run.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Wrong contract data: the parameters that name it, and the file of the name, where there is a file. */
const WRONG_CONTRACT_DATA: readonly {
  readonly mistake: string;
  readonly params: DaoParams;
  readonly file?: string;
  /** The keys without which there is no such mistake. */
  readonly needs?: readonly string[];
}[] = [
  { mistake: 'contract data that is not there', params: paramsWithOwnedContract() },
  { mistake: 'contract data that is not JSON', params: paramsWithOwnedContract(), file: '{ "abi": [' },
  {
    mistake: 'contract data without bytecode',
    params: paramsWithOwnedContract(),
    file: JSON.stringify({ abi: CONTRACTS.Owned.abi }),
  },
  {
    mistake: 'a function that the contract does not have',
    params: paramsWithOwnedContract({ runFunctions: [{ ...RECORD_CALL, functionName: 'frobnicate' }] }),
    file: contractJson('Owned'),
    needs: CALL_KEYS,
  },
];

export const contractData = check<MigrationTarget>()({
  // MIG-VA-004 (must): Contract data that is missing, or lacks a function that is to be called, is refused before any
  //   transaction. [durable-deploy, "Validation before spending"]
  proves: 'MIG-VA-004',
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const isolated = await t.use(isolatedBase);
    if ((await t.use(ownedContractRun)) === undefined) t.notApplicable('it takes no contract data from a file');
    const offered = WRONG_CONTRACT_DATA.filter(({ needs = [] }) => needs.every((key) => tool.has('params', key)));
    await t.each(offered, async ({ mistake, params, file }) => {
      const place = { files: ownedContractFiles(tool, file) };
      const scene = await runStepOnBase(tool, isolated, {
        step: 'dao',
        options: { params: { default: params } },
        place,
      });
      const refused = refusedRun(mistake, 'StandAloneContracts[0]', scene);
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
    if (!tool.has('params', 'CustomSchemes')) return;
    const custom = await t.attempt(customSchemesRun);
    if (!custom) return;
    const entry = { ...CUSTOM_SCHEME_ENTRIES.own, permissions: permissionMask('own', custom.masks) };
    const CustomSchemes = custom.form === 'map' ? { OwnScheme: [entry] } : [entry];
    const options = { params: { default: { ...PLAIN_PARAMS, CustomSchemes } } };
    const scene = await runStepOnBase(tool, isolated, { step: 'dao', options });
    const refused = refusedRun('a custom scheme whose build is not there', CUSTOM_SCHEME_PLACES.own, scene);
    t.judge(refusalDefect(refused), refusalEvidence(refused));
  },
});
