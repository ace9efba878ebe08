import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileErrorText } from '../../files/file-error.ts';

/** How long to wait for the lock: another audit holds it only while it writes one small file. */
const PATIENCE_MS = 10_000;
/**
 * Locks that this process holds: the process id alone would not distinguish them from locks of an earlier process with
 * the same id.
 */
const held = new Set<string>();

const code = (cause: unknown): string | undefined => (cause as NodeJS.ErrnoException).code;

/**
 * Where a process id means a process: the machine, and on Linux its PID namespace (pid_namespaces(7)), since containers that
 * share the host's name and a volume have the same ids for other processes.
 */
export const lockPlace = `${hostname()}/${pidNamespace()}`;

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** The content of a lock whose process has certainly ended; undefined where the process may still run. */
function orphaned(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const [place, pid] = text.split(' ');
    if (place !== lockPlace || !/^[1-9]\d{0,9}$/.test(pid ?? '')) return undefined;
    if (Number(pid) === process.pid) return held.has(file) ? undefined : text;
    try {
      process.kill(Number(pid), 0);
      return undefined;
    } catch (cause) {
      return code(cause) === 'ESRCH' ? text : undefined;
    }
  } catch {
    return undefined;
  }
}

/** Creates the lock with its content atomically. False where the lock already exists. Throws an Error that says why it cannot. */
function take(file: string): boolean {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(temporary, `${lockPlace} ${process.pid} ${temporary}`, { flag: 'wx' });
    linkSync(temporary, file);
    return true;
  } catch (cause) {
    if (code(cause) === 'EEXIST') return false;
    throw new Error(`${file} cannot be written: ${fileErrorText(cause)}; so the checkpoint is not kept`, { cause });
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Removes an orphaned lock, and restores the lock if another process had replaced it by then. */
function clear(file: string, text: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file);
  } catch (cause) {
    if (code(cause) !== 'ENOENT' && code(cause) !== 'EEXIST') throw cause;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Runs work while this process holds the lock. Throws an Error that names the lock if it stays taken for `patienceMs`. */
export async function withLock<T>(file: string, work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const until = performance.now() + patienceMs;
  while (!take(file)) {
    const orphan = orphaned(file);
    if (orphan !== undefined) clear(file, orphan);
    else if (performance.now() > until)
      throw new Error(`${file} is held by another audit; if no other audit is running, remove it`);
    else await sleep(50);
  }
  held.add(file);
  try {
    return await work();
  } finally {
    held.delete(file);
    rmSync(file, { force: true });
  }
}
