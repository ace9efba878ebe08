/**
 * Defects of a network's parameters that can be found before anything is spent: no tool can deploy such parameters as the
 * interface document requires. Values that the document leaves open are not defects.
 *
 * Anchored by: the refusals of the contracts of @daostack/arc rc.57 and infra, as npm's @daostack/migration got them
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
const sameRule = <K extends string>(names: readonly K[], rule: Rule) =>
  Object.fromEntries(names.map((name) => [name, rule]));

/** All defects in the order of the file; empty if the parameters can be deployed, or may be. */
export function parameterDefects(params: JsonNode): readonly ParameterDefect[] {
  const length = (name: string) => (nodeAt(params, name) ? itemsAt(params, name)?.length : 0);
  const voting = length('VotingMachinesParams');
  const standAlone = length('StandAloneContracts');
  const voteParams = indexRule(voting, 'VotingMachinesParams');
  const argument = argumentRule(voteParams, standAlone);
  // "Needed only when this scheme is used": the section of an unselected scheme is not checked.
  const used = (name: 'ContributionReward' | 'GenericScheme', rule: Rule) =>
    isSelected(params, name) === false ? {} : { [name]: rule };
  const entry = objectRule({
    isUniversal: booleanRule,
    fromCore: booleanRule,
    params: listRule(argument),
    address: (node) => (node.kind === 'string' ? addressRule(node) : reference(standAlone)(node)),
    permissions: isPermissions,
    ...sameRule(['coreVersion', 'name', 'schemeName', 'alias'], textRule),
  });
  return objectRule({
    ...sameRule(TEXTS, textRule),
    ...sameRule(FLAGS, booleanRule),
    founders: isFounders,
    VotingMachinesParams: listRule(isVoting),
    schemes: (node) =>
      objectRule(sameRule([...(node.kind === 'object' ? node.members.keys() : [])], booleanRule))(node),
    ...used('ContributionReward', listRule(objectRule({ voteParams }))),
    ...used(
      'GenericScheme',
      listRule(objectRule({ voteParams, targetContract: addressRule, votingMachine: addressRule })),
    ),
    StandAloneContracts: listRule((node, index) => isStandAlone(node, index, argument)),
    CustomSchemes: (node) => {
      if (node.kind === 'array') return listRule(entry)(node);
      return objectRule(sameRule([...(node.kind === 'object' ? node.members.keys() : [])], listRule(entry)))(node);
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

/** The target of a reference must exist; the contract itself checks other arguments. */
function argumentRule(voteParams: Rule, standAlone: number | undefined): Rule {
  return (node) => {
    if (node.kind !== 'object' || node.members.size !== 1) return [];
    return [...reference(standAlone)(node), ...objectRule({ voteParams })(node)];
  };
}

function isStandAlone(node: JsonNode, index: number, argument: Rule): readonly ParameterDefect[] {
  // A contract cannot get its own address before it is deployed.
  const apart: Rule = (node) => {
    const self = node.kind === 'object' && scaled(numberAt(node, 'StandAloneContract') ?? '', 0) === BigInt(index);
    return self ? parameterDefect('index', nodeAt(node, 'StandAloneContract')!, 'another contract') : argument(node);
  };
  const run = objectRule({ functionName: textRule, params: listRule(argument) }, ['functionName']);
  return objectRule(
    {
      ...sameRule(['name', 'coreVersion'], textRule),
      ...sameRule(['fromCore', 'constructor'], booleanRule),
      params: listRule(apart),
      runFunctions: listRule(run),
    },
    ['name'],
  )(node);
}

/** A preset hash, or parameters within the bounds of the contract. */
const isVoting: Rule = (node) => {
  if (nodeAt(node, 'votingParamsHash')) return objectRule({ votingParamsHash: hashRule })(node);
  const numbers = VOTING_PARAMETERS.map(
    ({ name, unit, min, max }) => [name, amountRule(unit === 'tokens' ? DECIMALS : 0, min, max)] as const,
  );
  const defects = objectRule({ ...Object.fromEntries(numbers), voteOnBehalf: addressRule })(node);
  if (defects.length > 0) return defects;
  const [boosted, quiet] = ['boostedVotePeriodLimit', 'quietEndingPeriod'].map((name) =>
    scaled(numberAt(node, name) ?? '', 0),
  );
  if (boosted === undefined || quiet === undefined || boosted >= quiet) return [];
  return parameterDefect('limit', nodeAt(node, 'quietEndingPeriod')!, `${boosted} (boostedVotePeriodLimit) or less`);
};

/** Each founder, and then the totals: the contracts store them as uint256 and uint128. */
const isFounders: Rule = (node) => {
  const amount = amountRule(DECIMALS);
  const defects = listRule(objectRule({ address: addressRule, tokens: amount, reputation: amount }, ['address']))(node);
  if (defects.length > 0 || node.kind !== 'array') return defects;
  let [tokens, reputation] = [0n, 0n];
  for (const item of node.items) {
    const founderTokens = scaled(numberAt(item, 'tokens') ?? '', DECIMALS) ?? 0n;
    if (founderTokens > 0n && stringAt(item, 'address')?.toLowerCase() === ZERO_ADDRESS)
      return parameterDefect('address', nodeAt(item, 'address')!, 'an address that tokens can be minted to');
    tokens += founderTokens;
    reputation += scaled(numberAt(item, 'reputation') ?? '', DECIMALS) ?? 0n;
    if (tokens > UINT256_MAX) return parameterDefect('limit', nodeAt(item, 'tokens')!, 'a total below 2^256 / 10^18');
    if (reputation > REPUTATION_MAX)
      return parameterDefect('limit', nodeAt(item, 'reputation')!, 'a total below 2^128 / 10^18');
  }
  return [];
};
