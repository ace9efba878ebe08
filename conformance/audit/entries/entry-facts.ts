import type { Defect } from '../../core/check/defect.ts';
import { entryCertificateDefect, isCertificate, withoutPoison } from '../../log/oracle/certificates/certificate.ts';
import { extensionsDefect, leafIndexDefect } from '../../log/oracle/certificates/extensions.ts';
import { timeText } from '../../log/oracle/checkpoint/tree-head-time.ts';
import { type Finding, finding } from '../finding/finding.ts';
import type { LeafPlaces } from './leaf-places.ts';

/** The facts of an entry of a log of certificates, kept until its leaf hash is compared. Hashes are latin1 strings. */
export interface EntryFacts {
  /** The data tile and the entry in it. */
  readonly at: string;
  /** The fingerprints of its issuers, one after the other. */
  readonly chain: string;
  readonly precertificate?: {
    readonly issuerKeyHash: string;
    /** Whether its TBSCertificate without the poison is that of the entry. */
    readonly isSame: boolean;
  };
  /** Its defects beside its hash. */
  readonly findings?: readonly Finding[];
}

/** An entry in a data tile. */
interface EntryAt {
  readonly bytes: Buffer;
  readonly start: number;
  readonly places: LeafPlaces;
  readonly index: bigint;
  readonly at: string;
  readonly treeHeadTime: bigint | undefined;
}

/** The facts of an entry. They refer to none of its bytes, which are overwritten. */
export function entryFacts({ bytes, start, places, index, at, treeHeadTime }: EntryAt): EntryFacts {
  const { signed, signedEnd, extensions, timestampedEnd, whole, wholeEnd, chain, end, issuerKeyHash } = places;
  const findings: Finding[] = [];
  const time = bytes.readBigUInt64BE(start);
  if (treeHeadTime !== undefined && time > treeHeadTime) {
    const expected = `${timeText(treeHeadTime)}, the time of the tree head, or earlier (RFC 6962 section 3.5)`;
    findings.push(finding('timestamp', `${at}, timestamp`, expected, timeText(time)));
  }
  const extensionBytes = bytes.subarray(extensions, timestampedEnd);
  if (!isLeafIndexAlone(extensionBytes, index)) findings.push(...extensionFindings(extensionBytes, index, at));
  const certificate = bytes.subarray(signed, signedEnd);
  const precertificate = issuerKeyHash === undefined ? undefined : bytes.subarray(whole, wholeEnd);
  const tbs = precertificate && withoutPoison(precertificate);
  if (precertificate ? !tbs : !isCertificate(certificate)) {
    const more = precertificate && { precertificate: { issuerKeyHash: new Uint8Array(), whole: precertificate } };
    const field = precertificate ? 'pre_certificate' : 'signed_entry';
    const defect = entryCertificateDefect({ signed: certificate, ...more }, `${at}, ${field}`);
    findings.push(...found('certificate', defect));
  }
  return {
    at,
    chain: bytes.toString('latin1', chain, end),
    ...(tbs && {
      precertificate: {
        issuerKeyHash: bytes.toString('latin1', issuerKeyHash, issuerKeyHash! + 32),
        isSame: certificate.equals(tbs),
      },
    }),
    ...(findings.length > 0 && { findings }),
  };
}

/** Whether extensions are the one of most entries: type 0, five bytes, the index (static-ct-api, "SCT Extension"). */
function isLeafIndexAlone(extensions: Buffer, index: bigint): boolean {
  return extensions.length === 8 && extensions.readUIntBE(0, 3) === 5 && BigInt(extensions.readUIntBE(3, 5)) === index;
}

function extensionFindings(extensions: Buffer, index: bigint, at: string): readonly Finding[] {
  return [
    ...found('extensions', extensionsDefect(extensions, `${at}, extensions`)),
    ...found('leaf-index', leafIndexDefect(extensions, index, `${at}, leaf_index`)),
  ];
}

const found = (kind: Finding['kind'], defect: Defect | undefined): readonly Finding[] =>
  defect ? [finding(kind, defect.at!, defect.expected, defect.actual)] : [];
