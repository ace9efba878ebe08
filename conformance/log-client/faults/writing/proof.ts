import { clientFault } from '../../testbed/alteration.ts';
import { rootOfLooseProof } from '../../testbed/loose-proof.ts';

export const answeredProofNotVerified = clientFault({
  text: 'verifies the checkpoint of an answer, and not its proof',
  breaks: 'CLIENT-WR-003',
  caughtBy: ['log-client/writing/proof#believed'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, rootOfProof: (_index, _size, leaf) => leaf, isProved: () => true }),
});

export const answeredRootNotThatOfTheCheckpoint = clientFault({
  text: 'verifies the proof of an answer by the root hash beside it, and not by that of the checkpoint',
  breaks: 'CLIENT-WR-003',
  caughtBy: ['log-client/writing/proof#believed'],
  needs: { as: 'writer' },
  install: (rig) => {
    let named: Uint8Array | undefined;
    return {
      ...rig,
      jsonOf: (bytes) => {
        const value = rig.jsonOf(bytes);
        const { inclusionProof } = value as { readonly inclusionProof?: { readonly rootHash?: string } };
        if (inclusionProof?.rootHash !== undefined) named = Buffer.from(inclusionProof.rootHash, 'base64');
        return value;
      },
      isProved: (computed, signed) => rig.isProved(computed, named ?? signed),
    };
  },
});

export const answeredShortProofBelieved = clientFault({
  text: 'does not look whether the proof of an answer ends too early for its index',
  breaks: 'CLIENT-WR-003',
  caughtBy: ['log-client/writing/proof#short'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, rootOfProof: rootOfLooseProof({ refusesShort: false }) }),
});

export const answeredLongProofBelieved = clientFault({
  text: 'does not look whether the proof of an answer goes on beyond its tree',
  breaks: 'CLIENT-WR-003',
  caughtBy: ['log-client/writing/proof#long'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, rootOfProof: rootOfLooseProof({ refusesLong: false }) }),
});

export const answeredIndexNotCompared = clientFault({
  text: 'does not compare the index of an answer with its tree size',
  breaks: 'CLIENT-WR-003',
  caughtBy: ['log-client/writing/proof#beyond'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, rootOfProof: rootOfLooseProof({ refusesBeyond: false }) }),
});
