/** Alterations of what is created, and of what it is answered with. */
import { type Handler, inclusionProof, type LogRig } from '../../src/reference/log/index.ts';
import { withParts, withStore } from './alter.ts';
import { below, withMiddleware } from './answers.ts';

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
export function withEntryText(rig: LogRig, alter: (text: string) => string): LogRig {
  const { logEntryJson } = rig.parts;
  return withParts(rig, { logEntryJson: (entry) => alter(logEntryJson(entry)) });
}

/** Changes that JSON, its members staying where they are. */
export function withEntryJson(rig: LogRig, alter: (entry: EntryJson) => unknown): LogRig {
  return withEntryText(rig, (text) => JSON.stringify(alter(JSON.parse(text))));
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

/** Whether a request is one of CreateEntry over HTTP. */
export function creates(request: Request): boolean {
  return request.method === 'POST' && below(request) === 'log/entries';
}

/** Answers CreateEntry over HTTP in another way; `next` answers it as it was. */
export function withCreation(rig: LogRig, answer: (request: Request, next: Handler) => Promise<Response>): LogRig {
  return withMiddleware(rig, (next) => async (request) => (creates(request) ? answer(request, next) : next(request)));
}

/** Changes the answer with a created entry. */
export function withCreated(rig: LogRig, alter: (response: Response) => Promise<Response>): LogRig {
  return withCreation(rig, async (request, next) => {
    const response = await next(request);
    return response.status < 300 ? alter(response) : response;
  });
}

/** An error of google.rpc.Status. */
export function rpcError(status: number, code: number, message: string): Response {
  return Response.json({ code, message, details: [] }, { status });
}

/** Changes the leaf, as text. */
export function withLeaf(rig: LogRig, alter: (leaf: string) => string | Uint8Array): LogRig {
  const { canonicalBody } = rig.parts;
  return withParts(rig, {
    canonicalBody: (entry) => Buffer.from(alter(Buffer.from(canonicalBody(entry)).toString())),
  });
}

/** Bytes in base 64 to other bytes in base 64. */
export function recoded(text: string, alter: (bytes: Buffer) => Uint8Array): string {
  return Buffer.from(alter(Buffer.from(text, 'base64'))).toString('base64');
}

/** Every number of Sigstore's enum PublicKeyDetails. */
const KEY_DETAILS = Array.from({ length: 24 }, (_, i) => i as Parameters<LogRig['parts']['algorithmOf']>[0]);

/** Looks at the key's own algorithm in place of the one that is named, where both have one hash, as rekor-tiles does. */
export function withLooseKeyDetails(rig: LogRig): LogRig {
  const { admit } = rig.parts;
  return withParts(rig, {
    admit: (request, parts) => {
      const named =
        request.spec.case === 'hashedRekordRequestV002' ? request.spec.value.signature?.verifier : undefined;
      const found = admit(request, parts);
      if (found.value || !named) return found;
      const algorithm = parts.algorithmOf(named.keyDetails);
      for (const own of KEY_DETAILS.map(parts.algorithmOf)) {
        if (!algorithm || own?.hash !== algorithm.hash) continue;
        const again = admit(request, { ...parts, algorithmOf: () => own });
        if (again.value) return { value: { ...again.value, algorithm } };
      }
      return found;
    },
  });
}

/** An integer of DER (X.690, section 8.3) from the bytes of an unsigned number. */
function derInteger(bytes: Uint8Array): Uint8Array {
  const from = bytes.findIndex((byte) => byte !== 0);
  const digits = from < 0 ? [0] : [...bytes.subarray(from)];
  const value = digits[0]! > 0x7f ? [0, ...digits] : digits;
  return Uint8Array.of(0x02, value.length, ...value);
}

/** Takes ECDSA signatures with P-256 also as two numbers of 32 bytes, as rekor-tiles does. */
export function withRawEcdsa(rig: LogRig): LogRig {
  const { verifyDigest } = rig.parts;
  return withParts(rig, {
    verifyDigest: (algorithm, key, digest, signature) => {
      if (algorithm.curve !== 'P-256' || signature.length !== 64)
        return verifyDigest(algorithm, key, digest, signature);
      const numbers = Buffer.concat([derInteger(signature.subarray(0, 32)), derInteger(signature.subarray(32))]);
      return verifyDigest(algorithm, key, digest, Buffer.concat([Uint8Array.of(0x30, numbers.length), numbers]));
    },
  });
}

/**
 * Adds three entries after each that is created, and answers with a proof in the tree that has those too. `latest` gives
 * the checkpoint of that tree where another one is served.
 */
export function withLaterProof(rig: LogRig, latest?: () => string): LogRig {
  return withCreation(rig, async (request, next) => {
    const response = await next(request);
    if (response.status >= 300) return response;
    const { origin } = new URL(request.url);
    const entry = (await response.json()) as EntryJson;
    for (let i = 0; i < 3; i++)
      await next(new Request(`${origin}/append`, { method: 'POST', body: `after ${entry.logIndex}: ${i}` }));
    const read = async (path: string) => {
      const found = await next(new Request(`${origin}/api/v2/${path}`));
      return found.status === 200 ? found.bytes() : undefined;
    };
    const envelope = latest?.() ?? Buffer.from((await read('checkpoint'))!).toString();
    const [, treeSize, rootHash] = envelope.split('\n') as [string, string, string];
    const proof = await inclusionProof(BigInt(entry.logIndex), BigInt(treeSize), { read }, rig.parts);
    const hashes = proof.map((hash) => Buffer.from(hash).toString('base64'));
    const later = { ...entry.inclusionProof, treeSize, rootHash, hashes, checkpoint: { envelope } };
    return Response.json({ ...entry, inclusionProof: later }, { status: response.status });
  });
}

/** The published checkpoints of a rig, which its store may then show or not. */
export interface Published {
  readonly rig: LogRig;
  latest(): string;
  /** The one before: undefined where there is none. */
  previous(): string | undefined;
}

/** Remembers the checkpoints that are published. */
export function withPublished(rig: LogRig): Published {
  const published: string[] = [];
  const remembering = withStore(rig, (store) => ({
    ...store,
    write: async (path, bytes) => {
      if (path === 'checkpoint') published.push(Buffer.from(bytes).toString());
      await store.write(path, bytes);
    },
  }));
  return { rig: remembering, latest: () => published.at(-1)!, previous: () => published.at(-2) };
}
