import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a directory and its parents. Node's own `recursive` never ends where the system keeps answering ENOENT. */
export function makeFolder(folder: string): void {
  const make = (): string => {
    try {
      mkdirSync(folder);
      return '';
    } catch (cause) {
      const { code = '' } = cause as NodeJS.ErrnoException;
      if (code === 'ENOENT' || (code === 'EEXIST' && statSync(folder).isDirectory())) return code;
      throw cause;
    }
  };
  if (make() !== 'ENOENT') return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  if (make() === 'ENOENT') throw new Error(`${folder} cannot be made`);
}
