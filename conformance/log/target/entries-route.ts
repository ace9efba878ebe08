import type { ReaderOptions } from '../../transport/client/reader.ts';
import type { EntriesRequest, LogTarget } from './log-target.ts';
import type { WriteBudget } from './write-budget.ts';
import { sendWriteRequest } from './write-request.ts';

/** Where entries are created: the whole address, `https://log.example/api/v2/log/entries`. */
export interface EntriesRoute {
  readonly url: string;
}

/** The resource under which the exchanges of this route are recorded. */
export const ENTRIES_RESOURCE = 'log/entries';
const ANSWER_BYTES = 1_000_000;
/** The log answers after publishing the entry: Rekor v2 needs up to about twenty seconds. */
const LEAST_TIMEOUT_MS = 30_000;

/** Sends requests to the path that creates entries. A refused request returns its write to the budget. */
export function entriesByPost(
  route: EntriesRoute,
  options: ReaderOptions,
  writes: WriteBudget,
): NonNullable<LogTarget['create']> {
  return async ({ method = 'POST', body, headers, hangUpAfterMs }: EntriesRequest) => {
    const timeoutMs = hangUpAfterMs ?? Math.max(options.timeoutMs, LEAST_TIMEOUT_MS);
    const request = {
      method,
      headers: headers ?? [['Content-Type', 'application/json'] as const],
      ...(body === undefined ? {} : { body }),
    };
    const giveBack = writes.take();
    const bounds = { timeoutMs, bytes: ANSWER_BYTES, signal: options.signal };
    const answer = await sendWriteRequest({ url: route.url, request, resource: ENTRIES_RESOURCE, bounds }, options);
    if (answer.status >= 300) giveBack();
    return answer;
  };
}
