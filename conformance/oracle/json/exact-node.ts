/** Converts values to exact JSON. */

import { rawJson } from '../../core/text/raw-json.ts';
import { readExactJsonText } from './exact-json.ts';
import type { JsonNode } from './json-node.ts';

/**
 * The JSON text of a value, in which a bigint is a number with all its digits: for parameters that are written to a
 * file.
 */
export function exactText(value: unknown, indent?: number): string {
  const written = (_: string, value: unknown) => (typeof value === 'bigint' ? rawJson(value.toString()) : value);
  return JSON.stringify(value, written, indent);
}

/** A value as it is read back from its JSON text. @throws RangeError for a value without JSON, such as undefined. */
export function exactNode(value: unknown): JsonNode {
  const read = readExactJsonText(exactText(value) ?? '');
  if (read.defect) throw new RangeError(`expected a JSON value, found ${read.defect.actual}`);
  return read.value.root;
}
