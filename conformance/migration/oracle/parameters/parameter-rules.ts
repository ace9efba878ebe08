/**
 * Rules for single values of a parameters file: each gives the defects of a value, at its JSON pointer.
 *
 * Anchored by: RFC 6901 section 5, the published examples; ERC-55, "Test Cases"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { exactText } from '../../../oracle/json/exact-node.ts';
import { type JsonNode, jsonPointer } from '../../../oracle/json/json-node.ts';
import { readAddress } from '../ethereum/address.ts';
import { scaled } from '../ethereum/token-units.ts';
import { exactValue } from './json-members.ts';

/** The kinds of defects in parameters. */
export type ParameterReason =
  /** Another JSON type than in the document. */
  | 'type'
  /** A missing required member. */
  | 'missing'
  | 'address'
  /** A number that cannot be written in the unit of the contract: negative, with a fraction, too large. */
  | 'amount'
  /** A number that the contract refuses. */
  | 'limit'
  /** An index beyond a list. */
  | 'index'
  | 'hash'
  | 'permissions';
export type ParameterDefect = Defect<ParameterReason> & { readonly at: string };

/** A rule for the value at a place. */
export type Rule = (node: JsonNode) => readonly ParameterDefect[];

/** A defect at a place. */
export function parameterDefect(reason: ParameterReason, node: JsonNode, expected: string): ParameterDefect[] {
  return [{ reason, expected, actual: nodeText(node), at: node.pointer }];
}

function nodeText(node: JsonNode): string {
  if (node.kind === 'number') return node.text;
  if (node.kind === 'array') return `${node.items.length} items`;
  if (node.kind === 'object') return `an object of ${node.members.size} members`;
  const value = exactValue(node);
  return typeof value === 'string' ? quotedText(value) : exactText(value);
}

const ofKind =
  (kind: JsonNode['kind']): Rule =>
  (node) =>
    node.kind === kind ? [] : parameterDefect('type', node, `a value of type ${kind}`);
export const textRule = ofKind('string');
export const booleanRule = ofKind('boolean');

/** A list whose items follow a rule. */
export function listRule(each: (node: JsonNode, index: number) => readonly ParameterDefect[]): Rule {
  return (node) =>
    node.kind === 'array' ? node.items.flatMap(each) : parameterDefect('type', node, 'a value of type array');
}

/**
 * An object whose members follow the rules of their names. Other members may have any value. Members may be absent unless they
 * are `needed`.
 */
export function objectRule(rules: Readonly<Record<string, Rule>>, needed: readonly string[] = []): Rule {
  return (node) => {
    if (node.kind !== 'object') return parameterDefect('type', node, 'a value of type object');
    const { members, pointer } = node;
    const missing = needed
      .filter((name) => !members.has(name))
      .map((name) => ({
        reason: 'missing' as const,
        expected: name,
        actual: 'nothing',
        at: jsonPointer(pointer, name),
      }));
    const wrong = [...members].flatMap(([name, member]) => (Object.hasOwn(rules, name) ? rules[name]!(member) : []));
    return [...missing, ...wrong];
  };
}

export const addressRule: Rule = (node) => {
  if (node.kind !== 'string') return parameterDefect('type', node, 'an address as a string');
  const { defect } = readAddress(node.value);
  return defect ? parameterDefect('address', node, defect.expected) : [];
};

export const hashRule: Rule = (node) => {
  if (node.kind !== 'string') return parameterDefect('type', node, 'a hash as a string');
  return /^0x[0-9a-fA-F]{64}$/.test(node.value) ? [] : parameterDefect('hash', node, '0x and 64 hexadecimal digits');
};

/** A number that is a uint256 in this unit, within bounds in that unit. */
export function amountRule(decimals: number, min?: bigint, max?: bigint): Rule {
  return (node) => {
    if (node.kind !== 'number') return parameterDefect('type', node, 'a number');
    const value = scaled(node.text, decimals);
    if (value === undefined) return parameterDefect('amount', node, `a uint256 when multiplied by 10^${decimals}`);
    if (min !== undefined && value < min) return parameterDefect('limit', node, `${min} or more`);
    return max !== undefined && value > max ? parameterDefect('limit', node, `${max} or less`) : [];
  };
}

/** An index of a list of this length. undefined: the member is not a list, which is a defect of its own. */
export function indexRule(length: number | undefined, of: string): Rule {
  return (node) => {
    if (length === undefined) return [];
    if (node.kind !== 'number') return parameterDefect('type', node, 'an index as a number');
    const value = scaled(node.text, 0);
    return value !== undefined && value < length
      ? []
      : parameterDefect('index', node, `an index of the ${length} ${of}`);
  };
}
