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
/** A folder for temporary files may be shared by containers, of which each counts its processes by itself. */
const HOST = hostname()
  .replaceAll(/[^\p{L}\p{N}]/gu, '')
  .slice(0, 40);
const OWNER = `${process.pid}_${HOST}`;
const PLACE = new RegExp(`^${PREFIX}(\\d+)_([^_]*)_`);

/** A place whose folders are ours, and are gone with it. */
export interface OwnPlace extends Place {
  /** Takes the folders away, whatever has become of them. Never rejects. */
  remove(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Makes a clean working folder, HOME and TMPDIR. */
export function openPlace(given: Omit<Place, 'folder' | 'home' | 'temporary'>): OwnPlace {
  // On macOS the folder for temporary files is behind a link.
  const root = realpathSync(mkdtempSync(join(tmpdir(), `${PREFIX}${OWNER}_`)));
  const [folder, home, temporary] = ['work', 'home', 'tmp'].map((name) => join(root, name)) as [string, string, string];
  for (const one of [folder, home, temporary]) mkdirSync(one);
  const remove = () => removed(root);
  return { ...given, folder, home, temporary, remove, [Symbol.asyncDispose]: remove };
}

/** Takes away what places are left of a process of this machine, which is not to make more. Never rejects. */
export async function removePlacesOf(pid: number): Promise<void> {
  await removeThose((owner) => owner === pid);
}

/** Takes away what is left of processes that are gone, whatever ended them. Never rejects. */
export async function removeStalePlaces(): Promise<void> {
  await removeThose((owner) => !isThere(owner));
}

async function removeThose(are: (owner: number) => boolean): Promise<void> {
  const all = await readdir(tmpdir()).catch(() => []);
  for (const name of all) {
    const [, owner, host] = PLACE.exec(name) ?? [];
    if (owner !== undefined && host === HOST && are(Number(owner))) await removed(join(tmpdir(), name));
  }
}

/** Whether there is such a process, another user's included. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const READ_BYTES = 4 * 1024 * 1024;

/** What a file holds, its first 4 MiB at most; undefined where there is no file, or something else than a file. */
export function fileText(path: string): ProgramOutput | undefined {
  let file: number | undefined;
  try {
    // Whoever opens a pipe waits for its other end without O_NONBLOCK.
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

/** A folder that its owner may not write to cannot be emptied. */
function open(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    for (const dirent of readdirSync(folder, { withFileTypes: true }))
      if (dirent.isDirectory()) open(join(folder, dirent.name));
  } catch {
    // Then it remains: it is another user's.
  }
}
