/** Handlers in front of the creation of entries. */
import type { LogRig } from '../../../src/reference/log/index.ts';
import { pathBelowBase, withMiddleware } from './answers.ts';

/** A request to create an entry, its body, and the answer of the next handler. */
export interface CreateRequest {
  readonly body: string;
  /** Aborted when the client disconnects. */
  readonly gone: AbortSignal;
  readonly next: () => Promise<Response>;
}

/** Stands before the creation of entries over HTTP. */
export function withCreateRequests(rig: LogRig, answer: (asked: CreateRequest) => Promise<Response>): LogRig {
  return withMiddleware(rig, (next) => async (request) => {
    if (request.method !== 'POST' || pathBelowBase(request) !== 'log/entries') return next(request);
    const body = await request.text();
    const { url, method, headers, signal } = request;
    return answer({ body, gone: signal, next: () => next(new Request(url, { method, headers, body })) });
  });
}

/** The answer with which the log refuses an entry: an error of google.rpc.Status. */
export function refusalResponse(status: number, code: number, message: string): Response {
  return Response.json({ code, message, details: [] }, { status });
}

/** The JSON of an answer, changed. */
export async function editedResponse(
  response: Response,
  // biome-ignore lint/suspicious/noExplicitAny: a fault may put anything anywhere
  edit: (entry: any) => void,
): Promise<Response> {
  const entry = await response.json();
  edit(entry);
  return Response.json(entry, { status: response.status });
}
