/**
 * The names of networks in a result file.
 *
 * Follows: the interface document, "Migration result"
 */

const PARTS = ['base', 'dao', 'test'];

/** The names under which a result file has results, one level below its top; undefined where it has no such level. */
export function networksInResult(file: unknown): readonly string[] | undefined {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return undefined;
  const holds = (value: unknown) => typeof value === 'object' && value !== null && PARTS.some((part) => part in value);
  if (holds(file)) return undefined;
  const names = Object.entries(file).flatMap(([name, value]) => (holds(value) ? [name] : []));
  return names.length > 0 ? names : undefined;
}
