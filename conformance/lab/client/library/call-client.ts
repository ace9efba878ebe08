import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientRuns } from '../client-runs.ts';
import type { Seen } from '../seen.ts';

/** How a call of a client is recorded and limited. */
export interface CallSettings {
  readonly runs: ClientRuns;
  /** The time limit for one look, in milliseconds. */
  readonly timeoutMs: number;
}

/** The end of a call, and what its promise gave, where it gave something. */
export interface EndedCall extends Seen {
  readonly value?: unknown;
}

/**
 * Calls a client that is a function, and records the call. It refuses by an error or by `false`. A call that takes too long
 * shows nothing, and its end is ignored.
 */
export async function callClient(
  { runs, timeoutMs }: CallSettings,
  words: readonly string[],
  call: () => Promise<unknown>,
): Promise<EndedCall> {
  const record = runs.begin();
  const settled = new AbortController();
  const called = call().then(
    (value) => ({ value }),
    (error: unknown) => ({ error: errorText(error) }),
  );
  const late = sleep(timeoutMs, undefined, { signal: settled.signal }).catch(() => undefined);
  const end: { readonly value?: unknown; readonly error?: string } | undefined = await Promise.race([called, late]);
  settled.abort();
  const ended = endText(end);
  record.end({
    argv: words,
    stdin: 'closed',
    ended,
    stdout: '',
    stderr: '',
    ...(end?.error === undefined ? {} : { rejected: end.error }),
  });
  const exchange = () => record.id;
  if (!end) return { content: false, ended, exchange, unfinished: lateText(timeoutMs) };
  if (end.error !== undefined || end.value === false) return { content: false, ended, exchange };
  return { content: true, ended, exchange, value: end.value };
}

function endText(end: { readonly value?: unknown; readonly error?: string } | undefined): string {
  if (!end) return 'its promise is pending';
  if (end.error !== undefined) return `its promise is rejected: ${end.error}`;
  return end.value === false ? 'it gives false' : 'its promise is fulfilled';
}

const errorText = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);

const lateText = (ms: number): string =>
  `the client did not settle its promise within ${ms / 1000} s; timeoutMs gives it more time`;
