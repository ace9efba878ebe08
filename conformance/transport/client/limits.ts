/** What a careful client keeps to, whether it reads or writes. */

import type { Answer } from '../../core/target/answer.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import { redactUrl } from '../record/redact.ts';

/** How many redirects in a row are followed. */
export const MAX_REDIRECTS = 10;
/** Longer than this a run does not wait because a target asks it to. */
export const LONGEST_WAIT_MS = 30_000;

/** Waits, unless the run's budget is or comes to be spent. */
export async function withinBudget(signal: AbortSignal, wait: () => Promise<void>): Promise<void> {
  try {
    signal.throwIfAborted();
    await wait();
  } catch (cause) {
    throw signal.aborted ? new TransportFailure('budget', "the run's budget is spent", { cause }) : cause;
  }
}

/** A target that answers 429 or 503 and asks for more time than a run has. */
export function rateLimitFailure(where: string, { status }: Answer): TransportFailure {
  const slower = status === 429 ? ': ask more slowly with --rate' : '';
  const message = `${redactUrl(where)}: answers ${status} however long we wait${slower}`;
  return new TransportFailure('rate-limited', message, { answered: true });
}
