/** Alterations of how entries are created over HTTP, and of the errors by which they are refused. */
import type { LogRig } from '../../../src/reference/log/index.ts';
import { pathBelowBase, withMiddleware } from './answers.ts';
import { withParts } from './parts.ts';

/** A request to the path where entries are created, whose body has been read. */
export interface EntriesPathRequest {
  readonly method: string;
  readonly body: Uint8Array;
  /** What the log answers to it; or to another body, or another method, at that path. */
  answer(other?: { readonly method?: string; readonly body?: Uint8Array }): Promise<Response>;
}

/** Stands where entries are created. */
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

/** Changes the answers of status 400 by which entries are refused. `error`: the JSON of the error. */
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
 * Reads requests as if their members had other values: `alter` is given each name and value, from the inside, and leaves
 * out what it gives no value; the whole has the name `''`. What is no JSON is read as it is.
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

/** The members of a request that hold bytes. */
export const MEMBERS_OF_BYTES: ReadonlySet<string> = new Set(['digest', 'content', 'rawBytes']);

/** What Node makes of base64: it passes over what is none, and over what is left at its end. */
export function recodedByNode(value: unknown): unknown {
  return typeof value === 'string' ? Buffer.from(value, 'base64').toString('base64') : value;
}

/** An answer in JSON. */
export function jsonResponse(status: number, value: unknown): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
}

/** A refusal as the log itself would say it. */
export function badRequestResponse(message: string): Response {
  return jsonResponse(400, { code: 3, message, details: [] });
}

/** The text of a request's body. */
export function requestText({ body }: EntriesPathRequest): string {
  return Buffer.from(body).toString('utf8');
}

/** The checks of what is refused, by the reason that each of them has. */
export const admissionReasons = <const R extends string>(reason: R) =>
  [
    `log/admission/signature#${reason}`,
    `log/admission/digest#${reason}`,
    `log/admission/key#${reason}`,
    `log/admission/verifier#${reason}`,
    `log/admission/algorithm#${reason}`,
    `log/admission/message#${reason}`,
  ] as const;
