/** Limits that a careful client observes when it reads or writes. */

import type { Answer } from '../../core/target/answer.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { redactUrl } from '../record/redact.ts';

/** How many consecutive redirects the reader follows. */
export const MAX_REDIRECTS = 10;
/** The longest time that a run waits because a target asks it to. */
export const LONGEST_WAIT_MS = 30_000;

/** Waits for work, and rejects when the run's budget is spent. */
export async function withinBudget(signal: AbortSignal, wait: () => Promise<void>): Promise<void> {
  try {
    signal.throwIfAborted();
    await wait();
  } catch (cause) {
    throw signal.aborted ? new TransportFailure('budget', "the run's budget is spent", { cause }) : cause;
  }
}

/** The failure of a target that answers 429 or 503 and asks for more time than the run may wait. */
export function rateLimitFailure(url: string, { status }: Answer): TransportFailure {
  const slower = status === 429 ? ': ask more slowly with --rate' : '';
  const message = `${redactUrl(url)}: answers ${status} however long we wait${slower}`;
  return new TransportFailure('rate-limited', message, { answered: true });
}
