/** A JSON object. */
export type JsonMembers = Readonly<Record<string, unknown>>;

/** A copy with another value at a JSON pointer (RFC 6901); without the member if the value is undefined. */
export function withValueAt(value: unknown, pointer: string, by: unknown): unknown {
  if (pointer === '') return by;
  const [, token = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pointer) ?? [];
  const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? withValueAt(item, rest, by) : item));
  const members = new Map(Object.entries(value as JsonMembers));
  const inner = withValueAt(members.get(key) ?? {}, rest, by);
  if (inner === undefined) members.delete(key);
  else members.set(key, inner);
  return Object.fromEntries(members);
}
