import {
  type Ask,
  type LogClientRig,
  lookAgain,
  Resources,
  readProofFile,
  readVerifierKey,
  requestOf,
  signedEntry,
  Tree,
  type TreeHead,
  type Trusted,
  verifiedHead,
  verifyInclusion,
  verifyProof,
  verifyWholeLog,
  verifyWritten,
} from '../../../src/reference/log-client/index.ts';
import type { LogClientNeeds } from './alteration.ts';

/** What the reference client is given at a log. */
export interface ReferenceGiven {
  readonly ask: Ask;
  readonly vkey: string;
  readonly origin: string;
  /** The entry that a client of the kind `inclusion` is asked about, and its proof for one that reads no log. */
  readonly question: () => Promise<{
    readonly index: bigint;
    readonly entry: Uint8Array;
    readonly proof?: Uint8Array;
  }>;
}

/** The reference client at one log: the function that looks once. Rejects with Refused, or RangeError for its key. */
export function referenceClient(
  rig: LogClientRig,
  as: NonNullable<LogClientNeeds['as']>,
  { ask, vkey, origin, question }: ReferenceGiven,
): () => Promise<void> {
  const resources = new Resources(ask, rig);
  const trust = (): Trusted => ({ key: readVerifierKey(vkey), origin });
  let before: TreeHead | undefined;
  const looks = {
    checkpoint: async (trusted: Trusted) => void (await openTree(resources, trusted, rig)),
    log: async (trusted: Trusted) => void (await verifyWholeLog((await openTree(resources, trusted, rig))!)),
    inclusion: async (trusted: Trusted) => {
      const { entry, index } = await question();
      await verifyInclusion(entry, index, (await openTree(resources, trusted, rig))!, rig);
    },
    proof: async (trusted: Trusted) => {
      const { entry, proof } = await question();
      const file = readProofFile(proof!);
      verifyProof(entry, file.index, file.proof, verifiedHead(file.checkpoint, trusted, rig), rig);
    },
    writer: async (trusted: Trusted) => {
      if (!rig.writes()) return void (await resources.checkpoint());
      const sent = signedEntry(Buffer.from('an artifact'));
      verifyWritten(await resources.create(requestOf(sent)), sent, trusted, rig);
    },
    monitor: async (trusted: Trusted) => {
      before = await lookAgain(resources, trusted, before, rig);
    },
  };
  return async () => looks[as](trust());
}

async function openTree(resources: Resources, trusted: Trusted, rig: LogClientRig): Promise<Tree | undefined> {
  const bytes = await resources.checkpoint();
  return bytes && new Tree(verifiedHead(bytes, trusted, rig), resources, rig);
}
