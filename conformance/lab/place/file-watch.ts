import { closeSync, type FSWatcher, fstatSync, openSync, readFileSync, readSync, statSync, watch } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileText } from './own-place.ts';

const LOOK_MS = 5;

/** The observed history of a file. */
export interface FileHistory {
  /** Every observed content in order; undefined while the file did not exist. */
  readonly versions: readonly (string | undefined)[];
  /**
   * Whether the file was changed in place: a reader may then see it empty or incomplete. A file that is replaced stays
   * unchanged for readers that have it open.
   */
  readonly overwritten: boolean;
}

/** Watches a file of a folder until the caller ends it. */
export function watchFile(folder: string, name: string): { end(): FileHistory } {
  const path = resolve(folder, name);
  const versions: (string | undefined)[] = [];
  const look = () => {
    const text = fileText(path)?.text;
    if (versions.length === 0 || versions.at(-1) !== text) versions.push(text);
  };
  look();
  const original = opened(path);
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
      return { versions, overwritten: original !== undefined && isOverwritten(original, path) };
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
