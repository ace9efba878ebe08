import { realpathSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { replaceFile } from '../../../files/new-file.ts';

/** Of a file that is mounted by itself, in a folder that is not writable, or with a name that is long already. */
const NOT_REPLACEABLE = new Set(['EACCES', 'EBUSY', 'ENAMETOOLONG', 'EPERM', 'EXDEV']);

/**
 * Writes a report whole or not at all: a full disk leaves the report of the last run, and of two runs on one file each
 * reader sees one. What cannot be replaced, such as a device or the file of somebody else, is written to. Throws the error
 * of the file system.
 */
export function writeReportFile(file: string, text: string): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there !== undefined && !isOwnFile(there)) {
    writeFileSync(file, text);
    return;
  }
  try {
    replaceFile(there === undefined ? file : realpathSync(file), text, there?.mode);
  } catch (cause) {
    if (!NOT_REPLACEABLE.has(String((cause as NodeJS.ErrnoException).code))) throw cause;
    writeFileSync(file, text);
  }
}

/** Whether another file in its place would be no other for anybody. */
const isOwnFile = (stats: Stats): boolean =>
  stats.isFile() && stats.nlink === 1 && stats.uid === (process.getuid?.() ?? stats.uid);
