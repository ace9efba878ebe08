import { treeHeadSigner } from '../../../../src/reference/log/index.ts';
import { certificateLogVariant } from '../../testbed/alteration.ts';
import { acceptedAt } from '../../testbed/certificates/filled-log.ts';

export const treeHeadAsOldAsItsNewestEntry = certificateLogVariant({
  text: 'signs the tree head of its entries with the time of the newest of them',
  cites: 'RFC 6962, section 3.5: at least as recent as the most recent SCT timestamp in the tree',
  install: (rig) => {
    // The tree head of the empty tree comes a millisecond before.
    const clock = { now: () => acceptedAt(299) - 1 };
    return { ...rig, signer: treeHeadSigner({ name: rig.origin, privateKey: Buffer.alloc(32, 7), clock }) };
  },
});
