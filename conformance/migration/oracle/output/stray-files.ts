/**
 * Files outside the working folder.
 *
 * Follows: spec/migration/durable-deploy.md, "Ending"; choice `state-in`
 */

/** What was left outside the working folder, by where it is: a place of the suite has `home` and `tmp` beside `work`. */
export interface StrayFiles {
  /** Where no state is kept, by whatever choice. */
  readonly stray: string | undefined;
  readonly stateIn: 'working-folder' | 'home' | 'tool-folder';
  /** The first file by which that is known. */
  readonly path: string | undefined;
}

/** Of the runtime, which its user switches on: Node's and Python's compiled code, and the records of npx. */
const RUNTIMES = /\/node-compile-cache(\/|$)|\/__pycache__(\/|$)|\/home\/\.npm(\/|$)/;
const PLACE = /\/touchstone-place-[^/]+\/(home|tmp)(?:\/|$)/;

/** Sorts paths. State is in one place: with some in the home folder, what is in the tool's strays. */
export function strayFiles(paths: readonly string[]): StrayFiles {
  const own = paths.filter((path) => !RUNTIMES.test(path));
  const at = (where: string | undefined) => own.find((path) => PLACE.exec(path)?.[1] === where);
  const [home, tool] = [at('home'), at(undefined)];
  const both = home !== undefined && tool !== undefined;
  const stateIn = home !== undefined ? 'home' : tool !== undefined ? 'tool-folder' : 'working-folder';
  return { stray: at('tmp') ?? (both ? tool : undefined), stateIn, path: home ?? tool };
}
