/** Alterations of a log of certificates that concern what is submitted during the run, and nothing of what it has before. */
import { type Handler, type LogRig, type Parts, staticCtParts } from '../../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { withEntries, withParts } from '../parts.ts';
import { ACCEPTED_UNTIL_MS } from './filled-log.ts';

/** The members of the JSON of an SCT. */
type SctMembers = Readonly<Record<string, unknown>>;

/** Changes the JSON of each SCT. */
export function withSctJson(rig: LogRig, alter: (sct: SctMembers) => unknown): LogRig {
  const { sctJson } = rig.parts;
  return withParts(rig, { sctJson: (sct) => JSON.stringify(alter(JSON.parse(sctJson(sct)))) });
}

/** Changes the extensions of submitted entries, in the SCT and in the entry; each fault needs 300 entries or fewer. */
export function withSubmittedExtensions(
  rig: LogRig,
  alter: (right: Parts['ctExtensions'], index: bigint) => Uint8Array,
): LogRig {
  const { ctExtensions } = rig.parts;
  return withParts(rig, {
    ctExtensions: (index) => (index < 300n ? ctExtensions(index) : alter(ctExtensions, index)),
  });
}

/** Whether the entry came by a submission of the run. */
const isSubmitted = (entry: Uint8Array): boolean =>
  Number(Buffer.from(entry.subarray(0, 8)).readBigUInt64BE()) > ACCEPTED_UNTIL_MS;

/** Changes submitted entries as the log has them; their SCTs are right. `alter` may change its copy in place. */
export function withSubmittedEntries(rig: LogRig, alter: (entry: Buffer) => Uint8Array | undefined): LogRig {
  return withEntries(rig, (entry) => {
    if (!isSubmitted(entry)) return entry;
    const copy = Buffer.from(entry);
    return alter(copy) ?? copy;
  });
}

/** The places in the TileLeaf of an entry that has its index (C2SP static-ct-api, "Log entries"). */
export function placesInLeaf(entry: Buffer) {
  const isPrecertificate = entry.readUInt16BE(8) === 1;
  const signed = isPrecertificate ? 42 : 10;
  const extensions = signed + 3 + entry.readUIntBE(signed, 3);
  const whole = extensions + 2 + entry.readUInt16BE(extensions);
  const chain = isPrecertificate ? whole + 3 + entry.readUIntBE(whole, 3) : whole;
  return { isPrecertificate, extensions, whole, chain };
}

/** Changes the fingerprints in submitted entries, 32 bytes each. */
export function withSubmittedChains(
  rig: LogRig,
  alter: (fingerprints: readonly Uint8Array[]) => readonly Uint8Array[],
): LogRig {
  return withSubmittedEntries(rig, (entry) => {
    const { chain } = placesInLeaf(entry);
    const fingerprints = Array.from({ length: entry.readUInt16BE(chain) / 32 }, (_, i) =>
      entry.subarray(chain + 2 + 32 * i, chain + 34 + 32 * i),
    );
    const altered = Buffer.concat(alter(fingerprints));
    const length = Buffer.alloc(2);
    length.writeUInt16BE(altered.length);
    return Buffer.concat([entry.subarray(0, chain), length, altered]);
  });
}

/** Takes chains that it would refuse, where `takes` gives the chain with its root. */
export function withAcceptedChains(
  rig: LogRig,
  takes: (chain: readonly Uint8Array[], roots: readonly Uint8Array[]) => readonly Uint8Array[] | undefined,
): LogRig {
  const { verifiedChain } = rig.parts;
  return withParts(rig, {
    verifiedChain: (chain, roots) => {
      const verified = verifiedChain(chain, roots);
      const taken = verified.value ?? takes(chain, roots);
      return taken ? { value: taken } : verified;
    },
  });
}

/** Answers requests below the submission prefix. `request` has its body still. */
export function withSubmissionAnswers(
  rig: LogRig,
  answer: (request: Request, name: string, next: Handler) => Promise<Response>,
): LogRig {
  return withMiddleware(rig, (next) => async (request) => {
    const [, name] = /\/ct\/v1\/([a-z-]+)$/.exec(new URL(request.url).pathname) ?? [];
    return name === undefined ? next(request) : answer(request, name, next);
  });
}

/** Answers otherwise where a certificate comes for the second time. */
export function withRepeatedAnswers(rig: LogRig, answer: (right: Response) => Promise<Response>): LogRig {
  const known = new Set<string>();
  return withSubmissionAnswers(rig, async (request, name, next) => {
    const first = staticCtParts.readChain(await request.clone().bytes()).value?.[0];
    const right = await next(request);
    const text = Buffer.from(first ?? []).toString('hex');
    if (name === 'get-roots' || right.status !== 200) return right;
    if (known.has(text)) return answer(right);
    known.add(text);
    return right;
  });
}

/** Answers a refusal whose sentence matches with status 200. */
export function withRefusalAsSuccess(rig: LogRig, sentence: RegExp): LogRig {
  const { submissionRefusal } = rig.parts;
  return withParts(rig, {
    submissionRefusal: (why) => ({ ...submissionRefusal(why), ...(sentence.test(why) ? { status: 200 } : {}) }),
  });
}
