/**
 * Files outside the working folder.
 *
 * Follows: spec/migration/durable-deploy.md, "Ending"; choice `state-in`
 */

/** Files outside the working folder, by their folder: a place of the suite has `home` and `tmp` beside `work`. */
export interface StrayFiles {
  /** A file in a folder that no option allows for state. */
  readonly stray: string | undefined;
  readonly stateIn: 'working-folder' | 'home' | 'tool-folder';
  /** The first file that shows the folder of the state. */
  readonly path: string | undefined;
}

/** Files of runtimes and not of the tool: compiled code of Node and Python, and the logs of npm. */
const RUNTIMES = /\/node-compile-cache(\/|$)|\/__pycache__(\/|$)|\/home\/\.npm(\/|$)/;
const PLACE = /\/touchstone-place-[^/]+\/(home|tmp)(?:\/|$)/;

/** Sorts paths. State is in one folder: if the home folder has state, a file in the tool's folder is stray. */
export function strayFiles(paths: readonly string[]): StrayFiles {
  const toolFiles = paths.filter((path) => !RUNTIMES.test(path));
  const at = (where: string | undefined) => toolFiles.find((path) => PLACE.exec(path)?.[1] === where);
  const [home, tool] = [at('home'), at(undefined)];
  const both = home !== undefined && tool !== undefined;
  const stateIn = home !== undefined ? 'home' : tool !== undefined ? 'tool-folder' : 'working-folder';
  return { stray: at('tmp') ?? (both ? tool : undefined), stateIn, path: home ?? tool };
}
