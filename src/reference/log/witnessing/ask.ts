import { byteSink } from '../../byte-sink.ts';
import type { Witness } from './policy.ts';

/** An answer of a witness. */
export interface WitnessAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends the body of an add-checkpoint request to a witness. Rejects where the witness cannot be reached. */
export type AskWitness = (witness: Witness, body: string, signal: AbortSignal) => Promise<WitnessAnswer>;

/** A line of ML-DSA-44, the longest, has less than 4 KiB; an answer has one for each key of the witness. */
const MOST_BYTES = 65_536;

/**
 * Asks a witness by a POST. Rejects also for a redirection, since the policy says whom the log asks, and for an answer of more
 * than 64 KiB, of which no more is read.
 */
export const askByPost: AskWitness = async ({ url }, body, signal) => {
  const response = await fetch(`${url}/add-checkpoint`, { method: 'POST', body, signal, redirect: 'manual' });
  const { status, headers } = response;
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null) {
    await response.body?.cancel();
    throw new Error(
      `status ${status}: it redirects to ${JSON.stringify(location.slice(0, 200))}, where the log does not ask`,
    );
  }
  const answer = byteSink(MOST_BYTES);
  for await (const chunk of response.body ?? []) {
    answer.add(chunk);
    if (answer.length() > MOST_BYTES) throw new Error(`its answer has more than ${MOST_BYTES} bytes`);
  }
  return { status, text: answer.bytes().toString() };
};
