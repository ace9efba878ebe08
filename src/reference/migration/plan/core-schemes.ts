/** The schemes of the core for a DAO: set up with voting parameters, to be registered. */
import { ZeroHash } from 'ethers/constants';
import { solidityPackedKeccak256 } from 'ethers/hash';
import { functionOf } from '../core/artifact.ts';
import type { SchemeEntry } from '../params/params.ts';
import { baseContract } from './base.ts';
import type { DaoPlan } from './dao-context.ts';
import { PERMISSIONS, SCHEME_NAMES, type SchemeName } from './permissions.ts';
import type { Registration } from './registration.ts';
import { together } from './together.ts';

/** A scheme that is there. */
export interface SetUp {
  readonly registration: Registration;
  /** Sets up a scheme of the DAO alone. */
  finish?(avatar: string): Promise<void>;
}

/** A scheme for each entry of its section, in their order; begins whatever needs neither DAO nor another transaction. */
export function setUpSchemes(plan: DaoPlan, votes: readonly string[]): Promise<SetUp[]> {
  const chosen = SCHEME_NAMES.filter((name) => plan.params.schemes[name]);
  return together(
    chosen.flatMap((name) =>
      (plan.params[name] ?? [{ voteParams: 0 }]).map((entry: SchemeEntry, i) => {
        const item = { name, entry, id: i === 0 ? name : `${name}[${i}]`, isFirst: i === 0 };
        return setUp(plan, item, votes);
      }),
    ),
  );
}

interface SchemeItem {
  readonly name: SchemeName;
  readonly entry: SchemeEntry;
  /** The name of the item in messages and steps. */
  readonly id: string;
  readonly isFirst: boolean;
}

async function setUp(
  plan: DaoPlan,
  { name, entry, id, isFirst }: SchemeItem,
  votes: readonly string[],
): Promise<SetUp> {
  const { deployer, baseCore, base } = plan;
  const machine = entry.votingMachine ?? base.GenesisProtocol ?? '';
  const vote = (index = entry.voteParams) => votes[index] ?? ZeroHash;
  const of = baseContract(baseCore, name);
  const permissions = PERMISSIONS[name];
  // Cores from rc.34 on have a GenericScheme for a single DAO, which is initialised.
  if (name === 'GenericScheme' && !functionOf(of, 'setParameters')) {
    const scheme = await deployer.deploy(`${id} of the DAO`, of);
    const finish = (avatar: string) => {
      const args = [avatar, machine, vote(), entry.targetContract];
      return deployer.call(`${id}: initialize`, { to: scheme, of, name: 'initialize', args });
    };
    return { registration: { name: id, scheme, paramsHash: ZeroHash, permissions }, finish };
  }
  const args = {
    SchemeRegistrar: [vote(entry.voteRegisterParams), vote(entry.voteRemoveParams), machine],
    GenericScheme: [vote(), machine, entry.targetContract],
  }[name as string] ?? [vote(), machine];
  // A controller has one set of parameters for an address, so each further entry needs a contract of its own.
  const registration = (scheme: string) => ({ name: id, scheme, paramsHash: hashOf(args), permissions });
  const set = (to: string) => deployer.call(`${id}: setParameters`, { to, of, name: 'setParameters', args });
  if (isFirst) {
    const scheme = base[name] ?? '';
    await set(scheme);
    return { registration: registration(scheme) };
  }
  const scheme = await deployer.deploy(`${id} of the DAO`, of);
  return { registration: registration(scheme), finish: () => set(scheme) };
}

/** The key of parameters in a universal scheme: keccak256 of them, packed. Hashes first, then addresses. */
export function hashOf(args: readonly unknown[]): string {
  const types = args.map((value) => (`${value}`.length === 66 ? 'bytes32' : 'address'));
  return solidityPackedKeccak256(types, args);
}
