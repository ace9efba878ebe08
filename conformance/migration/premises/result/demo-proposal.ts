/**
 * The id of a proposal, `bytes32` in the voting machines, as they write it: `0x` and 64 digits. The document says "hex string":
 * the prefix and leading zeroes may be left out. undefined for any other value.
 */
export function proposalIdIn(value: unknown): string | undefined {
  const [, digits] = typeof value === 'string' ? (/^(?:0x)?([0-9a-f]{1,64})$/i.exec(value) ?? []) : [];
  return digits === undefined ? undefined : `0x${digits.padStart(64, '0')}`;
}
