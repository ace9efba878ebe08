import { setTimeout as sleep } from 'node:timers/promises';
import { type NoteSignature, openNote, readSignatures } from '../checkpoint/note.ts';
import { unwitnessed } from '../error.ts';
import { type AskWitness, askByPost } from './ask.ts';
import type { Witness, WitnessPolicy } from './policy.ts';

/** How a log has its checkpoints cosigned before it shows them. */
export interface Witnessing {
  readonly policy: WitnessPolicy;
  /** Default: a POST to the witness's submission prefix. */
  readonly ask?: AskWitness;
  /** How long the log waits for a quorum, in milliseconds; then it does not show the checkpoint. Default 30 seconds. */
  readonly patienceMs?: number;
}

/** A tree head that witnesses are asked to cosign, with the proofs that its tree begins with older ones. */
export interface Submission {
  /** The checkpoint, signed by the log. */
  readonly note: string;
  readonly size: bigint;
  proof(old: bigint): Promise<readonly Uint8Array[]>;
}

/** Gathers cosignatures: resolves with those of a quorum. @throws LogError `unwitnessed` where there is no quorum in time. */
export type Gather = (submission: Submission) => Promise<readonly NoteSignature[]>;

const PATIENCE_MS = 30_000;
/** After how long a witness is asked again that could not be reached, or did not cosign. */
const AGAIN_MS = 250;
/** A witness may have been asked by another server of the log in between, but not again and again. */
const CONFLICTS = 4;

/** The request of C2SP tlog-witness, "add-checkpoint". */
function bodyOf(old: bigint, proof: readonly Uint8Array[], note: string): string {
  const hashes = proof.map((hash) => `${Buffer.from(hash).toString('base64')}\n`);
  return `old ${old}\n${hashes.join('')}\n${note}`;
}

const reasonOf = (cause: unknown): string => {
  const { message, cause: inner } = cause instanceof Error ? cause : { message: String(cause), cause: undefined };
  return inner instanceof Error && inner.message !== '' ? `${message}: ${inner.message}` : message;
};

/**
 * Asks the witnesses of a policy at the same time, each from the size that it cosigned last as far as is known. A witness with
 * another size answers 409 with it, and is asked once more from there.
 */
export function gatherer(witnessing: Witnessing): Gather {
  const { policy, ask = askByPost } = witnessing;
  const witnesses = policy.witnesses.filter(({ url }) => url !== undefined);
  /** The size of the tree that each witness has cosigned last. */
  const sizes = new Map<string, bigint>();

  /** The cosignatures of a witness; a sentence where it did not cosign. */
  const askOne = async (
    witness: Witness,
    { note, size, proof }: Submission,
    signal: AbortSignal,
  ): Promise<readonly NoteSignature[] | string> => {
    for (let conflicts = 0; conflicts < CONFLICTS; conflicts++) {
      const old = sizes.get(witness.name) ?? 0n;
      if (old > size) return `it has cosigned a tree of size ${old}, which this log does not have`;
      const { status, text } = await ask(witness, bodyOf(old, await proof(old), note), signal);
      if (status === 409 && /^(0|[1-9]\d{0,18})\n$/.test(text)) sizes.set(witness.name, BigInt(text));
      else if (status !== 200) return `status ${status}: ${JSON.stringify(text.slice(0, 200))}`;
      else {
        sizes.set(witness.name, size);
        const signed = openNote(note)!.text;
        const own = (readSignatures(text) ?? []).filter((line) => witness.verifier.isBy(line));
        const verified = own.filter((line) => witness.verifier.verifies(signed, line));
        return verified.length > 0 ? verified : 'no cosignature by its key that verifies';
      }
    }
    return 'it answers 409 (Conflict) again and again';
  };

  return async (submission) => {
    const gathered = new Map<string, readonly NoteSignature[]>();
    const failures = new Map<string, string>();
    const isEnough = () => policy.isQuorum(new Set(gathered.keys()));
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), witnessing.patienceMs ?? PATIENCE_MS);
    const untilCosigned = async (witness: Witness): Promise<void> => {
      while (!ended.signal.aborted) {
        const answer = await askOne(witness, submission, ended.signal).catch(reasonOf);
        if (typeof answer !== 'string') {
          gathered.set(witness.name, answer);
          if (isEnough()) ended.abort();
          return;
        }
        // The end of the time aborts a request: what went wrong before says more.
        if (!ended.signal.aborted || !failures.has(witness.name)) failures.set(witness.name, answer);
        await sleep(AGAIN_MS, undefined, { signal: ended.signal }).catch(() => undefined);
      }
    };
    if (!isEnough()) await Promise.all(witnesses.map(untilCosigned));
    clearTimeout(timer);
    if (!isEnough()) throw unwitnessed(submission.size, failures);
    return witnesses.flatMap(({ name }) => gathered.get(name) ?? []);
  };
}
