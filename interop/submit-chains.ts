/** Submits chains of our authorities to logs of certificates. */
import { createHash } from 'node:crypto';
import type { Chains } from '../src/reference/log/certificates/made/chains.ts';

/** How many chains are under way at once. */
const TOGETHER = 50;

/** Sends a body to an operation of RFC 6962, such as `add-chain`. */
type Post = (name: string, body: string) => Promise<{ readonly status: number; readonly text: string }>;

/** Submits the chains of so many indices from `first` on; rejects where one is refused. */
export async function submitChains(chains: Chains, first: number, count: number, post: Post): Promise<void> {
  const certificates = new Map(chains.issuers.map((der) => [createHash('sha256').update(der).digest('hex'), der]));
  const submit = async (index: number): Promise<void> => {
    const { signed, precertificate, fingerprints } = chains.submission(index, 0n);
    const issuers = fingerprints.map((one) => certificates.get(Buffer.from(one).toString('hex'))!);
    const chain = [precertificate?.whole ?? signed, ...issuers].map((der) => Buffer.from(der).toString('base64'));
    const { status, text } = await post(precertificate ? 'add-pre-chain' : 'add-chain', JSON.stringify({ chain }));
    if (status !== 200) throw new Error(`expected the chain ${index} to be taken, found status ${status}: ${text}`);
  };
  // TesseraCT makes its folder of issuers with the first chain, and answers 500 where two chains are the first.
  if (count > 0) await submit(first);
  for (let at = first + 1; at < first + count; at += TOGETHER)
    await Promise.all(Array.from({ length: Math.min(TOGETHER, first + count - at) }, (_, i) => submit(at + i)));
}
