/**
 * The values of a JSON text with their locations.
 *
 * Anchored by: RFC 6901 section 5, the published examples; JSON.parse of the platform
 */

/** The location of a value. */
export interface JsonLocation {
  /** JSON pointer (RFC 6901), '' for the whole text. */
  readonly pointer: string;
  /** UTF-16 units from the start of the text to the value. */
  readonly offset: number;
}

/** One value of a JSON text. Of members with the same name the last counts, as in ECMAScript. */
export type JsonNode = JsonLocation &
  (
    | { readonly kind: 'null' }
    | { readonly kind: 'boolean'; readonly value: boolean }
    | { readonly kind: 'number'; readonly text: string }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
    | { readonly kind: 'object'; readonly members: ReadonlyMap<string, JsonNode> }
  );

/** `/key` by key, for at most 100 short names: a tree repeats few names many times. */
const tokens = new Map<string, string>();

function tokenOf(key: string): string {
  const known = tokens.get(key);
  if (known !== undefined) return known;
  const token = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (tokens.size < 100 && key.length < 40) tokens.set(key, token);
  return token;
}

/** The pointer to a member or an entry (RFC 6901 section 3). */
export function jsonPointer(parent: string, key: string | number): string {
  // Concatenation shares the parent's text: a tree of ten thousand events has a hundred thousand pointers.
  return parent + (typeof key === 'number' ? `/${key}` : tokenOf(key));
}

/** The value as `JSON.parse` gives it. */
export function plainJson(node: JsonNode): unknown {
  if (node.kind === 'array') return node.items.map(plainJson);
  if (node.kind === 'object')
    return Object.fromEntries([...node.members].map(([name, member]) => [name, plainJson(member)]));
  if (node.kind === 'number') return Number(node.text);
  return node.kind === 'null' ? null : node.value;
}
