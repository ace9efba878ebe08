import { CORE_SCHEME } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { ExpectedCustomScheme } from '../../oracle/schemes/custom-schemes.ts';
import { permissionsText } from '../../oracle/schemes/permissions.ts';
import { withCode } from '../contracts/created-contracts.ts';
import { LOCKING_GETTERS } from '../custom-schemes/received-locking-parameters.ts';
import type { RegisteredScheme } from '../dao/controller.ts';
import { readStoredVoting } from '../voting/stored-voting.ts';
import { addressesOf, type ContractsOfDao, firstDifference, viewTexts, wantedText } from './own-contracts.ts';
import type { ItemDefect } from './stand-alone-defects.ts';

const NAMES = ['OwnScheme', 'SharedScheme', 'LockingScheme', CORE_SCHEME] as const;

const VIEWS: Readonly<Record<string, readonly string[]>> = {
  OwnScheme: [
    'avatar() view returns (address)',
    'votingMachine() view returns (address)',
    'voteParams() view returns (bytes32)',
    'limit() view returns (uint256)',
    'label() view returns (string)',
  ],
  LockingScheme: ['avatar() view returns (address)', ...LOCKING_GETTERS],
};

/** The addresses at which the schemes of entries may be: those of their entries, and those of contracts of the run. */
export async function customSchemeAddresses(own: ContractsOfDao): Promise<ReadonlyMap<string, readonly string[]>> {
  const addresses = new Map<string, readonly string[]>();
  for (const name of NAMES) {
    const entries = own.wanted.customSchemes.filter(({ contract }) => contract === name);
    if (entries.length === 0) continue;
    const given = entries.flatMap(({ at }) => (typeof at === 'object' && 'address' in at ? [at.address] : []));
    addresses.set(name, [...given, ...(name === CORE_SCHEME ? await coreAddresses(own) : addressesOf(own, name))]);
  }
  return addresses;
}

/** A tool may make a further contract of the core package, or register that of the base. */
async function coreAddresses({ dao, made }: ContractsOfDao): Promise<readonly string[]> {
  const { base, views } = dao.scene;
  const code = await views.codeAt(base[CORE_SCHEME]);
  const own = code === '0x' ? [] : withCode(made, code).map(({ address }) => address);
  return [...own, String(base[CORE_SCHEME])];
}

/** Voting parameters that a custom scheme votes by, and that the voting machine does not have: then its hash differs as well. */
export async function* unsetVotingDefects({ dao, wanted }: ContractsOfDao): AsyncGenerator<ItemDefect> {
  const { views, base } = dao.scene;
  for (const { contract, arguments: args } of wanted.customSchemes)
    for (const argument of args) {
      if (argument.kind !== 'voting-hash' || argument.hash === undefined) continue;
      // A preset hash need not have parameters in this voting machine.
      if (dao.params.VotingMachinesParams[argument.index]?.votingParamsHash !== undefined) continue;
      const stored = await readStoredVoting(views, base.GenesisProtocol, argument.hash);
      const at = `parameters(${argument.hash}) of the voting machine, for CustomSchemes.${contract}`;
      if (stored?.empty) yield { at, expected: 'the numbers of the item', actual: 'nothing' };
    }
}

/** The schemes of each name as their entries say: their arguments, and their registration. */
export async function* customSchemeDefects(own: ContractsOfDao): AsyncGenerator<ItemDefect> {
  const { controller } = own.dao;
  if (!controller) return;
  for (const [name, addresses] of await customSchemeAddresses(own)) {
    const entries = own.wanted.customSchemes.filter(({ contract }) => contract === name);
    const registered = controller.schemes.filter(({ address }) =>
      addresses.some((known) => isSameAddress(known, address)),
    );
    const at = `CustomSchemes.${name}`;
    if (registered.length !== entries.length) {
      const list = registered.map(({ address }) => address).join(', ') || 'none registered';
      yield { at, expected: `${entries.length} registered`, actual: list, breaks: 'MIG-CS-002' };
      continue;
    }
    const masks = firstDifference(
      entries.map(({ stored }) => permissionsText(stored ?? 0n)),
      registered.map(({ permissions }) => permissionsText(permissions ?? 0n)),
    );
    if (masks) yield { at: `${at} permissions`, ...masks, breaks: 'MIG-CS-013' };
    const found: string[] = [];
    for (const scheme of registered) found.push(await foundEntry(own, name, scheme));
    const difference = firstDifference(
      entries.map((entry) => wantedEntry(own, entry)),
      found,
    );
    if (difference) yield { at, ...difference };
  }
}

function wantedEntry(own: ContractsOfDao, entry: ExpectedCustomScheme): string {
  if (entry.by === 'setParameters') return `the hash ${entry.parametersHash}`;
  const avatar = wantedText({ kind: 'avatar' }, own);
  return `(${[avatar, ...entry.arguments.map((argument) => wantedText(argument, own))].join(', ')})`;
}

async function foundEntry(
  own: ContractsOfDao,
  name: string,
  { address, parameters }: RegisteredScheme,
): Promise<string> {
  const views = VIEWS[name];
  return views ? `(${(await viewTexts(own, address, views)).join(', ')})` : `the hash ${parameters}`;
}
