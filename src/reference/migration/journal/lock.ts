/** One writer at a time. A lock ends with its owner: no file has to be deleted after a crash. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { MigrationError } from '../error.ts';

interface Owner {
  readonly pid: number;
  /**
   * Pids are reused; the pid and the start time of a process are unique. undefined where the system has no start time.
   */
  readonly since: string | undefined;
}

/** Takes a lock, and returns its release function. Throws a MigrationError where another run has the lock. */
export async function lock(path: string): Promise<() => Promise<void>> {
  const owner: Owner = { pid: process.pid, since: sinceOf(process.pid) };
  const written = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  // A link is atomic: no process reads an incomplete owner.
  await writeFile(written, JSON.stringify(owner)).catch(({ code }) => {
    throw new MigrationError('output', `${path} cannot be written (${code})`);
  });
  try {
    while (!(await linked(written, path))) {
      const owner = await ownerOf(path);
      if (owner && runs(owner)) {
        throw new MigrationError(
          'locked',
          `Another migration with this output file is at work (process ${owner.pid}): wait until it has ended`,
        );
      }
      await rm(path, { force: true });
    }
  } finally {
    await unlink(written);
  }
  return () => rm(path, { force: true });
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new MigrationError('output', `${to} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

async function ownerOf(path: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function runs({ pid, since }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return since === undefined || since === sinceOf(pid);
}

/** Linux, proc(5): the twenty-second field of `stat`, after the command in brackets; Z is a process that has ended. */
function sinceOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'ended' : fields[18];
  } catch {
    return undefined;
  }
}
