import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long another audit may hold the lock: it holds it for one small file. */
const PATIENCE_MS = 10_000;

/** Whether the process that wrote a lock is gone for certain: it was one of this machine, and there is none of its number. */
function orphaned(file: string): boolean {
  try {
    const [host, pid] = readFileSync(file, 'utf8').split(' ');
    if (host !== hostname() || !/^[1-9]\d{0,9}$/.test(pid ?? '')) return false;
    process.kill(Number(pid), 0);
    return false;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Does something while no other process does it. Throws an Error that names the lock when it stays taken. */
export async function locked<T>(file: string, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, `${hostname()} ${process.pid}`);
      closeSync(handle);
      break;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      if (orphaned(file)) rmSync(file, { force: true });
      else if (performance.now() > until)
        throw new Error(`${file} is held by another audit; where there is none, remove it`, { cause });
      else await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
