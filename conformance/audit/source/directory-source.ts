import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { type LogSource, UnreadResource, UnsoundResource } from './source.ts';

/** Error codes for an absent file: no such name, or a file where a folder was expected. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR']);
/** Without O_NONBLOCK, opening a pipe that has no writer never returns. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
const SMALL = 8192;

/**
 * A log in a directory, with files named by the resource paths of tlog-tiles. Reads are synchronous, which is fastest
 * for cached files, and reuse two buffers: one for tiles, one for larger resources.
 */
export function directorySource(folder: string): LogSource {
  const small = Buffer.allocUnsafeSlow(SMALL);
  let large = Buffer.allocUnsafeSlow(131_072);

  function room(size: number, limit: number): Buffer {
    if (limit <= SMALL) return small;
    if (large.length < size) large = Buffer.allocUnsafeSlow(Math.min(limit, 2 * size));
    return large;
  }

  function read(path: string, limit: number): Buffer | undefined {
    let file: number | undefined;
    try {
      file = openSync(join(folder, path), FLAGS);
      const stat = fstatSync(file);
      if (!stat.isFile())
        throw new UnsoundResource('missing', 'a file', stat.isDirectory() ? 'a directory' : 'not a regular file');
      if (stat.size > limit) throw new UnsoundResource('too-long', `at most ${limit} bytes`, `${stat.size} bytes`);
      const into = room(stat.size, limit);
      let at = 0;
      while (at < stat.size) {
        const count = readSync(file, into, at, stat.size - at, at);
        if (count === 0) break;
        at += count;
      }
      return into.subarray(0, at);
    } catch (cause) {
      if (cause instanceof UnsoundResource) throw cause;
      const { code = '', message } = cause as NodeJS.ErrnoException;
      if (ABSENT.has(code)) return undefined;
      if (code === 'ELOOP') throw new UnsoundResource('missing', 'a file', 'a cycle of symbolic links');
      // Node's message begins with the error code, which repeats the text in capitals.
      throw new UnreadResource(`${path}: ${message.replace(/^[A-Z]+: /, '')}`, true);
    } finally {
      if (file !== undefined) closeSync(file);
    }
  }

  return { ahead: 1, read, close: async () => {} };
}
