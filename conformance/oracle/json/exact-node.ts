/** Values of any making as exact JSON. */

import { rawJson } from '../../core/text/raw-json.ts';
import { readExactJsonText } from './exact-json.ts';
import type { JsonNode } from './json-node.ts';

/** JSON of a value in which a bigint is a number of as many digits, for what writes parameters into a file. */
export function exactText(value: unknown, indent?: number): string {
  const written = (_: string, one: unknown) => (typeof one === 'bigint' ? rawJson(one.toString()) : one);
  return JSON.stringify(value, written, indent);
}

/** A value as it would stand in a file. @throws RangeError for what has no JSON, such as undefined. */
export function exactNode(value: unknown): JsonNode {
  const read = readExactJsonText(exactText(value) ?? '');
  if (read.defect) throw new RangeError(`expected a JSON value, found ${read.defect.actual}`);
  return read.value.root;
}
