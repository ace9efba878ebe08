/** Alterations of the handling of concurrent entries. */
import type { LogRig } from '../../../src/reference/log/index.ts';
import { pathBelowBase, withMiddleware } from './answers.ts';
import { type CreateRequest, withCreateRequests } from './create-requests.ts';

/** Waits until concurrent requests have arrived, over a socket as well. */
export const untilOthersCome = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 25));

/** The verifier of a request, which distinguishes the requests of clients. */
const VERIFIER = /"rawBytes":"([^"]+)"/;

/**
 * Changes the answers to requests that are under way together, `least` of them by one key, from the one on which makes
 * it so many.
 */
export function withConcurrentRequests(
  rig: LogRig,
  least: number,
  answer: (asked: CreateRequest) => Promise<Response>,
): LogRig {
  const under = new Map<string, number>();
  return withCreateRequests(rig, async (asked) => {
    const key = VERIFIER.exec(asked.body)?.[1] ?? '';
    const count = (under.get(key) ?? 0) + 1;
    under.set(key, count);
    try {
      await untilOthersCome();
      return await (count >= least ? answer(asked) : asked.next());
    } finally {
      under.set(key, under.get(key)! - 1);
    }
  });
}

/** Changes the answers to requests that arrive while the same request is being handled. */
export function withIdenticalRequests(
  rig: LogRig,
  answer: (asked: CreateRequest, first: Promise<Response>) => Promise<Response>,
): LogRig {
  const under = new Map<string, Promise<Response>>();
  return withCreateRequests(rig, async (asked) => {
    const first = under.get(asked.body);
    if (first)
      return answer(
        asked,
        first.then((response) => response.clone()),
      );
    const answering = untilOthersCome().then(asked.next);
    under.set(asked.body, answering);
    try {
      return (await answering).clone();
    } finally {
      under.delete(asked.body);
    }
  });
}

/** Other clients write as well: before each entry over HTTP, as many entries as the function gives for the request. */
export function withOthersWritingBetween(rig: LogRig, countOf: (body: string) => number): LogRig {
  let number = 0;
  return withMiddleware(rig, (next) => async (request) => {
    if (request.method !== 'POST' || pathBelowBase(request) !== 'log/entries') return next(request);
    const url = new URL('/append', request.url);
    for (let remaining = countOf(await request.clone().text()); remaining > 0; remaining--)
      await next(new Request(url, { method: 'POST', body: `by another, ${number++}` }));
    return next(request);
  });
}
