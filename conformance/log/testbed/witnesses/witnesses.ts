/** Witnesses that cosign the checkpoints of a reference log, and a policy that names them. */

import {
  type Clock,
  cosigner,
  ED25519_COSIGNATURE,
  type LogRig,
  ML_DSA_44,
  type Signer,
} from '../../../../src/reference/log/index.ts';

const TYPES = [ED25519_COSIGNATURE, ML_DSA_44, ED25519_COSIGNATURE] as const;

/** The seed of the key of a witness, 0 to 2. */
export const witnessSeed = (index: number): Uint8Array => Buffer.alloc(32, 0x40 + index);

/** The witnesses w1, w2 and w3, always with the same keys; w2 has an ML-DSA-44 key. */
export function testWitnesses(clock: Clock): readonly [Signer, Signer, Signer] {
  const [one, two, three] = TYPES.map((type, i) =>
    cosigner({ name: `witness.example/w${i + 1}`, type, seed: witnessSeed(i), clock }),
  );
  return [one!, two!, three!];
}

/** A log whose checkpoints they cosign, by its own clock. */
export const withWitnesses = (rig: LogRig, clock: Clock): LogRig => ({
  ...rig,
  clock,
  cosigners: testWitnesses(clock),
});

/** A policy (C2SP tlog-policy) with a log, the three witnesses, and further lines. */
export function policyText(logVkey: string | undefined, lines: string): string {
  const witnesses = testWitnesses({ now: () => 0 }).map(({ vkey }, i) => `witness w${i + 1} ${vkey}\n`);
  return `${logVkey === undefined ? '' : `log ${logVkey}\n`}${witnesses.join('')}${lines}`;
}

/** Changes the cosigners of a log, each where the function gives another one. */
export function withCosigners(rig: LogRig, alter: (cosigner: Signer, index: number) => Signer): LogRig {
  return { ...rig, cosigners: (rig.cosigners ?? []).map(alter) };
}

/** Changes what one of the cosigners, 0 to 2, signs. */
export const withCosignature = (
  rig: LogRig,
  index: number,
  alter: (text: string, sign: Signer['sign']) => Uint8Array,
): LogRig => withCosigners(rig, (one, i) => (i === index ? { ...one, sign: (text) => alter(text, one.sign) } : one));
