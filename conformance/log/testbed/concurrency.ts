/** Alterations of what becomes of entries that are sent at the same time. */
import type { LogRig } from '../../../src/reference/log/index.ts';
import { pathBelowBase, withMiddleware } from './answers.ts';
import { type CreateRequest, withCreateRequests } from './create-requests.ts';

/** Lets what is sent at the same time come in, over a socket as well. */
export const untilOthersCome = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 25));

/** The verifier of a request, which tells what one client sends from what others do. */
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

/** Changes the answers to requests that come while the same one is under way. */
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
    const own = untilOthersCome().then(asked.next);
    under.set(asked.body, own);
    try {
      return (await own).clone();
    } finally {
      under.delete(asked.body);
    }
  });
}

/** Others write as well: so many entries before one that is created over HTTP, by its request. */
export function withOthersWritingBetween(rig: LogRig, others: (body: string) => number): LogRig {
  let number = 0;
  return withMiddleware(rig, (next) => async (request) => {
    if (request.method !== 'POST' || pathBelowBase(request) !== 'log/entries') return next(request);
    const url = new URL('/append', request.url);
    for (let left = others(await request.clone().text()); left > 0; left--)
      await next(new Request(url, { method: 'POST', body: `by another, ${number++}` }));
    return next(request);
  });
}
