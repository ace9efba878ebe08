/** The reference log of certificates: its rig, and the entries that it has before it is judged. */
import type { Chains } from '../../../../src/reference/log/certificates/made/chains.ts';
import {
  type Clock,
  type Log,
  type LogRig,
  staticCtRig,
  tileLeaf,
  treeHeadSigner,
} from '../../../../src/reference/log/index.ts';
import { acceptedAuthority } from './accepted-authority.ts';

const SEED = Buffer.alloc(32, 7);
/** The first entry was accepted then, and each next a millisecond later: before the virtual time of any run. */
const ACCEPTED_FROM_MS = Date.UTC(2023, 10, 14, 22, 0);
const ACCEPTED_FOR_MS = 600_000;
/** No entry that the log has before the run was accepted later, in milliseconds since 1970. */
export const ACCEPTED_UNTIL_MS = ACCEPTED_FROM_MS + ACCEPTED_FOR_MS;

/** A rig of a log of certificates without alterations, always with the same key. */
export function rightCertificateRig(origin: string, clock: Clock): LogRig {
  return staticCtRig({
    origin,
    clock,
    roots: [acceptedAuthority().certificate],
    signer: treeHeadSigner({ name: origin, privateKey: SEED, clock }),
  });
}

/** When the reference accepted an entry, in milliseconds since 1970. */
export const acceptedAt = (index: number): number => ACCEPTED_FROM_MS + (index % ACCEPTED_FOR_MS);

/** Made once in a process: keys and signatures take time. */
let made: Chains | undefined;
const entries: Uint8Array[] = [];

/** Gives a log of certificates so many entries, `batch` at a time, and their issuers. */
export async function fillCertificateLog(log: Log, size: number, batch: number): Promise<void> {
  if (log.size() >= BigInt(size)) return;
  // Loaded here, since most logs have no certificates.
  const { newChains } = await import('../../../../src/reference/log/certificates/made/chains.ts');
  made ??= newChains();
  const chains = made;
  await log.addIssuers(chains.issuers);
  const entryAt = (index: number) => (entries[index] ??= tileLeaf(chains.submission(index, BigInt(acceptedAt(index)))));
  for (let at = Number(log.size()); at < size; at += batch)
    await log.append(Array.from({ length: Math.min(batch, size - at) }, (_, i) => entryAt(at + i)));
}
