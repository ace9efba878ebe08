/** DAO migrations with a reverted transaction. */
import { premise } from '../../../core/check/premise.ts';
import type { RpcScript } from '../../../lab/proxy/rpc-script.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { contractJson } from '../../inputs/own-contracts/owned-contract.ts';
import { OTHER_VOTING, PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { contractFiles } from '../contracts/build-files.ts';
import { withName } from '../options/dao-texts.ts';
import { isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { CALL_KEYS } from '../stand-alone/stand-alone-run.ts';

const REFUSING = { name: 'Refusing', fromCore: false, constructor: true, params: [] };

/** A DAO migration under `force`, with a contract that can never be deployed. */
export const revertingDeployment = premise<MigrationTarget>()({
  name: 'reverting-deployment',
  find: async (tool, t): Promise<ScenarioRun> => {
    const params = { default: { ...PLAIN_PARAMS, StandAloneContracts: [REFUSING] } };
    const files = { [`${tool.fileOf('custom-abis')}/Refusing.json`]: contractJson('Refusing') };
    return runStepOnBase(tool, await t.use(isolatedBase), { step: 'dao', options: { params }, place: { files } });
  },
});

/** Stand-alone contracts that can be deployed, and revert every later call. */
const REFUSED_CALLS: Readonly<Record<string, { readonly item: object; readonly needs: readonly string[] }>> = {
  'a run function': {
    item: {
      name: 'Refused',
      fromCore: false,
      constructor: true,
      params: [],
      runFunctions: [{ functionName: 'initialize', params: ['Refused', 1] }],
    },
    needs: CALL_KEYS,
  },
  initialize: {
    item: { name: 'Refused', fromCore: false, constructor: false, params: ['Refused', 1], runFunctions: [] },
    needs: ['constructor'],
  },
};

/** Deploys a contract that reverts every call: PUSH1 0, PUSH1 0, REVERT (EIP-140). */
const REFUSED = {
  ...CONTRACTS.Initialized,
  bytecode: '0x6460006000fd6000526005601bf3',
  deployedBytecode: '0x60006000fd',
};

/** A DAO migration for each of these contracts. */
export const revertingCalls = premise<MigrationTarget>()({
  name: 'reverting-calls',
  find: async (tool, t): Promise<readonly { readonly call: string; readonly scene: ScenarioRun }[]> => {
    const on = await t.use(isolatedBase);
    const files = contractFiles(tool, { Refused: REFUSED });
    const runs = [];
    for (const [call, { item, needs }] of Object.entries(REFUSED_CALLS)) {
      if (!needs.every((key) => tool.has('params', key))) continue;
      const params = {
        default: { ...withName(tool, PLAIN_PARAMS, `Refused by ${call}`), StandAloneContracts: [item] },
      };
      runs.push({ call, scene: await runStepOnBase(tool, on, { step: 'dao', options: { params }, place: { files } }) });
    }
    return runs;
  },
});

/** INVALID (EIP-141): every call fails, and uses all of its gas. */
const FAILS = '0xfe';

/**
 * A DAO migration whose calls of the voting machine fail when they are mined, although every estimate of their gas succeeds.
 * undefined if there was no such call.
 */
export const revertingVotingCall = premise<MigrationTarget>()({
  name: 'reverting-voting-call',
  find: async (tool, t): Promise<ScenarioRun | undefined> => {
    const on = await t.use(isolatedBase);
    const { GenesisProtocol } = on.base.part;
    const { chain } = on.stage;
    const code = await on.base.views.codeAt(GenesisProtocol);
    if (code === '0x') return undefined;
    const set = (to: string) => chain.request('hardhat_setCode', [GenesisProtocol, to]);
    const hook: RpcScript['hook'] = async ({ moment }) => {
      if (moment !== 'answered') await set(moment === 'before' ? FAILS : code);
      return undefined;
    };
    const params = {
      default: { ...withName(tool, PLAIN_PARAMS, 'Reverted Organisation'), VotingMachinesParams: [OTHER_VOTING] },
    };
    const scene = await runStepOnBase(tool, on, { step: 'dao', options: { params }, script: { hook } });
    await set(code);
    return scene.record.transactions.some(({ failed }) => failed) ? scene : undefined;
  },
});
