import { closeSync, fsync, mkdirSync, openSync, readFileSync, renameSync, unlinkSync, writeSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Files } from './files.ts';

const synced = promisify(fsync);

/**
 * The file system. Only a sync, and reading from the disk, are left to a thread: the other calls reach the page cache alone,
 * and take less time than a message to a thread and back, of which a batch would need some twenty, one after the other.
 */
export const systemFiles: Files = {
  open: async (path, flags) => {
    const file = openSync(path, flags);
    return {
      appendFile: async (bytes) => {
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      },
      sync: () => synced(file),
      close: async () => closeSync(file),
    };
  },
  readFile: (path) => readFile(path),
  readSmall: async (path) => readFileSync(path),
  readdir: (path) => readdir(path),
  mkdir: async (path) => mkdirSync(path),
  rename: async (from, to) => renameSync(from, to),
  unlink: async (path) => unlinkSync(path),
};
