/**
 * Members of parameters that were read as exact JSON.
 *
 * Follows: RFC 8259, sections 3, 4 and 6; the interface document, "Migration parameters"
 */

import { isWholeNumber } from '../../../oracle/json/decimal.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { scaled } from '../ethereum/token-units.ts';

/** A value without its JSON pointers. A whole number up to 2^256-1 is a bigint; any other number is its text. */
export type ExactValue =
  | null
  | boolean
  | string
  | bigint
  | { readonly number: string }
  | readonly ExactValue[]
  | ReadonlyMap<string, ExactValue>;

/** The value of a node. */
export function exactValue(node: JsonNode): ExactValue {
  switch (node.kind) {
    case 'null':
      return null;
    case 'array':
      return node.items.map(exactValue);
    case 'object':
      return new Map([...node.members].map(([name, member]) => [name, exactValue(member)]));
    case 'number': {
      const whole = isWholeNumber(node.text) ? scaled(node.text.replace(/^-/, ''), 0) : undefined;
      if (whole === undefined) return { number: node.text };
      return node.text.startsWith('-') ? -whole : whole;
    }
    default:
      return node.value;
  }
}

/** The member of an object; undefined if it has no such member, or is not an object. */
export function nodeAt(node: JsonNode | undefined, name: string): JsonNode | undefined {
  return node?.kind === 'object' ? node.members.get(name) : undefined;
}

/** The items of a member; undefined if the member is not an array. */
export function itemsAt(node: JsonNode | undefined, name: string): readonly JsonNode[] | undefined {
  const member = nodeAt(node, name);
  return member?.kind === 'array' ? member.items : undefined;
}

/** The text of a member; undefined if the member is not a string. */
export function stringAt(node: JsonNode | undefined, name: string): string | undefined {
  const member = nodeAt(node, name);
  return member?.kind === 'string' ? member.value : undefined;
}

/** The value of a member that is true or false. */
export function booleanAt(node: JsonNode | undefined, name: string): boolean | undefined {
  const member = nodeAt(node, name);
  return member?.kind === 'boolean' ? member.value : undefined;
}

/** The text of a member that is a number. */
export function numberAt(node: JsonNode | undefined, name: string): string | undefined {
  const member = nodeAt(node, name);
  return member?.kind === 'number' ? member.text : undefined;
}

/** The value of a member that is a uint256. */
export function wholeAt(node: JsonNode | undefined, name: string): bigint | undefined {
  return scaled(numberAt(node, name) ?? '', 0);
}

/** The value of a member that is an index: a small whole number. */
export function indexAt(node: JsonNode | undefined, name: string): number | undefined {
  const value = wholeAt(node, name);
  return value !== undefined && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : undefined;
}
