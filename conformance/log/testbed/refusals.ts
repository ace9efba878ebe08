/** Alterations of the creation of entries over HTTP, and of the errors that refuse entries. */
import type { LogRig } from '../../../src/reference/log/index.ts';
import { pathBelowBase, withMiddleware } from './answers.ts';
import { withParts } from './parts.ts';

/** A request to the path that creates entries, with its body. */
export interface EntriesPathRequest {
  readonly method: string;
  readonly body: Uint8Array;
  /** The log's answer to it; or to another body or another method at that path. */
  answer(altered?: { readonly method?: string; readonly body?: Uint8Array }): Promise<Response>;
}

/** Handles the requests that create entries. */
export function withEntriesPath(rig: LogRig, around: (asked: EntriesPathRequest) => Promise<Response>): LogRig {
  return withMiddleware(rig, (next) => async (request) => {
    if (pathBelowBase(request) !== 'log/entries') return next(request);
    const body = await request.bytes();
    const { url, headers } = request;
    return around({
      method: request.method,
      body,
      answer: ({ method = request.method, body: sent = body } = {}) => {
        const bodiless = method === 'GET' || method === 'HEAD';
        return next(new Request(url, { method, headers, ...(bodiless ? {} : { body: Buffer.from(sent) }) }));
      },
    });
  });
}

/** The same for POST alone. */
export function withPosts(rig: LogRig, around: (asked: EntriesPathRequest) => Promise<Response>): LogRig {
  return withEntriesPath(rig, (asked) => (asked.method === 'POST' ? around(asked) : asked.answer()));
}

/** Changes the answers of status 400 that refuse entries. `error`: the JSON of the error. */
export function withBadRequests(
  rig: LogRig,
  alter: (error: Record<string, unknown>, asked: EntriesPathRequest) => Response | Promise<Response>,
): LogRig {
  return withPosts(rig, async (asked) => {
    const response = await asked.answer();
    return response.status === 400 ? alter((await response.json()) as Record<string, unknown>, asked) : response;
  });
}

/**
 * Reads requests as if their members had other values: `alter` gets each name and value, innermost first, and removes a
 * member by returning undefined; the whole request has the name `''`. A body that is not JSON is read unchanged.
 */
export function withRequestMembers(rig: LogRig, alter: (name: string, value: unknown) => unknown): LogRig {
  const { readRequest } = rig.parts;
  const altered = (body: Uint8Array): Uint8Array => {
    try {
      return Buffer.from(JSON.stringify(JSON.parse(Buffer.from(body).toString('utf8'), alter)));
    } catch {
      return body;
    }
  };
  return withParts(rig, { readRequest: (body) => readRequest(altered(body)) });
}

/** The members of a request with bytes. */
export const MEMBERS_OF_BYTES: ReadonlySet<string> = new Set(['digest', 'content', 'rawBytes']);

/** Base64 as Node decodes it: foreign characters and incomplete groups at the end are ignored. */
export function recodedByNode(value: unknown): unknown {
  return typeof value === 'string' ? Buffer.from(value, 'base64').toString('base64') : value;
}

/** An answer in JSON. */
export function jsonResponse(status: number, value: unknown): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
}

/** A refusal in the form of the log. */
export function badRequestResponse(message: string): Response {
  return jsonResponse(400, { code: 3, message, details: [] });
}

/** The text of a request's body. */
export function requestText({ body }: EntriesPathRequest): string {
  return Buffer.from(body).toString('utf8');
}

/** The checks of refusals, by the reason of each. */
export const admissionReasons = <const R extends string>(reason: R) =>
  [
    `log/admission/signature#${reason}`,
    `log/admission/digest#${reason}`,
    `log/admission/key#${reason}`,
    `log/admission/verifier#${reason}`,
    `log/admission/algorithm#${reason}`,
    `log/admission/message#${reason}`,
  ] as const;
