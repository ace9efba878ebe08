import { utf8 } from '../../../oracle/bytes/bytes.ts';
import type { AlgorithmName } from '../../oracle/entry/key-details.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { expiredCertificate } from '../key/test-keys.ts';
import { signedEntry } from './entry-signing.ts';
import { type UnsoundWay, unsoundEntry } from './unsound-entry.ts';

type VerifierKind = NewEntry['verifier']['kind'];

/** Makes the entries of one run. */
export interface EntryMaker {
  /** The signed message: a text with the id of the run and the name. */
  message(name: string): Uint8Array;
  /** The entry of a name, always the same object. Default: the maker's algorithm, with a public key. */
  make(name: string, algorithm?: AlgorithmName, as?: VerifierKind): NewEntry;
  /**
   * The same entry with a new signature. Every ECDSA signature uses a random number, so this is another entry over the
   * same digest. RSA and Ed25519 give the same signature every time.
   */
  resigned(name: string, algorithm?: AlgorithmName, as?: VerifierKind): NewEntry;
  /** A P-256 entry with a certificate that has expired, which Rekor v2 accepts. */
  expired(name: string): NewEntry;
  /** An entry with a single defect, so that every log has to refuse it. */
  unsound(wrong: UnsoundWay, name: string): NewEntry;
}

/** The run of the entries, and the default algorithm of `make`. Default: P-256. */
export interface EntryMakerOptions {
  readonly runId: string;
  readonly algorithm?: AlgorithmName;
}

/**
 * Makes entries that are unique to the run: `runId` is in every digest. The keys are published test keys. Reading a key
 * and the first signature take two milliseconds; the library for Ed25519ph is loaded at its first use.
 */
export function entryMaker({ runId, algorithm: usual = 'PKIX_ECDSA_P256_SHA_256' }: EntryMakerOptions): EntryMaker {
  const entries = new Map<string, NewEntry>();
  const once = (key: readonly string[], make: () => NewEntry): NewEntry => {
    const text = JSON.stringify(key);
    const entry = entries.get(text) ?? make();
    entries.set(text, entry);
    return entry;
  };
  const message = (name: string) => utf8(`Touchstone test entry\n${JSON.stringify([runId, name])}\n`);
  return {
    message,
    make: (name, algorithm = usual, as = 'publicKey') =>
      once(['sound', name, algorithm, as], () => signedEntry(message(name), algorithm, as)),
    resigned: (name, algorithm = usual, as = 'publicKey') => signedEntry(message(name), algorithm, as),
    expired: (name) =>
      once(['expired', name], () => ({
        ...signedEntry(message(name), 'PKIX_ECDSA_P256_SHA_256', 'publicKey'),
        verifier: { kind: 'x509Certificate', rawBytes: expiredCertificate() },
      })),
    unsound: (wrong, name) => once(['unsound', name, wrong], () => unsoundEntry(wrong, message(name))),
  };
}
