import { generateKeyPairSync } from 'node:crypto';
import { treeHeadSigner } from '../../../../src/reference/log/index.ts';
import { certificateLogVariant } from '../../testbed/alteration.ts';

export const treeHeadByRsa = certificateLogVariant({
  text: 'signs its tree heads by an RSA key',
  cites: 'RFC 6962, section 2.1.4: ECDSA on P-256, or RSA of at least 2048 bits',
  install: (rig) => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return { ...rig, signer: treeHeadSigner({ name: rig.origin, privateKey, clock: rig.clock }) };
  },
});
