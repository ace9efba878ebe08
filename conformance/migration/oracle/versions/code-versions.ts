/**
 * The version that the code of contracts is of.
 *
 * Follows: the interface document, "Versioning"
 */

/** Code by the name of a contract. */
export type CodeByName = ReadonlyMap<string, string>;

/** Those of both that are there in both, and not the same. */
export function differingCode(one: CodeByName, other: CodeByName): readonly [CodeByName, CodeByName] {
  const names = [...one].flatMap(([name, code]) => {
    const its = other.get(name) ?? '0x';
    return code === '0x' || its === '0x' || its === code ? [] : [name];
  });
  const of = (codes: CodeByName) => new Map(names.map((name) => [name, codes.get(name)!]));
  return [of(one), of(other)];
}

/** Which version codes are of. `mixed`: not all of the same. */
export function versionOfCode(
  codes: CodeByName,
  usual: CodeByName,
  other: CodeByName,
): 'usual' | 'other' | 'neither' | 'mixed' {
  const of = [...usual.keys()].map((name) => {
    const code = codes.get(name);
    return code === usual.get(name) ? 'usual' : code === other.get(name) ? 'other' : 'neither';
  });
  return new Set(of).size > 1 ? 'mixed' : (of[0] ?? 'neither');
}
