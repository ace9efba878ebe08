import { isCertificate, keyOfCertificate, signsPrecertificates } from '../../log/oracle/certificates/certificate.ts';
import { hex } from '../../oracle/bytes/bytes.ts';
import { type Finding, finding } from '../finding/finding.ts';
import { countFinding, countUnread, newTally, type Tally } from '../finding/tally.ts';
import { isPresent, type LogSource, UnreadResource, UnsoundResource } from '../source/source.ts';
import { hashInto } from '../verify/hashing.ts';
import { MOST_ISSUERS, type NamedIssuers, type PrecertificateClaim } from './named-issuers.ts';

/** A certificate in a chain has at most so many bytes (RFC 6962 section 3.1). */
const LIMIT = 0xff_ff_ff;

/** The facts that are kept of an issuer: the hash of its key, as a latin1 string, and whether it only signs precertificates. */
interface Issuer {
  readonly keyHash: string | undefined;
  readonly isDelegate: boolean;
}
type IssuerRead = { readonly issuer: Issuer } | { readonly finding: Finding } | { readonly unread: string };

/** The issuers of a log, each read and judged once (C2SP static-ct-api, "Issuers"). */
export class Issuers {
  readonly #source: LogSource;
  readonly #read = new Map<string, Promise<IssuerRead>>();
  /** How many were read and are right. */
  sound = 0;

  constructor(source: LogSource) {
    this.#source = source;
  }

  /** The findings in the issuers that entries name, and in how precertificates name them. */
  async verify({ first, claims, isCut }: NamedIssuers): Promise<Tally> {
    const tally = newTally();
    const issuers = new Map<string, Issuer>();
    const wanted = first.entries();
    let hasOthers = isCut;
    const verifyNext = async () => {
      for (const [fingerprint, at] of wanted) {
        const read = await this.#issuer(fingerprint, at);
        if (read === undefined) hasOthers = true;
        else if ('issuer' in read) issuers.set(fingerprint, read.issuer);
        else if ('finding' in read) countFinding(tally, read.finding);
        else countUnread(tally, read.unread);
      }
    };
    await Promise.all(Array.from({ length: this.#source.ahead }, verifyNext));
    if (hasOthers)
      countUnread(tally, `the entries name more than ${MOST_ISSUERS} issuers, and the others were not read`);
    for (const claim of claims.values())
      for (const found of claimFindings(claim, (fingerprint) => issuers.get(fingerprint))) countFinding(tally, found);
    return tally;
  }

  /** An issuer; undefined where too many were read already. */
  async #issuer(fingerprint: string, at: string): Promise<IssuerRead | undefined> {
    const known = this.#read.get(fingerprint);
    if (known || this.#read.size >= MOST_ISSUERS) return known;
    const read = this.#judged(fingerprint, at);
    this.#read.set(fingerprint, read);
    return read;
  }

  async #judged(fingerprint: string, namedBy: string): Promise<IssuerRead> {
    const path = `issuer/${Buffer.from(fingerprint, 'latin1').toString('hex')}`;
    const expected = `the certificate that ${namedBy}, certificate_chain, names`;
    try {
      const answer = this.#source.read(path, LIMIT);
      // A folder's bytes are valid only until its next read.
      const bytes = answer instanceof Promise ? await answer : answer;
      if (!isPresent(bytes))
        return { finding: finding('missing', path, expected, `nothing${bytes ? ` (${bytes.answer})` : ''}`) };
      const actual = sha256Of(bytes);
      if (actual !== fingerprint) {
        const hash = hex(Buffer.from(actual, 'latin1'));
        const found = `${bytes.length} bytes with the SHA-256 hash ${hash}`;
        return { finding: finding('issuer-differs', path, `${expected}, with the hash in its path`, found) };
      }
      if (!isCertificate(bytes)) {
        const found = `${bytes.length} bytes that begin with ${hex(bytes.subarray(0, 16))}`;
        return { finding: finding('certificate', path, 'exactly one certificate in DER', found) };
      }
      this.sound++;
      const key = keyOfCertificate(bytes);
      return { issuer: { keyHash: key && sha256Of(key), isDelegate: signsPrecertificates(bytes) } };
    } catch (cause) {
      if (cause instanceof UnsoundResource)
        return { finding: finding(cause.kind, path, cause.expected, cause.message) };
      if (!(cause instanceof UnreadResource)) throw cause;
      return { unread: cause.message.includes(path) ? cause.message : `${path}: ${cause.message}` };
    }
  }
}

const room = Buffer.alloc(32);
/** SHA-256, as a latin1 string. */
function sha256Of(bytes: Uint8Array): string {
  hashInto(bytes, room, 0);
  return room.toString('latin1');
}

/**
 * The TBSCertificate of a precertificate is that of its entry, unless an authority made it that only signs precertificates: then
 * the entry names the issuer of that one (RFC 6962 sections 3.1 and 3.2). Issuers that are not known are findings elsewhere.
 */
function* claimFindings(
  { issuers, issuerKeyHash, isSame, at }: PrecertificateClaim,
  issuerOf: (fingerprint: string) => Issuer | undefined,
): Generator<Finding> {
  const [first, second] = issuers.map(issuerOf);
  if (!first) return;
  if (!first.isDelegate && !isSame) {
    const expected = 'the certificate of the entry with the poison, and otherwise the same TBSCertificate';
    yield finding('precertificate', `${at}, pre_certificate`, expected, 'another TBSCertificate');
  }
  const keyHash = (first.isDelegate ? second : first)?.keyHash;
  if (keyHash === undefined || keyHash === issuerKeyHash) return;
  const text = (hash: string) => hex(Buffer.from(hash, 'latin1'));
  const expected = `${text(keyHash)}, the SHA-256 hash of the key of the first in certificate_chain`;
  yield finding('issuer-key', `${at}, issuer_key_hash`, expected, text(issuerKeyHash));
}
