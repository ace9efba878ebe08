/** Makes a thing that several tests need once, also where they run in several processes. */
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** So often the making process sets the time of its lock. */
const HELD_MS = 1000;
const ABANDONED_MS = 60_000;

const YES_OR_NO = [() => true, () => false] as const;

/**
 * Calls `make` unless the file `stamp` has this digest, which is written there afterwards. One process makes it, and the others
 * wait; if that one is killed, another makes it. Rejects where `make` does.
 */
export async function madeOnce(stamp: string, digest: string, make: () => Promise<unknown>): Promise<void> {
  const lock = join(tmpdir(), `touchstone-made-${digest.slice(0, 16)}`);
  while ((await readFile(stamp, 'utf8').catch(() => '')) !== digest) {
    if (await mkdir(lock).then(...YES_OR_NO)) {
      const held = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => undefined), HELD_MS);
      try {
        await make();
        await writeFile(stamp, digest);
      } finally {
        clearInterval(held);
        await rm(lock, { recursive: true, force: true });
      }
    } else await waitFor(lock);
  }
}

/** Waits until the making process is done or was killed. */
async function waitFor(lock: string): Promise<void> {
  for (;;) {
    const begun = await stat(lock).catch(() => undefined);
    if (begun === undefined) return;
    if (Date.now() - begun.mtimeMs > ABANDONED_MS) await rm(lock, { recursive: true, force: true });
    await sleep(250);
  }
}
