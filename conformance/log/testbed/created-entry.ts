/** Alterations of the answers to created entries. */
import type { Handler, LogRig } from '../../../src/reference/log/index.ts';
import { pathBelowBase, withMiddleware } from './answers.ts';
import { withParts } from './parts.ts';

/** The JSON of a created entry's answer, as the reference gives it. */
export interface EntryJson {
  readonly [name: string]: unknown;
  readonly logIndex: string;
  readonly logId: { readonly keyId: string };
  readonly inclusionProof: {
    readonly logIndex: string;
    readonly rootHash: string;
    readonly treeSize: string;
    readonly hashes: readonly string[];
    readonly checkpoint: { readonly envelope: string };
  };
  readonly canonicalizedBody: string;
}

/** Changes the text of the JSON that a created entry is answered with over HTTP. */
export function withEntryJsonText(rig: LogRig, alter: (text: string) => string): LogRig {
  const { logEntryJson } = rig.parts;
  return withParts(rig, { logEntryJson: (entry) => alter(logEntryJson(entry)) });
}

/** Changes that JSON without changing the order of its members. */
export function withEntryJson(rig: LogRig, alter: (entry: EntryJson) => unknown): LogRig {
  return withEntryJsonText(rig, (text) => JSON.stringify(alter(JSON.parse(text))));
}

/** Changes the proof in it. */
export function withProof(
  rig: LogRig,
  alter: (proof: EntryJson['inclusionProof'], entry: EntryJson) => Partial<EntryJson['inclusionProof']>,
): LogRig {
  return withEntryJson(rig, (entry) => ({
    ...entry,
    inclusionProof: { ...entry.inclusionProof, ...alter(entry.inclusionProof, entry) },
  }));
}

/** Whether a request is a CreateEntry over HTTP. */
export function isCreateRequest(request: Request): boolean {
  return request.method === 'POST' && pathBelowBase(request) === 'log/entries';
}

/** Answers CreateEntry over HTTP in another way; `next` answers it as it was. */
export function withCreateAnswer(rig: LogRig, answer: (request: Request, next: Handler) => Promise<Response>): LogRig {
  return withMiddleware(
    rig,
    (next) => async (request) => (isCreateRequest(request) ? answer(request, next) : next(request)),
  );
}

/** Changes the answer with a created entry. */
export function withCreatedAnswer(rig: LogRig, alter: (response: Response) => Promise<Response>): LogRig {
  return withCreateAnswer(rig, async (request, next) => {
    const response = await next(request);
    return response.status < 300 ? alter(response) : response;
  });
}

/** Bytes in base 64 to other bytes in base 64. */
export function recodedBase64(text: string, alter: (bytes: Buffer) => Uint8Array): string {
  return Buffer.from(alter(Buffer.from(text, 'base64'))).toString('base64');
}

/** Alters a signature of the checkpoint that an entry is answered with. */
// biome-ignore lint/suspicious/noExplicitAny: the JSON of an answer, which a fault alters
export function withBrokenSignature({ inclusionProof: { checkpoint } }: any): void {
  checkpoint.envelope = checkpoint.envelope.replace(
    /(\u2014 \S+ \S{30})(.)/g,
    (_: string, start: string, digit: string) => `${start}${digit === 'A' ? 'B' : 'A'}`,
  );
}

/** Tells entries apart by their bodies without what `pattern` finds first. */
export function withIdentityWithout(rig: LogRig, pattern: RegExp): LogRig {
  const { identity } = rig.parts;
  return withParts(rig, {
    identity: (body) => identity(Buffer.from(Buffer.from(body).toString().replace(pattern, ''))),
  });
}

/** The signature in the body of an entry. */
export const SIGNATURE_IN_BODY = /"content":"[^"]*"/;
