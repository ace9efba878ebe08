/** The parameter N of the interface. */

/** The rest of a path after the level: what the operations call N. */
export function parameterN(path: string): string {
  return path.split('/').slice(2).join('/');
}
