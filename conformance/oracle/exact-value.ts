/**
 * Values of any making as exact JSON, and members of what was read so.
 *
 * Anchored by: RFC 8259 section 13, the published examples; JSON.stringify of the platform
 */
import { isWhole } from './decimal.ts';
import { readExactJsonText } from './exact-json.ts';
import type { JsonNode } from './json-node.ts';
import { scaled } from './token-units.ts';

/** What Node 24 has of the proposal "JSON.parse source text access". */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/** A value without its places. A whole number up to 2^256-1 is a bigint; any other is its text. */
export type ExactValue =
  | null
  | boolean
  | string
  | bigint
  | { readonly number: string }
  | readonly ExactValue[]
  | ReadonlyMap<string, ExactValue>;

/** JSON of a value in which a bigint is a number of as many digits, for what writes parameters into a file. */
export function exactText(value: unknown, indent?: number): string {
  const written = (_: string, one: unknown) => (typeof one === 'bigint' ? rawJSON(one.toString()) : one);
  return JSON.stringify(value, written, indent);
}

/** A value as it would stand in a file. @throws RangeError for what has no JSON, such as undefined. */
export function exactNode(value: unknown): JsonNode {
  const read = readExactJsonText(exactText(value) ?? '');
  if (read.defect) throw new RangeError(`expected a JSON value, found ${read.defect.actual}`);
  return read.value.root;
}

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
      const whole = isWhole(node.text) ? scaled(node.text.replace(/^-/, ''), 0) : undefined;
      if (whole === undefined) return { number: node.text };
      return node.text.startsWith('-') ? -whole : whole;
    }
    default:
      return node.value;
  }
}

/** The member of an object, undefined where it has none of that name or is no object. */
export function nodeAt(node: JsonNode | undefined, name: string): JsonNode | undefined {
  return node?.kind === 'object' ? node.members.get(name) : undefined;
}

/** The items of an array, undefined for what is none. */
export function itemsAt(node: JsonNode | undefined, name: string): readonly JsonNode[] | undefined {
  const member = nodeAt(node, name);
  return member?.kind === 'array' ? member.items : undefined;
}

/** A member that is a text, undefined for any other. */
export function textAt(node: JsonNode | undefined, name: string): string | undefined {
  const member = nodeAt(node, name);
  return member?.kind === 'string' ? member.value : undefined;
}

/** A member that is true or false. */
export function booleanAt(node: JsonNode | undefined, name: string): boolean | undefined {
  const member = nodeAt(node, name);
  return member?.kind === 'boolean' ? member.value : undefined;
}

/** The text of a member that is a number. */
export function numberAt(node: JsonNode | undefined, name: string): string | undefined {
  const member = nodeAt(node, name);
  return member?.kind === 'number' ? member.text : undefined;
}

/** A member that is a whole number of a uint256. */
export function wholeAt(node: JsonNode | undefined, name: string): bigint | undefined {
  return scaled(numberAt(node, name) ?? '', 0);
}

/** The same for an index of a list: a small whole number. */
export function indexAt(node: JsonNode | undefined, name: string): number | undefined {
  const value = wholeAt(node, name);
  return value !== undefined && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : undefined;
}
