/** Converts between the name of an export and the name in an id or on the command line. */

/** `leaf-hash-of-sha-256` for `leafHashOfSha256`: a hyphen before each capital and before each run of digits. */
export function nameOfExport(member: string): string {
  return member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(?<=[a-z])(?=\d)/g, '-');
}

/** `leafHashOfSha256` for `leaf-hash-of-sha-256`. */
export function exportName(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_hyphen, first: string) => first.toUpperCase());
}
