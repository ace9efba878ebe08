/**
 * The version that the code of contracts is of.
 *
 * Follows: the interface document, "Versioning"
 */

/** Code by the name of a contract. */
export type CodeByName = ReadonlyMap<string, string>;

/** The contracts that both versions have, with different code. */
export function differingCode(first: CodeByName, second: CodeByName): readonly [CodeByName, CodeByName] {
  const names = [...first].flatMap(([name, code]) => {
    const otherCode = second.get(name) ?? '0x';
    return code === '0x' || otherCode === '0x' || otherCode === code ? [] : [name];
  });
  const of = (codes: CodeByName) => new Map(names.map((name) => [name, codes.get(name)!]));
  return [of(first), of(second)];
}

/** The version of contracts by their code. `mixed`: not all of one version. */
export function versionOfCode(
  codes: CodeByName,
  usual: CodeByName,
  another: CodeByName,
): 'usual' | 'other' | 'neither' | 'mixed' {
  const of = [...usual.keys()].map((name) => {
    const code = codes.get(name);
    return code === usual.get(name) ? 'usual' : code === another.get(name) ? 'other' : 'neither';
  });
  return new Set(of).size > 1 ? 'mixed' : (of[0] ?? 'neither');
}
