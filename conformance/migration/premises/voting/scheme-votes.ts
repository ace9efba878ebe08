import type { SchemeName } from '../../oracle/schemes/permissions.ts';
import type { ContractViews } from '../../target/chain/views.ts';

/** The voting parameters of a scheme. */
export interface SchemeVotes {
  readonly machine: string;
  /** Hashes of parameters at the voting machine. SchemeRegistrar has two: to register, and to remove. */
  readonly hashes: readonly string[];
  /** Of a GenericScheme: the contract that it may call. */
  readonly target?: string;
}

/** `parameters` of the universal schemes, by their hash. */
const PARAMETERS_VIEWS: Readonly<Record<SchemeName, string>> = {
  SchemeRegistrar: 'function parameters(bytes32) view returns (bytes32, bytes32, address)',
  ContributionReward: 'function parameters(bytes32) view returns (bytes32, address)',
  GenericScheme: 'function parameters(bytes32) view returns (address, bytes32, address)',
  GlobalConstraintRegistrar: 'function parameters(bytes32) view returns (bytes32, address)',
  UpgradeScheme: 'function parameters(bytes32) view returns (bytes32, address)',
};

/** The voting parameters of a scheme; undefined if it cannot be read as one of its kind. */
export async function schemeVotes(
  views: ContractViews,
  name: SchemeName,
  {
    address,
    parameters = `0x${'0'.repeat(64)}`,
  }: { readonly address: string; readonly parameters?: string | undefined },
): Promise<SchemeVotes | undefined> {
  const kept = await views.call(address, PARAMETERS_VIEWS[name], [parameters]);
  if (kept.ok) {
    const values = kept.values.map(String);
    if (name === 'GenericScheme') return { machine: values[0]!, hashes: [values[1]!], target: values[2]! };
    return { machine: values.at(-1)!, hashes: values.slice(0, -1) };
  }
  return votesOfOwnScheme(views, name, address);
}

/** The voting parameters of a scheme for one DAO, which stores them itself. */
async function votesOfOwnScheme(
  views: ContractViews,
  name: SchemeName,
  address: string,
): Promise<SchemeVotes | undefined> {
  const machine = await views.value(address, 'function votingMachine() view returns (address)');
  const hash = await views.value(address, 'function voteParams() view returns (bytes32)');
  if (typeof machine !== 'string' || typeof hash !== 'string') return undefined;
  if (name !== 'GenericScheme') return { machine, hashes: [hash] };
  const target = await views.value(address, 'function contractToCall() view returns (address)');
  return typeof target === 'string' ? { machine, hashes: [hash], target } : undefined;
}
