import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long another audit may hold the lock: it holds it for one small file. */
const PATIENCE_MS = 10_000;
/** Locks that this process holds: its number alone would not tell them from those of an earlier one of the same number. */
const held = new Set<string>();

const code = (cause: unknown): string | undefined => (cause as NodeJS.ErrnoException).code;

/** What a lock says, where the process that wrote it is gone for certain; undefined where it may still be there. */
function orphaned(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const [host, pid] = text.split(' ');
    if (host !== hostname() || !/^[1-9]\d{0,9}$/.test(pid ?? '')) return undefined;
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

/** Puts the lock there, with what it says, all at once. False where one is there already. */
function take(file: string): boolean {
  const mine = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(mine, `${hostname()} ${process.pid} ${mine}`, { flag: 'wx' });
    linkSync(mine, file);
    return true;
  } catch (cause) {
    if (code(cause) === 'EEXIST') return false;
    throw cause;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Takes an orphaned lock away, and puts it back where it was another one by then. */
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

/** Does something while no other process does it. Throws an Error that names the lock when it stays taken. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  while (!take(file)) {
    const orphan = orphaned(file);
    if (orphan !== undefined) clear(file, orphan);
    else if (performance.now() > until)
      throw new Error(`${file} is held by another audit; where there is none, remove it`);
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
