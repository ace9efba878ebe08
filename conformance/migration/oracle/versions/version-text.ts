/**
 * Versions as text.
 *
 * Follows: Semantic Versioning 2.0.0, section 11; the interface document, "Versioning"
 */

/** A version that a tool shows. */
export interface ShownVersion {
  readonly core: string;
  readonly migration: string;
}

/** Reads `<core_version>-v<migration_version>` anywhere in a text. */
export function shownVersion(text: string): ShownVersion | undefined {
  const [, core, migration] = /(?<![\w.-])(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+?)?)-v(\d[\w.]*)/.exec(text) ?? [];
  return core === undefined || migration === undefined ? undefined : { core, migration };
}

/** Whether one version is later than another (Semantic Versioning, 11). */
export function isLaterVersion(version: string, another: string): boolean {
  const [[a, pre], [b, otherPre]] = [parts(version), parts(another)];
  return (
    (comparedIdentifiers(a, b) ||
      Number(pre === undefined) - Number(otherPre === undefined) ||
      comparedIdentifiers(pre, otherPre)) > 0
  );
}

const parts = (version: string) => {
  const [, core = '', pre] = /^v?([^-+]*)(?:-([^+]*))?/.exec(version) ?? [];
  return [core, pre] as const;
};

function comparedIdentifiers(first = '', second = ''): number {
  const [a, b] = [first.split('.'), second.split('.')];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i], b[i]];
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    const numbers = /^\d+$/.test(x) && /^\d+$/.test(y);
    const by = numbers ? Number(x) - Number(y) : x < y ? -1 : Number(x > y);
    if (by !== 0) return by;
  }
  return 0;
}

/** The core versions under which a result file has a base of a network; undefined if it has no such level. */
export function coreVersionsInResult(file: unknown, network: string): readonly string[] | undefined {
  const value = Object(file);
  const base = Object(value.base ?? Object(value[network]).base);
  const names = Object.keys(base).filter((name) => /^\d+\.\d+\.\d+/.test(name) && typeof base[name] === 'object');
  return names.length > 0 ? names : undefined;
}
