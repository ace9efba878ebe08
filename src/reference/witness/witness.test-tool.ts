/** A log and the witnesses that it asks, in this process. */
import type { Clock } from '../clock.ts';
import { readVerifier } from '../log/checkpoint/verifier.ts';
import {
  type AskWitness,
  cosigner,
  ED25519_COSIGNATURE,
  ML_DSA_44,
  memoryStore,
  readPolicy,
  type Store,
  type Witnessing,
} from '../log/index.ts';
import { openWitness, type Witness } from './witness.ts';

/** Opens the witnesses w1 (Ed25519), w2 (ML-DSA-44) and w3 (Ed25519) of a log. */
export async function threeWitnesses(
  logVkey: string,
  clock: Clock,
  storeOf: (index: number) => Store = () => memoryStore(),
) {
  const types = [ED25519_COSIGNATURE, ML_DSA_44, ED25519_COSIGNATURE] as const;
  const signers = types.map((type, i) =>
    cosigner({ name: `w${i + 1}.example`, type, seed: Buffer.alloc(32, i + 1), clock }),
  );
  const logs = [readVerifier(logVkey)];
  const witnesses: Witness[] = await Promise.all(
    signers.map((signer, i) => openWitness({ signers: [signer], logs, store: storeOf(i) })),
  );
  const lines = signers.map(({ vkey }, i) => `witness w${i + 1} ${vkey} http://w${i + 1}.example/\n`);
  const bodies: string[] = [];
  /** The witnesses that cannot be reached. */
  const down = new Set<string>();
  const ask: AskWitness = async ({ name, url }, body) => {
    if (down.has(name)) throw new Error('connection refused');
    bodies.push(`${name}: ${body}`);
    const request = new Request(`${url}/add-checkpoint`, { method: 'POST', body });
    const response = await witnesses[Number(name.slice(1)) - 1]!.handler(request);
    return { status: response.status, text: await response.text() };
  };
  const witnessing = (rule: string, patienceMs = 60_000): Witnessing => ({
    policy: readPolicy(Buffer.from(`log ${logVkey}\n${lines.join('')}${rule}`)),
    ask,
    patienceMs,
  });
  return { witnesses, witnessing, bodies, down, signers };
}
