/**
 * How one JSON tree differs from another in what it says, not in how it is written.
 *
 * Anchored by: RFC 8259 section 4, names of an object have no order; JSON.parse of the platform
 */
import type { Defect } from '../core/defect.ts';
import { sameDecimal } from './decimal.ts';
import { attempt, Refusal } from './json.ts';
import type { JsonNode } from './json-node.ts';
import { quote } from './quote.ts';

/** A member or an entry that only one of the two has; another value. */
export type JsonDifference = 'missing' | 'extra' | 'value';

/** A value for people: short, with its kind where it has parts. */
export function shortOf(node: JsonNode): string {
  if (node.kind === 'object') return 'an object';
  if (node.kind === 'array') return `a list of ${node.items.length}`;
  if (node.kind === 'number') return node.text;
  if (node.kind === 'string') return quote(node.value);
  return node.kind === 'null' ? 'null' : String(node.value);
}

/**
 * The first difference of `other` from `json`, with the JSON pointer to it. The order of members says nothing; numbers are
 * the same where they are equal. `ignored` are pointers to what may differ.
 */
export function jsonDifference(
  json: JsonNode,
  other: JsonNode,
  ignored: ReadonlySet<string> = new Set(),
): Defect<JsonDifference> | undefined {
  const refuse = (reason: JsonDifference, at: string, expected: string, actual: string): never => {
    throw new Refusal(reason, expected, actual, at || 'the whole');
  };

  function object(a: ReadonlyMap<string, JsonNode>, b: ReadonlyMap<string, JsonNode>): void {
    for (const [name, member] of a) {
      if (ignored.has(member.pointer)) continue;
      const same = b.get(name);
      if (same === undefined) refuse('missing', member.pointer, shortOf(member), 'no such member');
      else value(member, same);
    }
    for (const [name, member] of b)
      if (!a.has(name) && !ignored.has(member.pointer))
        refuse('extra', member.pointer, 'no such member', shortOf(member));
  }

  function list(a: readonly JsonNode[], b: readonly JsonNode[]): void {
    for (const [i, item] of a.entries()) {
      const same = b[i];
      if (same === undefined) refuse('missing', item.pointer, shortOf(item), 'no such entry');
      else value(item, same);
    }
    const more = b[a.length];
    if (more !== undefined) refuse('extra', more.pointer, 'no such entry', shortOf(more));
  }

  function value(a: JsonNode, b: JsonNode): void {
    if (a === b) return;
    if (a.kind === 'object' && b.kind === 'object') object(a.members, b.members);
    else if (a.kind === 'array' && b.kind === 'array') list(a.items, b.items);
    else if (!isSame(a, b)) refuse('value', a.pointer, shortOf(a), shortOf(b));
  }

  return attempt<void, JsonDifference>(() => value(json, other)).defect;
}

/** Whether two values of which one has no parts are the same. */
function isSame(a: JsonNode, b: JsonNode): boolean {
  if (a.kind === 'number' && b.kind === 'number')
    return (sameDecimal(a.text) ?? a.text) === (sameDecimal(b.text) ?? b.text);
  if (a.kind === 'string' || a.kind === 'boolean') return a.kind === b.kind && a.value === b.value;
  return a.kind === 'null' && b.kind === 'null';
}
