/**
 * JSON in a form in which equal values have equal texts.
 *
 * Follows: RFC 8259, section 4 (members have no order); EIP-55
 */

const ADDRESS = /^0x[0-9a-f]{40}$/i;

/**
 * JSON with the members in one order, and addresses in one case: what is written otherwise is the same all the same
 * (EIP-55: the case of an address is a checksum). `nothing` where there is nothing.
 */
export function canonicalJson(value: unknown): string {
  const same = (_key: string, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : typeof one === 'string' && ADDRESS.test(one)
        ? one.toLowerCase()
        : one;
  return JSON.stringify(value, same) ?? 'nothing';
}
