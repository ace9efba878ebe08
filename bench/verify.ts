import { generateKeyPairSync, hash, type KeyObject, sign, verify } from 'node:crypto';
import { ed25519ph } from '@noble/curves/ed25519.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { ALGORITHMS, type Algorithm } from '../src/reference/log/signature/algorithms.ts';
import { readKey } from '../src/reference/log/signature/public-key.ts';
import { verifyDigest } from '../src/reference/log/signature/verify.ts';
import { best } from './rate.ts';
import type { Row } from './table.ts';

const SPAN_MS = 150;
const RUNS = 5;
const MESSAGE = Buffer.from('a message');
const NOBLE = { 'P-256': p256, 'P-384': p384, 'P-521': p521 };

/** A way to verify one signature, beside the one that is known to everyone. */
interface Work {
  readonly ours: () => boolean;
  readonly other: () => boolean;
  readonly name: string;
  readonly least?: number;
}

/** Each signature that a log may be given: noble's verification of the digest is the other, for RSA node's of the message. */
function workOf(algorithm: Algorithm): Work {
  const digest = hash(algorithm.hash, MESSAGE, 'buffer');
  const ours = (key: KeyObject, signature: Uint8Array) => () => verifyDigest(algorithm, key, digest, signature);
  if (algorithm.family === 'ed25519ph') {
    const { secretKey, publicKey } = ed25519ph.keygen();
    const rawBytes = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey]);
    const signature = ed25519ph.sign(MESSAGE, secretKey);
    const other = () => ed25519ph.verify(signature, MESSAGE, publicKey, { zip215: false });
    return { ours: ours(readKey({ case: 'publicKey', rawBytes })!, signature), other, name: 'noble, message' };
  }
  const { publicKey, privateKey } = algorithm.curve
    ? generateKeyPairSync('ec', { namedCurve: algorithm.curve })
    : generateKeyPairSync('rsa', { modulusLength: algorithm.bits! });
  const signature = sign(algorithm.hash, MESSAGE, privateKey);
  if (!algorithm.curve) {
    const other = () => verify(algorithm.hash, MESSAGE, publicKey, signature);
    return { ours: ours(publicKey, signature), other, name: 'node, message' };
  }
  const noble = NOBLE[algorithm.curve];
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  const other = () => noble.verify(signature, digest, point, { prehash: false, lowS: false, format: 'der' });
  return { ours: ours(publicKey, signature), other, name: 'noble', least: algorithm.curve === 'P-256' ? 6 : 2 };
}

/** How often a second a signature verifies. */
function rate(work: () => boolean): number {
  const began = performance.now();
  let calls = 0;
  for (; performance.now() - began < SPAN_MS; calls++)
    if (!work()) throw new Error('a right signature does not verify');
  return calls / ((performance.now() - began) / 1000);
}

/** Verifying a signature from its digest, beside another way in the same run, taken in turn. */
export function* verifying(): Generator<Row> {
  for (const algorithm of ALGORITHMS) {
    const { ours, other, name, least } = workOf(algorithm);
    const rates = Array.from({ length: RUNS }, () => [rate(ours), rate(other)] as const);
    const measured = best(rates.map(([ours]) => ours));
    yield {
      name: `${algorithm.name.slice('PKIX_'.length)} / ${name}`,
      measured: `${(measured / 1000).toFixed(2)} k/s`,
      ratio: measured / best(rates.map(([, baseline]) => baseline)),
      divisor: name,
      ...(least ? { aim: { least } } : {}),
    };
  }
}
