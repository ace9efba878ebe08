import type { CreateFromJson } from '../entry/create.ts';
import { invalid, type Refusal, statusOf } from '../entry/refusal.ts';
import type { Parts } from '../parts.ts';
import type { LogRig } from '../rig.ts';
import { type Answer, responseOf } from './answer.ts';
import { methodNotAllowed } from './plain-answer.ts';
import { readUpTo } from './read-up-to.ts';

/** The members of the log that the route needs. */
export interface CreateMounted {
  readonly rig: LogRig;
  readonly createFromJson: CreateFromJson;
}

/**
 * `POST {base}/api/v2/log/entries` (the interface document, "Endpoints"): the body is a CreateEntryRequest, the answer
 * a TransparencyLogEntry, 201 where it was created; a refusal is the JSON of a google.rpc.Status.
 */
export async function answerCreate(request: Request, mounted: CreateMounted): Promise<Response> {
  const { parts } = mounted.rig;
  if (request.method !== 'POST') return methodNotAllowed(['POST'], parts);
  const limit = parts.requestLimit();
  const body = await readUpTo(request, limit);
  if (body) return responseOf(await created(body, mounted));
  return responseOf(refuse(invalid(`a request has at most ${limit} bytes`).refusal, parts));
}

/** The answer to a body that is not too long. */
export async function created(body: Uint8Array, { rig, createFromJson }: CreateMounted): Promise<Answer> {
  const { parts } = rig;
  const { value, refusal } = await createFromJson(body);
  if (refusal) return refuse(refusal, parts);
  return json(parts.createdStatus(value.isNew), parts.logEntryJson(value.entry));
}

function refuse(refusal: Refusal, parts: Parts): Answer {
  return json(statusOf(refusal), parts.errorJson(refusal), refusal.headers);
}

function json(status: number, text: string, more: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', ...more }, text };
}
