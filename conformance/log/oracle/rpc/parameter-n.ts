/**
 * The parameter N of GetTile and GetEntryBundle.
 *
 * Follows: the interface document, "Endpoints"
 */
/** The rest of a path after the level. */
export function parameterN(path: string): string {
  return path.split('/').slice(2).join('/');
}
