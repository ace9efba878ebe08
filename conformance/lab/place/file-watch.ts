import { closeSync, type FSWatcher, fstatSync, openSync, readFileSync, readSync, statSync, watch } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileText } from './own-place.ts';

const LOOK_MS = 5;

/** What was seen of a file while something ran. */
export interface FileHistory {
  /** Every text that it was seen to hold, in that order; undefined where it was not there. */
  readonly versions: readonly (string | undefined)[];
  /**
   * What it held was changed where it stood: whoever reads a file while it is written anew sees it empty, or in part.
   * A file that is replaced by another leaves the old one as it was to those who have it open.
   */
  readonly overwritten: boolean;
}

/** Watches a file of a folder until the end is asked for. */
export function watchFile(folder: string, name: string): { end(): FileHistory } {
  const path = resolve(folder, name);
  const versions: (string | undefined)[] = [];
  const look = () => {
    const text = fileText(path)?.text;
    if (versions.length === 0 || versions.at(-1) !== text) versions.push(text);
  };
  look();
  const before = opened(path);
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(dirname(path), (_event, changed) => (changed === null || path.endsWith(changed)) && look());
    watcher.on('error', () => {});
  } catch {
    // Where a folder cannot be watched it is looked at every few milliseconds all the same.
  }
  const timer = setInterval(look, LOOK_MS);
  return {
    end: () => {
      watcher?.close();
      clearInterval(timer);
      look();
      return { versions, overwritten: before !== undefined && isOverwritten(before, path) };
    },
  };
}

interface Opened {
  readonly file: number;
  readonly bytes: Buffer;
}

function opened(path: string): Opened | undefined {
  try {
    return { bytes: readFileSync(path), file: openSync(path, 'r') };
  } catch {
    return undefined;
  }
}

function isOverwritten({ file, bytes }: Opened, path: string): boolean {
  try {
    const [then, now] = [fstatSync(file), statSync(path, { throwIfNoEntry: false })];
    if (then.ino !== now?.ino || then.dev !== now.dev) return false;
    const after = Buffer.alloc(bytes.length);
    return (
      then.size !== bytes.length || readSync(file, after, 0, after.length, 0) < after.length || !after.equals(bytes)
    );
  } finally {
    closeSync(file);
  }
}
