import {
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
} from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProgramOutput } from '../program/program-result.ts';
import type { Place } from './place.ts';

const PREFIX = 'touchstone-place-';
/** Containers may share a folder for temporary files, but each has its own process ids. */
const HOST = hostname()
  .replaceAll(/[^\p{L}\p{N}]/gu, '')
  .slice(0, 40);
const OWNER = `${process.pid}_${HOST}`;
const PLACE = new RegExp(`^${PREFIX}(\\d+)_([^_]*)_`);

/** A place with its own folders, which are removed with it. */
export interface OwnPlace extends Place {
  /** Removes the folders in any state. Never rejects. */
  remove(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Makes an empty working folder, HOME and TMPDIR. With `keep` they are made in that folder, and stay there. */
export function openPlace(settings: Omit<Place, 'folder' | 'home' | 'temporary' | 'kept'>, keep?: string): OwnPlace {
  // On macOS the path of the folder for temporary files has a symbolic link.
  if (keep !== undefined) mkdirSync(keep, { recursive: true });
  const root = realpathSync(mkdtempSync(join(keep ?? tmpdir(), keep === undefined ? `${PREFIX}${OWNER}_` : 'run-')));
  const [folder, home, temporary] = ['work', 'home', 'tmp'].map((name) => join(root, name)) as [string, string, string];
  for (const directory of [folder, home, temporary]) mkdirSync(directory);
  const kept = keep !== undefined;
  const remove = async () => (kept ? undefined : removed(root));
  return { ...settings, kept, folder, home, temporary, remove, [Symbol.asyncDispose]: remove };
}

/** Removes the remaining places of a process of this machine that makes no more places. Never rejects. */
export async function removePlacesOf(pid: number): Promise<void> {
  await removeThose((owner) => owner === pid);
}

/** Removes the places of processes that have ended in any way. Never rejects. */
export async function removeStalePlaces(): Promise<void> {
  await removeThose((owner) => !isThere(owner));
}

async function removeThose(are: (owner: number) => boolean): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    const [, owner, host] = PLACE.exec(name) ?? [];
    if (owner !== undefined && host === HOST && are(Number(owner))) await removed(join(tmpdir(), name));
  }
}

/** Whether a process exists, even one of another user. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const READ_BYTES = 4 * 1024 * 1024;

/** The content of a file, at most its first 4 MiB; undefined where the path does not exist or is not a file. */
export function fileText(path: string): ProgramOutput | undefined {
  let file: number | undefined;
  try {
    // Without O_NONBLOCK, opening a pipe waits for its other end.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = fstatSync(file);
    if (!stat.isFile()) return undefined;
    const bytes = Buffer.alloc(Math.min(stat.size, READ_BYTES));
    const read = readSync(file, bytes, 0, bytes.length, 0);
    return { text: bytes.toString('utf8', 0, read), size: stat.size };
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

async function removed(root: string): Promise<void> {
  const options = { recursive: true, force: true, maxRetries: 3 };
  await rm(root, options).catch(async () => {
    open(root);
    await rm(root, options).catch(() => {});
  });
}

/** Makes folders writable: a folder without write permission cannot be emptied. */
function open(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    for (const dirent of readdirSync(folder, { withFileTypes: true }))
      if (dirent.isDirectory()) open(join(folder, dirent.name));
  } catch {
    // Then it remains: it is another user's.
  }
}
