/** Alterations of the answers to repeated entries. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { pathBelowBase, withMiddleware } from './answers.ts';
import { type CreateRequest, editedResponse, refusalResponse, withCreateRequests } from './create-requests.ts';
import { withParts } from './parts.ts';

/** Answers a repeated entry with the changed entry. */
export function withReturnedEntry(rig: LogRig, alter: Parameters<typeof editedResponse>[1]): LogRig {
  return withCreateRequests({ ...rig, duplicates: 'return-existing' }, async ({ next }) => {
    const response = await next();
    return response.status === 200 ? editedResponse(response, alter) : response;
  });
}

/** Changes the 409 to a repeated entry. */
export function withRepeatAnswers(
  rig: LogRig,
  answer: (refused: Response, asked: CreateRequest) => Response | Promise<Response>,
): LogRig {
  return withCreateRequests(rig, async (asked) => {
    const response = await asked.next();
    return response.status === 409 ? answer(response, asked) : response;
  });
}

/** A 409 with or without an index. */
export function conflictResponse(index: string | undefined, code = 6): Response {
  const answer = refusalResponse(409, code, 'an equivalent entry is in the log already');
  if (index !== undefined) answer.headers.set('x-log-index', index);
  return answer;
}

/** Whether two entries are the same depends on their requests: `of` gives the part of a request body that counts. */
export function withIdentityOfRequest(rig: LogRig, of: (request: string) => string): LogRig {
  const asking = new AsyncLocalStorage<string>();
  const { identity } = rig.parts;
  const altered = withParts(rig, {
    identity: (body) => identity(Buffer.concat([body, Buffer.from(asking.getStore() ?? '')])),
  });
  return withMiddleware(altered, (next) => async (request) => {
    if (request.method !== 'POST' || pathBelowBase(request) !== 'log/entries') return next(request);
    const body = await request.clone().text();
    return asking.run(of(body), () => next(request));
  });
}

/** The log remembers the last `n` entries that were sent, and accepts all others as new. */
export function withLastEntriesRemembered(rig: LogRig, n: number): LogRig {
  const { identity } = rig.parts;
  const last: { readonly body: string; readonly nth: number }[] = [];
  let nth = 0;
  return withParts(rig, {
    identity: (entry) => {
      const body = Buffer.from(entry).toString('latin1');
      const known = last.findIndex((repeat) => repeat.body === body);
      const [remembered] = known < 0 ? [] : last.splice(known, 1);
      const one = remembered ?? { body, nth: nth++ };
      last.push(one);
      if (last.length > n) last.shift();
      return identity(Buffer.concat([entry, Buffer.from(`#${one.nth}`)]));
    },
  });
}

/** Whether an entry is sent again after `distance` or more other entries. */
export function isRepeatedAfter(distance: number): (body: string) => boolean {
  const sent: string[] = [];
  return (body) => {
    const before = sent.lastIndexOf(body);
    const since = new Set(sent.slice(before + 1));
    sent.push(body);
    return before >= 0 && since.size >= distance;
  };
}
