import { setTimeout as sleep } from 'node:timers/promises';

const MOST_MS = 60_000;

/** Tries until it succeeds; rejects with the last failure after a minute. */
export async function until(attempt: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + MOST_MS; ; await sleep(50)) {
    try {
      await attempt();
      return;
    } catch (cause) {
      if (Date.now() > end) throw cause;
    }
  }
}
