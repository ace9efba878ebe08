/**
 * Values of JSON, judged and formatted.
 *
 * Follows: RFC 8259, sections 3 and 6
 */

import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';

/** A value with members. */
export type ObjectNode = Extract<JsonNode, { readonly kind: 'object' }>;

/** A value for messages, with its kind if the kind is wrong. */
export function formatValue(node: JsonNode | undefined): string {
  if (!node) return 'no such member';
  if (node.kind === 'number') return node.text;
  if (node.kind === 'string') return `the text ${quotedText(node.value)}`;
  return node.kind === 'boolean' ? String(node.value) : node.kind === 'null' ? 'null' : `an ${node.kind}`;
}

/** Whether a number is spelled as an integer: no fraction, no exponent. */
export const isIntegerNode = (node: JsonNode | undefined): boolean =>
  node?.kind === 'number' && /^-?\d+$/.test(node.text);

/** The defect of a value that has to be an integer or null. Other checks judge a missing value. */
export function integerDefect(node: JsonNode | undefined, what: string): Defect<'type'> | undefined {
  if (!node || node.kind === 'null' || isIntegerNode(node)) return undefined;
  return { reason: 'type', expected: `${what}: an integer, or null`, actual: formatValue(node), at: node.pointer };
}

/** The defect of a value that has to be of a given kind or null. Other checks judge a missing value. */
export function kindDefect<R extends string>(
  node: JsonNode | undefined,
  kind: JsonNode['kind'],
  reason: R,
): Defect<R> | undefined {
  if (!node || node.kind === 'null' || node.kind === kind) return undefined;
  const name = kind === 'string' ? 'a text' : `an ${kind}`;
  return { reason, expected: `${name}, or null`, actual: formatValue(node), at: node.pointer };
}
