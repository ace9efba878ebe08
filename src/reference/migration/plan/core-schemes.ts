/** The schemes of the core for a DAO: set up with voting parameters, ready to be registered. */
import { solidityPackedKeccak256, ZeroHash } from 'ethers';
import { functionOf } from '../core/artifact.ts';
import type { SchemeEntry } from '../params/params.ts';
import { baseContract } from './base.ts';
import type { DaoPlan } from './dao-context.ts';
import { PERMISSIONS, SCHEME_NAMES, type SchemeName } from './permissions.ts';
import type { Registration } from './registration.ts';
import { together } from './together.ts';

export function setUpSchemes(plan: DaoPlan, avatar: string, votes: readonly string[]): Promise<Registration[]> {
  const chosen = SCHEME_NAMES.filter((name) => plan.params.schemes[name]);
  return together(chosen.map((name) => setUp(plan, name, avatar, votes)));
}

async function setUp(plan: DaoPlan, name: SchemeName, avatar: string, votes: readonly string[]): Promise<Registration> {
  const { deployer, baseCore, base, params } = plan;
  const [entry = { voteParams: 0 } as SchemeEntry] = params[name] ?? [];
  const machine = entry.votingMachine ?? base.GenesisProtocol ?? '';
  const vote = (index = entry.voteParams) => votes[index] ?? ZeroHash;
  const of = baseContract(baseCore, name);
  const permissions = PERMISSIONS[name];
  // Cores from rc.34 on have a GenericScheme for a single DAO, which is initialised.
  if (name === 'GenericScheme' && !functionOf(of, 'setParameters')) {
    const scheme = await deployer.deploy('GenericScheme of the DAO', of);
    const args = [avatar, machine, vote(), entry.targetContract];
    await deployer.call('GenericScheme: initialize', { to: scheme, of, name: 'initialize', args });
    return { name, scheme, paramsHash: ZeroHash, permissions };
  }
  const args = {
    SchemeRegistrar: [vote(entry.voteRegisterParams), vote(entry.voteRemoveParams), machine],
    GenericScheme: [vote(), machine, entry.targetContract],
  }[name as string] ?? [vote(), machine];
  const scheme = base[name] ?? '';
  await deployer.call(`${name}: setParameters`, { to: scheme, of, name: 'setParameters', args });
  return { name, scheme, paramsHash: hashOf(args), permissions };
}

/** The key of parameters in a universal scheme: keccak256 of them, packed. Hashes first, then addresses. */
export function hashOf(args: readonly unknown[]): string {
  const types = args.map((value) => (`${value}`.length === 66 ? 'bytes32' : 'address'));
  return solidityPackedKeccak256(types, args);
}
