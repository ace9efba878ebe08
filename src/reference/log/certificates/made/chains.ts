import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { BasicConstraints, ExtendedKeyUsage, GeneralName, SubjectAlternativeName } from '@peculiar/asn1-x509';
import { sha256 } from '../../tree/hash.ts';
import type { Submission } from '../tile-leaf.ts';
import { extension, signedCertificate, tbsCertificate } from './certificate.ts';

/** An authority: its certificate in DER, and its key. */
interface Authority {
  readonly name: string;
  readonly key: KeyObject;
  readonly certificate: Uint8Array;
}

/** Authorities of our own, and the chains that they issue. */
export interface Chains {
  /** Every certificate that an entry may name as an issuer, in DER. */
  readonly issuers: readonly Uint8Array[];
  /**
   * The chain of an index, accepted at a time in milliseconds since 1970: each third is that of a precertificate. Made by
   * one of two intermediate authorities of one root.
   */
  submission(index: number, timestamp: bigint): Submission;
}

const BASIC_CONSTRAINTS = '2.5.29.19';
const ALTERNATIVE_NAME = '2.5.29.17';
/** The poison of a precertificate, critical, with the value NULL (RFC 6962, section 3.1). */
const POISON = extension('1.3.6.1.4.1.11129.2.4.3', Uint8Array.of(5, 0), true);
const AUTHORITY = extension(
  BASIC_CONSTRAINTS,
  new Uint8Array(AsnConvert.serialize(new BasicConstraints({ cA: true }))),
  true,
);

/** Logs refuse certificates of servers without it. */
const FOR_SERVERS = extension(
  '2.5.29.37',
  new Uint8Array(AsnConvert.serialize(new ExtendedKeyUsage(['1.3.6.1.5.5.7.3.1']))),
);

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

function authority(name: string, serial: number, issuer?: Authority): Authority {
  const key = newKey();
  const plan = { serial, issuer: issuer?.name ?? name, subject: name, key, extensions: [AUTHORITY] };
  return { name, key, certificate: signedCertificate(tbsCertificate(plan), issuer?.key ?? key) };
}

/** New authorities with new keys. */
export function newChains(): Chains {
  const root = authority('Touchstone test root', 1);
  const intermediates = [2, 3].map((serial) => authority(`Touchstone test authority ${serial - 1}`, serial, root));
  const fingerprintOfRoot = sha256(root.certificate);
  const keyHashes = intermediates.map(({ key }) =>
    sha256(createPublicKey(key).export({ format: 'der', type: 'spki' })),
  );
  const subjectKey = newKey();
  return {
    issuers: [root, ...intermediates].map(({ certificate }) => certificate),
    submission: (index, timestamp) => {
      const by = index % intermediates.length;
      const { name, key, certificate } = intermediates[by]!;
      const host = `host-${index}.example`;
      const names = new SubjectAlternativeName([new GeneralName({ dNSName: host })]);
      const extensions = [FOR_SERVERS, extension(ALTERNATIVE_NAME, new Uint8Array(AsnConvert.serialize(names)))];
      const plan = { serial: 16 + index, issuer: name, subject: host, key: subjectKey, extensions };
      const tbs = tbsCertificate(plan);
      const fingerprints = [sha256(certificate), fingerprintOfRoot];
      if (index % 3 !== 1) return { timestamp, signed: signedCertificate(tbs, key), fingerprints };
      const whole = signedCertificate(tbsCertificate({ ...plan, extensions: [...extensions, POISON] }), key);
      return { timestamp, signed: tbs, precertificate: { whole, issuerKeyHash: keyHashes[by]! }, fingerprints };
    },
  };
}
