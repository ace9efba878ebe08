import type { CreateEntry } from './create.ts';
import type { Parts } from './parts.ts';
import { readUpTo } from './read-up-to.ts';
import { type Admission, invalid, type Refusal, statusOf } from './refusal.ts';
import type { LogRig } from './rig.ts';

/** What the route needs of the log. */
export interface CreateMounted {
  readonly rig: LogRig;
  readonly createEntry: CreateEntry;
}

/**
 * `POST {base}/api/v2/log/entries` (the interface document, "Endpoints"): the body is a CreateEntryRequest, the answer
 * a TransparencyLogEntry, 201 where it was created; a refusal is the JSON of a google.rpc.Status.
 */
export async function answerCreate(request: Request, { rig, createEntry }: CreateMounted): Promise<Response> {
  const { parts } = rig;
  if (request.method !== 'POST') return refuse(request, wrongMethod, parts);
  const limit = parts.requestLimit();
  const body = await readUpTo(request, limit);
  const read = body ? parts.readRequest(body) : invalid(`a request has at most ${limit} bytes`);
  const made: Admission<Parameters<CreateEntry>[0]> = read;
  if (made.refusal) return refuse(request, made.refusal, parts);
  const { value: created, refusal } = await createEntry(made.value);
  if (refusal) return refuse(request, refusal, parts);
  return json(request, parts.createdStatus(created.isNew), parts.logEntryJson(created.entry), parts);
}

/** 405, which has to name the methods that are allowed (RFC 9110, section 15.5.6). */
const wrongMethod: Refusal = { code: 12, message: 'method not allowed', status: 405, headers: { allow: 'POST' } };

function refuse(request: Request, refusal: Refusal, parts: Parts): Response {
  const status = statusOf(refusal);
  if (!refusal.bare) return json(request, status, parts.errorJson(refusal), parts, refusal.headers);
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': parts.cacheControl('other') };
  return new Response(refusal.message, { status, headers });
}

function json(
  request: Request,
  status: number,
  text: string,
  parts: Parts,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': parts.cacheControl('other'), ...more };
  return new Response(request.method === 'HEAD' ? null : text, { status, headers });
}
