/** Alterations of the entries of a log of certificates, and of its tree heads. */
import { type LogRig, treeHeadSigner } from '../../../../src/reference/log/index.ts';
import { withParts } from '../parts.ts';

/** The paths of data tiles and of issuers. */
export const DATA_TILE_PATHS = /^tile\/data\//;
export const ISSUER_PATHS = /^issuer\//;

const SEED = Buffer.alloc(32, 7);

/** Signs with the same key, by another name or another clock. */
export function withTreeHeads(rig: LogRig, { name = rig.signer.name, aheadMs = 0 }): LogRig {
  const clock = { now: () => rig.clock.now() + aheadMs };
  return { ...rig, signer: treeHeadSigner({ name, privateKey: SEED, clock }) };
}

/** Has another origin, and a key of that name. */
export const withOrigin = (rig: LogRig, origin: string): LogRig => withTreeHeads({ ...rig, origin }, { name: origin });

/** Where the parts of a submitted entry of a precertificate begin; its extensions are still empty. */
export interface PrecertificatePlaces {
  readonly issuerKeyHash: number;
  readonly tbs: number;
  readonly whole: number;
}

/** The place of the certificate in an entry of one. */
export const CERTIFICATE_AT = 13;

function placesIn(entry: Buffer): PrecertificatePlaces {
  const tbs = 45;
  return { issuerKeyHash: 10, tbs, whole: tbs + entry.readUIntBE(42, 3) + 5 };
}

/** Changes each entry of a certificate as if it had been submitted so. `alter` may change its copy in place. */
export function withCertificateEntries(rig: LogRig, alter: (entry: Buffer) => Uint8Array | undefined): LogRig {
  return withEntriesOfType(rig, 0, alter);
}

/** Changes each entry of a precertificate as if it had been submitted so. */
export function withPrecertificateEntries(
  rig: LogRig,
  alter: (entry: Buffer, places: PrecertificatePlaces) => Uint8Array | undefined,
): LogRig {
  return withEntriesOfType(rig, 1, (entry) => alter(entry, placesIn(entry)));
}

function withEntriesOfType(rig: LogRig, type: number, alter: (entry: Buffer) => Uint8Array | undefined): LogRig {
  const { placed } = rig.parts;
  return withParts(rig, {
    placed: (entry, index, parts) => {
      const copy = Buffer.from(entry);
      return placed(copy.readUInt16BE(8) === type ? (alter(copy) ?? copy) : entry, index, parts);
    },
  });
}

/** Changes the chain of each entry: the fingerprints, 32 bytes each, after their length. */
export function withChains(rig: LogRig, alter: (fingerprints: Uint8Array) => Uint8Array): LogRig {
  const { placed } = rig.parts;
  return withParts(rig, {
    placed: (entry, index, parts) => {
      const whole = Buffer.from(placed(entry, index, parts));
      const at = whole.length - CHAIN_BYTES;
      const chain = alter(whole.subarray(at));
      const length = Buffer.alloc(2);
      length.writeUInt16BE(chain.length);
      return Buffer.concat([whole.subarray(0, at - 2), length, chain]);
    },
  });
}

/** The chains of the reference have an intermediate authority and a root. */
const CHAIN_BYTES = 64;
