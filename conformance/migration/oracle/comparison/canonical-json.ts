/**
 * JSON in a form in which equal values have equal texts.
 *
 * Follows: RFC 8259, section 4 (members have no order); EIP-55
 */

const ADDRESS = /^0x[0-9a-f]{40}$/i;

/**
 * JSON with sorted members, and addresses in lower case, since the case of an address is only a checksum (EIP-55). `nothing`
 * for undefined.
 */
export function canonicalJson(value: unknown): string {
  const same = (_key: string, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : typeof member === 'string' && ADDRESS.test(member)
        ? member.toLowerCase()
        : member;
  return JSON.stringify(value, same) ?? 'nothing';
}
