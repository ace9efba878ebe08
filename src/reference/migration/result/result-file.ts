/** The result file: the results by network. It is replaced atomically, and keeps members of other programs. */

import * as nodeFiles from 'node:fs/promises';
import { dirname } from 'node:path';
import { MigrationError } from '../error.ts';
import { type Links, realFile } from './real-file.ts';
import { type Files, replaceFile } from './replace-file.ts';

const { access, constants, readFile } = nodeFiles;

/** The functions of the file system that write a result file; a test has a disk of its own. */
export type ResultFiles = Files & Links & Pick<typeof nodeFiles, 'stat'>;

/** The result of a migration on a network (interface document, "Migration result"). */
export interface MigrationResult {
  readonly base?: Readonly<Record<string, string>>;
  readonly dao?: Readonly<Record<string, unknown>>;
  readonly test?: Readonly<Record<string, unknown>>;
}

export type ResultFile = Readonly<Record<string, MigrationResult>>;

/**
 * The contents of the file; an empty object where no file exists. Throws a MigrationError where it could not be written
 * later.
 */
export async function readResultFile(path: string): Promise<ResultFile> {
  const folder = dirname(await realFile(path));
  await access(folder, constants.W_OK).catch(({ code }) => {
    throw new MigrationError('output', `output: ${folder}: expected a folder that can be written to (${code})`);
  });
  const text = await readFile(path, 'utf8').catch(({ code }) => {
    if (code === 'ENOENT') return undefined;
    throw new MigrationError('output', `output: ${path} cannot be read (${code})`);
  });
  if (text === undefined) return {};
  await access(path, constants.W_OK).catch(({ code }) => {
    throw new MigrationError('output', `output: ${path} cannot be written (${code})`);
  });
  const value = parsed(text);
  if (isObject(value)) return value as ResultFile;
  throw new MigrationError('output', `output: ${path}: expected a JSON object. Name another file, or remove it`);
}

export const writeResultFile = (path: string, value: ResultFile, files?: ResultFiles): Promise<void> =>
  writeWhole(path, `${JSON.stringify(value, null, 2)}\n`, files);

/**
 * Writes the file; a concurrent reader reads the old or the new contents, and the new ones survive a loss of power. Throws
 * a MigrationError where it cannot be written.
 */
export async function writeWhole(path: string, text: string, files: ResultFiles = nodeFiles): Promise<void> {
  const target = await realFile(path, files);
  const mode = await files.stat(target).then(
    (found) => found.mode & 0o777,
    () => 0o666 & ~process.umask(),
  );
  try {
    await replaceFile(target, text, mode, files);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new MigrationError('output', `output: ${path} cannot be written (${code}). Run the same command again`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
