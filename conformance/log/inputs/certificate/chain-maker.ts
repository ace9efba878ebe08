import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { derValues } from '../key/der.ts';
import {
  type CertificatePlan,
  forHost,
  named,
  OF_AUTHORITIES,
  OF_SERVERS,
  POISON,
  signedCertificate,
  tbsCertificate,
} from './certificate.ts';

/** An authority that issues certificates of a run. */
export interface Issuer {
  readonly certificate: Uint8Array;
  readonly key: KeyObject;
}

/** A chain, and what a log has to make of it. */
export interface MadeChain {
  readonly name: 'add-chain' | 'add-pre-chain';
  /** What it is, for people: `a certificate with its root`. */
  readonly what: string;
  /** The certificates that are submitted, in DER. */
  readonly chain: readonly Uint8Array[];
  /** Its issuers up to the root, whether submitted or not. */
  readonly issuers: readonly Uint8Array[];
  /** The certificate, or the TBSCertificate of the precertificate without the poison: what the entry signs. */
  readonly signed: Uint8Array;
}

/** Makes the chains of one run. */
export interface ChainMaker {
  /** The root, and two authorities below it, one under the other. */
  readonly root: Issuer;
  readonly intermediate: Issuer;
  readonly second: Issuer;
  /** A root that no log accepts, with the name of the intermediate authority. */
  readonly stranger: Issuer;
  /** The chain of a name below some authorities: the issuer first, the root last. */
  make(o: {
    readonly name: string;
    readonly what: string;
    readonly as: MadeChain['name'];
    readonly below: readonly Issuer[];
    /** Whether the root is submitted as well. Default: yes. */
    readonly withRoot?: boolean;
  }): MadeChain;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The place of the subject among the fields of a TBSCertificate of version 3 (RFC 5280, section 4.1). */
const SUBJECT = 5;

const newKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

/** The subject of a certificate of version 3. */
function subjectOf(certificate: Uint8Array): Uint8Array {
  const [tbs] = derValues(derValues(certificate)[0]!.content);
  return derValues(tbs!.content)[SUBJECT]!.bytes;
}

/**
 * Makes chains below a root, each with the id of the run in its names. `now`: milliseconds since 1970. `notAfter`: when they
 * end; in 90 days without it.
 */
export function chainMaker(o: {
  readonly root: Issuer;
  readonly runId: string;
  readonly now: number;
  readonly notAfter?: number;
}): ChainMaker {
  const { root, runId, now } = o;
  const to = o.notAfter ?? now + 90 * DAY_MS;
  const from = Math.min(now, to) - HOUR_MS;
  const plan = (name: string, issuer: Uint8Array): Pick<CertificatePlan, 'serial' | 'from' | 'to' | 'issuer'> => ({
    serial: createHash('sha256').update(`${runId} ${name}`).digest().subarray(0, 12),
    from,
    to,
    issuer,
  });
  const authority = (name: string, by?: Issuer): Issuer => {
    const key = newKey();
    const subject = named(`Touchstone ${name} ${runId}`);
    const issuer = by ? subjectOf(by.certificate) : subject;
    const tbs = tbsCertificate({ ...plan(name, issuer), subject, key, extensions: [OF_AUTHORITIES] });
    return { key, certificate: signedCertificate(tbs, by?.key ?? key) };
  };
  const intermediate = authority('authority', root);
  const second = authority('second authority', intermediate);
  const stranger = authority('authority');
  const subjectKey = newKey();
  return {
    root,
    intermediate,
    second,
    stranger,
    make: ({ name, what, as, below, withRoot = true }) => {
      const [issuer] = below as readonly [Issuer];
      // A host name has labels of 63 characters at most.
      const host = `${name}.${runId
        .toLowerCase()
        .replace(/[^a-z0-9-]/g, '-')
        .slice(0, 60)}.touchstone.example`;
      const extensions = [OF_SERVERS, forHost(host)];
      const whole = {
        ...plan(name, subjectOf(issuer.certificate)),
        subject: named(`touchstone ${name}`),
        key: subjectKey,
        extensions,
      };
      const tbs = tbsCertificate(whole);
      const isPrecertificate = as === 'add-pre-chain';
      const first = signedCertificate(
        isPrecertificate ? tbsCertificate({ ...whole, extensions: [...extensions, POISON] }) : tbs,
        issuer.key,
      );
      const issuers = below.map(({ certificate }) => certificate);
      const submitted = withRoot ? issuers : issuers.slice(0, -1);
      return { name: as, what, chain: [first, ...submitted], issuers, signed: isPrecertificate ? tbs : first };
    },
  };
}

/** The JSON of a submission (RFC 6962, section 4.1). */
export function chainJson(chain: readonly Uint8Array[]): Uint8Array {
  return Buffer.from(JSON.stringify({ chain: chain.map((der) => Buffer.from(der).toString('base64')) }));
}
