/**
 * The transactions that create a DAO: those of the known tool, with the additions of the document. A tool may send others; these
 * show how many are enough, and an order in which they can be sent.
 *
 * Anchored by: the transactions of npm's @daostack/migration rc.57-v1 with and without DAO creator, and with rc.33
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import type { ExpectedArgument } from '../parameters/argument.ts';
import { type ExactValue, itemsAt, nodeAt } from '../parameters/json-members.ts';
import { permissionsText } from '../schemes/permissions.ts';
import type { ExpectedScheme } from '../schemes/selected-schemes.ts';
import { votingCall } from '../voting/voting-parameters.ts';
import { type DaoSetting, expectedDao } from './expected-dao.ts';
import { founderHoldings, type Holding } from './founders.ts';

/** An argument as text: numbers are decimal, values that are not known beforehand have the form `<Avatar>`. */
export type PlannedArgument = string | readonly PlannedArgument[];

/** One transaction: the creation of a contract, or a call of one. */
export interface PlannedTransaction {
  /** The name of the contract, with the index of a stand-alone contract: `Wallet[0]`. */
  readonly contract: string;
  /** The function; `constructor` if the transaction creates the contract. */
  readonly calls: string;
  readonly arguments: readonly PlannedArgument[];
}

/** Further settings on which the transactions depend. */
export interface TransactionSetting extends DaoSetting {
  /** Whether the core package has a DAO tracker. */
  readonly tracker: boolean;
  /** Whether the DAO is entered in a registry of names, as the known tool does on a private network. */
  readonly registry: boolean;
}

/** The number of founders for forgeOrg and for each addFounders: more do not fit into a block of 8,000,000 gas. */
const FIRST = 20;
const NEXT = 100;
const AVATAR = '<Avatar>';

/** The transactions in their order; undefined if the parameters leave a value open that a transaction needs. */
export function daoTransactions(
  params: JsonNode,
  setting: TransactionSetting,
): readonly PlannedTransaction[] | undefined {
  const dao = expectedDao(params, setting);
  const holdings = founderHoldings(params, setting.founderUnits);
  const identity = [dao.orgName, dao.tokenName, dao.tokenSymbol];
  if (holdings === undefined || !identity.every((text) => text !== undefined)) return undefined;
  if (dao.deployerPermissions === undefined) return undefined;
  const creation = dao.byDaoCreator
    ? createdByDaoCreator(identity, holdings, dao.controller === 'universal' ? '<UController>' : ZERO)
    : createdByHand(identity, holdings, dao.controller === 'universal', setting.tracker && dao.tracked === true);
  const registered = setting.registry
    ? [call('DAORegistry', 'propose', AVATAR), call('DAORegistry', 'register', AVATAR, identity[0]!)]
    : [];
  const voting = votingTransactions(params, setting);
  if (!voting) return undefined;
  const schemes = dao.schemes.flatMap(setUp);
  const standAlone = dao.standAlone.flatMap((alone, i) => {
    const name = `${alone.name}[${i}]`;
    const args = alone.arguments.map(planned);
    const create =
      alone.by === 'constructor'
        ? [call(name, 'constructor', ...args)]
        : [call(name, 'constructor'), call(name, 'initialize', ...args)];
    return [...create, ...alone.runs.map((run) => call(name, `${run.functionName}`, ...run.arguments.map(planned)))];
  });
  const custom = dao.customSchemes.flatMap((scheme) => [
    ...(scheme.at === 'deployed' ? [call(`${scheme.contract}`, 'constructor')] : []),
    call(
      `${scheme.contract}`,
      `${scheme.by}`,
      ...(scheme.by === 'initialize' ? [AVATAR] : []),
      ...scheme.arguments.map(planned),
    ),
  ]);
  const registrations = [...dao.schemes, ...dao.customSchemes].map((scheme) => {
    const name = 'name' in scheme ? scheme.name : `${scheme.contract}`;
    return [`<${name}>`, scheme.parametersHash ?? '<hash>', permissionsText(scheme.requested ?? 0n)] as const;
  });
  return [
    ...creation,
    ...registered,
    ...voting,
    ...schemes,
    ...standAlone,
    ...custom,
    ...finishing(dao, registrations),
  ];
}

const ZERO = '0x0000000000000000000000000000000000000000';
const call = (contract: string, calls: string, ...args: PlannedArgument[]): PlannedTransaction => ({
  contract,
  calls,
  arguments: args,
});
const amounts = (some: readonly Holding[]): PlannedArgument[] => [
  some.map(({ address }) => address),
  some.map(({ tokens }) => `${tokens}`),
  some.map(({ reputation }) => `${reputation}`),
];

