import { createHash, createPublicKey } from 'node:crypto';
import type { PublicKey, TransparencyLogInstance } from '@sigstore/protobuf-specs';
import { equalBytes, hex } from '../../../../oracle/bytes/bytes.ts';
import { keyDetailsName } from '../../../oracle/entry/key-details.ts';
import { logIdOf } from '../../../oracle/entry/log-id.ts';
import { isKeyName } from '../../../oracle/note/key-name.ts';
import type { Vkey } from '../../../oracle/note/verifier-key.ts';
import { vkeyOfSpki } from '../../../oracle/note/vkey-of-spki.ts';
import type { RootLog } from './trusted-root-file.ts';

/** A log of a trusted root that may serve tiles: a shard of Rekor v2. */
export interface Shard {
  /** Its base URL, without a slash at the end. */
  readonly address: string;
  /** Usually one; several where the file has several logs with one base URL. */
  readonly keys: readonly Vkey[];
  /**
   * Whether the file shows that this is Rekor v2. It does not for ECDSA, whose log ID is the hash of the key alone in both
   * versions.
   */
  readonly certain: boolean;
  readonly from?: Date;
  readonly until?: Date;
}

/** A log of a trusted root that is left out, and why. */
export interface LeftOutLog {
  readonly address: string;
  readonly why: string;
}

/** The library's number of SHA2_256 in the enum HashAlgorithm, and of an absent name. */
const [SHA2_256, UNSPECIFIED] = [1, 0];

/** The names of key details that go with a key, by its note type; an absent name goes with all. */
const FITTING: Readonly<Record<number, RegExp>> = {
  1: /^PKIX_ED25519$/,
  2: /^PKIX_ECDSA_/,
  255: /^(PKCS1|PKIX)_RSA_PKCS1V/,
};

/** The key in SPKI DER. Rekor's first RSA keys are in PKCS #1. */
function spkiOf({ rawBytes, keyDetails }: PublicKey): Uint8Array {
  const bytes = Buffer.from(rawBytes ?? '');
  if (!/^PKCS1_/.test(keyDetailsName(keyDetails) ?? '')) return bytes;
  try {
    return createPublicKey({ key: bytes, format: 'der', type: 'pkcs1' }).export({ format: 'der', type: 'spki' });
  } catch {
    return bytes;
  }
}

/** The base URL as an address: it may lack its scheme. */
function addressOf(baseUrl: string): string | undefined {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(baseUrl) ? baseUrl : `https://${baseUrl}`;
  return URL.canParse(text) && /^https?:/i.test(text) ? text.replace(/(?<!\/)\/+$/, '') : undefined;
}

/**
 * The names that the key of a log at an address may have: the host, as Rekor has it, the host with its port, and the
 * address without its scheme, as tlog-tiles recommends.
 */
function namesOf(address: string): readonly string[] {
  const { hostname, host } = new URL(address);
  return [...new Set([hostname, host, address.replace(/^[a-z]+:\/\//i, '')])].filter(isKeyName);
}

/** The key of a log under the name that its key ID is made of; or why there is no such key. */
function namedKey(
  { checkpointKeyId, logId }: TransparencyLogInstance,
  spki: Uint8Array,
  names: readonly string[],
): Vkey | string {
  const [member, id] = checkpointKeyId ? ['checkpointKeyId', checkpointKeyId.keyId] : ['logId', logId?.keyId];
  for (const name of names) {
    const { value, defect } = vkeyOfSpki(name, spki);
    if (defect) return `publicKey: expected ${defect.expected}; found ${defect.actual}`;
    if (!id || id.length === 0) return value;
    if ((id.length === 4 || id.length === 32) && equalBytes(logIdOf(value).subarray(0, id.length), id)) return value;
  }
  if (id && equalBytes(createHash('sha256').update(spki).digest(), id))
    return 'it is a log of Rekor v1, which serves no tiles: its log ID is the hash of the key without the name of the log';
  return `its ${member} ${hex(id ?? new Uint8Array())} is made of another name than ${names.join(' or ')}: give the name of the log with --origin`;
}

/**
 * A log of a trusted root as a shard of Rekor v2, or why it is left out. `origin`: a further name that its key may have.
 */
export function shardOf({ place, baseUrl, instance }: RootLog, origin?: string, now = new Date()): Shard | LeftOutLog {
  const address = addressOf(baseUrl);
  const leftOut = (why: string): LeftOutLog => ({ address: address ?? place, why });
  if (address === undefined) return leftOut(`${place}.baseUrl: expected an http or https address; found "${baseUrl}"`);
  if (!instance) return leftOut(`${place} has a value that is not in the schema`);
  const { hashAlgorithm, publicKey } = instance;
  if (!publicKey?.rawBytes) return leftOut(`${place}.publicKey has no rawBytes`);
  if (hashAlgorithm !== SHA2_256 && hashAlgorithm !== UNSPECIFIED)
    return leftOut(`${place}.hashAlgorithm is not SHA2_256, the hash of tlog-tiles`);
  const key = namedKey(instance, spkiOf(publicKey), [...namesOf(address), ...(origin === undefined ? [] : [origin])]);
  if (typeof key === 'string') return leftOut(key.startsWith('publicKey') ? `${place}.${key}` : key);
  const details = keyDetailsName(publicKey.keyDetails) ?? 'PUBLIC_KEY_DETAILS_UNSPECIFIED';
  if (publicKey.keyDetails !== UNSPECIFIED && !FITTING[key.type]?.test(details))
    return leftOut(`${place}.publicKey.keyDetails is ${details}, which is not the kind of its key`);
  const { start: from, end: until } = publicKey.validFor ?? {};
  if ([from, until].some((date) => date && Number.isNaN(date.getTime())))
    return leftOut(`${place}.publicKey.validFor has no valid date`);
  if (from && from > now) return leftOut(`its key is valid from ${from.toISOString()} on`);
  return { address, keys: [key], certain: key.type !== 0x02, ...(from ? { from } : {}), ...(until ? { until } : {}) };
}

/** The same shard under the name that was given, where the key ID does not show the name. */
export function underName(shard: Shard, name: string | undefined): Shard {
  if (name === undefined || shard.certain) return shard;
  const renamed = (key: Vkey) => (key.type === 0x02 ? (vkeyOfSpki(name, key.key).value ?? key) : key);
  return { ...shard, keys: shard.keys.map(renamed) };
}

/** Whether a log of a trusted root was left out. */
export const isLeftOut = (log: Shard | LeftOutLog): log is LeftOutLog => 'why' in log;
