import type { Question } from './log-client-target.ts';
import type { OpenLog } from './open-log.ts';
import { proofText } from './proof-text.ts';

/** The checkpoint of a log that has this address. It is asked for by nobody, so it is no request of the client. */
export async function checkpointBytes(log: OpenLog, base: string): Promise<Uint8Array> {
  return (await log.handler(new Request(`${base}/api/v2/checkpoint`))).bytes();
}

/** The proof of the entry that a client is asked about, as a file. */
export async function proofBytes(
  log: OpenLog,
  { index, proofOf = index, signedSize, alterProof = (hashes) => hashes }: Question,
  base: string,
): Promise<Uint8Array> {
  const hashes = proofOf < log.size() ? await log.proof(proofOf) : [];
  const checkpoint = signedSize === undefined ? checkpointBytes(log, base) : log.signAsSize(signedSize);
  return proofText(index, alterProof(hashes), await checkpoint);
}