/** Creation by the DAO creator: one transaction, and further ones for founders who do not fit into it. */
function createdByDaoCreator(
  identity: readonly string[],
  holdings: readonly Holding[],
  controller: string,
): PlannedTransaction[] {
  const batches = Array.from({ length: Math.ceil(Math.max(0, holdings.length - FIRST) / NEXT) }, (_, i) =>
    holdings.slice(FIRST + i * NEXT, FIRST + (i + 1) * NEXT),
  );
  return [
    call('DaoCreator', 'forgeOrg', ...identity, ...amounts(holdings.slice(0, FIRST)), controller, '0'),
    ...batches.map((batch) => call('DaoCreator', 'addFounders', AVATAR, ...amounts(batch))),
  ];
}

/**
 * Creation without the DAO creator. Only the avatar's owner may have it tracked, so this precedes the transfer to the
 * controller.
 */
function createdByHand(
  [orgName, tokenName, tokenSymbol]: readonly string[],
  holdings: readonly Holding[],
  universal: boolean,
  tracked: boolean,
): PlannedTransaction[] {
  const controller = universal ? '<UController>' : '<Controller>';
  const minted = (contract: string, of: (holding: Holding) => bigint) =>
    holdings
      .filter((holding) => of(holding) > 0n)
      .map((holding) => call(contract, 'mint', holding.address, `${of(holding)}`));
  return [
    call('DAOToken', 'constructor', tokenName!, tokenSymbol!, '0'),
    call('Reputation', 'constructor'),
    call('Avatar', 'constructor', orgName!, '<DAOToken>', '<Reputation>'),
    ...minted('Reputation', (holding) => holding.reputation),
    ...minted('DAOToken', (holding) => holding.tokens),
    ...(universal ? [] : [call('Controller', 'constructor', AVATAR)]),
    ...(tracked ? [call('DAOTracker', 'track', AVATAR, controller)] : []),
    ...['Avatar', 'Reputation', 'DAOToken'].map((contract) => call(contract, 'transferOwnership', controller)),
    ...(universal ? [call('UController', 'newOrganization', AVATAR)] : []),
  ];
}

/** Each set of voting parameters once; a preset hash needs no transaction. undefined if a set is open. */
function votingTransactions(params: JsonNode, setting: DaoSetting): PlannedTransaction[] | undefined {
  const unsetItems = (itemsAt(params, 'VotingMachinesParams') ?? []).filter(
    (node) => !nodeAt(node, 'votingParamsHash'),
  );
  const calls = unsetItems.map((node) => votingCall(node, setting.votingAmounts));
  if (!calls.every((call) => call !== undefined)) return undefined;
  const texts = calls.map((votingCall) =>
    call('GenesisProtocol', 'setParameters', votingCall.values.map(String), votingCall.voteOnBehalf),
  );
  return once(texts);
}

/** The transaction by which a universal scheme stores its parameters. */
function setUp(scheme: ExpectedScheme): PlannedTransaction[] {
  const { name, votingHash: hash = '<hash>', votingMachine: machine = '<GenesisProtocol>', target } = scheme;
  const hashes = name === 'SchemeRegistrar' ? [hash, hash] : [hash];
  const targets = name === 'GenericScheme' ? [target ?? '<target>'] : [];
  return [call(name, 'setParameters', ...hashes, machine, ...targets)];
}

/** Registers all schemes, then takes the deploying account's permissions away. */
function finishing(
  { byDaoCreator, controller, deployerPermissions }: ReturnType<typeof expectedDao>,
  schemes: readonly (readonly [string, string, string])[],
): PlannedTransaction[] {
  const column = (at: 0 | 1 | 2) => schemes.map((scheme) => scheme[at]);
  if (byDaoCreator) return [call('DaoCreator', 'setSchemes', AVATAR, column(0), column(1), column(2), 'metaData')];
  const on = controller === 'universal' ? 'UController' : 'Controller';
  return [
    ...schemes.map((scheme) => call(on, 'registerScheme', ...scheme, AVATAR)),
    ...(deployerPermissions === 0n ? [call(on, 'unregisterScheme', '<deployer>', AVATAR)] : []),
  ];
}

function planned(argument: ExpectedArgument): PlannedArgument {
  switch (argument.kind) {
    case 'avatar':
      return AVATAR;
    case 'base':
      return argument.address ?? `<${argument.name}>`;
    case 'stand-alone':
      return `<StandAloneContracts[${argument.index}]>`;
    case 'voting-hash':
      return argument.hash ?? '<hash>';
    case 'literal':
      return literal(argument.value);
  }
}

function literal(value: ExactValue): PlannedArgument {
  if (Array.isArray(value)) return (value as readonly ExactValue[]).map(literal);
  if (value !== null && typeof value === 'object' && 'number' in value) return value.number;
  if (value instanceof Map) return JSON.stringify([...value]);
  return String(value);
}

function once(transactions: readonly PlannedTransaction[]): PlannedTransaction[] {
  return [...new Map(transactions.map((transaction) => [JSON.stringify(transaction), transaction])).values()];
}
