import * as nodeFiles from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The functions of the file system that follow links; a test has a disk of its own. */
export type Links = Pick<typeof nodeFiles, 'readlink' | 'realpath'>;

/** More links after one another are a circle, as for the kernel (path_resolution(7)). */
const MOST_LINKS = 40;

/**
 * The file behind links, also where there is no such file yet; another path as it is. Links to one file so have one lock and
 * one journal, and a link to a file that a run makes stays a link.
 */
export async function realFile(path: string, files: Links = nodeFiles): Promise<string> {
  let file = path;
  for (let links = 0; links < MOST_LINKS; links++) {
    const target = await files.readlink(file).catch(() => undefined);
    if (target === undefined) return file;
    // A relative link begins at its own folder, whatever path leads there.
    file = resolve(await files.realpath(dirname(file)), target);
  }
  return path;
}
