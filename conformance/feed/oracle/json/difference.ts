/**
 * How one JSON tree differs from another in its values, not in its spelling.
 *
 * Anchored by: RFC 8259 section 4, names of an object have no order; JSON.parse of the platform
 */

import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { equalDecimals } from '../../../oracle/json/decimal.ts';
import { attemptParse, ParseRefusal } from '../../../oracle/json/json.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';

/** A member or an entry that only one tree has, or a different value. */
export type JsonDifference = 'missing' | 'extra' | 'value';

/** A value for messages: short, with its kind if it has parts. */
export function shortValue(node: JsonNode): string {
  if (node.kind === 'object') return 'an object';
  if (node.kind === 'array') return `a list of ${node.items.length}`;
  if (node.kind === 'number') return node.text;
  if (node.kind === 'string') return quotedText(node.value);
  return node.kind === 'null' ? 'null' : String(node.value);
}

/**
 * The first difference of `other` from `json`, with the JSON pointer to it. The order of members is ignored; numbers
 * are compared by value. `ignored` are pointers to values that may differ.
 */
export function jsonDifference(
  json: JsonNode,
  other: JsonNode,
  ignored: ReadonlySet<string> = new Set(),
): Defect<JsonDifference> | undefined {
  const refuse = (reason: JsonDifference, at: string, expected: string, actual: string): never => {
    throw new ParseRefusal(reason, expected, actual, at || 'the whole');
  };

  function object(a: ReadonlyMap<string, JsonNode>, b: ReadonlyMap<string, JsonNode>): void {
    for (const [name, member] of a) {
      if (ignored.has(member.pointer)) continue;
      const same = b.get(name);
      if (same === undefined) refuse('missing', member.pointer, shortValue(member), 'no such member');
      else value(member, same);
    }
    for (const [name, member] of b)
      if (!a.has(name) && !ignored.has(member.pointer))
        refuse('extra', member.pointer, 'no such member', shortValue(member));
  }

  function list(a: readonly JsonNode[], b: readonly JsonNode[]): void {
    for (const [i, item] of a.entries()) {
      const same = b[i];
      if (same === undefined) refuse('missing', item.pointer, shortValue(item), 'no such entry');
      else value(item, same);
    }
    const more = b[a.length];
    if (more !== undefined) refuse('extra', more.pointer, 'no such entry', shortValue(more));
  }

  function value(a: JsonNode, b: JsonNode): void {
    if (a === b) return;
    if (a.kind === 'object' && b.kind === 'object') object(a.members, b.members);
    else if (a.kind === 'array' && b.kind === 'array') list(a.items, b.items);
    else if (!isSame(a, b)) refuse('value', a.pointer, shortValue(a), shortValue(b));
  }

  return attemptParse<void, JsonDifference>(() => value(json, other)).defect;
}

/** Whether two values are the same, of which at least one has no parts. */
function isSame(a: JsonNode, b: JsonNode): boolean {
  if (a.kind === 'number' && b.kind === 'number')
    return (equalDecimals(a.text) ?? a.text) === (equalDecimals(b.text) ?? b.text);
  if (a.kind === 'string' || a.kind === 'boolean') return a.kind === b.kind && a.value === b.value;
  return a.kind === 'null' && b.kind === 'null';
}
