/**
 * What is wrong with the parameters of a network, before anything is spent: what no tool can deploy as the interface document
 * has it. What the document leaves open is not wrong.
 *
 * Anchored by: the refusals of the contracts of @daostack/arc rc.57 and infra, as npm's @daostack/migration met them
 */

import { ZERO_ADDRESS } from './ethereum-address.ts';
import { itemsAt, nodeAt, numberAt, textAt } from './exact-value.ts';
import { REPUTATION_MAX } from './founders.ts';
import type { JsonNode } from './json-node.ts';
import {
  isAddress,
  isAmount,
  isBoolean,
  isHash,
  isIndex,
  isList,
  isObject,
  isText,
  type ParameterDefect,
  type Rule,
  wrong,
} from './parameter-rules.ts';
import { readPermissions } from './permissions.ts';
import { isSelected } from './selected-schemes.ts';
import { UINT256_MAX } from './solidity-packed.ts';
import { DECIMALS, scaled } from './token-units.ts';
import { VOTING_PARAMETERS } from './voting-parameters.ts';

const FLAGS = ['unregisterOwner', 'useUController', 'useDaoCreator', 'noTrack'] as const;
const TEXTS = ['orgName', 'tokenName', 'tokenSymbol', 'coreVersion'] as const;
const all = <K extends string>(names: readonly K[], rule: Rule) =>
  Object.fromEntries(names.map((name) => [name, rule]));

/** Everything that is wrong, in the order of the file; nothing where it can be deployed, or may be. */
export function parameterDefects(params: JsonNode): readonly ParameterDefect[] {
  const length = (name: string) => (nodeAt(params, name) ? itemsAt(params, name)?.length : 0);
  const voting = length('VotingMachinesParams');
  const standAlone = length('StandAloneContracts');
  const voteParams = isIndex(voting, 'VotingMachinesParams');
  const argument = argumentRule(voteParams, standAlone);
  // "Needed only when this scheme is used": of one that is not, nothing is judged.
  const used = (name: 'ContributionReward' | 'GenericScheme', rule: Rule) =>
    isSelected(params, name) === false ? {} : { [name]: rule };
  const entry = isObject({
    isUniversal: isBoolean,
    fromCore: isBoolean,
    params: isList(argument),
    address: (node) => (node.kind === 'string' ? isAddress(node) : reference(standAlone)(node)),
    permissions: isPermissions,
    ...all(['coreVersion', 'name', 'schemeName', 'alias'], isText),
  });
  return isObject({
    ...all(TEXTS, isText),
    ...all(FLAGS, isBoolean),
    founders: isFounders,
    VotingMachinesParams: isList(isVoting),
    schemes: (node) => isObject(all([...(node.kind === 'object' ? node.members.keys() : [])], isBoolean))(node),
    ...used('ContributionReward', isList(isObject({ voteParams }))),
    ...used('GenericScheme', isList(isObject({ voteParams, targetContract: isAddress, votingMachine: isAddress }))),
    StandAloneContracts: isList((node, index) => isStandAlone(node, index, argument)),
    CustomSchemes: (node) => {
      if (node.kind === 'array') return isList(entry)(node);
      return isObject(all([...(node.kind === 'object' ? node.members.keys() : [])], isList(entry)))(node);
    },
  })(params);
}

const isPermissions: Rule = (node) => {
  if (node.kind !== 'string') return wrong('type', node, 'a mask as a string');
  return readPermissions(node.value) === undefined ? wrong('permissions', node, '0x and up to 8 digits') : [];
};

/** `{StandAloneContract: n}`. */
function reference(standAlone: number | undefined): Rule {
  return isObject({ StandAloneContract: isIndex(standAlone, 'StandAloneContracts') });
}

/** What an argument refers to has to be there; anything else is for the contract to take. */
function argumentRule(voteParams: Rule, standAlone: number | undefined): Rule {
  return (node) => {
    if (node.kind !== 'object' || node.members.size !== 1) return [];
    return [...reference(standAlone)(node), ...isObject({ voteParams })(node)];
  };
}

function isStandAlone(node: JsonNode, index: number, argument: Rule): readonly ParameterDefect[] {
  // A contract cannot be given its own address before it is there.
  const apart: Rule = (one) => {
    const self = one.kind === 'object' && scaled(numberAt(one, 'StandAloneContract') ?? '', 0) === BigInt(index);
    return self ? wrong('index', nodeAt(one, 'StandAloneContract')!, 'another contract') : argument(one);
  };
  const run = isObject({ functionName: isText, params: isList(argument) }, ['functionName']);
  return isObject(
    {
      ...all(['name', 'coreVersion'], isText),
      ...all(['fromCore', 'constructor'], isBoolean),
      params: isList(apart),
      runFunctions: isList(run),
    },
    ['name'],
  )(node);
}

/** Either a preset hash or the parameters themselves, within the bounds of the contract. */
const isVoting: Rule = (node) => {
  if (nodeAt(node, 'votingParamsHash')) return isObject({ votingParamsHash: isHash })(node);
  const numbers = VOTING_PARAMETERS.map(
    ({ name, unit, min, max }) => [name, isAmount(unit === 'tokens' ? DECIMALS : 0, min, max)] as const,
  );
  const found = isObject({ ...Object.fromEntries(numbers), voteOnBehalf: isAddress })(node);
  if (found.length > 0) return found;
  const [boosted, quiet] = ['boostedVotePeriodLimit', 'quietEndingPeriod'].map((name) =>
    scaled(numberAt(node, name) ?? '', 0),
  );
  if (boosted === undefined || quiet === undefined || boosted >= quiet) return [];
  return wrong('limit', nodeAt(node, 'quietEndingPeriod')!, `${boosted} (boostedVotePeriodLimit) or less`);
};

/** Each by itself, then what they have together: the contracts keep totals as uint256 and uint128. */
const isFounders: Rule = (node) => {
  const amount = isAmount(DECIMALS);
  const found = isList(isObject({ address: isAddress, tokens: amount, reputation: amount }, ['address']))(node);
  if (found.length > 0 || node.kind !== 'array') return found;
  let [tokens, reputation] = [0n, 0n];
  for (const one of node.items) {
    const given = scaled(numberAt(one, 'tokens') ?? '', DECIMALS) ?? 0n;
    if (given > 0n && textAt(one, 'address')?.toLowerCase() === ZERO_ADDRESS)
      return wrong('address', nodeAt(one, 'address')!, 'an address that tokens can be minted to');
    tokens += given;
    reputation += scaled(numberAt(one, 'reputation') ?? '', DECIMALS) ?? 0n;
    if (tokens > UINT256_MAX) return wrong('limit', nodeAt(one, 'tokens')!, 'a total below 2^256 / 10^18');
    if (reputation > REPUTATION_MAX) return wrong('limit', nodeAt(one, 'reputation')!, 'a total below 2^128 / 10^18');
  }
  return [];
};
