import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { type LogSource, UnreadResource, UnsoundResource } from './source.ts';

/** Nothing there: no such name, or a file where a folder was expected. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR']);
/** A pipe that nobody writes to would keep an ordinary opening waiting for ever. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
const SMALL = 8192;

/**
 * A log in a directory, laid out as tlog-tiles names its resources. Reads are synchronous, which is fastest where the
 * files are cached, into two stretches of memory that are used again and again: one for tiles, one for what is larger.
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
        throw new UnsoundResource('missing', 'a file', stat.isDirectory() ? 'a directory' : 'no regular file');
      if (stat.size > limit) throw new UnsoundResource('too-long', `at most ${limit} bytes`, `${stat.size} bytes`);
      const into = room(stat.size, limit);
      let at = 0;
      while (at < stat.size) {
        const got = readSync(file, into, at, stat.size - at, at);
        if (got === 0) break;
        at += got;
      }
      return into.subarray(0, at);
    } catch (cause) {
      if (cause instanceof UnsoundResource) throw cause;
      const { code = '', message } = cause as NodeJS.ErrnoException;
      if (ABSENT.has(code)) return undefined;
      if (code === 'ELOOP') throw new UnsoundResource('missing', 'a file', 'a circle of symbolic links');
      // The code that Node puts in front says the same in capitals.
      throw new UnreadResource(`${path}: ${message.replace(/^[A-Z]+: /, '')}`, true);
    } finally {
      if (file !== undefined) closeSync(file);
    }
  }

  return { ahead: 1, read, close: async () => {} };
}
