/**
 * The transactions that make a DAO, one way to do it: that of the known tool with what the document adds. A tool may send
 * others; these say how many are enough, and in which order they can be sent.
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

/** An argument as text: numbers in decimal, what is not known beforehand as `<Avatar>`. */
export type PlannedArgument = string | readonly PlannedArgument[];

/** One transaction: the creation of a contract, or a call of one. */
export interface PlannedTransaction {
  /** Name of the contract. A stand-alone one has its index behind it: `Wallet[0]`. */
  readonly contract: string;
  /** `constructor` where the transaction creates it. */
  readonly calls: string;
  readonly arguments: readonly PlannedArgument[];
}

/** What else decides which transactions are needed. */
export interface TransactionSetting extends DaoSetting {
  /** Whether the core package has a DAO tracker. */
  readonly tracker: boolean;
  /** Whether a registry of names is told, as the known tool does on a private network. */
  readonly registry: boolean;
}

/** Founders that forgeOrg and each addFounders take: more do not fit into a block of 8,000,000 gas. */
const FIRST = 20;
const NEXT = 100;
const AVATAR = '<Avatar>';

/** The transactions in their order; undefined where the parameters leave something open that a transaction needs. */
export function daoTransactions(
  params: JsonNode,
  setting: TransactionSetting,
): readonly PlannedTransaction[] | undefined {
  const dao = expectedDao(params, setting);
  const given = founderHoldings(params, setting.founderUnits);
  const identity = [dao.orgName, dao.tokenName, dao.tokenSymbol];
  if (given === undefined || !identity.every((one) => one !== undefined)) return undefined;
  if (dao.deployerPermissions === undefined) return undefined;
  const made = dao.byDaoCreator
    ? forged(identity, given, dao.controller === 'universal' ? '<UController>' : ZERO)
    : built(identity, given, dao.controller === 'universal', setting.tracker && dao.tracked === true);
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
  return [...made, ...registered, ...voting, ...schemes, ...standAlone, ...custom, ...last(dao, registrations)];
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

/** By the DAO creator: in one transaction, but for founders who do not fit. */
function forged(identity: readonly string[], given: readonly Holding[], controller: string): PlannedTransaction[] {
  const batches = Array.from({ length: Math.ceil(Math.max(0, given.length - FIRST) / NEXT) }, (_, i) =>
    given.slice(FIRST + i * NEXT, FIRST + (i + 1) * NEXT),
  );
  return [
    call('DaoCreator', 'forgeOrg', ...identity, ...amounts(given.slice(0, FIRST)), controller, '0'),
    ...batches.map((batch) => call('DaoCreator', 'addFounders', AVATAR, ...amounts(batch))),
  ];
}

/** Without it. Only the avatar's owner may have it tracked, so that comes before the controller owns it. */
function built(
  [orgName, tokenName, tokenSymbol]: readonly string[],
  given: readonly Holding[],
  universal: boolean,
  tracked: boolean,
): PlannedTransaction[] {
  const controller = universal ? '<UController>' : '<Controller>';
  const minted = (contract: string, of: (holding: Holding) => bigint) =>
    given
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
    ...['Avatar', 'Reputation', 'DAOToken'].map((one) => call(one, 'transferOwnership', controller)),
    ...(universal ? [call('UController', 'newOrganization', AVATAR)] : []),
  ];
}

/** Each set of voting parameters once; what is preset is taken to be there. undefined where one is open. */
function votingTransactions(params: JsonNode, setting: DaoSetting): PlannedTransaction[] | undefined {
  const own = (itemsAt(params, 'VotingMachinesParams') ?? []).filter((node) => !nodeAt(node, 'votingParamsHash'));
  const calls = own.map((node) => votingCall(node, setting.votingAmounts));
  if (!calls.every((call) => call !== undefined)) return undefined;
  const texts = calls.map((one) => call('GenesisProtocol', 'setParameters', one.values.map(String), one.voteOnBehalf));
  return once(texts);
}

/** What makes a universal scheme keep its parameters. */
function setUp(scheme: ExpectedScheme): PlannedTransaction[] {
  const { name, votingHash: hash = '<hash>', votingMachine: machine = '<GenesisProtocol>', target } = scheme;
  const hashes = name === 'SchemeRegistrar' ? [hash, hash] : [hash];
  const targets = name === 'GenericScheme' ? [target ?? '<target>'] : [];
  return [call(name, 'setParameters', ...hashes, machine, ...targets)];
}

/** Registers all schemes, then takes the deploying account's permissions away. */
function last(
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
