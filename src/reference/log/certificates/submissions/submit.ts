import { isNotOpen } from '../../error.ts';
import type { Sequencer } from '../../growth/sequencer.ts';
import type { LogRig } from '../../rig.ts';
import type { Submission } from '../tile-leaf.ts';
import type { ChainKind } from './chain.ts';
import type { Sct } from './sct.ts';

/** The members of the log that a submission needs. */
export interface Submitting {
  readonly rig: LogRig;
  readonly sequencer: Sequencer;
  addIssuers(certificates: readonly Uint8Array[]): Promise<void>;
}

/** The outcome of a submission: an SCT, why it is refused, or `busy` where another time it may be taken. */
export type Submitted = { readonly sct: Sct } | { readonly refusal: string } | 'busy';

/** How many SCTs are remembered: a certificate that comes again later is logged again (RFC 6962, section 3: MAY). */
const REMEMBERED = 65_536;

/**
 * Takes chains: verifies, serves the issuers, appends, and signs an SCT with the index that the entry has. A checkpoint
 * covers the entry before the SCT is returned. The same certificate gets the same SCT again, unless the rig readmits.
 */
export function submitting({ rig, sequencer, addIssuers }: Submitting) {
  const { parts, signer, clock, roots = [], duplicates, pushback = 4096 } = rig;
  const { digitallySigned } = signer;
  if (digitallySigned === undefined) throw new TypeError('the signer of a log that takes certificates signs SCTs');
  const remembered = new Map<string, Promise<Sct>>();
  const served = new Set<string>();

  const serveIssuers = async (issuers: readonly Uint8Array[]): Promise<void> => {
    const fresh = issuers.filter((issuer) => !served.has(parts.issuerPath(issuer)));
    if (fresh.length === 0) return;
    await addIssuers(fresh);
    for (const issuer of fresh) served.add(parts.issuerPath(issuer));
  };

  const log = async (submission: Submission, issuers: readonly Uint8Array[]): Promise<Sct> => {
    await serveIssuers(issuers);
    const entry = parts.tileLeaf(submission);
    const { index } = await sequencer.add(entry);
    const signature = digitallySigned(parts.sctMessage(parts.placed(entry, index, parts), index));
    const { timestamp } = submission;
    return { logId: signer.publicKey, timestamp, extensions: parts.ctExtensions(index), signature };
  };

  return async (kind: ChainKind, body: Uint8Array): Promise<Submitted> => {
    const read = parts.readChain(body);
    if (read.refusal !== undefined) return read;
    const verified = parts.verifiedChain(read.value, roots);
    if (verified.refusal !== undefined) return verified;
    const submission = await parts.submissionOf(verified.value, kind, parts.sctTime(clock.now()));
    if (submission.refusal !== undefined) return submission;
    const identity = parts.submissionIdentity(submission.value);
    const earlier = duplicates === 'readmit' ? undefined : remembered.get(identity);
    if (earlier) return { sct: await earlier };
    if (sequencer.outstanding() >= pushback) return 'busy';
    const sct = log(submission.value, verified.value.slice(1));
    remembered.set(identity, sct);
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
    try {
      return { sct: await sct };
    } catch (cause) {
      remembered.delete(identity);
      if (isNotOpen(cause)) return 'busy';
      throw cause;
    }
  };
}
