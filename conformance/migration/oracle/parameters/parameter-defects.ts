/**
 * What is wrong with the parameters of a network, before anything is spent: what no tool can deploy as the interface document
 * has it. What the document leaves open is not wrong.
 *
 * Anchored by: the refusals of the contracts of @daostack/arc rc.57 and infra, as npm's @daostack/migration met them
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { REPUTATION_MAX } from '../dao/founders.ts';
import { ZERO_ADDRESS } from '../ethereum/address.ts';
import { UINT256_MAX } from '../ethereum/solidity-packed.ts';
import { DECIMALS, scaled } from '../ethereum/token-units.ts';
import { readPermissions } from '../schemes/permissions.ts';
import { isSelected } from '../schemes/selected-schemes.ts';
import { VOTING_PARAMETERS } from '../voting/voting-parameters.ts';
import { itemsAt, nodeAt, numberAt, stringAt } from './json-members.ts';
import {
  addressRule,
  amountRule,
  booleanRule,
  hashRule,
  indexRule,
  listRule,
  objectRule,
  type ParameterDefect,
  parameterDefect,
  type Rule,
  textRule,
} from './parameter-rules.ts';

const FLAGS = ['unregisterOwner', 'useUController', 'useDaoCreator', 'noTrack'] as const;
const TEXTS = ['orgName', 'tokenName', 'tokenSymbol', 'coreVersion'] as const;
const all = <K extends string>(names: readonly K[], rule: Rule) =>
  Object.fromEntries(names.map((name) => [name, rule]));

/** Everything that is wrong, in the order of the file; nothing where it can be deployed, or may be. */
export function parameterDefects(params: JsonNode): readonly ParameterDefect[] {
  const length = (name: string) => (nodeAt(params, name) ? itemsAt(params, name)?.length : 0);
  const voting = length('VotingMachinesParams');
  const standAlone = length('StandAloneContracts');
  const voteParams = indexRule(voting, 'VotingMachinesParams');
  const argument = argumentRule(voteParams, standAlone);
  // "Needed only when this scheme is used": of one that is not, nothing is judged.
  const used = (name: 'ContributionReward' | 'GenericScheme', rule: Rule) =>
    isSelected(params, name) === false ? {} : { [name]: rule };
  const entry = objectRule({
    isUniversal: booleanRule,
    fromCore: booleanRule,
    params: listRule(argument),
    address: (node) => (node.kind === 'string' ? addressRule(node) : reference(standAlone)(node)),
    permissions: isPermissions,
    ...all(['coreVersion', 'name', 'schemeName', 'alias'], textRule),
  });
  return objectRule({
    ...all(TEXTS, textRule),
    ...all(FLAGS, booleanRule),
    founders: isFounders,
    VotingMachinesParams: listRule(isVoting),
    schemes: (node) => objectRule(all([...(node.kind === 'object' ? node.members.keys() : [])], booleanRule))(node),
    ...used('ContributionReward', listRule(objectRule({ voteParams }))),
    ...used(
      'GenericScheme',
      listRule(objectRule({ voteParams, targetContract: addressRule, votingMachine: addressRule })),
    ),
    StandAloneContracts: listRule((node, index) => isStandAlone(node, index, argument)),
    CustomSchemes: (node) => {
      if (node.kind === 'array') return listRule(entry)(node);
      return objectRule(all([...(node.kind === 'object' ? node.members.keys() : [])], listRule(entry)))(node);
    },
  })(params);
}

const isPermissions: Rule = (node) => {
  if (node.kind !== 'string') return parameterDefect('type', node, 'a mask as a string');
  return readPermissions(node.value) === undefined ? parameterDefect('permissions', node, '0x and up to 8 digits') : [];
};

/** `{StandAloneContract: n}`. */
function reference(standAlone: number | undefined): Rule {
  return objectRule({ StandAloneContract: indexRule(standAlone, 'StandAloneContracts') });
}

/** What an argument refers to has to be there; anything else is for the contract to take. */
function argumentRule(voteParams: Rule, standAlone: number | undefined): Rule {
  return (node) => {
    if (node.kind !== 'object' || node.members.size !== 1) return [];
    return [...reference(standAlone)(node), ...objectRule({ voteParams })(node)];
  };
}

function isStandAlone(node: JsonNode, index: number, argument: Rule): readonly ParameterDefect[] {
  // A contract cannot be given its own address before it is there.
  const apart: Rule = (node) => {
    const self = node.kind === 'object' && scaled(numberAt(node, 'StandAloneContract') ?? '', 0) === BigInt(index);
    return self ? parameterDefect('index', nodeAt(node, 'StandAloneContract')!, 'another contract') : argument(node);
  };
  const run = objectRule({ functionName: textRule, params: listRule(argument) }, ['functionName']);
  return objectRule(
    {
      ...all(['name', 'coreVersion'], textRule),
      ...all(['fromCore', 'constructor'], booleanRule),
      params: listRule(apart),
      runFunctions: listRule(run),
    },
    ['name'],
  )(node);
}

/** Either a preset hash or the parameters themselves, within the bounds of the contract. */
const isVoting: Rule = (node) => {
  if (nodeAt(node, 'votingParamsHash')) return objectRule({ votingParamsHash: hashRule })(node);
  const numbers = VOTING_PARAMETERS.map(
    ({ name, unit, min, max }) => [name, amountRule(unit === 'tokens' ? DECIMALS : 0, min, max)] as const,
  );
  const found = objectRule({ ...Object.fromEntries(numbers), voteOnBehalf: addressRule })(node);
  if (found.length > 0) return found;
  const [boosted, quiet] = ['boostedVotePeriodLimit', 'quietEndingPeriod'].map((name) =>
    scaled(numberAt(node, name) ?? '', 0),
  );
  if (boosted === undefined || quiet === undefined || boosted >= quiet) return [];
  return parameterDefect('limit', nodeAt(node, 'quietEndingPeriod')!, `${boosted} (boostedVotePeriodLimit) or less`);
};

/** Each by itself, then what they have together: the contracts keep totals as uint256 and uint128. */
const isFounders: Rule = (node) => {
  const amount = amountRule(DECIMALS);
  const found = listRule(objectRule({ address: addressRule, tokens: amount, reputation: amount }, ['address']))(node);
  if (found.length > 0 || node.kind !== 'array') return found;
  let [tokens, reputation] = [0n, 0n];
  for (const item of node.items) {
    const given = scaled(numberAt(item, 'tokens') ?? '', DECIMALS) ?? 0n;
    if (given > 0n && stringAt(item, 'address')?.toLowerCase() === ZERO_ADDRESS)
      return parameterDefect('address', nodeAt(item, 'address')!, 'an address that tokens can be minted to');
    tokens += given;
    reputation += scaled(numberAt(item, 'reputation') ?? '', DECIMALS) ?? 0n;
    if (tokens > UINT256_MAX) return parameterDefect('limit', nodeAt(item, 'tokens')!, 'a total below 2^256 / 10^18');
    if (reputation > REPUTATION_MAX)
      return parameterDefect('limit', nodeAt(item, 'reputation')!, 'a total below 2^128 / 10^18');
  }
  return [];
};
