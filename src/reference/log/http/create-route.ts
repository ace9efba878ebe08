import type { CreateEntryRequest } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import type { CreateEntry } from '../entry/create.ts';
import { type Admission, invalid, type Refusal, statusOf } from '../entry/refusal.ts';
import type { Parts } from '../parts.ts';
import type { LogRig } from '../rig.ts';
import { methodNotAllowed } from './plain-answer.ts';
import { readUpTo } from './read-up-to.ts';

/** The members of the log that the route needs. */
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
  if (request.method !== 'POST') return methodNotAllowed(['POST'], parts);
  const limit = parts.requestLimit();
  const body = await readUpTo(request, limit);
  const read: Admission<CreateEntryRequest> = body
    ? parts.readRequest(body)
    : invalid(`a request has at most ${limit} bytes`);
  if (read.refusal) return refuse(read.refusal, parts);
  const { value: created, refusal } = await createEntry(read.value);
  if (refusal) return refuse(refusal, parts);
  return json(parts.createdStatus(created.isNew), parts.logEntryJson(created.entry));
}

function refuse(refusal: Refusal, parts: Parts): Response {
  return json(statusOf(refusal), parts.errorJson(refusal), refusal.headers);
}

function json(status: number, text: string, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...more } });
}
